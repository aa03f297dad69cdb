/** Where the card is kept on a device: its address, and the browser's store of the service worker. */
export const SAVED_CARD = { path: '/profile/card', store: 'member-card-1' } as const;
