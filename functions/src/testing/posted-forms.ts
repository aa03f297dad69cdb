/** Forms that visitors post to the functions in this process: what is answered, stored, and waits to be sent. */
import type { DAILY_MESSAGES } from '../../../src/domain/settings.ts';
import { timestamp } from '../../../src/domain/timestamp.ts';

// The Admin SDK reads the environment when it is loaded.
const app = () => import('../app.ts');

export async function store(path: string, data: Record<string, unknown>): Promise<void> {
  await (await app()).firestore.doc(path).set(data);
}

/** Returns the documents of a collection, with their times as dates. */
export async function all(collection: string) {
  const { docs } = await (await app()).firestore.collection(collection).get();
  return docs.map((one) =>
    Object.fromEntries(
      Object.entries(one.data()).map(([name, value]) => [name, timestamp.safeParse(value).data ?? value]),
    ),
  );
}

/** Returns the emails to an address or account, the latest last. */
export async function emailsTo(receiver: string) {
  const { docs } = await (await app()).firestore.collection('mail').get();
  return docs
    .filter((one) => [...one.get('to'), ...one.get('toUids')].includes(receiver))
    .toSorted((one, other) => (one.createTime.valueOf() < other.createTime.valueOf() ? -1 : 1))
    .map((one) => ({
      id: one.id,
      subject: String(one.get('message.subject')),
      text: String(one.get('message.text')),
      replyTo: one.get('replyTo') as unknown,
      isUnlisted: one.get('isUnlisted') as unknown,
    }));
}

/** Returns the tokens of such links in emails, the latest last. */
export async function tokensTo(receiver: string, link: string): Promise<string[]> {
  const texts = (await emailsTo(receiver)).map(({ text }) => text).join('\n');
  return Array.from(texts.matchAll(new RegExp(`/${link}/([\\w-]+)`, 'gu')), ([, token = '']) => token);
}

/** As if this many had been sent on that day. */
export async function haveSent(
  day: Date,
  counts: Partial<Record<keyof typeof DAILY_MESSAGES, number>>,
  who = '',
): Promise<void> {
  const { messageKeys } = await import('../messages/message-keys.ts');
  const keys = await messageKeys(day);
  for (const [what, count] of Object.entries(counts))
    await store(`message_limits/${keys.day(what, who)}`, { count });
}

let networks = 0;

/** Opens an address, or posts a form to it; without a name, each time from another network. */
export async function visit(address: string, typed?: Readonly<Record<string, string>>, network?: string) {
  networks += 1;
  const { handleMessage } = await import('../messages/handle-message.ts');
  const reply = await handleMessage({
    isPost: typed !== undefined,
    address,
    body: Buffer.from(new URLSearchParams(typed).toString()),
    caller: { network: network ?? `network ${networks}`, isDirect: false },
  });
  const page: { address?: string; step?: Record<string, unknown> } = JSON.parse(String(reply.body) || '{}');
  return { ...reply, ...page };
}

/** Pages are what they are drawn from. */
export async function renderResponse(address: string, page: object): Promise<string> {
  return JSON.stringify({ address, ...page });
}
