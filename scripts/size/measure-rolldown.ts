import { join } from 'node:path';
import { rolldown, withoutSheets } from '../rolldown.ts';
import { gzipSize, type Host, REACT, sourceOf } from './measure.ts';

/** Vite keeps the first paint in few files. esbuild splits them by sets of later scripts. */
export async function initialJsInVite(host: Host): Promise<number> {
  const input = join(host.folder, 'host.ts');
  const bundled = await rolldown({
    cwd: host.folder,
    input,
    platform: 'browser',
    external: (id) => REACT.test(id),
    transform: {
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: { runtime: 'automatic', development: false },
    },
    checks: { moduleLevelDirective: false },
    plugins: [
      {
        name: 'host',
        resolveId: (id) => (id === input ? id : null),
        load: (id) => (id === input ? sourceOf(host) : null),
      },
      withoutSheets,
    ],
  });
  const { output } = await bundled.generate({ format: 'esm', minify: true, comments: false });
  await bundled.close();
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const reached = new Set(
    output.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : [])),
  );
  for (const name of reached) for (const next of chunks.get(name)?.imports ?? []) reached.add(next);
  return [...reached].reduce((sum, name) => sum + gzipSize(chunks.get(name)?.code ?? ''), 0);
}
