/** Letters that the suite's mail server has caught, as a mail program reads them. */
import * as z from 'zod/mini';
import { LOCAL } from '../../scripts/local-project.ts';
import { eventually } from './server.ts';

const caughtSchema = z.array(
  z.object({
    messageId: z.string(),
    to: z.array(z.string()),
    replyTo: z.array(z.string()),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
  }),
);
export type CaughtLetter = z.infer<typeof caughtSchema>[number];

/** What has come for an address, the latest first. */
export async function caughtFor(address: string): Promise<CaughtLetter[]> {
  const answer = await fetch(`${LOCAL.mailPage}/letters.json`);
  return caughtSchema.parse(await answer.json()).filter(({ to }) => to.includes(address));
}

/** The letter to an address whose subject begins so, once it has come. */
export function letterTo(address: string, subject: string): Promise<CaughtLetter> {
  return eventually(async () => {
    const [letter] = (await caughtFor(address)).filter((one) => one.subject.startsWith(subject));
    if (!letter) throw new Error(`No letter to ${address}`);
    return letter;
  });
}

/** The path of the link about a message in a letter. */
export function linkIn({ text }: Pick<CaughtLetter, 'text'>): string {
  const [link = ''] = /http:\/\/\S+\/messages\/\S+/u.exec(text) ?? [];
  return new URL(link).pathname;
}

/** The member's number in a letter. */
export function numberIn({ text }: Pick<CaughtLetter, 'text'>): string {
  const [, number = ''] = /number is (\d+)/u.exec(text) ?? [];
  return number;
}
