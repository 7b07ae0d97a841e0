import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser, LAUNCH_ARGS } from './scripts/browser.ts';

/** A limit is for what hangs, not for a busy machine. */
const TEST_TIMEOUT_MS = 20_000;

export default defineConfig({
  test: {
    // One less than there are cores would leave half of a small machine idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: TEST_TIMEOUT_MS,
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          env: { TZ: 'UTC' },
          setupFiles: ['tests/failing-console.ts', 'tests/dom-setup.ts'],
        },
      },
      {
        test: {
          name: 'conformance',
          testTimeout: TEST_TIMEOUT_MS,
          include: ['tests/conformance/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          env: { TZ: 'UTC' },
          setupFiles: ['tests/failing-console.ts', 'tests/dom-setup.ts'],
        },
      },
      {
        test: {
          name: 'repository',
          testTimeout: TEST_TIMEOUT_MS,
          include: ['tests/repository/**/*.test.ts'],
          environment: 'jsdom',
          setupFiles: ['tests/failing-console.ts', 'tests/dom-setup.ts'],
        },
      },
      {
        test: {
          name: 'faults',
          testTimeout: TEST_TIMEOUT_MS,
          include: ['tests/faults/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          env: { TZ: 'UTC' },
          setupFiles: ['tests/failing-console.ts', 'tests/dom-setup.ts'],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                // Without one, Playwright's own sentence says so: the other projects still run.
                executablePath: findBrowser() ?? undefined,
                args: [...LAUNCH_ARGS],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'tools',
          include: ['apps/*/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/failing-console.ts'],
        },
      },
      {
        test: {
          name: 'packages',
          include: ['tests/packages/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/packages/packed-host.ts'],
        },
      },
      {
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/hosts/installed-hosts.ts'],
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'new screen',
          include: ['tests/new-screen/**/*.test.ts'],
          environment: 'node',
          testTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/failing-console.ts'],
          globalSetup: ['tests/e2e/shared-browser.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
