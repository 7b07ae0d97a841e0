import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { buildApps } from '../../scripts/app-build.ts';
import { browserLaunchOptions } from '../../scripts/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser that all end-to-end tests share takes connections. */
    browserEndpoint: string;
  }
}

/** Before all end-to-end tests: the production builds are current, and one browser runs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildApps();
  const { executablePath, args } = browserLaunchOptions();
  const browser = await chromium.launchServer({
    executablePath,
    // Whatever a page asks for, nothing leaves this machine.
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
  });
  project.provide('browserEndpoint', browser.wsEndpoint());
  return () => browser.close();
}
