/** What the association writes to its members and to those who write to them, in every language of emails. What is in braces is filled in (`render-email.ts`). */
import type { MailLang } from '../lang.ts';
import type { ApplicationAnswer } from '../school/applications.ts';
import { APPLICATION_PATH, CONFIRM_PATH, REPORT_PATH } from '../messages/message-paths.ts';

type MailText = Readonly<Record<MailLang, string>>;

/** Left out where the place is filled. */
interface Paragraph extends MailText {
  readonly unless?: readonly ('reason' | 'assessment' | 'waiting' | 'number')[];
}

export interface Email {
  readonly subject: MailText;
  readonly paragraphs: readonly Paragraph[];
  /** The pages to continue with, by default the account of whoever has one; a link with an empty place is left out. */
  readonly links?: readonly { readonly label: MailText; readonly path: string }[];
  /** Why the receiver gets it, where that is no account. */
  readonly footnote?: MailText;
}

/** The place of the reason; left out where none was given, as every paragraph with an empty place. */
const REASON: MailText = { en: '{reason}', ka: '{reason}' };
const MESSAGE: MailText = { en: '{message}', ka: '{message}' };
const SPOKEN: MailText = { en: '{languages}', ka: '{languages}' };

/** Paragraphs that are words of a person. */
export const QUOTES: readonly MailText[] = [REASON, MESSAGE, SPOKEN];

/** The tour that someone asks for. */
const TOUR: readonly MailText[] = [
  { en: 'Dates: {dates}', ka: 'თარიღები: {dates}' },
  { en: 'Number of people: {people}', ka: 'მონაწილეთა რაოდენობა: {people}' },
];

/** For someone who has no account. */
const TO_A_VISITOR: MailText = {
  en: 'You are receiving this email because your address was entered in a form for messages on the association’s website.',
  ka: 'ამ წერილს იმიტომ იღებთ, რომ თქვენი მისამართი ასოციაციის ვებსაიტზე, შეტყობინების ფორმაში ჩაიწერა.',
};

const TO_THE_OFFICE: MailText = {
  en: 'You are receiving this email because this is the address of the association’s office on the website.',
  ka: 'ამ წერილს იმიტომ იღებთ, რომ ვებსაიტზე ასოციაციის ოფისის მისამართად ეს მისამართია მითითებული.',
};

const TO_AN_APPLICANT: MailText = {
  en: 'You are receiving this email because your address was entered in an application to the association’s school on its website.',
  ka: 'ამ წერილს იმიტომ იღებთ, რომ თქვენი მისამართი ასოციაციის ვებსაიტზე, სკოლაში შესატან განაცხადში ჩაიწერა.',
};

const INTAKE: MailText = {
  en: '{programme}, from {start}, {place}',
  ka: '{programme}, დასაწყისი: {start}, {place}',
};

const APPLICANT: MailText = {
  en: 'Application no. {number}, applicant: {name}',
  ka: 'განაცხადი № {number}, მსურველი: {name}',
};

/** What else was typed into the form, without the date of birth. */
const TYPED: readonly MailText[] = [
  { en: 'Phone: {phone}. Languages:', ka: 'ტელეფონი: {phone}. ენები:' },
  SPOKEN,
  MESSAGE,
];

const APPLICATION = {
  label: { en: 'See or withdraw the application', ka: 'განაცხადის ნახვა ან გამოხმობა' },
  path: APPLICATION_PATH,
};

/** What the school answers to an application. */
export const ANSWER_NAMES: Readonly<Record<ApplicationAnswer, MailText>> = {
  answered: { en: 'here is the answer to your application', ka: 'პასუხი თქვენს განაცხადზე' },
  invited: { en: 'you are invited', ka: 'მოწვეული ხართ' },
  declined: { en: 'there is no place this time', ka: 'ამჯერად ადგილს ვერ გთავაზობთ' },
  waiting: { en: 'you are on the waiting list', ka: 'მოლოდინის სიაში ხართ' },
};

const TERM: readonly MailText[] = [
  { en: 'Your member number is {number}.', ka: 'თქვენი წევრის ნომერია {number}.' },
  // Left out where it has no end.
  { en: 'The membership is valid until {until}.', ka: 'წევრობის ბოლო დღე: {until}.' },
];

