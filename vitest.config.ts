import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { words } from './scripts/words/vite-plugin.ts';

/** Limits are for what hangs, not for a busy machine. */
const patient = { testTimeout: 90_000, hookTimeout: 90_000, expect: { poll: { timeout: 30_000 } } };
const veryPatient = { ...patient, testTimeout: 120_000 };

/** A new environment for each file takes longer than its tests. */
const shared = { isolate: false };

/**
 * Journeys and screen tests wait for a third of their time, so one worker more fits on two cores.
 * Vitest never takes more workers than cores when it gets a percentage.
 */
const partlyWaiting = { maxWorkers: Math.ceil(1.5 * availableParallelism()) };

/** A file with another environment ends the shared worker before it, which costs seconds. So these files run last. */
class OwnEnvironmentsLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const hasOwn = ({ moduleId }: TestSpecification) =>
      readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((group) => {
      const { own = [], shared = [] } = Object.groupBy(group, (file) => (hasOwn(file) ? 'own' : 'shared'));
      return [...shared, ...own];
    });
  }
}

/** One after another in a run of several, because a worker that changes its project makes its environment anew. */
const inTurn = (groupOrder: number) => ({ sequence: { groupOrder } });

/** The stories have their own configuration, because Storybook takes seconds to load. */
export default defineConfig({
  plugins: [words()],
  test: {
    // One worker less leaves half of a small machine idle.
    maxWorkers: '100%',
    sequence: { sequencer: OwnEnvironmentsLast },
    tags: [
      { name: 'long', description: 'costs much and seldom says more than the others: `npm run test:all`' },
    ],
    projects: [
      {
        test: {
          name: 'unit',
          ...inTurn(0),
          ...patient,
          ...partlyWaiting,
          include: [
            'packages/admin-kit/src/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'tests/patterns/*.test.tsx',
          ],
          environment: 'jsdom',
          ...shared,
          env: { TZ: 'UTC' },
          setupFiles: ['tests/failing-console.ts', 'tests/dom-setup.ts'],
        },
      },
      {
        test: {
          name: 'api and mock',
          ...inTurn(1),
          ...patient,
          ...shared,
          include: ['packages/admin-{api,mock}/src/**/*.test.ts'],
          environment: 'node',
          env: { TZ: 'UTC' },
          setupFiles: ['tests/failing-console.ts'],
        },
      },
      {
        test: {
          name: 'conformance',
          ...inTurn(2),
          ...patient,
          include: ['tests/conformance/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          ...shared,
          env: { TZ: 'UTC' },
          setupFiles: ['tests/failing-console.ts', 'tests/dom-setup.ts'],
        },
      },
      {
        test: {
          name: 'repository',
          ...inTurn(3),
          ...patient,
          include: ['tests/repository/**/*.test.ts'],
          environment: 'jsdom',
          setupFiles: ['tests/failing-console.ts', 'tests/dom-setup.ts'],
        },
      },
      {
        test: {
          name: 'faults',
          ...patient,
          ...partlyWaiting,
          include: ['tests/faults/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          ...shared,
          env: { TZ: 'UTC' },
          setupFiles: ['tests/failing-console.ts', 'tests/dom-setup.ts'],
        },
      },
      {
        test: {
          name: 'docs pages',
          ...veryPatient,
          include: ['tests/docs-pages/**/*.test.ts'],
          environment: 'node',
          testTimeout: 90_000,
          maxConcurrency: 2,
        },
      },
      {
        test: {
          name: 'tools',
          ...inTurn(4),
          ...veryPatient,
          include: ['apps/*/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/failing-console.ts'],
        },
      },
      {
        test: {
          name: 'packages',
          ...veryPatient,
          include: ['tests/packages/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/packages/packed-host.ts'],
        },
      },
      {
        test: {
          name: 'hosts',
          ...veryPatient,
          include: ['tests/hosts/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/hosts/installed-hosts.ts'],
        },
      },
      {
        test: {
          name: 'new screen',
          ...veryPatient,
          include: ['tests/new-screen/**/*.test.ts'],
          environment: 'node',
          testTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'e2e',
          ...veryPatient,
          ...partlyWaiting,
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/failing-console.ts'],
          globalSetup: ['tests/e2e/shared-browser.ts'],
        },
      },
    ],
  },
});
