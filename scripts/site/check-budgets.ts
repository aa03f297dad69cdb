import { gzipSync } from 'node:zlib';
import { BUDGETS, FORBIDDEN_ON_STATIC_PAGES } from './budgets.ts';
import type { ClientBuild } from './client-build.ts';

export interface PageWeight {
  readonly address: string;
  /** KiB of gzip. */
  readonly scriptKiB: number;
  readonly htmlKiB: number;
  /** Files that hold what no static page may load. */
  readonly forbidden: readonly string[];
}

function kib(bytes: number): number {
  return Math.round((bytes / 1024) * 10) / 10;
}

export function weighPage(
  client: ClientBuild,
  address: string,
  files: readonly string[],
  html: string,
): PageWeight {
  const unique = [...new Set(files)];
  return {
    address,
    scriptKiB: kib(unique.reduce((sum, file) => sum + client.weightOf(file), 0)),
    htmlKiB: kib(gzipSync(html, { level: 9 }).length),
    forbidden: unique.filter((file) =>
      FORBIDDEN_ON_STATIC_PAGES.some((sign) => sign.test(client.read(file))),
    ),
  };
}

const DIRECTORY = /^(?:\/en)?\/guides$/u;

function scriptBudget(address: string): number {
  return DIRECTORY.test(address) ? BUDGETS.directoryScriptKiB : BUDGETS.staticPageScriptKiB;
}

/** What is over a budget, as sentences. */
export function budgetFaults(weights: readonly PageWeight[]): string[] {
  return weights.flatMap(({ address, scriptKiB, htmlKiB, forbidden }) => [
    ...(scriptKiB > scriptBudget(address)
      ? [`${address} loads ${scriptKiB} KiB of JavaScript, ${scriptBudget(address)} are allowed`]
      : []),
    ...(htmlKiB > BUDGETS.pageHtmlKiB
      ? [`${address} is ${htmlKiB} KiB of HTML, ${BUDGETS.pageHtmlKiB} are allowed`]
      : []),
    ...forbidden.map((file) => `${address} loads ${file}, which holds Firebase`),
  ]);
}

/** Prints the weights and throws over a budget. */
export function checkBudgets(weights: readonly PageWeight[]): void {
  const heaviest = [...weights].sort((a, b) => b.scriptKiB - a.scriptKiB);
  for (const { address, scriptKiB, htmlKiB } of heaviest) {
    console.log(
      `${address.padEnd(44)} JS ${scriptKiB.toFixed(1).padStart(6)} KiB   HTML ${htmlKiB.toFixed(1).padStart(5)} KiB`,
    );
  }
  const faults = budgetFaults(weights);
  if (faults.length > 0) throw new Error(`Over budget:\n${faults.join('\n')}`);
}
