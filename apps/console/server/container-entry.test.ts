import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseConsoleConfig, UNCONFIGURED } from './console-config.ts';
import { nginxConf } from './nginx-conf.ts';

const program = fileURLToPath(new URL('container-entry.ts', import.meta.url));

async function start(environment: Record<string, string>, ...more: string[]) {
  const site = await mkdtemp(join(tmpdir(), 'console-site-'));
  onTestFinished(() => rm(site, { recursive: true }));
  const state = join(site, 'state');
  await promisify(execFile)(process.execPath, [program, '--site', site, '--state', state, ...more], {
    env: environment,
  });
  const text = (path: string) => readFile(join(site, path), 'utf8');
  return { site, state, text };
}

describe('the entry of the container', () => {
  it('writes config.json from the variables, each with its type', async () => {
    const { text } = await start({
      CONSOLE_API_BASE_URL: 'https://api.example.org/v1',
      CONSOLE_REALTIME_URL: 'wss://live.example.org',
      CONSOLE_URL_LIMIT: '8000',
      CONSOLE_CUSTOMER_PAGE_HOSTS: 'billing.example.org, pay.example.org',
      CONSOLE_FEATURES: 'projectDeletion',
    });
    expect(parseConsoleConfig(await text('state/config.json'))).toMatchObject({
      apiBaseUrl: 'https://api.example.org/v1',
      mainAppUrl: null,
      realtimeUrl: 'wss://live.example.org',
      urlLimit: 8000,
      customerPageHosts: ['billing.example.org', 'pay.example.org'],
      features: { projectDeletion: true },
    });
  });

  it('gives nginx the headers of these addresses, the site, the port, and one folder to write to', async () => {
    const { site, state, text } = await start(
      { CONSOLE_API_BASE_URL: 'https://api.example.org' },
      '--port',
      '9090',
    );
    const conf = await text('state/console.conf');
    expect(conf).toContain("connect-src 'self' https://api.example.org;");
    expect(conf).toContain(`root ${site};`);
    expect(conf).toContain('listen 9090;');
    const main = await text('state/nginx.conf');
    expect(main).toContain(`include ${state}/console.conf;`);
    const written = [...main.matchAll(/(?:pid|_temp_path) ([^;]+);/g)].map(([, path]) => path);
    expect(written.length).toBe(6);
    expect(written.filter((path) => !path?.startsWith(`${state}/`))).toEqual([]);
  });

  it('lets nginx send what was compressed with Brotli where it has the module', () => {
    const lines = (hasBrotli: boolean) => nginxConf(UNCONFIGURED, { hasBrotli }).split('\n');
    expect(lines(true)).toContain('    brotli_static on;');
    expect(lines(false)).not.toContain('    brotli_static on;');
  });

  it('ignores the variables that Kubernetes adds for a Service named console', async () => {
    const { text } = await start({
      CONSOLE_SERVICE_HOST: '10.0.0.7',
      CONSOLE_SERVICE_PORT: '8080',
      CONSOLE_SERVICE_PORT_HTTP: '8080',
      CONSOLE_PORT: 'tcp://10.0.0.7:8080',
      CONSOLE_PORT_8080_TCP: 'tcp://10.0.0.7:8080',
      CONSOLE_PORT_8080_TCP_ADDR: '10.0.0.7',
      CONSOLE_WEB_SERVICE_HOST: '10.0.0.8',
      CONSOLE_WEB_PORT_53_UDP_PROTO: 'udp',
    });
    expect(parseConsoleConfig(await text('state/config.json')).apiBaseUrl).toBeNull();
  });

  it('leaves the site as it is, so that its folder may be read-only', async () => {
    const { site, state, text } = await start({ CONSOLE_API_BASE_URL: 'https://api.example.org' });
    expect(await readdir(site)).toEqual(['state']);
    expect(await text('state/console.conf')).toContain(`location = /config.json {\n    root ${state};`);
  });

  it('skips empty entries of a list', async () => {
    const { text } = await start({
      CONSOLE_FEATURES: 'projectDeletion,',
      CONSOLE_CUSTOMER_PAGE_HOSTS: 'pay.example.org,,',
    });
    expect(parseConsoleConfig(await text('state/config.json'))).toMatchObject({
      customerPageHosts: ['pay.example.org'],
      features: { projectDeletion: true },
    });
  });

  it('writes a configuration without an API where there are no variables', async () => {
    const { text } = await start({});
    expect(parseConsoleConfig(await text('state/config.json'))).toMatchObject({
      apiBaseUrl: null,
      features: {},
    });
  });

  it.each([
    [
      { CONSOLE_API_URL: 'https://api.example.org' },
      /^CONSOLE_API_URL is not a known variable \(known: CONSOLE_API_BASE_URL, .+\)\.\n$/,
    ],
    [{ CONSOLE_REALTIME_URL: 'https://live.example.org' }, /^config\.json: "realtimeUrl" must be .+\.\n$/],
    [{ CONSOLE_PORT: '9090' }, /^CONSOLE_PORT is not a known variable /],
    [{ CONSOLE_URL_LIMIT: 'many' }, /^config\.json: "urlLimit" must be .+, but is "many"\.\n$/],
    [
      { CONSOLE_FEATURES: 'projectDeletions' },
      /^config\.json: "features\.projectDeletions" is not a known field /,
    ],
  ])('stops at %o with a sentence', async (environment, sentence) => {
    await expect(start(environment)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(sentence),
    });
  });
});
