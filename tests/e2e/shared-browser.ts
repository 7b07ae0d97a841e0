import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { buildApps } from '../../scripts/app-build.ts';
import { browserLaunchOptions } from '../../scripts/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserEndpoint: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildApps();
  const { executablePath, args } = browserLaunchOptions();
  const browser = await chromium.launchServer({
    executablePath,
    // No request leaves this machine.
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
  });
  project.provide('browserEndpoint', browser.wsEndpoint());
  return () => browser.close();
}
