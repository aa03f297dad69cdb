/** How long messages to guides and what follows from them are kept, and how many there may be. */

/** The privacy text states these periods. */
export const MESSAGE_PERIODS = {
  /** Minutes for which the confirmation link is valid. */
  confirmMinutes: 30,
  /** Days that a forwarded message is kept. */
  keptDays: 30,
  /** Days for which a confirmed address is remembered. */
  rememberedDays: 90,
  /** Days for which an address stays blocked by a guide who reported it. */
  barredDays: 365,
} as const;

/** Per day in Georgia's time zone. */
export const DAILY_MESSAGES = {
  /** Forwarded from one mailbox; messages that its owner has not confirmed do not count. */
  sender: 5,
  /** Emails that ask one mailbox for a confirmation. */
  emails: 6,
  /** Such emails to one mailbox for forms from one network: a stranger's leave some to its owner. */
  emailsOfNetwork: 3,
  /** From one network, because a whole hostel may share one. */
  network: 15,
  /** Through one peer address: clients may forge the network addresses behind it. */
  peer: 100,
  /** From all senders together. */
  everybody: 300,
  /** Forwarded to one guide. */
  guide: 20,
} as const;
