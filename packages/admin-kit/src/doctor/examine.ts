import { copyFindings } from './copy-findings.ts';
import type { Facts, Finding } from './facts.ts';
import { hostFindings } from './host-findings.ts';
import { overlayFindings } from './overlay-findings.ts';
import { pageFindings } from './page-findings.ts';

const said = new Set<string>();
const waiting: Facts[] = [];

/** Looks once for all calls of a moment, after effects have added overlays to the page. */
export function examine(facts: Facts): void {
  if (typeof document === 'undefined') return;
  waiting.push(facts);
  if (waiting.length > 1) return;
  setTimeout(() => {
    const all = waiting.splice(0);
    say([
      ...all.flatMap(copyFindings),
      ...all.flatMap(hostFindings),
      ...pageFindings(document),
      ...all.flatMap(overlayFindings),
    ]);
  });
}

function say(findings: readonly Finding[]): void {
  for (const { cause, change } of findings) {
    if (said.has(cause)) continue;
    said.add(cause);
    // biome-ignore lint/suspicious/noConsole: it is for the developer of the host
    console.warn(`[@timemap/admin-kit] ${cause}\nChange: ${change}`);
  }
}
