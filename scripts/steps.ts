export interface Step {
  name: string;
  command: readonly [program: string, ...parts: string[]];
  /** Whether Vitest's report counts its tests. @default false: the step is one result */
  isVitest?: boolean;
  /** Whether it is part of `npm run check`. @default false */
  isFast?: boolean;
  /** Whether it uses only one core, so that the next step of this kind can run at the same time. @default false */
  isSingleCore?: boolean;
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

const program = (name: string, command: Step['command'], more: Partial<Step> = {}): Step => ({
  name,
  command,
  isSingleCore: true,
  ...more,
});

/** All tests, the fastest failures first. Vitest fails a project without tests, so no row passes without input. */
export const STEPS: readonly Step[] = [
  program('format and lint', ['biome', 'check'], { isFast: true }),
  program('contract', ['redocly', 'lint', 'admin-api', '--config', 'redocly.yaml'], { isFast: true }),
  program('generated files', ['node', 'packages/admin-api/scripts/generate.ts', '--check'], { isFast: true }),
  program('element registry', ['node', 'scripts/element-registry.ts', '--check'], { isFast: true }),
  program('manual', ['node', 'scripts/manual/index.ts', '--check'], { isFast: true }),
  program('dead code', ['knip'], { isFast: true }),
  program(
    'types',
    [
      'node',
      'node_modules/@typescript/native/bin/tsc',
      '--noEmit',
      '-p',
      '.',
      // Only what changed since the last run is checked again.
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/types.tsbuildinfo',
    ],
    { isFast: true },
  ),
  program('api report', ['node', 'scripts/api-report/index.ts', '--check'], { isFast: true }),
  program('size', ['node', 'scripts/size/index.ts', '--check'], { isFast: true }),
  program('claims', ['node', 'tests/claims/report.ts'], { isFast: true }),
  vitest('api and mock', 'api and mock', { isFast: true }),
  vitest('unit', 'unit', { isFast: true }),
  vitest('conformance', 'conformance', { isFast: true }),
  vitest('repository', 'repository', { isFast: true }),
  vitest('tools', 'tools', { isFast: true }),
  vitest('faults', 'faults'),
  program('app builds', ['node', 'scripts/app-build.ts']),
  program('browser', ['node', 'scripts/browser.ts']),
  program('storybook build', ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static']),
  program('pictures', ['node', 'tests/pictures/index.ts'], {
    isSingleCore: false,
    needs: ['browser', 'storybook build'],
  }),
  vitest('new screen', 'new screen', { isSingleCore: true }),
  vitest('packages', 'packages'),
  vitest('docs pages', 'docs pages', { needs: ['browser', 'storybook build'] }),
  vitest('stories', 'stories', {
    command: ['vitest', 'run', '--config', '.storybook/vitest.config.ts'],
    needs: ['browser'],
  }),
  vitest('hosts', 'hosts', { needs: ['browser'] }),
  vitest('end to end', 'e2e', { needs: ['browser', 'app builds'] }),
];
