/**
 * Limits of the rules language. The first group is documented and enforced by production; the second
 * protects the stack.
 */
export const MAX_SOURCE_BYTES = 256 * 1024;
export const MAX_FUNCTION_PARAMETERS = 7;
export const MAX_LETS_PER_FUNCTION = 10;
export const MAX_NESTED_MATCHES = 10;
/** Maximum functions on the call stack. */
export const MAX_CALL_DEPTH = 20;
export const MAX_EXPRESSIONS_PER_REQUEST = 1000;
/** Maximum distinct documents that one request, query or single write may access. */
export const MAX_DOCUMENTS_PER_REQUEST = 10;

export const MAX_PARSE_NESTING = 100;
export const MAX_EXPRESSION_DEPTH = 400;
