/** Id of the element that holds, as JSON, the response from which the page was rendered. */
export const ANSWER_ELEMENT = 'answer';
