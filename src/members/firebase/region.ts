/** Region of the Cloud Functions, for them and for the browser that calls them; `firebase.json` repeats it. */
export const FUNCTIONS_REGION = 'europe-west1';
