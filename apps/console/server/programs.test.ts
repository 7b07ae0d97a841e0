import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [fileURLToPath(new URL(program, import.meta.url)), ...args]);

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'console-programs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

it.each(['serve.ts', 'write-nginx-conf.ts'])(
  '%s names the field of config.json that cannot be used',
  async (program) => {
    const folder = await folderWith({ 'config.json': '{"realtimeUrl":"https://live.example.org"}' });
    await expect(run(program, '--config', join(folder, 'config.json'))).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^config\.json: "realtimeUrl" must be .+\.\n$/),
    });
  },
);

it('write-nginx-conf.ts derives connect-src from the given config.json', async () => {
  const folder = await folderWith({ 'config.json': '{"apiBaseUrl":"https://api.example.org/v1"}' });
  const { stdout } = await run('write-nginx-conf.ts', '--config', join(folder, 'config.json'));
  expect(stdout).toContain("connect-src 'self' https://api.example.org;");
});

it('serve.ts reads the config.json of the folder that it serves', async () => {
  const folder = await folderWith({ 'config.json': '{"apiBaseURL":"/api"}', 'index.html': '' });
  await expect(run('serve.ts', '--folder', folder)).rejects.toMatchObject({
    stderr: expect.stringMatching(/^config\.json: "apiBaseURL" is not a known field/),
  });
});

it('serve.ts names a port that is taken', async () => {
  const folder = await folderWith({ 'config.json': '{}', 'index.html': '' });
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const args = ['--config', join(folder, 'config.json'), '--folder', folder, '--port', String(port)];
  await expect(run('serve.ts', ...args)).rejects.toMatchObject({
    code: 1,
    stderr: `Port ${port} on 127.0.0.1 is in use. Choose another one with --port.\n`,
  });
});
