/** One row of `npm test`. */
export interface Step {
  /** The name for `needs` and `npm test -- <name>`. */
  name: string;
  /** A program of the workspace (or 'node' for the running one) and its arguments. */
  command: readonly [program: string, ...parts: string[]];
  /**
   * Whether Vitest's report counts its tests one by one. Otherwise the step is one result.
   * @default false: the step is one result
   */
  isVitest?: boolean;
  /** Whether it is part of `npm run check`. @default false */
  isFast?: boolean;
  /** Steps that must succeed first. @default none */
  needs?: readonly string[];
}

/** Tools must not report their use or look for updates during tests. */
export const QUIET_TOOLS = {
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
  REDOCLY_TELEMETRY: 'off',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

const vitest = (name: string, project: string, more: Partial<Step> = {}): Step => ({
  name,
  command: ['vitest', 'run', '--project', project],
  isVitest: true,
  ...more,
});

/** All tests, the fastest failures first. Vitest fails a project without tests, so no row passes without input. */
export const STEPS: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'check'], isFast: true },
  { name: 'contract', command: ['redocly', 'lint', 'admin-api', '--config', 'redocly.yaml'], isFast: true },
  {
    name: 'generated files',
    command: ['node', 'packages/admin-api/scripts/generate.ts', '--check'],
    isFast: true,
  },
  {
    name: 'element registry',
    command: ['node', 'scripts/element-registry.ts', '--check'],
    isFast: true,
  },
  { name: 'manual', command: ['node', 'scripts/manual/index.ts', '--check'], isFast: true },
  { name: 'dead code', command: ['knip'], isFast: true },
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'], isFast: true },
  { name: 'size', command: ['node', 'scripts/size/index.ts', '--check'], isFast: true },
  { name: 'api report', command: ['node', 'scripts/api-report/index.ts', '--check'], isFast: true },
  vitest('api and mock', 'api and mock', { isFast: true }),
  vitest('unit', 'unit', { isFast: true }),
  vitest('conformance', 'conformance', { isFast: true }),
  vitest('repository', 'repository', { isFast: true }),
  vitest('tools', 'tools', { isFast: true }),
  vitest('faults', 'faults'),
  { name: 'claims', command: ['node', 'tests/claims/report.ts'], isFast: true },
  { name: 'app builds', command: ['node', 'scripts/app-build.ts'] },
  vitest('packages', 'packages'),
  vitest('new screen', 'new screen'),
  { name: 'storybook build', command: ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static'] },
  { name: 'browser', command: ['node', 'scripts/browser.ts'] },
  vitest('docs pages', 'docs pages', { needs: ['browser', 'storybook build'] }),
  vitest('stories', 'stories', { needs: ['browser'] }),
  vitest('hosts', 'hosts', { needs: ['browser'] }),
  vitest('end to end', 'e2e', { needs: ['browser', 'app builds'] }),
];
