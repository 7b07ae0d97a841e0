import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFormEncoded, isWrite, type Operation } from '@timemap/admin-api';
import { build } from 'esbuild';
import { parse } from 'yaml';
import { kitScreens } from '../kit-entries.ts';

interface Contract {
  paths: Record<string, Record<string, { summary?: string; requestBody?: { required?: boolean } }>>;
}

/** The page of the manual that says which calls each screen makes. */
export async function callsPage(root: string): Promise<string> {
  const kit = join(root, 'packages/admin-kit');
  const contract = parse(readFileSync(join(root, 'packages/admin-api/openapi.yaml'), 'utf8')) as Contract;
  const sections: string[] = [];
  for (const { name, module } of kitScreens(kit)) {
    const calls = [...(await callsMadeBy(join(kit, module)))].sort(readsFirst);
    if (calls.length > 0) sections.push(section(name, calls, contract));
  }
  return `${head}\n${sections.join('\n')}`;
}

/** What the code of a screen names once everything it does not use is shaken off, lists of what a change makes stale aside. */
async function callsMadeBy(module: string): Promise<Set<Operation>> {
  const { outputFiles } = await build({
    entryPoints: [module],
    outdir: 'unwritten',
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    loader: { '.css': 'empty' },
    write: false,
    logLevel: 'error',
  });
  const code = outputFiles.map(({ text }) => text).join('\n');
  const named = code.replace(/stale\d*\(\s*"[^"]*"/g, '').matchAll(/"((?:GET|POST|PUT|DELETE) \/[^"]*)"/g);
  return new Set([...named].map(([, operation]) => operation as Operation));
}

function readsFirst(a: Operation, b: Operation): number {
  return Number(isWrite(a)) - Number(isWrite(b)) || a.localeCompare(b, 'en');
}

function section(screen: string, calls: readonly Operation[], { paths }: Contract): string {
  const rows = calls.map((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    const described = paths[path]?.[method.toLowerCase()];
    const when = isWrite(operation) ? 'once for each press' : 'when shown, reloaded or changed';
    return `| \`${operation}\` | ${described?.summary ?? ''} | ${encoding(operation, described?.requestBody)} | ${when} | ${isWrite(operation) ? 'never' : 'yes'} |`;
  });
  return `## ${screen}\n\n| call | what for | its fields travel as | when | sent again |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
}

/** A call that the documents describe in two shapes need not have a body. */
function encoding(operation: Operation, body: { required?: boolean } | undefined): string {
  if (body === undefined) return 'address';
  const name = isFormEncoded(operation) ? 'form' : 'JSON';
  return body.required ? name : `address or ${name}`;
}

const head = `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Manual/Calls" />

# The calls each screen makes

Each screen with the calls it can make, those of the screens it contains included. Every call carries the session id as
a bearer header and ends after 20 seconds with a sentence.

**Sent again:** a read that fails by a lost connection, a busy server or a gateway is tried up to twice more within
those 20 seconds. A write is never sent again by itself, whatever happened to it: not \`GET /changepermissions\` either,
which removes a member.

This page is written by \`npm run manual\`.
`;
