/**
 * `POST /emulator/v1/projects/{p}/eventarcTrigger?eventarcTriggerId={key}` registers a trigger of the
 * 2nd generation; the 1st, `PUT …/triggers/{key}`, is refused.
 */
import type { EmulatorEndpoint } from '../transports/emulator-endpoint.ts';
import { StatusError } from '../model/status-error.ts';
import { parseSecondGeneration, type TriggerRegistry } from './trigger-registry.ts';

/** Returns the JSON value of the response, or undefined when it does not handle the request. */
export function triggerEndpoint(registry: TriggerRegistry): EmulatorEndpoint {
  return async ({ method, url, json }) => {
    const [, project, rest] = /^\/emulator\/v1\/projects\/([^/:]+)\/(.+)$/.exec(url.pathname) ?? [];
    if (project === undefined || rest === undefined) return undefined;
    if (method === 'PUT' && rest.startsWith('triggers/')) {
      throw new StatusError('UNIMPLEMENTED', 'Triggers of the 1st generation are unimplemented.');
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
