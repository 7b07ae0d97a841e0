import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, minify, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { words } from '../../scripts/words/vite-plugin.ts';
import { chunkGroups } from './chunks.ts';
import {
  HASHED_FOLDER,
  isCompressible,
  mediaTypeOf,
  SMALLEST_COMPRESSED_BYTES,
} from './server/asset-rules.ts';
import { ENCODED_EXTENSIONS, encodeBody } from './server/content-encoding.ts';
import type { FirstPages } from './src/first-view.ts';
import type { FirstViews, Page } from './src/pages.ts';
import { isStaffPath } from './src/paths.ts';

const LAYERS = '@layer admin-kit.tokens,admin-kit.ui,admin-kit.screens,console;';

/** Sheets load in any order, and the first mention of a layer sets its rank, so each begins with all of them. */
function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = LAYERS + file.source;
      }
    },
  };
}

/** Compresses files with a hash in their name. config.json is replaced where the console is installed. */
function compressAhead(): Plugin {
  return {
    name: 'compress-ahead',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => isCompressible(mediaTypeOf(name)));
      await Promise.all(
        names
          .filter((name) => `/${name}`.startsWith(HASHED_FOLDER))
          .map(async (name) => {
            const file = join(dir, name);
            const body = await readFile(file);
            if (body.length < SMALLEST_COMPRESSED_BYTES) return;
            for (const encoding of ['br', 'gzip'] as const) {
              await writeFile(file + ENCODED_EXTENSIONS[encoding], await encodeBody(body, encoding, true));
            }
          }),
      );
    },
  };
}

const FIRST_VIEW = join(import.meta.dirname, 'src/first-view.ts');

/** The page's policy allows only scripts from files, so the first view is a file of our origin with a hash. */
function firstView(): Plugin {
  let script = '';
  return {
    name: 'first-view',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const source = await readFile(FIRST_VIEW, 'utf8');
      const { code } = await transformWithOxc(source, FIRST_VIEW);
      const run = `(()=>{${code.replaceAll('export function', 'function')};showFirstView(${JSON.stringify(await firstPages(chunks))})})()`;
      const minified = await minify(FIRST_VIEW, run);
      script = this.getFileName(
        this.emitFile({ type: 'asset', name: 'first-view.js', source: minified.code }),
      );
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        bundle ? [{ tag: 'script', attrs: { src: `/${script}` }, injectTo: 'head-prepend' }] : [],
    },
  };
}

interface DeclaredPage extends Page {
  readonly view: FirstViews[string];
  readonly module: string;
}

async function declaredPages(): Promise<DeclaredPage[]> {
  const folder = join(import.meta.dirname, 'src');
  const files = globSync('pages/*/pages.ts', { cwd: folder });
  const declared = files.toSorted().map(async (file) => {
    const { default: pages, firstViews }: { default: Page[]; firstViews: FirstViews } = await import(
      pathToFileURL(join(folder, file)).href
    );
    return pages.map((page) => {
      const view = firstViews[page.path];
      if (view === undefined) throw new Error(`${file} has no first view of ${page.path}.`);
      return { ...page, view, module: file.replace(/pages\.ts$/, view.script) };
    });
  });
  return (await Promise.all(declared)).flat();
}

async function firstPages(chunks: readonly Rolldown.OutputChunk[]): Promise<FirstPages> {
  const files: string[] = [];
  const chunkOf = (module: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(`/console/src/${module}.ts`)));
  const positionsOf = (...modules: string[]) => {
    const found = new Set<string>();
    const add = (chunk: Rolldown.OutputChunk | undefined) => {
      if (chunk === undefined || found.has(chunk.fileName)) return;
      found.add(chunk.fileName);
      for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
      for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
    };
    for (const module of modules) {
      const chunk = chunkOf(module);
      if (!chunk) throw new Error(`The build has no ${module}.`);
      add(chunk);
    }
    return [...found].map((name) => {
      if (!files.includes(`/${name}`)) files.push(`/${name}`);
      return files.indexOf(`/${name}`);
    });
  };
  const start = positionsOf('boot', 'main');
  const common = positionsOf('show-console').filter((position) => !start.includes(position));
  const only = (positions: readonly number[]) =>
    positions.filter((position) => !start.includes(position) && !common.includes(position));
  const languages = chunks.flatMap(({ facadeModuleId }) => {
    const name = /[\\/]console[\\/]src[\\/]locales[\\/](.+)[\\/]index\.ts$/.exec(facadeModuleId ?? '')?.[1];
    return name === undefined ? [] : [[name, only(positionsOf(`locales/${name}/index`))]];
  });
  const pages = await declaredPages();
  const orderOf = ({ section }: Page) => section?.order ?? 0;
  const sections = pages
    .filter(({ section }) => section !== undefined && section.isListed !== false)
    .sort((first, second) => orderOf(first) - orderOf(second));
  return {
    common,
    languages: Object.fromEntries(languages),
    pages: pages.map(({ path, handle, view, module }) => ({
      address: `^${path.replaceAll(/:\w+/g, '[^/]+')}/*$`,
      shapes: view.shapes,
      heading: handle.hasOwnHeading ? '' : view.title,
      hint: view.hint ?? '',
      isStaff: isStaffPath(path),
      needs: only(positionsOf(module)),
    })),
    sections: sections.map(({ view }) => view.title),
    files,
  };
}

/** The browser requests the first view's scripts before the first script runs. */
function preloadMain(): Plugin {
  return {
    name: 'preload-main',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const main = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith('/console/src/main.tsx')),
        );
        if (!main) return;
        const scripts = [main.fileName, ...main.imports];
        const sheets = [...(main.viteMetadata?.importedCss ?? [])];
        return [
          ...scripts.map((file) => link('modulepreload', file)),
          ...sheets.map((file) => link('stylesheet', file)),
        ].filter(({ attrs }) => !html.includes(attrs.href));
      },
    },
  };
}

function link(rel: string, file: string) {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: 'head' as const };
}

export default defineConfig({
  plugins: [words(), react(), layersFirst(), firstView(), preloadMain(), compressAhead()],
  build: {
    // light-dark(), popover and URL.parse are not polyfilled, because the polyfills are larger.
    target: ['chrome126', 'edge126', 'firefox126', 'safari18'],
    // Scripts and styles must be files of our own origin (CSP 'self').
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
