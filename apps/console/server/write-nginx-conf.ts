/**
 * node apps/console/server/write-nginx-conf.ts --config config.json > console.conf
 * With --write it renews the shipped apps/console/nginx/console.conf from the config.json of the build.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runProgram } from '../../../scripts/run-program.ts';
import { parseConsoleConfig } from './console-config.ts';
import { nginxConf } from './nginx-conf.ts';

const inConsole = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

await runProgram(async () => {
  const { values } = parseArgs({
    options: {
      config: { type: 'string', default: inConsole('public/config.json') },
      write: { type: 'boolean', default: false },
    },
  });
  const conf = nginxConf(parseConsoleConfig(await readFile(values.config, 'utf8')));
  if (values.write) await writeFile(inConsole('nginx/console.conf'), conf);
  else process.stdout.write(conf);
});
