/**
 * `npm run preflight`: lists what has to be fixed or decided before the site goes live, as far as this repository
 * shows it; docs/going-live.md has the steps and the settings of the project. Exit code 1 when something must be fixed.
 */
import contact from '../src/content/contact.json' with { type: 'json' };
import { BUILT_IN } from '../src/content/published.ts';
import { pendingMarks } from './content/check.ts';
import { contentSources } from './content/inventory.ts';
import { contentFindings, environmentFindings, type Finding } from './hosting/preflight-findings.ts';
import { readVariables } from './hosting/site-environment.ts';

const pending = pendingMarks(await contentSources()).length;
const findings: Finding[] = [
  ...environmentFindings(readVariables('production')),
  ...contentFindings(contact, BUILT_IN.partners),
];
if (pending > 0) {
  const text = `${pending} records of the content are drafts or placeholders: npm run content:check -- --pending`;
  findings.push({ need: 'decide', text });
}
for (const { need, text } of findings) console.log(`${need.padEnd(6)} ${text}`);
const faults = findings.filter(({ need }) => need === 'fix').length;
console.log(`\n${faults} to fix, ${findings.length - faults} to decide.`);
process.exitCode = faults === 0 ? 0 : 1;
