/** The SMTP server, and what its refusals mean. */
import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import type { Mail } from '../../../src/domain/mail/mail.ts';
import { mailFrom, mailReplyTo, smtpUrl } from './settings.ts';

const TIMEOUT_MS = 20_000;

/** An error of nodemailer. */
const smtpError = z.object({ code: z.optional(z.string()), responseCode: z.optional(z.number()) });

/** 5xx: the server will not take the letter however often it is asked; but a wrong password is ours to mend. */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = smtpError.safeParse(error).data ?? {};
  return code !== 'EAUTH' && responseCode >= 500;
}

/** Code of the error and of the server's answer, without the address that the answer quotes. */
export function errorText(error: unknown): string {
  const { code, responseCode } = smtpError.safeParse(error).data ?? {};
  const known = [code, responseCode].filter((part) => part !== undefined).join(' ');
  return known || (error instanceof Error ? error.name : 'unknown');
}

class NotConfigured extends Error {
  override readonly name = 'NotConfigured';
}

/**
 * Hands the letter to the server.
 * @param id makes the Message-ID: mail programs show a letter that came twice only once.
 */
export async function deliver(
  id: string,
  to: readonly string[],
  { message, ...mail }: Pick<Mail, 'message' | 'replyTo'>,
): Promise<void> {
  const url = smtpUrl();
  const from = mailFrom();
  if (url === undefined || from === undefined) throw new NotConfigured('SMTP_URL and MAIL_FROM are not set');
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Nothing is fetched on behalf of a letter.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)/u.exec(from)?.[1] ?? 'localhost';
  const replyTo = mail.replyTo ?? mailReplyTo();
  try {
    await transport.sendMail({
      from,
      to: [...to],
      ...(replyTo && { replyTo }),
      subject: message.subject,
      text: message.text,
      html: message.html,
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } finally {
    transport.close();
  }
}
