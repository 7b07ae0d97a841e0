import { defineConfig, type Options } from 'tsup';
import { kitParts, kitScreens } from '../../scripts/kit-entries.ts';

/** A host imports one sheet by itself; scripts that ask for sheets load neither in Node nor without a bundler. */
const dropSheets: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'drop-sheets',
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, () => ({
      path: 'sheet',
      namespace: 'dropped',
      sideEffects: false,
    }));
    build.onLoad({ filter: /.*/, namespace: 'dropped' }, () => ({ contents: '', loader: 'js' }));
  },
};

const kit = import.meta.dirname;

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(kitScreens(kit).map(({ name, module }) => [`screens/${name}`, module])),
    ...Object.fromEntries(kitParts(kit).map(({ name, module }) => [`ui/${name}`, module])),
  },
  tsconfig: '../../tsconfig.json',
  format: 'esm',
  target: 'es2022',
  dts: true,
  splitting: true,
  clean: true,
  // Every file: a framework that renders on a server decides by the file in which a component is.
  banner: { js: "'use client';" },
  esbuildPlugins: [dropSheets],
  esbuildOptions(options) {
    options.chunkNames = 'chunks/[hash]';
  },
});
