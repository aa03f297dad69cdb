/** The emails about a message, in the transaction that they report on. */
import type { Transaction } from 'firebase-admin/firestore';
import { nameInLang } from '../../../src/domain/guide/own-words.ts';
import { DEFAULT_LANG, MAIL_LANGS, readableLang, type Lang } from '../../../src/domain/lang.ts';
import type { GuideMessage } from '../../../src/domain/messages/message-form.ts';
import { MESSAGE_CONFIRM_HOURS } from '../../../src/domain/settings.ts';
import { nameOfRecipient, type Recipient } from '../../../src/domain/messages/message-page.ts';
import { TOPIC_TITLES } from '../../../src/domain/messages/office-topics.ts';
import { writeEmail } from '../mail/outbox.ts';
import { tokenHash } from './message-keys.ts';
import type { FoundRecipient } from './recipient.ts';

/** Contains nothing that was typed into the form, because the address may belong to somebody else. */
export function writeConfirmation(
  writer: Transaction,
  { email, language }: { readonly email: string; readonly language: Lang },
  recipient: Recipient,
  token: string,
): void {
  const values = {
    name: nameOfRecipient(recipient, language),
    hours: MESSAGE_CONFIRM_HOURS,
    token,
  };
  writeEmail(
    writer,
    `message-confirm-${tokenHash(token)}`,
    { address: email },
    { full_name: '', language: readableLang(MAIL_LANGS, language) },
    { occasion: 'message-confirm', values },
    { isUnlisted: true },
  );
}

/** What a message to the office is about: a topic, or a guide who accepts none. */
function subjectIn(shown: Recipient, lang: Lang) {
  const about = shown.topic ? TOPIC_TITLES[shown.topic][lang] : nameInLang(shown, lang);
  return { about, [shown.topic ? 'topic' : 'silent']: about };
}

/** Sends the message to the guide or the office, whose reply goes to the sender, and a copy to the sender. */
export function writeForwarded(
  writer: Transaction,
  id: string,
  message: GuideMessage,
  recipient: FoundRecipient,
  token: string,
): void {
  const { name, email, text, from, to, people, language } = message;
  const { shown } = recipient;
  const tour = { message: text, from, to, people };
  const values = { ...tour, name, email, language };
  if (recipient.office === undefined)
    writeEmail(
      writer,
      `message-forward-${id}`,
      { uid: recipient.uid },
      { ...recipient.account, georgian_name: shown.georgian_name, latin_name: shown.latin_name },
      { occasion: 'message-forward', values: { ...values, token } },
      { replyTo: email },
    );
  else
    writeEmail(
      writer,
      `message-office-${id}`,
      { address: recipient.office },
      { full_name: '', language: DEFAULT_LANG },
      { occasion: 'message-office', values: { ...values, ...subjectIn(shown, DEFAULT_LANG) } },
      { replyTo: email },
    );
  writeEmail(
    writer,
    `message-copy-${id}`,
    { address: email },
    { full_name: name, language: readableLang(MAIL_LANGS, language) },
    {
      occasion: 'message-copy',
      values: {
        ...tour,
        name: nameOfRecipient(shown, language),
        ...(recipient.office === undefined
          ? { guide: nameInLang(shown, language) }
          : subjectIn(shown, language)),
      },
    },
    { isUnlisted: true },
  );
}
