/** Public: the HTTP request by which the Functions emulator is told of a document change. */
export { parseSecondGeneration } from './trigger-registry.ts';
export { triggerRequest } from './trigger-request.ts';
