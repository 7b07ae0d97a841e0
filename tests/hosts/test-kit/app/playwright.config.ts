import { defineConfig } from '@playwright/test';

const port = Number(process.env.PORT ?? 4300);

export default defineConfig({
  testDir: 'browser',
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A browser of the machine, if Playwright's own is not installed.
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: process.env.CHROMIUM_ARGS?.split(' ') },
  },
  webServer: {
    command: `vite preview --strictPort --host 127.0.0.1 --port ${port}`,
    url: `http://127.0.0.1:${port}`,
  },
});
