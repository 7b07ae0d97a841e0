export interface Step {
  name: string;
  command: readonly [program: string, ...parts: string[]];
  isVitest?: boolean;
  isFast?: boolean;
  isSingleCore?: boolean;
  needs?: readonly string[];
}

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
