/**
 * Limits of the rules language. The first group is documented by the vendor and enforced by
 * production; the second only keeps hostile input from exhausting the stack.
 */
export const MAX_SOURCE_BYTES = 256 * 1024;
export const MAX_FUNCTION_PARAMETERS = 7;
export const MAX_LETS_PER_FUNCTION = 10;
export const MAX_NESTED_MATCHES = 10;
/** Functions on the call stack at once. */
export const MAX_CALL_DEPTH = 20;
export const MAX_EXPRESSIONS_PER_REQUEST = 1000;
/** Distinct documents that one request, query or single write may look at. */
export const MAX_DOCUMENTS_PER_REQUEST = 10;
/** The same for `firestore.get` and `firestore.exists` in Storage rules. */
export const MAX_DOCUMENTS_PER_STORAGE_REQUEST = 2;

/** Characters, bytes and members of one value; the largest document has a quarter of it. */
export const MAX_VALUE_SIZE = 1 << 22;
export const MAX_PARSE_NESTING = 100;
export const MAX_EXPRESSION_DEPTH = 400;
export const MAX_QUERY_DISJUNCTS = 100;
