import { join } from 'node:path';
import { slotNames } from '../for-tools/slot-names.ts';
import { kitScreens } from '../kit-entries.ts';

interface Named {
  readonly screen: string;
  readonly slots: readonly string[];
}

export function slotsTable(root: string): string {
  const kit = join(root, 'packages/admin-kit');
  const modules = kitScreens(kit).map(({ module }) => module);
  const all = [...slotNames(kit, modules)].map(([screen, slots]) => ({ screen, slots }));
  return `${head}\n${all.map((named) => rowOf(named, all)).join('\n')}\n`;
}

function rowOf(named: Named, all: readonly Named[]): string {
  const heading = named.slots.includes('headerActions') ? '`headerActions`' : '';
  const cells = [
    heading,
    listed(namesOf(named, 'tables')),
    listed(namesOf(named, 'lists')),
    replaced(named, all),
  ];
  return `| \`${named.screen}\` | ${cells.join(' | ')} |`;
}

/** A screen with others inside it refers to those, if they have more than two. */
function replaced(named: Named, all: readonly Named[]): string {
  let own = namesOf(named, 'replace');
  const inner: string[] = [];
  const byCount = all
    .filter((other) => other.screen !== named.screen)
    .map((other) => ({ screen: other.screen, names: namesOf(other, 'replace') }))
    .sort((first, second) => second.names.length - first.names.length);
  for (const { screen, names } of byCount) {
    if (names.length < 3 || !names.every((name) => own.includes(name))) continue;
    own = own.filter((name) => !names.includes(name));
    inner.push(screen);
  }
  return [listed(own), ...(inner.length > 0 ? [`those of ${listed(inner)}`] : [])]
    .filter(Boolean)
    .join(', and ');
}

const namesOf = ({ slots }: Named, kind: 'tables' | 'lists' | 'replace') =>
  slots
    .filter((slot) => slot.startsWith(`${kind}.`) && slot !== 'replace.reload')
    .map((slot) => slot.slice(kind.length + 1))
    .sort();

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const head = `## Names of the slots

Every screen also has \`reload\` in \`replace\`, and \`dialog\`. \`npm run update\` writes this table from the types.

| screen | heading | tables | lists | \`replace\` |
|---|---|---|---|---|`;
