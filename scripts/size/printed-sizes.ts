import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An entry as the README prints it, in kB. */
export interface PrintedSize {
  readonly name: string;
  readonly js: string;
  readonly css: string;
}

const START = '<!-- sizes: npm run size -- --write -->';
const END = '<!-- end of sizes -->';
/** Sizes move by a few bytes with every change; a reader is not misled by this much. */
const TOLERANCE_KB = 1;

/** Writes the README's short table and the manual's whole one. */
export async function writeSizes(root: string, table: string, sizes: readonly PrintedSize[]): Promise<void> {
  const readme = join(root, 'README.md');
  const text = await readFile(readme, 'utf8');
  const rows = sizes.map(({ name, js, css }) => `| \`${name}\` | ${js} | ${css} |`).join('\n');
  const short = `${START}\n| entry | JS, kB | CSS, kB |\n|---|---:|---:|\n${rows}\n${END}`;
  await writeFile(
    readme,
    text.replace(new RegExp(`${START}[\\s\\S]*${END}`), () => short),
  );
  await writeFile(join(root, 'docs/manual/sizes.mdx'), `${PAGE_HEAD}\n${table}`);
}

/** What the README says otherwise than the sources. */
export async function staleSizes(root: string, sizes: readonly PrintedSize[]): Promise<string[]> {
  const text = await readFile(join(root, 'README.md'), 'utf8');
  return sizes
    .filter(({ name, js, css }) => {
      const [, printedJs, printedCss] =
        new RegExp(`^\\| \`${name}\` \\| ([\\d.]+) \\| ([\\d.]+) \\|$`, 'm').exec(text) ?? [];
      return isFar(js, printedJs) || isFar(css, printedCss);
    })
    .map(({ name }) => `${name}: the README prints another size. Run \`npm run size -- --write\`.`);
}

function isFar(size: string, printed: string | undefined): boolean {
  return printed === undefined || Math.abs(Number(size) - Number(printed)) > TOLERANCE_KB;
}

const PAGE_HEAD = `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Manual/Sizes" />

# What each screen weighs

What a page pays for one screen alone, and what a second one adds. What is loaded later comes when a dialog, a menu or
the map is opened. This page is written by \`npm run size -- --write\`.
`;
