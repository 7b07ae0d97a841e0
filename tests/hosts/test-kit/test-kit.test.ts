import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../scripts/browser.ts';
import { freePort } from '../../../scripts/ports.ts';
import { appOf, environment } from '../host-program.ts';

const app = appOf('test-kit');
const page = join(app, 'src/project-page.tsx');
const { executablePath, args } = browserLaunchOptions();

const programEnvironment = {
  ...environment,
  NODE_ENV: undefined,
  CHROMIUM_PATH: executablePath,
  CHROMIUM_ARGS: args?.join(' '),
};

async function say(script: string): Promise<string> {
  const env = { ...programEnvironment, PORT: String(await freePort()) };
  const run = promisify(execFile)('npm', ['run', script], { cwd: app, env });
  return run.then(
    ({ stdout, stderr }) => `${stdout}${stderr}\nexit 0`,
    ({ stdout, stderr, code }) => `${stdout}${stderr}\nexit ${code}`,
  );
}

describe('the test kit in a separate host, from the packed packages', () => {
  let untouched: string;
  beforeAll(async () => {
    untouched = await readFile(page, 'utf8');
    expect(await say('build')).toMatch(/exit 0$/);
  }, 120_000);
  afterAll(() => writeFile(page, untouched));

  it('lets the host test its page with Vitest and Testing Library', async () => {
    expect(await say('test')).toMatch(/Tests\s+3 passed[\s\S]*exit 0$/);
  }, 60_000);

  it('lets the host run the same tests with Jest', async () => {
    const tests = await readFile(join(app, 'src/project-page.test.tsx'), 'utf8');
    expect(tests).toContain("from 'vitest';");
    const same = tests.replace("from 'vitest';", "from '@jest/globals';");
    await writeFile(join(app, 'src/project-page.jest.tsx'), same);
    expect(await say('test:jest')).toMatch(/Tests:\s+3 passed[\s\S]*exit 0$/);
  }, 120_000);

  it('lets the host test its page in a browser with Playwright', async () => {
    expect(await say('test:browser')).toMatch(/2 passed[\s\S]*exit 0$/);
  }, 60_000);

  it('finds out when the page no longer does what the tests say', async () => {
    await writeFile(page, untouched.replace(' onEvent={note}', ''));
    expect(await say('test')).toMatch(/2 failed[\s\S]*exit [1-9]/);
  }, 60_000);
});
