/** Emails that the suite's mail server has caught, as a mail program reads them. */
import * as z from 'zod/mini';
import { LOCAL } from '../../scripts/local-project.ts';
import { eventually } from './server.ts';

const caughtSchema = z.array(
  z.object({
    messageId: z.string(),
    to: z.array(z.string()),
    replyTo: z.array(z.string()),
    // Without the days at its end, which tell emails of one subject apart.
    subject: z.pipe(
      z.string(),
      z.transform((subject) => subject.replace(/ \([^()]*\d{4}\)$/u, '')),
    ),
    text: z.string(),
    html: z.string(),
  }),
);
export type CaughtEmail = z.infer<typeof caughtSchema>[number];

/** What has come for an address, the latest first. */
export async function caughtFor(address: string): Promise<CaughtEmail[]> {
  const answer = await fetch(`${LOCAL.mailPage}/emails.json`);
  return caughtSchema.parse(await answer.json()).filter(({ to }) => to.includes(address));
}

/** The email to an address whose subject begins so, once it has come. */
export function emailTo(address: string, subject: string): Promise<CaughtEmail> {
  return eventually(async () => {
    const [email] = (await caughtFor(address)).filter((one) => one.subject.startsWith(subject));
    if (!email) throw new Error(`No email to ${address}`);
    return email;
  });
}

/** The path of the link about a message in an email. */
export function linkIn({ text }: Pick<CaughtEmail, 'text'>): string {
  const [link = ''] = /http:\/\/\S+\/messages\/\S+/u.exec(text) ?? [];
  return new URL(link).pathname;
}

/** The member's number in an email. */
export function numberIn({ text }: Pick<CaughtEmail, 'text'>): string {
  const [, number = ''] = /number is (\d+)/u.exec(text) ?? [];
  return number;
}
