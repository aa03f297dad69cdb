/** Region of the Cloud Functions; the browser must call them in the same region. */
export const FUNCTIONS_REGION = 'europe-west1';
