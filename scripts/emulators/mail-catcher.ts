/**
 * The mail server of a local run: it takes every email, sends none on, and shows them on a page. Emails are stored in memory,
 * the latest first. An address that begins with `refused` is refused, as by a server that has no such mailbox.
 */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { escapeHtml } from '../../src/domain/escape-html.ts';
import { listen } from '../listen.ts';

/** Maximum number of stored emails; the oldest are removed. */
const MOST = 200;

async function parseEmail(source: Buffer, to: readonly string[]) {
  const {
    messageId = '',
    from,
    replyTo = [],
    subject = '',
    text = '',
    html = '',
  } = await PostalMime.parse(source);
  return {
    messageId,
    from: from?.address ?? '',
    replyTo: replyTo.flatMap(({ address }) => address ?? []),
    to,
    subject,
    text,
    html,
    /** ISO 8601. */
    caughtAt: new Date().toISOString(),
  };
}

type CaughtEmail = Awaited<ReturnType<typeof parseEmail>>;

/** Every email as text and, in a frame that runs no script, as HTML. */
function pageOf(emails: readonly CaughtEmail[]): string {
  const items = emails.map(
    ({
      to,
      subject,
      text,
      html,
      caughtAt,
    }) => `<details><summary><b>${escapeHtml(subject)}</b> → ${escapeHtml(to.join(', '))}
      <small>${caughtAt.slice(11, 19)}</small></summary>
      <iframe sandbox srcdoc="${escapeHtml(html)}" style="width:100%;height:24rem;border:1px solid #888"></iframe>
      <pre style="white-space:pre-wrap">${escapeHtml(text)}</pre></details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">
    <title>Mail of the local run</title><body style="font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem">
    <h1>Mail of the local run</h1><p>${emails.length === 0 ? 'Nothing was sent yet.' : 'Latest first. Nothing leaves this machine.'}</p>
    ${items.join('\n')}</body></html>`;
}

/** @throws Error when one of the ports is in use. */
export async function startMailCatcher(smtpPort: number, pagePort: number) {
  const emails: CaughtEmail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
      done(address.startsWith('refused') ? refusal : null);
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((source) => parseEmail(source, to))
        .then((email) => {
          emails.unshift(email);
          emails.splice(MOST);
          done();
        })
        .catch((error: unknown) => done(error instanceof Error ? error : new Error('unreadable')));
    },
  });
  const page = createServer(({ url }, answer) => {
    const isJson = url === '/emails.json';
    answer.setHeader('Content-Type', isJson ? 'application/json' : 'text/html; charset=utf-8');
    answer.end(isJson ? JSON.stringify(emails) : pageOf(emails));
  });
  await listen(smtp.server, smtpPort);
  await listen(page, pagePort);
  return {
    async close() {
      await new Promise<void>((resolve) => smtp.close(resolve));
      await new Promise<void>((resolve) => {
        page.close(() => resolve());
        page.closeAllConnections();
      });
    },
  };
}
