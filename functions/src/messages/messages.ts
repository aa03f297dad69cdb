/**
 * Messages of visitors to guides, behind Hosting's rewrites: posted forms and the links of emails. Apart from `site`, which
 * may only read.
 */
import { onRequest } from 'firebase-functions/v2/https';
import { logger } from 'firebase-functions/v2';
import { secured } from '../security-headers.ts';
import { callerOf } from '../rate-limit.ts';
import { handleMessage } from './handle-message.ts';

/**
 * Shown when no page can be rendered; in both languages, because the address may not have been parsed.
 */
const UNAVAILABLE =
  'საიტი ახლა ვერ პასუხობს. გთხოვთ, უკან დაბრუნდეთ და ცოტა ხანში ხელახლა სცადოთ.\n' +
  'The site cannot answer at the moment. Please go back and try again in a moment.\n';

export const messages = onRequest(
  { maxInstances: 4 },
  secured(async ({ method, url, headers: received, rawBody }, response) => {
    const isPost = method === 'POST';
    if (!isPost && method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
      return;
    }
    // Pages of others send nothing in a visitor's name; browsers that do not send this header confirm by the email.
    if (isPost && received['sec-fetch-site'] === 'cross-site') {
      response.writeHead(403).end();
      return;
    }
    try {
      const caller = callerOf(received['x-forwarded-for']);
      const visit = { isPost, address: url, body: rawBody ?? Buffer.alloc(0), caller };
      const { status, headers, body } = await handleMessage(visit);
      response.writeHead(status, headers).end(method === 'HEAD' ? undefined : body);
    } catch (error) {
      logger.error('A page of a message could not be rendered', { error: String(error) });
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      response.end(UNAVAILABLE);
    }
  }),
);
