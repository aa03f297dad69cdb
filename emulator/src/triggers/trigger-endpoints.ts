/**
 * `PUT /emulator/v1/projects/{p}/triggers/{key}` (1st generation) and
 * `POST /emulator/v1/projects/{p}/eventarcTrigger?eventarcTriggerId={key}` (2nd generation).
 */
import type { EmulatorEndpoint } from '../transports/emulator-endpoint.ts';
import { parseFirstGeneration, parseSecondGeneration, type TriggerRegistry } from './trigger-registry.ts';

/** The answer's JSON value, or undefined when the request is not one of ours. */
export function triggerEndpoint(registry: TriggerRegistry): EmulatorEndpoint {
  return async ({ method, url, json }) => {
    const [, project, rest] = /^\/emulator\/v1\/projects\/([^/:]+)\/(.+)$/.exec(url.pathname) ?? [];
    if (project === undefined || rest === undefined) return undefined;
    if (method === 'PUT' && rest.startsWith('triggers/')) {
      const key = decodeURIComponent(rest.slice('triggers/'.length));
      registry.register(parseFirstGeneration(project, key, await json()));
      return {};
    }
    if (method === 'POST' && rest === 'eventarcTrigger') {
      const body = await json();
      registry.register(
        parseSecondGeneration(project, url.searchParams.get('eventarcTriggerId') ?? '', body),
      );
      return body;
    }
    return undefined;
  };
}
