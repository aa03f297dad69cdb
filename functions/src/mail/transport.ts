/** Sends through the SMTP server, and classifies its errors. */
import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import type { Mail } from '../../../src/domain/mail/mail.ts';
import { officeAddress } from './settings.ts';

const TIMEOUT_MS = 20_000;

/** An error of nodemailer, or of Google's services, whose codes may be numbers. */
const knownError = z.catch(
  z.object({
    name: z.optional(z.string()),
    code: z.optional(z.union([z.string(), z.number()])),
    responseCode: z.optional(z.number()),
  }),
  {},
);

/** 5xx: a permanent refusal; but a wrong password is a configuration error on our side. */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = knownError.parse(error);
  return code !== 'EAUTH' && responseCode >= 500;
}

/**
 * Returns the code of the error and of the server's response, without the address that the response
 * quotes.
 */
export function errorText(error: unknown): string {
  const { name, code, responseCode } = knownError.parse(error);
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || String(name);
}

/** The server received the whole email and sent no response: it may have accepted it. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse';
}

/**
 * Nodemailer shows only in its log how far a sending came: there is an entry of the kind `message` as soon as the whole email is
 * on its way. Nothing is written anywhere.
 */
function logOf(seen: (kind: unknown) => void) {
  const entry = ({ tnx }: { readonly tnx?: unknown }) => seen(tnx);
  return {
    level: () => undefined,
    trace: entry,
    debug: entry,
    info: entry,
    warn: entry,
    error: entry,
    fatal: entry,
  };
}

/**
 * Hands the email to the server.
 * @throws NoResponse where the server may have taken it.
 * @param id makes the Message-ID: mail programs show an email that came twice only once.
 */
export async function deliver(
  id: string,
  to: readonly string[],
  { message, created_at, ...mail }: Pick<Mail, 'message' | 'replyTo' | 'created_at'>,
): Promise<void> {
  const url = process.env['SMTP_URL'];
  const from = process.env['MAIL_FROM'];
  if (!url || !from) throw Object.assign(new Error(), { code: 'NotConfigured' });
  let isHandedOver = false;
  const transport = createTransport({
    url,
    logger: logOf((entry) => {
      isHandedOver ||= entry === 'message';
    }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Nothing is fetched on behalf of an email.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)/u.exec(from)?.[1] ?? 'localhost';
  const replyTo = mail.replyTo ?? officeAddress();
  try {
    await transport.sendMail({
      from,
      to: [...to],
      ...(replyTo && { replyTo }),
      // A delayed email gets the date of its creation, so that it is sorted before later decisions.
      date: created_at,
      subject: message.subject,
      text: message.text,
      html: message.html,
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } catch (error) {
    if (isHandedOver && knownError.parse(error).responseCode === undefined)
      throw new NoResponse(errorText(error));
    throw error;
  }
}
