/** Paths of the pages for writing to a guide or to the office, without the language prefix. */
import { topicSlug, type OfficeTopic } from './office-topics.ts';

/** The form. */
export function messagePath(slug: string): string {
  return `/messages/to/${slug}`;
}

/** The form for a question to the office. */
export function officePath(topic: OfficeTopic): string {
  return messagePath(topicSlug(topic));
}

/** Where the form is posted to. */
export function sendPath(slug: string): string {
  return `/messages/send/${slug}`;
}

/** The links of emails; `{token}` is filled in. */
export const CONFIRM_PATH = '/messages/confirm/{token}';
export const REPORT_PATH = '/messages/report/{token}';

/** The form of an application to the school. */
export function applyPath(intake: string): string {
  return `/apply/${intake}`;
}

/** Where it is posted to. */
export function sendApplicationPath(intake: string): string {
  return `/applications/send/${intake}`;
}

/** The link of all emails about an application. */
export const APPLICATION_PATH = '/applications/status/{token}';
