import { readFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { readContract } from './read-contract.ts';
import { writeOperations } from './write-operations.ts';
import { writeServerContract } from './write-server-contract.ts';

export interface GeneratedFile {
  path: string;
  text: string;
}

const PACKAGE = new URL('../', import.meta.url);

export function locate(path: string): URL {
  return new URL(path, PACKAGE);
}

export async function makeGeneratedFiles(): Promise<GeneratedFile[]> {
  const openapiYaml = await readFile(locate('openapi.yaml'), 'utf8');
  const operations = readContract(openapiYaml);
  const schema = astToString(await openapiTS(openapiYaml, { silent: true }));
  return [
    {
      path: 'src/schema.gen.ts',
      text: `// Generated from openapi.yaml by scripts/generate.ts. Do not edit.\n${schema}`,
    },
    { path: 'src/operations.gen.ts', text: writeOperations(operations) },
    { path: '../admin-mock/src/contract.gen.ts', text: writeServerContract(operations) },
  ];
}

export async function findStaleFiles(): Promise<string[]> {
  const files = await makeGeneratedFiles();
  const present = await Promise.all(
    files.map(({ path }) => readFile(locate(path), 'utf8').catch(() => null)),
  );
  return files.filter(({ text }, index) => text !== present[index]).map(({ path }) => path);
}
