/**
 * Serves the built console with the configuration of one environment:
 *   node apps/console/server/serve.ts --config config.json [--port 4173] [--host 127.0.0.1] [--folder dist]
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseConsoleConfig } from './console-config.ts';
import { startStaticServer } from './static-server.ts';

const inConsole = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

try {
  const { values } = parseArgs({
    options: {
      config: { type: 'string', default: inConsole('public/config.json') },
      folder: { type: 'string', default: inConsole('dist') },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '4173' },
    },
  });
  const server = await startStaticServer({
    folder: values.folder,
    config: parseConsoleConfig(await readFile(values.config, 'utf8')),
    host: values.host,
    port: Number(values.port),
  });
  process.stdout.write(`The console is at ${server.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
