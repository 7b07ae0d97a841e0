import { defineConfig } from 'tsup';

const entry = {
  index: 'src/index.ts',
  msw: 'src/msw.ts',
  node: 'src/node-server.ts',
  scenarios: 'src/scenarios.ts',
};

export default defineConfig({
  entry: { ...entry, cli: 'src/cli.ts' },
  tsconfig: '../../tsconfig.json',
  format: 'esm',
  target: 'es2022',
  dts: { entry },
  clean: true,
});
