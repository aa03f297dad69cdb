/** Public: the HTTP request that notifies the Functions emulator of a document change. */
export { parseSecondGeneration } from './trigger-registry.ts';
export { triggerRequest } from './trigger-request.ts';
