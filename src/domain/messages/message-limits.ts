/** How long messages to guides and what follows from them are kept, and how many there may be. */

/** The privacy text states the periods. */
export const MESSAGE_PERIODS = {
  /** Minutes that the link of the confirmation is good for. */
  confirmMinutes: 30,
  /** Days that a forwarded message is kept. */
  keptDays: 30,
  /** Days that a confirmed address is remembered. */
  rememberedDays: 90,
  /** Days that an address stays barred from a guide who reported it. */
  barredDays: 365,
} as const;

/** In a day of Georgia's. */
export const DAILY_MESSAGES = {
  /** Forwarded from one mailbox; what its owner has not confirmed takes nothing from it. */
  sender: 5,
  /** Letters that ask one mailbox for a confirmation. */
  letters: 6,
  /** Such letters to one mailbox for forms from one network: a stranger's leave some to its owner. */
  lettersOfNetwork: 3,
  /** Of one network, as a whole hostel may share one. */
  network: 15,
  /** Through one peer: others may invent networks behind theirs. */
  peer: 100,
  /** Of everybody together. */
  everybody: 300,
  /** Forwarded to one guide. */
  guide: 20,
} as const;