const CONFIRMED: MailText = { en: 'Confirmed: {confirmed}', ka: 'დადასტურდა: {confirmed}' };

/** Where the reason may ask for something. */
const UNLESS_REQUESTED: MailText = {
  en: 'If the association asks you for something above, reply to this email or correct it in your profile. Otherwise you do not have to do anything.',
  ka: 'თუ ასოციაცია ზემოთ რამეს გთხოვთ, ამ წერილს უპასუხეთ ან მონაცემები პროფილში გაასწორეთ. სხვა შემთხვევაში თქვენგან არაფერია საჭირო.',
};

const ANSWER: MailText = {
  en: 'Please answer on your profile page. What you change in your guide profile before you answer becomes part of the request.',
  ka: 'გთხოვთ, პასუხი პროფილის გვერდზე დაწეროთ. რასაც პასუხის გაგზავნამდე გამყოლის პროფილში შეცვლით, მოთხოვნაში შევა.',
};

const REVIEWED_AGAIN: MailText = {
  en: 'Your request is being reviewed again',
  ka: 'თქვენს მოთხოვნას ხელახლა განვიხილავთ',
};

export const ACCOUNT = { label: { en: 'Your profile', ka: 'თქვენი პროფილი' }, path: '/profile' };
/** Of a guide who is listed. */
const PAGE = { label: { en: 'Your page', ka: 'თქვენი გვერდი' }, path: '/{slug}' };
const CARD = {
  label: { en: 'Your profile with the member card', ka: 'თქვენი პროფილი და წევრის ბარათი' },
  path: ACCOUNT.path,
};
const SIGN_IN_HERE: MailText = {
  en: 'Sign in with Google, with the address to which this email was sent.',
  ka: 'შედით Google-ით, იმ ელფოსტით, რომელზეც ეს წერილი მოგივიდათ.',
};
const DASHBOARD = { label: { en: 'Admin dashboard', ka: 'მართვის პანელი' }, path: '/admin' };

