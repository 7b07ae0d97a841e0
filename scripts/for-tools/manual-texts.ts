import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { tokenReport } from '../api-report/token-report.ts';

export interface ManualPage {
  readonly file: string;
  readonly title: string;
  readonly summary: string;
  readonly text: string;
}

const folder = 'docs/manual';

const first = ['getting-started', 'hosts', 'options', 'events', 'hooks', 'theming', 'words'];

export function manualPages(root: string): ManualPage[] {
  const names = globSync('*.mdx', { cwd: join(root, folder) }).map((path) => basename(path, '.mdx'));
  const sources = new Map(
    names.map((name) => [name, readFileSync(join(root, folder, `${name}.mdx`), 'utf8')] as const),
  );
  const files = new Map([...sources].map(([name, text]) => [idOf(text, name), `${name}.md`] as const));
  const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  return [...sources]
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([name, source]) => {
      const text = name === 'tokens' ? tokensPage(root) : markdown(root, name, source, files);
      const title = /^# (.+)$/m.exec(text)?.[1];
      if (title === undefined) throw new Error(`${folder}/${name}.mdx has no heading.`);
      return { file: `${name}.md`, title, summary: summaryOf(text), text };
    });
}

/** The format is specified at llmstxt.org. */
export function llmsTexts(pages: readonly ManualPage[], about: string): ReadonlyMap<string, string> {
  const head = `# @timemap/admin-kit\n\n> ${about}\n`;
  const links = pages.map(({ file, title, summary }) => `- [${title}](manual/${file}): ${summary}`);
  return new Map([
    [
      'llms.txt',
      `${head}
Each screen is one import, for example \`LicenseCard\` of \`@timemap/admin-kit/license\`, below one \`AdminKitProvider\`.

## Manual

${links.join('\n')}

## For programs

- [screens.json](screens.json): every screen with its entry, components, props, slots, calls, words and element; options; tokens; events
- [tokens.json](tokens.json): the design tokens in the format of the Design Tokens Community Group

## Optional

- [llms-full.txt](llms-full.txt): all pages of the manual in one file
`,
    ],
    [
      'llms-full.txt',
      [head, ...pages.map(({ text }) => text.replaceAll(/\]\((?=[a-z-]+\.md)/g, '](manual/'))].join(
        '\n---\n\n',
      ),
    ],
  ]);
}

/** The same as in Storybook's addresses. */
function idOf(source: string, name: string): string {
  const title = /<Meta title="([^"]+)"/.exec(source)?.[1];
  if (title === undefined) throw new Error(`${folder}/${name}.mdx has no title.`);
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

function tokensPage(root: string): string {
  const report = tokenReport(readFileSync(join(root, 'packages/admin-kit/src/styles/tokens.css'), 'utf8'));
  return report
    .replace(/^<!--.*-->\n/, '')
    .replace('\n\n', '\n\nEvery custom property that a host can set.\n\n');
}

function markdown(root: string, name: string, source: string, files: ReadonlyMap<string, string>): string {
  const codes = new Map(
    [...source.matchAll(/^import (\w+) from '([^']+)\?raw';$/gm)].map(
      ([, own = '', path = '']) => [own, path] as const,
    ),
  );
  const pieces = source.split(/^(```[\s\S]*?^```)$/m);
  const text = pieces
    .map((piece) => (piece.startsWith('```') ? piece : prose(root, piece, codes, files)))
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const [left] = text.replaceAll(/^```[\s\S]*?^```$/gm, '').match(/^(import |<[A-Z]).*$/m) ?? [];
  if (left !== undefined) throw new Error(`${folder}/${name}.mdx has ${left}, which Markdown cannot show.`);
  return `${text}\n`;
}

function prose(
  root: string,
  piece: string,
  codes: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, string>,
): string {
  return piece
    .replaceAll(/^import .*;\n/gm, '')
    .replaceAll(/^<(?:Meta|img) .*\/>\n/gm, '')
    .replaceAll(/^<Canvas .*\/>$/gm, '*Storybook shows a live example here.*')
    .replaceAll(/^<Source code=\{(\w+)\} language="(\w+)" \/>$/gm, (_, own: string, language: string) => {
      const path = join(root, folder, codes.get(own) ?? '');
      return `\`${basename(dirname(path))}/${basename(path)}\`\n\n\`\`\`${language}\n${readFileSync(path, 'utf8').trimEnd()}\n\`\`\``;
    })
    .replaceAll(/\[([^\]]+)\]\(\?path=\/docs\/([a-z-]+)--docs\)/g, (_, label: string, id: string) => {
      const file = files.get(id);
      return file === undefined ? label : `[${label}](${file})`;
    })
    .replaceAll(/\\([{}])/g, '$1');
}

function summaryOf(text: string): string {
  const paragraph = text
    .split('\n\n')
    .find((part) => /^[A-Z`<*]/.test(part) && !part.startsWith('*Storybook'))
    ?.replaceAll('\n', ' ')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  return /^.*?[.:](?=\s|$)/.exec(paragraph ?? '')?.[0]?.replace(/:$/, '.') ?? paragraph ?? '';
}
