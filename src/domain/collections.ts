/** Collections of Firestore, by their stored names. */
export const COLLECTIONS = {
  profiles: 'profiles',
  guideProfiles: 'guide_profiles',
  userRoles: 'user_roles',
  verificationRequests: 'verification_requests',
  /** One document per listed guide; its id is the slug. */
  publicGuides: 'public_guides',
  /**
   * Cards of all listed guides in a fixed number of documents, which bounds the reads for the whole
   * directory.
   */
  publicDirectory: 'public_directory',
  /** Maps former slugs to current slugs, for listed guides only. */
  slugRedirects: 'slug_redirects',
  /** Which account holds a slug, now or before; for the server only. */
  guideSlugs: 'guide_slugs',
  /**
   * Records each decision with its author and time. The server only appends; the retention job
   * removes texts past their retention period.
   */
  decisionJournal: 'decision_journal',
  /** What admins write for one another about a guide, who never reads it. */
  deskNotes: 'desk_notes',
  /** What each guide agreed to show, since when and under which wording. */
  publicationConsents: 'publication_consents',
  /** Accounts being deleted or recently deleted; for the server only. */
  accountDeletions: 'account_deletions',
  /** Which copy of each account's picture is public; for the server only. */
  publicPictures: 'public_pictures',
  /**
   * When an account's uploads of the last hour were processed, and how many attempts they took; for
   * the server only.
   */
  pictureUploads: 'picture_uploads',
  /**
   * Operations that failed and are not retried: written by the server, read and deleted by admins.
   */
  failedEvents: 'failed_events',
  /** Aggregate numbers for signed-in users; contains no personal data. */
  figures: 'figures',
  /** Emails to be sent and what became of them; for the server only. */
  mail: 'mail',
  /** Number and term of each guide who was ever approved. */
  memberships: 'memberships',
  /** What a stranger who knows a member number may see; the document id is the number. */
  publicMemberships: 'public_memberships',
  /** Public keys that verify member cards; only the server serves them. */
  cardKeys: 'card_keys',
  /**
   * Messages from visitors to guides, stored for 30 days; this and the next four collections are
   * for the server only.
   */
  guideMessages: 'guide_messages',
  /** Confirmed sender addresses, as keyed hashes. */
  messageSenders: 'message_senders',
  /** Senders a guide has blocked, as keyed hashes. */
  messageBlocks: 'message_blocks',
  /** Message counts per sender for the current day, keyed by daily hashes. */
  messageLimits: 'message_limits',
  /** The keys for these hashes. */
  messageKeys: 'message_keys',
  /** Applications to the school. */
  applications: 'applications',
  /** Whose sender has not confirmed the address yet; for the server only. */
  unconfirmedApplications: 'unconfirmed_applications',
  /** What the admins chose for the whole association: how long terms last. */
  settings: 'settings',
  /** What editors are writing. */
  contentDrafts: 'content_drafts',
  /** What was published last, and every state before; written by the server. */
  content: 'content',
  contentHistory: 'content_history',
  /** One document: how far the release of the published content is. */
  publishing: 'publishing',
  /** Sequences; for the server only. */
  counters: 'counters',
} as const;
