// @vitest-environment node
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { kitLocales, kitScreens } from '../../../scripts/kit-entries.ts';
import { readCatalogues } from '../../../scripts/words/catalogues.ts';
import { root, textOf } from '../../conformance/repository.ts';

const kit = join(root, 'packages/admin-kit');
const page = textOf('docs/manual/calls.mdx');

/** Shared code names these calls, but this screen does not make them. */
const neverMade: Readonly<Record<string, readonly string[]>> = {
  users: ['POST /global/users/global_admin', 'POST /global/users/skip_lti_payments'],
  'global-home': ['GET /support/', 'GET /support/resolved'],
  // A list of users is only read where the server has no call for one.
  'ticket-detail': ['GET /global/users'],
  'user-detail': ['GET /organizations/{id}', 'POST /createusergroup'],
  'enterprise-deal': ['GET /global/whitelist', 'POST /global/whitelist/add', 'POST /global/whitelist/remove'],
};

/** Several actions that are one line of the activity. */
const jobs = ['give-projects', 'hand-over-projects', 'remove-from-everything'];

/** Reads after a lost answer, which no use of the table causes. */
const afterLostAnswers: Readonly<Record<string, readonly string[]>> = {
  'org-create': ['GET /organizations/admin/all', 'GET /organizations/{id}'],
  'project-create': ['GET /organizations/{id}/projects'],
};

const actionWords = [
  ...(readCatalogues(join(kit, 'src')).find(({ name }) => name === 'activity')?.words ?? []),
].map(([language, words]) => ({ language, names: Object.keys(words.get('action') ?? {}) }));

async function codeOf(module: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(kit, module)],
    outdir: 'unwritten',
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    loader: { '.css': 'empty' },
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

function callsIn(code: string): string[] {
  const named = code
    .replace(/cacheKey\d*\(\s*"[^"]*"|queryKey\d*\(\w+, "[^"]*"/g, '')
    .matchAll(/"((?:GET|POST|PUT|DELETE) \/[^"]*)"/g);
  return [...new Set([...named].map(([, operation = '']) => operation))];
}

function sectionOf(screen: string): string {
  const start = page.indexOf(`\n## ${screen}\n`);
  return start < 0 ? '' : page.slice(start, page.indexOf('\n## ', start + 1));
}

const rowsOf = (screen: string) =>
  [...sectionOf(screen).matchAll(/^\| `((?:GET|POST|PUT|DELETE) [^`]*)`/gm)].map(
    ([, operation = '']) => operation,
  );

function callsOnPage(screen: string): string[] {
  const opened = [...sectionOf(screen).matchAll(/\]\(#([a-z-]+)\)/g)].map(([, name = '']) => name);
  return [...rowsOf(screen), ...opened.flatMap(callsOnPage)];
}

describe("the manual's table of calls", () => {
  it.each(kitScreens(kit))(
    'has every call in the code of $name but those that are listed here',
    { timeout: 60_000 },
    async ({ name, module }) => {
      const onPage = callsOnPage(name);
      const others = callsIn(await codeOf(module)).filter((operation) => !onPage.includes(operation));
      expect(others.sort()).toEqual([...(neverMade[name] ?? []), ...(afterLostAnswers[name] ?? [])].sort());
    },
  );

  it('knows the screens whose other calls are listed here', () => {
    const screens = kitScreens(kit).map(({ name }) => name);
    expect(screens).toEqual(
      expect.arrayContaining([...Object.keys(neverMade), ...Object.keys(afterLostAnswers)]),
    );
  });

  it('has the name of every action, and so do the words of the activity in each language', {
    timeout: 60_000,
  }, async () => {
    const code = await Promise.all(kitScreens(kit).map(({ module }) => codeOf(module)));
    const named = code.join('\n').matchAll(/\bname: "([a-z-]+\.[a-z-]+)"/g);
    const names = [...new Set([...named].map(([, name = '']) => name))].sort();
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
    expect(actionWords.length).toBe(kitLocales(kit).length + 1);
    for (const { language, names: said } of actionWords) {
      expect(said.filter((name) => name !== 'other').sort(), language).toEqual([...names, ...jobs].sort());
    }
  });
});
