/** Id of the data block in a page that holds, as JSON, the answer that the page was made from. */
export const ANSWER_ELEMENT = 'answer';
