import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const api = 'packages/admin-api/src';
const kit = 'packages/admin-kit/src';
const console_ = 'apps/console/src';

export interface Module {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  readonly hasDocument?: boolean;
}

export const modules: Readonly<Record<string, Module>> = {
  urls: {
    mutate: [
      `${api}/{call-url,request-values,dropbox}.ts`,
      `${kit}/browser/mailto.ts`,
      `${console_}/{safe-redirect,login-address,paths}.ts`,
    ],
    tests: [
      `${api}/{call-url,request-values,dropbox}.test.ts`,
      `${kit}/browser/mailto.test.ts`,
      `${console_}/{safe-redirect,login-address,paths}.test.ts`,
    ],
  },
  windows: {
    mutate: [`${kit}/browser/open-privately.ts`],
    tests: [`${kit}/browser/open-privately.test.ts`],
    hasDocument: true,
  },
  csv: { mutate: [`${kit}/text/csv.ts`], tests: [`${kit}/text/csv.test.ts`] },
  masks: {
    mutate: [`${api}/permission-{bits,tables}.ts`],
    tests: [`${api}/permission-{bits,tables}.test.ts`],
  },
  dates: { mutate: [`${api}/utc-date.ts`], tests: [`${api}/utc-date.test.ts`] },
  errors: {
    mutate: [`${api}/{api-error,server-text}.ts`],
    tests: [`${api}/{api-error,server-text}.test.ts`],
  },
  session: {
    mutate: [
      `${api}/{session,session-id}.ts`,
      `${console_}/session/{session-expiry,follow-tabs,tab-storage}.ts`,
    ],
    tests: [
      `${api}/{session,client-session}.test.ts`,
      `${console_}/session/{session-expiry,follow-tabs,tab-storage}.test.ts`,
    ],
    hasDocument: true,
  },
  retry: {
    mutate: [`${api}/{retry,deadline}.ts`],
    tests: [`${api}/{client-retry,client-request,client-answers,deadline}.test.ts`],
    hasDocument: true,
  },
  text: {
    mutate: [`${kit}/text/{fold,visible-text,number,cut-graphemes}.ts`],
    tests: [`${kit}/text/{fold,visible-text,number,cut-graphemes}.test.ts`],
  },
  'optimistic save': {
    mutate: [`${kit}/data/{use-optimistic-save,send-save,use-failed-saves}.ts`],
    tests: [
      `${kit}/data/{use-optimistic-save{,-check,-failures},use-failed-saves,pending-saves,what-was-undone}.test.tsx`,
    ],
    hasDocument: true,
  },
  rules: {
    mutate: [`${kit}/screens/*/rules.ts`],
    tests: [
      `${kit}/screens/*/rules.test.ts`,
      `${kit}/screens/{project-roles/permission-mask,whitelist/read-entries}.test.ts`,
    ],
  },
};

export async function filesOf(pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: root })) files.push(file);
  if (files.length === 0) throw new Error(`There is no file ${pattern}.`);
  return files;
}
