/** node apps/console/server/serve.ts [--config dist/config.json] [--port 4173] [--host 127.0.0.1] [--folder dist] */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runProgram } from '../../../scripts/run-program.ts';
import { parseConsoleConfig } from './console-config.ts';
import { startStaticServer } from './static-server.ts';

await runProgram(async () => {
  const { values } = parseArgs({
    options: {
      config: { type: 'string' },
      folder: { type: 'string', default: fileURLToPath(new URL('../dist', import.meta.url)) },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '4173' },
    },
  });
  const { folder, host, port } = values;
  const file = values.config ?? join(folder, 'config.json');
  const config = parseConsoleConfig(await readFile(file, 'utf8'));
  const server = await startStaticServer({ folder, config, host, port: Number(port) }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} on ${host} is in use. Choose another one with --port.`);
  });
  process.stdout.write(`The console is at ${server.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
});