export const EMAILS = {
  'request-received': {
    subject: { en: 'We have received your request', ka: 'თქვენი მოთხოვნა მივიღეთ' },
    paragraphs: [
      {
        en: 'Your request has reached the association, and we will write again as soon as it is decided.',
        ka: 'თქვენი მოთხოვნა ასოციაციაში შემოვიდა; გადაწყვეტილების მიღებისთანავე კვლავ მოგწერთ.',
      },
      {
        en: 'You do not have to do anything now. Until then the site shows what was last confirmed of member no. {number}.',
        ka: 'ახლა თქვენგან არაფერია საჭირო. მანამდე საიტზე წევრის № {number} ბოლოს დადასტურებული მონაცემები დარჩება.',
      },
      {
        en: 'If you have not sent a copy of your diploma or certificate yet, please send it in reply to this email. Otherwise you do not have to do anything.',
        ka: 'თუ დიპლომის ან სერტიფიკატის ასლი ჯერ არ გამოგიგზავნიათ, გთხოვთ, ამ წერილს პასუხად დაურთოთ. სხვა შემთხვევაში თქვენგან არაფერია საჭირო.',
        unless: ['number'],
      },
    ],
  },
  approved: {
    subject: { en: 'You are a verified guide', ka: 'თქვენ დადასტურებული გამყოლი ხართ' },
    paragraphs: [
      {
        en: 'The association has confirmed the name, profession and certification level that you sent with your request. If you chose to be listed, your page is now in the directory.',
        ka: 'ასოციაციამ დაადასტურა სახელი, პროფესია და სერტიფიცირების დონე, რომლებიც მოთხოვნაში მიუთითეთ. თუ კატალოგში გამოჩენა აირჩიეთ, თქვენი გვერდი უკვე იქ არის.',
      },
      CONFIRMED,
      ...TERM,
      REASON,
    ],
    links: [PAGE, CARD],
  },
  'change-approved': {
    subject: { en: 'Your changes have been approved', ka: 'თქვენი ცვლილებები დამტკიცდა' },
    paragraphs: [
      {
        en: 'The association has confirmed the name, profession and certification level that you sent with your request. Your page on the site shows them.',
        ka: 'ასოციაციამ დაადასტურა სახელი, პროფესია და სერტიფიცირების დონე, რომლებიც მოთხოვნაში მიუთითეთ. თქვენს გვერდზე უკვე ეს მონაცემები ჩანს.',
      },
      CONFIRMED,
      ...TERM,
      REASON,
    ],
    links: [PAGE, CARD],
  },
  /** About an open request. */
  question: {
    subject: { en: 'A question about your request', ka: 'კითხვა თქვენი მოთხოვნის შესახებ' },
    paragraphs: [
      {
        en: 'Before it decides on your request, the association would like to know:',
        ka: 'თქვენს მოთხოვნაზე გადაწყვეტილების მიღებამდე ასოციაციას სურს იცოდეს:',
      },
      REASON,
      ANSWER,
    ],
  },
  'question-waits': {
    subject: { en: 'The association is waiting for your answer', ka: 'ასოციაცია თქვენს პასუხს ელოდება' },
    paragraphs: [
      {
        en: 'The association cannot decide on your request until you answer:',
        ka: 'სანამ არ უპასუხებთ, ასოციაცია თქვენს მოთხოვნაზე გადაწყვეტილებას ვერ მიიღებს:',
      },
      REASON,
      ANSWER,
    ],
  },
  rejected: {
    subject: { en: 'Your request was not approved', ka: 'თქვენი მოთხოვნა არ დამტკიცდა' },
    paragraphs: [
      {
        en: 'The association could not approve your request for verification.',
        ka: 'ასოციაციამ თქვენი დადასტურების მოთხოვნა ვერ დაამტკიცა.',
      },
      REASON,
      {
        unless: ['reason'],
        en: 'It gave no reason. To ask for it, please reply to this email.',
        ka: 'მიზეზი მითითებული არ არის. მის გასარკვევად უპასუხეთ ამ წერილს.',
      },
      {
        en: 'Your guide profile is kept. If what is missing can be corrected there, correct it and request verification again from your profile page.',
        ka: 'თქვენი გამყოლის პროფილი შენახულია. თუ ხარვეზის გასწორება იქ შესაძლებელია, გაასწორეთ და მოთხოვნა პროფილის გვერდიდან ხელახლა გამოგზავნეთ.',
      },
      {
        en: 'If you need to send something that does not fit in the profile, such as a copy of your certificate, please reply to this email.',
        ka: 'რაც პროფილში ვერ ჩაიწერება (მაგალითად, სერტიფიკატის ასლი), ამ წერილის პასუხად გამოგვიგზავნეთ.',
      },
    ],
    links: [{ label: { en: 'Guide profile', ka: 'გამყოლის პროფილი' }, path: '/guide-profile' }],
  },
  revoked: {
    subject: { en: 'Your verification was withdrawn', ka: 'თქვენი დადასტურება გაუქმდა' },
    paragraphs: [
      {
        en: 'The association has withdrawn your verification, and your membership has ended. Your page is no longer in the directory; your account and your texts are kept.',
        ka: 'ასოციაციამ თქვენი დადასტურება გააუქმა და თქვენი წევრობა დასრულდა. თქვენი გვერდი კატალოგში აღარ არის; ანგარიში და ტექსტები შენარჩუნებულია.',
      },
      REASON,
      {
        en: 'If you think this is a mistake, please reply to this email.',
        ka: 'თუ მიგაჩნიათ, რომ ეს შეცდომაა, ამ წერილს უპასუხეთ.',
      },
    ],
  },
  /** To somebody who is not verified until the next decision. */
  reopened: {
    subject: REVIEWED_AGAIN,
    paragraphs: [
      {
        en: 'The association has withdrawn its last decision on your request and is reviewing it again. Until it decides, you are not verified: you have no page on the site, and your member number cannot be checked.',
        ka: 'თქვენს მოთხოვნაზე მიღებული ბოლო გადაწყვეტილება გაუქმდა; ასოციაცია მოთხოვნას ხელახლა განიხილავს. ახალ გადაწყვეტილებამდე დადასტურებული არ ხართ: თქვენი გვერდი საიტზე არ ჩანს და წევრის ნომერი ვერ მოწმდება.',
      },
      REASON,
      UNLESS_REQUESTED,
    ],
  },
  /** To somebody who is verified by an earlier decision. */
  'reopened-verified': {
    subject: REVIEWED_AGAIN,
    paragraphs: [
      {
        en: 'The association has withdrawn its last decision on your request and is reviewing it again. Until it decides, you are verified as before that decision, and your page is on the site if you chose to be listed.',
        ka: 'თქვენს მოთხოვნაზე მიღებული ბოლო გადაწყვეტილება გაუქმდა; ასოციაცია მოთხოვნას ხელახლა განიხილავს. ახალ გადაწყვეტილებამდე ისევ დადასტურებული ხართ, როგორც გაუქმებულ გადაწყვეტილებამდე; თუ კატალოგში გამოჩენა აირჩიეთ, თქვენი გვერდიც საიტზეა.',
      },
      ...TERM,
      REASON,
      UNLESS_REQUESTED,
    ],
  },
  renewed: {
    subject: { en: 'Your membership has been renewed', ka: 'თქვენი წევრობა განახლდა' },
    paragraphs: [
      { en: 'The association has renewed your membership.', ka: 'ასოციაციამ თქვენი წევრობა განაახლა.' },
      ...TERM,
      REASON,
    ],
  },
  'term-ends': {
    subject: { en: 'Your membership ends on {until}', ka: 'თქვენი წევრობის ვადა იწურება: {until}' },
    paragraphs: [
      ...TERM,
      {
        en: 'To stay a member, ask for renewal on your profile page: if nothing has changed, one button is enough. If you have already asked, you do not have to do anything.',
        ka: 'თუ წევრობის გაგრძელება გსურთ, განახლება პროფილის გვერდიდან მოითხოვეთ: თუ არაფერი შეცვლილა, ერთი ღილაკი საკმარისია. თუ უკვე მოითხოვეთ, თქვენგან არაფერია საჭირო.',
      },
      {
        en: 'Without a renewal, your page is removed from the directory after that day. Your account, your texts and your number are kept.',
        ka: 'განახლების გარეშე თქვენი გვერდი ამ დღის შემდეგ კატალოგში აღარ გამოჩნდება. ანგარიში, ტექსტები და ნომერი შენარჩუნდება.',
      },
    ],
  },
  'term-ended': {
    subject: { en: 'Your membership has ended', ka: 'თქვენი წევრობის ვადა ამოიწურა' },
    paragraphs: [
      {
        en: 'Your membership (number {number}) was valid until {until}. Your page is no longer in the directory; your account, your texts and your number are kept.',
        ka: 'თქვენი წევრობის (ნომერი {number}) ბოლო დღე იყო {until}. თქვენი გვერდი კატალოგში აღარ არის; ანგარიში, ტექსტები და ნომერი შენარჩუნებულია.',
      },
      {
        en: 'You can ask for renewal on your profile page at any time.',
        ka: 'განახლების მოთხოვნა პროფილის გვერდიდან ნებისმიერ დროს შეგიძლიათ.',
      },
    ],
  },
  'account-deleted': {
    subject: { en: 'Your account has been deleted', ka: 'თქვენი ანგარიში წაიშალა' },
    paragraphs: [
      {
        en: 'Your account, your guide profile and your pictures have been deleted, as you asked. This is the last email you will receive from us.',
        ka: 'თქვენი თხოვნით, ანგარიში, გამყოლის პროფილი და სურათები წაიშალა. ეს ჩვენი ბოლო წერილია.',
      },
      {
        en: 'If you did not ask for this, please reply to this email.',
        ka: 'თუ ეს თქვენ არ გითხოვიათ, ამ წერილს უპასუხეთ.',
      },
    ],
    links: [],
  },
  'end-set': {
    subject: {
      en: 'Your membership now ends on {until}',
      ka: 'თქვენი წევრობის ვადა შეიცვალა: {until}',
    },
    paragraphs: [
      {
        en: 'The association has changed the end date of your membership.',
        ka: 'ასოციაციამ თქვენი წევრობის ვადა შეცვალა.',
      },
      ...TERM,
      REASON,
    ],
  },
  /** The association's year got an end. */
  'end-given': {
    subject: {
      en: 'Your membership now has an end date: {until}',
      ka: 'თქვენს წევრობას ახლა ვადა აქვს: {until}',
    },
    paragraphs: [
      {
        en: 'Until now, memberships of the association had no end date. From now on they run to the same day of the year and can be renewed.',
        ka: 'აქამდე ასოციაციის წევრობას ვადა არ ჰქონდა. ახლა ყველა წევრობა წლის ერთსა და იმავე დღეს იწურება და მისი განახლება შეიძლება.',
      },
      ...TERM,
      {
        en: 'You do not have to do anything now. We will write again before your membership ends; then you can ask for renewal on your profile page.',
        ka: 'ახლა თქვენგან არაფერია საჭირო. ვადის დასრულებამდე კვლავ მოგწერთ; მაშინ განახლებას პროფილის გვერდიდან მოითხოვთ.',
      },
    ],
  },
  /** It lost it. */
  'end-lifted': {
    subject: { en: 'Your membership no longer has an end date', ka: 'თქვენს წევრობას ვადა აღარ აქვს' },
    paragraphs: [
      {
        en: 'The association has lifted the end date of memberships. Yours is valid without one, and you no longer have to renew it.',
        ka: 'ასოციაციამ წევრობის ვადა გააუქმა. თქვენი წევრობა უვადოდ ძალაშია და მისი განახლება აღარ დაგჭირდებათ.',
      },
      ...TERM,
    ],
  },
  'message-confirm': {
    subject: { en: 'Confirm your message to {name}', ka: 'დაადასტურეთ თქვენი შეტყობინება: {name}' },
    paragraphs: [
      {
        en: 'Your email address was entered on our website with a message to {name}. If you wrote it, open this page and confirm: only then do we forward the message. The link works once, within {hours} hours.',
        ka: 'თქვენი ელფოსტის მისამართი ჩვენს ვებსაიტზე მიუთითეს შეტყობინებაში, რომლის ადრესატია {name}. თუ ის თქვენ დაწერეთ, გახსენით ეს გვერდი და დაადასტურეთ: შეტყობინებას მხოლოდ ამის შემდეგ გადავცემთ. ბმული {hours} საათის განმავლობაში და მხოლოდ ერთხელ მოქმედებს.',
      },
      {
        en: 'If you did not write it, do nothing: the message will not be forwarded, and we will delete it.',
        ka: 'თუ ის თქვენ არ დაგიწერიათ, ნურაფერს გააკეთებთ: შეტყობინება არ გადაიგზავნება და წაიშლება.',
      },
    ],
    links: [{ label: { en: 'Confirm the message', ka: 'შეტყობინების დადასტურება' }, path: CONFIRM_PATH }],
    footnote: TO_A_VISITOR,
  },
  'message-forward': {
    subject: { en: 'Message from a visitor: {name}', ka: 'სტუმრის შეტყობინება: {name}' },
    paragraphs: [
      {
        en: 'A visitor of the association’s website has written to you through the {language} version of your page, as {name}. The address has been confirmed; nobody has checked the name or the text.',
        ka: 'ასოციაციის ვებსაიტის სტუმარი გწერთ თქვენი გვერდის ფორმით; მითითებული სახელი: {name}. გვერდის ენა: {language}. გამომგზავნის მისამართი დადასტურებულია; სახელი და ტექსტი არავის შეუმოწმებია.',
      },
      MESSAGE,
      ...TOUR,
      {
        en: 'To answer, simply reply to this email: your reply will go straight to {email}. The sender sees your address only if you reply.',
        ka: 'უბრალოდ უპასუხეთ ამ წერილს: პასუხს გამომგზავნი მისამართზე {email} მიიღებს. თქვენს მისამართს ის მხოლოდ მაშინ დაინახავს.',
      },
      {
        en: 'If it is advertising or abusive, report it, and you will receive nothing more from this address through the website.',
        ka: 'თუ ეს რეკლამა ან შეურაცხყოფაა, შეგვატყობინეთ: ამ მისამართიდან ვებსაიტის გავლით აღარაფერს მიიღებთ.',
      },
    ],
    links: [{ label: { en: 'Report this message', ka: 'საჩივარი ამ შეტყობინებაზე' }, path: REPORT_PATH }],
    footnote: {
      en: 'You are receiving this email because you accept messages on your page. You can switch this off in your guide profile, under “Accept messages”.',
      ka: 'ამ წერილს იმიტომ იღებთ, რომ თქვენს გვერდზე შეტყობინებების მიღება დაშვებულია. მისი გამორთვა გამყოლის პროფილის რედაქტირებისას შეგიძლიათ, პუნქტში „შეტყობინებების მიღება“.',
    },
  },
  'message-office': {
    subject: {
      en: 'Message about {about} from a visitor: {name}',
      ka: 'სტუმრის შეტყობინება, თემა: {about} ({name})',
    },
    paragraphs: [
      {
        en: 'A visitor has written to the office through the {language} pages of the website, as {name}. Topic: {topic}.',
        ka: 'სტუმარი ვებსაიტიდან სწერს ოფისს; მითითებული სახელი: {name}. თემა: {topic}. გვერდის ენა: {language}.',
      },
      {
        en: 'A visitor has written, as {name}, through the {language} version of the page of {silent}, who accepts no messages there. Please answer, or pass it on to the guide.',
        ka: 'სტუმარი გწერთ ვებსაიტიდან; მითითებული სახელი: {name}. გამყოლი, რომელიც თავის გვერდზე შეტყობინებებს არ იღებს: {silent}. გვერდის ენა: {language}. გთხოვთ, თავად უპასუხოთ ან გამყოლს გადასცეთ.',
      },
      {
        en: 'The sender’s address has been confirmed; nobody has checked the name or the text.',
        ka: 'გამომგზავნის მისამართი დადასტურებულია; სახელი და ტექსტი არავის შეუმოწმებია.',
      },
      MESSAGE,
      ...TOUR,
      {
        en: 'To answer, simply reply to this email: your reply will go to {email}.',
        ka: 'უბრალოდ უპასუხეთ ამ წერილს: პასუხს გამომგზავნი მისამართზე {email} მიიღებს.',
      },
    ],
    footnote: TO_THE_OFFICE,
  },
  'message-copy': {
    subject: { en: 'Your message to {name}', ka: 'თქვენი შეტყობინება: {name}' },
    paragraphs: [
      {
        en: 'We have forwarded this message to {guide}. The reply will come to this address, straight from the guide.',
        ka: 'ეს შეტყობინება გამყოლს გადავეცით: {guide}. პასუხს ამ მისამართზე, პირდაპირ გამყოლისგან მიიღებთ.',
      },
      {
        en: 'We have forwarded this message to the association’s office. Topic: {topic}. The reply will come to this address.',
        ka: 'ეს შეტყობინება ასოციაციის ოფისს გადავეცით. თემა: {topic}. პასუხს ამ მისამართზე მიიღებთ.',
      },
      {
        en: 'We have forwarded this message to the association’s office, because {silent} accepts no messages on the website. The reply will come to this address.',
        ka: 'ეს შეტყობინება ასოციაციის ოფისს გადავეცით. გამყოლი, რომელიც ვებსაიტზე შეტყობინებებს არ იღებს: {silent}. პასუხს ამ მისამართზე მიიღებთ.',
      },
      MESSAGE,
      ...TOUR,
      {
        en: 'If you did not write it, please reply to this email.',
        ka: 'თუ ის თქვენ არ დაგიწერიათ, ამ წერილს უპასუხეთ.',
      },
    ],
    footnote: TO_A_VISITOR,
  },
  'application-confirm': {
    subject: { en: 'Confirm the application: {programme}', ka: 'დაადასტურეთ განაცხადი: {programme}' },
    paragraphs: [
      {
        en: 'Your email address was entered on our website in an application to the school. If it is yours, open this page and confirm within {hours} hours: only then does the school receive it.',
        ka: 'თქვენი ელფოსტის მისამართი ჩვენს ვებსაიტზე, სკოლაში შესატან განაცხადში მიუთითეს. თუ განაცხადი თქვენია, გახსენით ეს გვერდი და {hours} საათის განმავლობაში დაადასტურეთ: სკოლა მას მხოლოდ ამის შემდეგ მიიღებს.',
      },
      INTAKE,
      {
        en: 'If you have sent no application, do nothing: it will not be passed on, and we will delete it.',
        ka: 'თუ განაცხადი არ გაგიგზავნიათ, ნურაფერს გააკეთებთ: სკოლას არ გადაეცემა და წაიშლება.',
      },
    ],
    links: [
      { label: { en: 'Confirm the application', ka: 'განაცხადის დადასტურება' }, path: APPLICATION_PATH },
    ],
    footnote: TO_AN_APPLICANT,
  },
  'application-copy': {
    subject: {
      en: 'The school has your application: {programme}',
      ka: 'განაცხადი სკოლას გადაეცა: {programme}',
    },
    paragraphs: [
      INTAKE,
      APPLICANT,
      ...TYPED,
      {
        en: 'All places are taken, so application no. {waiting} is on the waiting list. The school will write to this address if a place becomes free.',
        ka: 'ადგილები შევსებულია, ამიტომ განაცხადი № {waiting} მოლოდინის სიაშია. თუ ადგილი გათავისუფლდება, სკოლა ამ მისამართზე მოგწერთ.',
      },
      {
        en: 'Applications are taken until {deadline}.',
        ka: 'განაცხადების მიღების ბოლო დღე: {deadline}.',
      },
      {
        en: 'What happens next: the school reads the application and answers to this address before the assessment on {assessment}.',
        ka: 'რა იქნება შემდეგ: სკოლა განაცხადს განიხილავს და ამ მისამართზე გიპასუხებთ შეფასების დღემდე: {assessment}.',
        unless: ['waiting'],
      },
      {
        en: 'What happens next: the school reads the application and answers to this address before the first day, {start}.',
        ka: 'რა იქნება შემდეგ: სკოლა განაცხადს განიხილავს და ამ მისამართზე გიპასუხებთ დაწყებამდე: {start}.',
        unless: ['assessment', 'waiting'],
      },
      {
        en: 'With the link you can see at any time how things stand, or withdraw the application. So can anyone else who has it: please do not pass it on.',
        ka: 'ბმულით ნებისმიერ დროს ნახავთ, რა ეტაპზეა განაცხადი, და შეძლებთ მის გამოხმობას. ამას ყველა შეძლებს, ვისაც ბმული აქვს: გთხოვთ, სხვას ნუ გადასცემთ.',
      },
    ],
    links: [APPLICATION],
    footnote: TO_AN_APPLICANT,
  },
  'application-answer': {
    subject: { en: '{programme}: {answer}', ka: '{programme}: {answer}' },
    paragraphs: [
      { en: 'The school writes to you: {answer}.', ka: 'სკოლა გწერთ: {answer}.' },
      INTAKE,
      APPLICANT,
      REASON,
      {
        en: 'If you have a question, please reply to this email.',
        ka: 'თუ კითხვა გაქვთ, ამ წერილს უპასუხეთ.',
      },
    ],
    links: [APPLICATION],
    footnote: TO_AN_APPLICANT,
  },
  'application-school': {
    subject: { en: 'Application no. {number}: {programme}', ka: 'განაცხადი № {number}: {programme}' },
    paragraphs: [
      INTAKE,
      APPLICANT,
      { en: 'Applied for by: {about}', ka: 'განაცხადის შემომტანი: {about}' },
      ...TYPED,
      { en: 'Written in: {language}.', ka: 'განაცხადის ენა: {language}.' },
      {
        en: 'Please answer on the admin dashboard, so that the applicant’s page shows it too. A reply to this email goes to {email}. The address has been confirmed; nobody has checked the rest.',
        ka: 'გთხოვთ, მართვის პანელიდან უპასუხოთ, რომ პასუხი მსურველის გვერდზეც გამოჩნდეს. ამ წერილის პასუხი მივა მისამართზე {email}. მისამართი დადასტურებულია; დანარჩენი არავის შეუმოწმებია.',
      },
    ],
    links: [
      {
        label: { en: 'Applications on the admin dashboard', ka: 'განაცხადები მართვის პანელზე' },
        path: '/admin?tab=applications&intake={intake}',
      },
    ],
    footnote: TO_THE_OFFICE,
  },
  'application-withdrawn': {
    subject: {
      en: 'Application no. {number} was withdrawn: {programme}',
      ka: 'განაცხადი № {number} გამოიხმეს: {programme}',
    },
    paragraphs: [INTAKE, APPLICANT],
    footnote: TO_THE_OFFICE,
  },
  'admin-named': {
    subject: {
      en: 'You are an administrator of the website now',
      ka: 'ახლა ვებსაიტის ადმინისტრატორი ხართ',
    },
    paragraphs: [
      {
        en: 'On the admin dashboard you can now see all members, decide on requests for verification, publish content and name other administrators.',
        ka: 'ახლა მართვის პანელზე ყველა წევრის ნახვა, დადასტურების მოთხოვნებზე გადაწყვეტილების მიღება, შიგთავსის გამოქვეყნება და სხვა ადმინისტრატორების დანიშვნა შეგიძლიათ.',
      },
      SIGN_IN_HERE,
    ],
    links: [DASHBOARD],
  },
  'editor-named': {
    subject: { en: 'You are an editor of the website now', ka: 'ახლა ვებსაიტის რედაქტორი ხართ' },
    paragraphs: [
      {
        en: 'On the admin dashboard you can now write and publish content of the website, such as news.',
        ka: 'ახლა მართვის პანელზე საიტის შიგთავსის, მაგალითად სიახლეების, დაწერა და გამოქვეყნება შეგიძლიათ.',
      },
      SIGN_IN_HERE,
    ],
    links: [DASHBOARD],
  },
  'new-admin': {
    subject: { en: 'A new administrator has been added', ka: 'დაემატა ახალი ადმინისტრატორი' },
    paragraphs: [
      {
        en: '{name} can now decide on requests for verification. If none of you arranged this, remove the role at once.',
        ka: 'ახლა მოთხოვნებზე გადაწყვეტილების მიღება ამ პირსაც შეუძლია: {name}. თუ ეს არც ერთ თქვენგანს არ გადაუწყვეტია, უფლება დაუყოვნებლივ ჩამოართვით.',
      },
    ],
    links: [DASHBOARD],
  },
  'own-role-removed': {
    subject: { en: 'You are no longer an administrator', ka: 'ადმინისტრატორი აღარ ხართ' },
    paragraphs: [
      {
        en: 'You can no longer decide on requests for verification. Your own account and profile stay as they are. If nobody has told you why, ask the association.',
        ka: 'მოთხოვნებზე გადაწყვეტილების მიღება აღარ შეგიძლიათ. თქვენი ანგარიში და პროფილი უცვლელია. თუ მიზეზი არავის უთქვამს, ჰკითხეთ ასოციაციას.',
      },
    ],
  },
  'admin-removed': {
    subject: { en: 'An administrator has been removed', ka: 'ადმინისტრატორს უფლება ჩამოერთვა' },
    paragraphs: [
      {
        en: '{name} can no longer decide on requests for verification. If nobody arranged this, tell the association at once: the journal of the dashboard shows who did it.',
        ka: 'მოთხოვნებზე გადაწყვეტილების მიღება ამ პირს აღარ შეუძლია: {name}. თუ ეს არავის გადაუწყვეტია, დაუყოვნებლივ აცნობეთ ასოციაციას: მართვის პანელის ჟურნალში ჩანს, ვინ გააკეთა ეს.',
      },
    ],
    links: [DASHBOARD],
  },
  'desk-report': {
    subject: { en: 'What is waiting on the admin dashboard', ka: 'რა გელოდებათ მართვის პანელზე' },
    paragraphs: [
      {
        en: 'This is what the dashboard holds this morning. You can switch this email off in the settings on your profile page.',
        ka: 'ეს არის ამ დილის მდგომარეობა. ამ წერილის გამორთვა პროფილის გვერდის პარამეტრებში შეგიძლიათ.',
      },
    ],
    links: [
      {
        label: { en: 'New requests: {fresh}', ka: 'ახალი მოთხოვნები: {fresh}' },
        path: '/admin?order=newest',
      },
      {
        label: {
          en: 'Open requests: {open}. The oldest dates from {since}',
          ka: 'განსახილველი მოთხოვნები: {open}. ყველაზე ძველი: {since}',
        },
        path: '/admin?request={oldest}',
      },
      {
        label: {
          en: 'Tasks that the server could not finish: {failed}',
          ka: 'ამოცანები, რომლებიც სერვერმა ვერ შეასრულა: {failed}',
        },
        path: DASHBOARD.path,
      },
    ],
  },
} as const satisfies Readonly<Record<string, Email>>;

export type Occasion = keyof typeof EMAILS;

/** Below every email. */
export const SIGNATURE: MailText = {
  en: 'National Association of Mountain and Adventure Guides',
  ka: 'სამთო და სათავგადასავლო გამყოლთა ეროვნული ასოციაცია',
};

/** Why the receiver gets it. */
export const FOOTNOTE: MailText = {
  en: 'You are receiving this email because you have an account on the association’s website.',
  ka: 'ამ წერილს იმიტომ იღებთ, რომ ასოციაციის ვებსაიტზე ანგარიში გაქვთ.',
};
