/** Measures the coverage of unit tests and fails below a floor: `npm run tool -- coverage` */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { runProgram } from '../../scripts/run-program.ts';
import { filesOf, modules, root } from './modules.ts';

const FLOORS = { lines: 95, branches: 90 };
const SAFETY = ['urls', 'windows', 'csv', 'masks', 'dates', 'errors', 'session'];
const PARTS = {
  kit: 'packages/admin-kit/src/',
  contract: 'packages/admin-api/src/',
  console: 'apps/console/src/',
};
const MAX_NAMED = 15;

interface Count {
  readonly total: number;
  readonly covered: number;
}

interface FileCoverage {
  readonly lines: Count;
  readonly branches: Count;
}

const measures = ['lines', 'branches'] as const;

/** Environments transform a file differently, so one run would count it twice. */
async function measure(project: string, folders: readonly string[]): Promise<[string, FileCoverage][]> {
  const folder = join('.cache', 'coverage', project.replaceAll(' ', '-'));
  const vitest = await startVitest([], {
    root,
    watch: false,
    project: [project],
    reporters: ['dot'],
    coverage: {
      enabled: true,
      provider: 'v8',
      reporter: ['json-summary', 'html'],
      reportsDirectory: folder,
      reportOnFailure: true,
      include: folders.map((part) => `${part}**/*.{ts,tsx}`),
      exclude: ['**/*.{test,stories}.{ts,tsx}', '**/testing/**', '**/locales/**'],
    },
  });
  await vitest.close();
  const { total: _, ...files } = JSON.parse(
    readFileSync(join(root, folder, 'coverage-summary.json'), 'utf8'),
  ) as Record<string, FileCoverage>;
  return Object.entries(files).map(([path, counts]) => [path.slice(root.length), counts]);
}

const missing = ({ total, covered }: Count) => total - covered;
const percentOf = ({ total, covered }: Count) => (total === 0 ? 100 : (covered / total) * 100);

function sumOf(files: readonly FileCoverage[], measured: (typeof measures)[number]): Count {
  const sum = (count: keyof Count) => files.reduce((all, file) => all + file[measured][count], 0);
  return { total: sum('total'), covered: sum('covered') };
}

function report(
  name: string,
  files: readonly (readonly [path: string, FileCoverage])[],
  floors: Record<(typeof measures)[number], number>,
): boolean {
  const counts = files.map(([, file]) => file);
  const percents = measures.map((measured) => percentOf(sumOf(counts, measured)));
  const isReached = measures.every((measured, at) => (percents[at] ?? 0) >= floors[measured]);
  const figures = measures.map((measured, at) => `${measured} ${(percents[at] ?? 0).toFixed(2)} %`);
  console.log(`${name.padEnd(10)}${figures.join(', ')}${isReached ? '' : '  BELOW ITS FLOOR'}`);
  if (isReached) return true;
  const lacking = files
    .filter(([, { lines, branches }]) => missing(lines) + missing(branches) > 0)
    .toSorted(
      ([, a], [, b]) => missing(b.lines) + missing(b.branches) - missing(a.lines) - missing(a.branches),
    );
  for (const [path, { lines, branches }] of lacking.slice(0, MAX_NAMED))
    console.log(`  ${path}: ${missing(lines)} lines and ${missing(branches)} branches without a test`);
  return false;
}

const safetyFiles = async (name: string): Promise<string[]> =>
  (await Promise.all((modules[name]?.mutate ?? []).map(filesOf))).flat();

await runProgram(async () => {
  const measured = new Map([
    ...(await measure('api and mock', [PARTS.contract])),
    ...(await measure('unit', [PARTS.kit, PARTS.console])),
  ]);
  const haveTestsFailed = Boolean(process.exitCode);
  const inPart = (folder: string) => [...measured].filter(([path]) => path.startsWith(folder));
  const results = Object.entries(PARTS).map(([name, folder]) => report(name, inPart(folder), FLOORS));
  for (const name of SAFETY) {
    const files = (await safetyFiles(name)).map((path) => {
      const counts = measured.get(path);
      if (!counts) throw new Error(`${path} of the module ${name} was not measured.`);
      return [path, counts] as const;
    });
    results.push(report(name, files, { lines: 100, branches: 100 }));
  }
  if (haveTestsFailed) console.log('Tests failed, so that the figures may be too low.');
  process.exitCode = !haveTestsFailed && results.every(Boolean) ? 0 : 1;
});
