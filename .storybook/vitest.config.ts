import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser, LAUNCH_ARGS } from '../scripts/browser.ts';

export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // Files share a page, because a new one loads all modules again.
    isolate: false,
    setupFiles: ['.storybook/vitest-setup.ts'],
    // The checks of appearances force colors by the protocol of the browser.
    api: { allowWrite: true, allowExec: true },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          // Playwright explains a missing browser.
          executablePath: findBrowser() ?? undefined,
          args: [...LAUNCH_ARGS],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
