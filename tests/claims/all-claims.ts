import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Guard } from './guard-table.ts';
import { STEP } from './test-titles.ts';

export interface Claim {
  readonly id: string;
  readonly kind?: 'open';
  readonly text: string;
  readonly tests?: readonly string[];
  /** Why no test shows it. */
  readonly notShown?: string;
}

/** `testing/claims.json` of a feature. Files are in its folder, or relative to the repository. */
interface OfFeature {
  readonly claims?: readonly Claim[];
  readonly threats?: readonly Claim[];
  /** Of what is claimed elsewhere, by id: `A-1.02`, `T17`, `WCAG 2.1.1`, `ASVS 1.2.2`. */
  readonly tests?: Readonly<Record<string, readonly string[]>>;
  readonly guards?: readonly Guard[];
}

const root = join(import.meta.dirname, '../..');

const read = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
const central = <T>(name: string) => read<readonly T[]>(`tests/claims/${name}.json`);

const features = globSync('packages/admin-kit/src/screens/*/testing/claims.json', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map((path) => inRepository(read<OfFeature>(path), dirname(dirname(path))));

function inRepository({ claims = [], threats = [], tests = {}, guards = [] }: OfFeature, folder: string) {
  const at = (file: string) => (/^(packages|apps|tests|scripts)\//.test(file) ? file : `${folder}/${file}`);
  const withTests = (claim: Claim) => ({ ...claim, tests: claim.tests?.map(at) ?? [] });
  return {
    claims: claims.map(withTests),
    threats: threats.map(withTests),
    tests: new Map(Object.entries(tests).map(([id, names]) => [id, names.map(at)] as const)),
    guards: guards.map((guard) => ({ ...guard, file: at(guard.file), test: at(guard.test) })),
  };
}

type Named = Pick<Claim, 'id' | 'tests'>;

/** With the tests that features name. */
const complete = <T extends Named>(claims: readonly T[], prefix = '') =>
  claims.map((claim) => ({
    ...claim,
    tests: [
      ...(claim.tests ?? []),
      ...features.flatMap(({ tests }) => tests.get(`${prefix}${claim.id}`) ?? []),
    ],
  }));

export const claims = complete([
  ...central<Claim>('claims'),
  ...features.flatMap((feature) => feature.claims),
]);
export const threats = complete([
  ...central<Claim>('threats'),
  ...features.flatMap((feature) => feature.threats),
]);
export const criteriaOf = <T extends Named>(name: 'wcag' | 'asvs') =>
  complete(central<T>(name), `${name.toUpperCase()} `);
export const guards: readonly Guard[] = [
  ...central<Guard>('guards'),
  ...features.flatMap((feature) => feature.guards),
];

/** The ids for which a feature names tests. */
export const namedIds = new Set(features.flatMap(({ tests }) => [...tests.keys()]));

export const fileOf = (test: string) => test.split(STEP)[0] ?? '';
