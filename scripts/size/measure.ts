import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';

export interface Size {
  readonly initialJs: number;
  readonly lazyJs: number;
  readonly inputs: readonly string[];
  readonly initialInputs: ReadonlyMap<string, number>;
}

export interface Host {
  readonly folder: string;
  readonly screens: readonly string[];
  /** @default true */
  readonly hasProvider?: boolean;
  /** @default false */
  readonly sharesQuery?: boolean;
}

export const REACT = /^react(-dom)?($|\/)/;

export function sourceOf({ screens, hasProvider = true }: Host): string {
  const core = hasProvider ? ['AdminKitProvider', 'createAdminClient'] : [];
  return [
    `import { AdminKitProvider } from '@timemap/admin-kit';`,
    `import { createAdminClient } from '@timemap/admin-api';`,
    ...screens.map((specifier, index) => `import * as screen${index} from '${specifier}';`),
    // The bundler drops everything that is not named here.
    `globalThis.host = [${[...core, ...screens.map((_, index) => `screen${index}`)]}];`,
  ].join('\n');
}

export async function measure(host: Host): Promise<Size> {
  const { folder, sharesQuery = false } = host;
  const result = await build({
    stdin: { contents: sourceOf(host), resolveDir: folder, loader: 'ts', sourcefile: 'host.ts' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: folder,
    external: [
      'react',
      'react-dom',
      'react/*',
      'react-dom/*',
      ...(sharesQuery ? ['@tanstack/react-query'] : []),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.png': 'empty' },
    metafile: true,
    write: false,
    absWorkingDir: folder,
    logLevel: 'error',
  });
  const contentsOf = new Map(
    result.outputFiles.map(({ path, contents }) => [relative(folder, path), contents]),
  );
  const initial = initialChunks(result.metafile);
  const sizeAsServed = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + gzipSize(contentsOf.get(path) ?? new Uint8Array()), 0);
  const inputsOf = (paths: readonly string[]) =>
    paths
      .flatMap((path) => Object.entries(result.metafile.outputs[path]?.inputs ?? {}))
      .map(([input, { bytesInOutput }]) => [input, bytesInOutput] as const)
      .filter(([, bytes]) => bytes > 0);
  const all = [...contentsOf.keys()];
  return {
    initialJs: sizeAsServed([...initial]),
    lazyJs: sizeAsServed(all.filter((path) => !initial.has(path))),
    inputs: inputsOf(all).map(([input]) => input),
    initialInputs: new Map(inputsOf([...initial])),
  };
}

/** Estimated, because bundling every pair would take minutes. */
export function addedBeside(first: Size, second: Size): number {
  return shareOf(second, (input) => !first.initialInputs.has(input));
}

/** Of the first load, in bytes as served, by the compression rate of all. */
export function shareOf({ initialJs, initialInputs }: Size, isCounted: (input: string) => boolean): number {
  const bytesIn = (inputs: readonly (readonly [string, number])[]) =>
    inputs.reduce((sum, [, bytes]) => sum + bytes, 0);
  const all = [...initialInputs];
  return all.length === 0
    ? 0
    : (bytesIn(all.filter(([input]) => isCounted(input))) / bytesIn(all)) * initialJs;
}

export function gzipSize(contents: string | Uint8Array): number {
  return gzipSync(contents, { level: 9 }).length;
}

function initialChunks({ outputs }: Metafile): Set<string> {
  const entry = Object.keys(outputs).find(
    (path) => outputs[path]?.entryPoint !== undefined && path.endsWith('stdin.js'),
  );
  const reached = new Set<string>();
  const waiting = entry === undefined ? [] : [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    for (const { kind, path: next } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') waiting.push(next);
    }
  }
  return reached;
}
