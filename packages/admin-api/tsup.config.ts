import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  tsconfig: '../../tsconfig.json',
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
});
