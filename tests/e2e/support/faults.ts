/** Simulates failures of one service of the local suite. */
import type { BrowserContext, Route } from '@playwright/test';
import { LOCAL } from '../../../scripts/local-project.ts';

const ORIGINS = {
  auth: `http://${LOCAL.auth}/**`,
  firestore: `http://${LOCAL.firestore}/**`,
  functions: `http://${LOCAL.functions}/**`,
  storage: `http://${LOCAL.storage}/**`,
} as const;
type Service = keyof typeof ORIGINS;

/** Requests of one kind to one service. */
interface Fault {
  readonly service: Service;
  /** Only requests whose URL or body contains this. */
  readonly having?: string;
}

async function meet(
  context: BrowserContext,
  { service, having = '' }: Fault,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handler = async (route: Route) => {
    const request = route.request();
    const isMeant = request.url().includes(having) || (request.postData() ?? '').includes(having);
    await (isMeant && request.method() !== 'OPTIONS' ? answer(route) : route.fallback());
  };
  await context.route(ORIGINS[service], handler);
  return () => context.unroute(ORIGINS[service], handler);
}

/** Makes the service unreachable. Returns a function that restores it. */
export function cutOff(context: BrowserContext, fault: Fault): Promise<() => Promise<void>> {
  return meet(context, fault, (route) => route.abort('connectionfailed'));
}

/** The service refuses, with an error in Google's format. */
export function refuse(
  context: BrowserContext,
  fault: Fault,
  code: number,
  status: string,
): Promise<() => Promise<void>> {
  return meet(context, fault, (route) =>
    route.fulfill({
      status: code,
      headers: {
        'access-control-allow-origin': route.request().headers()['origin'] ?? '*',
        'access-control-allow-credentials': 'true',
      },
      json: { error: { code, status, message: 'refused on purpose' } },
    }),
  );
}

/** The service responds only after it is released. */
export async function holdBack(context: BrowserContext, fault: Fault): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await meet(context, fault, async (route) => {
    await held;
    await route.fallback();
  });
  return () => release();
}

/** The first matching request fails, all later ones succeed. */
async function meetOnce(
  context: BrowserContext,
  fault: Fault,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  let isMet = false;
  await meet(context, fault, async (route) => {
    if (isMet) return route.fallback();
    isMet = true;
    return answer(route);
  });
}

/**
 * The first matching request gets no response; later requests of the page succeed. Returns a function
 * that delivers it to the service later and returns the statuses.
 */
export async function arriveLate(context: BrowserContext, fault: Fault): Promise<() => Promise<number[]>> {
  const late: Route[] = [];
  await meetOnce(context, fault, async (route) => {
    late.push(route);
  });
  return () => Promise.all(late.map(async (route) => (await route.fetch()).status()));
}

/** Redirects the service to another local port. */
export async function reroute(context: BrowserContext, service: Service, port: number): Promise<void> {
  await context.route(ORIGINS[service], (route) => {
    const url = new URL(route.request().url());
    url.port = String(port);
    return route.continue({ url: url.href });
  });
}
