/** What the browser tests bundle for their page: the unmodified web SDK. */
export { initializeApp } from 'firebase/app';
export * from 'firebase/firestore';
