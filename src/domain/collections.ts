/** Collections of Firestore, by their stored names. */
export const COLLECTIONS = {
  profiles: 'profiles',
  guideProfiles: 'guide_profiles',
  userRoles: 'user_roles',
  verificationRequests: 'verification_requests',
  /** One document per listed guide; its id is the slug. */
  publicGuides: 'public_guides',
  /** Cards of all listed guides in a fixed number of documents: the directory costs so many reads. */
  publicDirectory: 'public_directory',
  /** Former slug to present slug, of listed guides only. */
  slugRedirects: 'slug_redirects',
  /** Which account holds a slug, now or before; for the server only. */
  guideSlugs: 'guide_slugs',
  /** Who decided what, when: appended to by the server; only words whose time is over are taken out. */
  decisionJournal: 'decision_journal',
  /** What each guide agreed to show, since when and under which wording. */
  publicationConsents: 'publication_consents',
  /** Accounts that are being deleted or were deleted a moment ago; for the server only. */
  accountDeletions: 'account_deletions',
  /** Which copy of which picture visitors see of an account; for the server only. */
  publicPictures: 'public_pictures',
  /** When an account's uploads of the last hour were drawn, and how often that was tried; for the server only. */
  pictureUploads: 'picture_uploads',
  /** What the server could not do and will not try again: written by the server, read and struck off by admins. */
  failedEvents: 'failed_events',
  /** Numbers that the server keeps for those who are signed in; nothing about people. */
  figures: 'figures',
  /** Letters to be sent and what became of them; for the server only. */
  mail: 'mail',
  /** Number and term of each guide who was ever approved. */
  memberships: 'memberships',
  /** What a stranger with a member's number is told; its id is the number. */
  publicMemberships: 'public_memberships',
  /** Public keys by which cards of members are told; the server alone hands them on. */
  cardKeys: 'card_keys',
  /** What visitors wrote to guides, for 30 days; for the server only, as are the four that follow. */
  guideMessages: 'guide_messages',
  /** Addresses that were confirmed, as keyed hashes. */
  messageSenders: 'message_senders',
  /** Whose messages a guide does not want any more, as keyed hashes. */
  messageBlocks: 'message_blocks',
  /** How many messages came today from whom, by hashes of the day. */
  messageLimits: 'message_limits',
  /** The keys of these hashes. */
  messageKeys: 'message_keys',
  /** Sequences; for the server only. */
  counters: 'counters',
} as const;
