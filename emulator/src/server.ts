/** Public: the parts of a server in this process; `startServer` binds the port. */
export { IndexCatalogue } from './service/queries/index-catalogue.ts';
export type { JudgementObserver } from './service/rules-gate.ts';
export { EmulatorServices } from './service/services.ts';
export { systemClock } from './store/clock.ts';
export { Store } from './store/store.ts';
export { startServer } from './transports/server.ts';
