import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PrintedSize {
  readonly name: string;
  readonly js: string;
  readonly css: string;
}

const START = '<!-- sizes: npm run update -->';
const END = '<!-- end of sizes -->';
const README = 'README.md';
const MANUAL = 'docs/manual/sizes.mdx';
/** Each commit changes sizes by a few bytes. */
const TOLERANCE_KB = 1;
const TOLERANCE = 0.03;

export async function writeSizes(root: string, tables: string, sizes: readonly PrintedSize[]): Promise<void> {
  const readme = join(root, README);
  const text = await readFile(readme, 'utf8');
  await writeFile(
    readme,
    text.replace(shortTableIn(text), () => shortTable(sizes)),
  );
  await writeFile(join(root, MANUAL), manualPage(tables));
}

export async function staleSizes(
  root: string,
  tables: string,
  sizes: readonly PrintedSize[],
): Promise<string[]> {
  const readme = shortTableIn(await readFile(join(root, README), 'utf8'));
  const manual = await readFile(join(root, MANUAL), 'utf8');
  const stale = [
    ...(saysTheSame(readme, shortTable(sizes)) ? [] : [README]),
    ...(saysTheSame(manual, manualPage(tables)) ? [] : [MANUAL]),
  ];
  return stale.map((path) => `${path} prints other sizes. Run \`npm run update\`.`);
}

export function saysTheSame(printed: string, current: string): boolean {
  const size = /\d+\.\d+/g;
  if (printed.replaceAll(size, '') !== current.replaceAll(size, '')) return false;
  const sizesNow = current.match(size) ?? [];
  return (printed.match(size) ?? []).every((text, index) => {
    const [was, is] = [Number(text), Number(sizesNow[index])];
    return Math.abs(was - is) <= Math.max(TOLERANCE_KB, TOLERANCE * is);
  });
}

function shortTable(sizes: readonly PrintedSize[]): string {
  const rows = sizes.map(({ name, js, css }) => `| \`${name}\` | ${js} | ${css} |`).join('\n');
  return `${START}\n| entry | JS, kB | CSS, kB |\n|---|---:|---:|\n${rows}\n${END}`;
}

function shortTableIn(readme: string): string {
  return new RegExp(`${START}[\\s\\S]*${END}`).exec(readme)?.[0] ?? '';
}

const manualPage = (tables: string) => `${PAGE_HEAD}\n${tables}`;

const PAGE_HEAD = `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Manual/Sizes" />

# What each entry weighs

The size of one screen alone, and how much a second one adds. Scripts that load later do so when a dialog, a menu or the
map is opened. \`npm run update\` writes this page, and a check fails when it is out of date.
`;
