import { readFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { repositoryFiles, textOf } from '../conformance/repository.ts';
import { builtAreas, notShown } from './scope.ts';

/** One statement of the specification. `open`: the documents leave it open, docs/decisions says what we do. */
interface Claim {
  readonly id: string;
  readonly area: string;
  readonly kind: 'check' | 'open';
  readonly text: string;
}

const claims = JSON.parse(readFileSync(new URL('./claims.json', import.meta.url), 'utf8')) as Claim[];
const known = new Map(claims.map((claim) => [claim.id, claim]));

/** Where each claim is shown: a test or story whose title carries its id in square brackets. */
function findEvidence(): Map<string, string[]> {
  const evidence = new Map<string, string[]>();
  for (const path of repositoryFiles(/\.(test|stories|e2e)\.tsx?$/)) {
    for (const [, tag = ''] of textOf(path).matchAll(/\[((?:[AB]-\d+\.\d+(?:,\s*)?)+)\]/g)) {
      for (const id of tag.split(/,\s*/)) evidence.set(id, [...(evidence.get(id) ?? []), path]);
    }
  }
  return evidence;
}

const evidence = findEvidence();
const unknown = [...evidence.keys(), ...Object.keys(notShown)].filter((id) => !known.has(id));
const missing: Claim[] = [];

for (const area of [...new Set(claims.map((claim) => claim.area))].sort()) {
  const ofArea = claims.filter((claim) => claim.area === area);
  const shown = ofArea.filter((claim) => evidence.has(claim.id));
  const excused = ofArea.filter((claim) => !evidence.has(claim.id) && notShown[claim.id] !== undefined);
  const open = ofArea.filter((claim) => !shown.includes(claim) && !excused.includes(claim));
  const isBuilt = builtAreas.has(area);
  if (isBuilt) missing.push(...open);
  console.log(
    `${area.padEnd(20)} ${String(shown.length).padStart(3)} of ${String(ofArea.length).padStart(3)} shown` +
      `${excused.length > 0 ? `, ${excused.length} with a reason why not` : ''}${isBuilt ? '' : ' (not built yet)'}`,
  );
  if (argv.includes('--list')) for (const claim of open) console.log(`  ${claim.id} ${claim.text}`);
}

for (const id of unknown) console.error(`${id} is not a claim of the specification.`);
for (const { id, text } of missing) console.error(`Not shown: ${id} ${text}`);
console.log(`\n${evidence.size} of ${claims.length} claims are shown by a named test or story.`);
if (unknown.length + missing.length > 0) exit(1);
