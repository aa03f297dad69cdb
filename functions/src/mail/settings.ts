/** Where mail goes out and what it names, from the environment of the functions. */
import { defineSecret } from 'firebase-functions/params';

const isLocal = process.env['FUNCTIONS_EMULATOR'] === 'true';

/** `smtps://user:password@host:465`. */
const smtpSecret = defineSecret('SMTP_URL');

/** Of the functions that send; the local suite names its mail server in the environment. */
export const MAIL_SECRETS = isLocal ? [] : [smtpSecret];

/** Undefined where no mail server is named. */
export function smtpUrl(): string | undefined {
  return (isLocal ? process.env['SMTP_URL'] : smtpSecret.value()) || undefined;
}

/** The sender, `Name <address>` or an address; undefined where none is named. */
export function mailFrom(): string | undefined {
  return process.env['MAIL_FROM'] || (isLocal ? 'guides@localhost' : undefined);
}

/** Where answers go: to people of the association. */
export function mailReplyTo(): string | undefined {
  return process.env['MAIL_REPLY_TO'] || undefined;
}

/** Of the site, without a slash at its end. Hosting answers for every project under the second. */
export function siteOrigin(): string {
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  return process.env['SITE_ORIGIN'] || (isLocal ? 'http://127.0.0.1:5000' : `https://${project}.web.app`);
}
