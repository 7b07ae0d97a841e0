import { defineConfig } from 'vitest/config';

const hasDocument = process.env.MUTATION_HAS_DOCUMENT === 'yes';

export default defineConfig({
  test: {
    include: process.env.MUTATION_TESTS?.split(',') ?? [],
    environment: hasDocument ? 'jsdom' : 'node',
    env: { TZ: 'UTC' },
    testTimeout: 20_000,
    setupFiles: [
      'tests/failing-console.ts',
      ...(hasDocument ? ['tests/dom-setup.ts', 'tests/mutation/short-waits.ts'] : []),
    ],
  },
});
