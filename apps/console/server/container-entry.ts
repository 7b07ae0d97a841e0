/**
 * Runs before nginx when the container starts: writes its configuration and config.json from environment variables.
 *   node apps/console/server/container-entry.ts --site <folder of the build> --state <folder to write to> [--port 8080]
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runProgram } from '../../../scripts/run-program.ts';
import { readConsoleConfig, UNCONFIGURED } from './console-config.ts';
import { nginxConf } from './nginx-conf.ts';

const PREFIX = 'CONSOLE_';

/** Of Debian's package libnginx-mod-http-brotli-static. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const variableOf = (field: string) =>
  PREFIX + field.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Kubernetes adds such variables for each Service whose name begins with `console`. */
const isOfService = (name: string, value = '') =>
  /_SERVICE_(HOST|PORT)(_\w+)?$|_PORT_\d+_(TCP|UDP|SCTP)/.test(name) || /^(tcp|udp|sctp):/.test(value);

/** Lists have commas between their entries. @throws Error for an unknown variable or an unusable value */
function configFromEnvironment(environment: Readonly<Record<string, string | undefined>>) {
  const fields = Object.keys(UNCONFIGURED);
  const known = fields.map(variableOf);
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith(PREFIX) && !known.includes(name) && !isOfService(name, environment[name]),
  );
  if (unknown !== undefined)
    throw new Error(`${unknown} is not a known variable (known: ${known.join(', ')}).`);
  return readConsoleConfig(
    Object.fromEntries(
      fields.flatMap((field) => {
        const text = environment[variableOf(field)]?.trim() ?? '';
        return text === '' ? [] : [[field, typedValue(field, text)]];
      }),
    ),
  );
}

function typedValue(field: string, text: string): unknown {
  const list = () =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);
  // A message about the value quotes the text, as NaN has no JSON.
  if (field === 'urlLimit') return Number.isFinite(Number(text)) ? Number(text) : text;
  if (field === 'customerPageHosts') return list();
  if (field === 'features') return Object.fromEntries(list().map((name) => [name, true]));
  return text;
}

function mainConf(state: string, hasBrotli: boolean): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${hasBrotli ? `load_module ${BROTLI_MODULE};\n` : ''}daemon off;
worker_processes auto;
pid ${state}/nginx.pid;
error_log stderr warn;
events {
  worker_connections 1024;
}
http {
  access_log /dev/stdout;
${temporary.map((name) => `  ${name}_temp_path ${state}/${name};`).join('\n')}
  include ${state}/console.conf;
}
`;
}

if (import.meta.main) {
  await runProgram(async () => {
    const { values } = parseArgs({
      options: {
        site: { type: 'string' },
        state: { type: 'string' },
        port: { type: 'string', default: '8080' },
      },
    });
    const { site, state } = values;
    if (site === undefined || state === undefined) throw new Error('Name the folders: --site and --state.');
    const config = configFromEnvironment(process.env);
    const hasBrotli = existsSync(BROTLI_MODULE);
    await mkdir(state, { recursive: true });
    await writeFile(join(state, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
    await writeFile(
      join(state, 'console.conf'),
      nginxConf(config, { root: site, configFolder: state, port: Number(values.port), hasBrotli }),
    );
    await writeFile(join(state, 'nginx.conf'), mainConf(state, hasBrotli));
  });
}
