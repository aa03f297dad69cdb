/** Id of the element that holds, as JSON, the response from which the page was rendered. */
export const PAGE_DATA_ELEMENT = 'page-data';
