/** 'check' needs no browser and no build. 'test' is the one that decides. 'long' has the tables that rarely find more. */
export type Tier = 'check' | 'test' | 'long';

export interface Step {
  readonly name: string;
  readonly tier: Tier;
  readonly command: readonly [program: string, ...parts: string[]];
  readonly environment?: Readonly<Record<string, string>>;
  readonly isVitest?: boolean;
  /** Steps that use one core run two at a time. */
  readonly isSingleCore?: boolean;
  /** Steps that must have passed before. */
  readonly needs?: readonly string[];
}

export const QUIET_TOOLS = {
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
  REDOCLY_TELEMETRY: 'off',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

type More = Partial<Step>;

const vitest = (name: string, tier: Tier, projects: readonly string[], more: More = {}): Step => ({
  name,
  tier,
  command: ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
  isVitest: true,
  ...more,
});

const program = (name: string, tier: Tier, command: Step['command'], more: More = {}): Step => ({
  name,
  tier,
  command,
  isSingleCore: true,
  ...more,
});

const stories = (name: string, tier: Tier, more: More = {}): Step =>
  vitest(name, tier, [], {
    command: ['vitest', 'run', '--config', '.storybook/vitest.config.ts'],
    needs: ['browser'],
    ...more,
  });

const endToEnd = (name: string, tier: Tier, tags: string): Step =>
  vitest(name, tier, [], {
    command: ['vitest', 'run', '--project', 'e2e', '--tags-filter', tags],
    needs: ['browser', 'app builds'],
  });

export const STEPS: readonly Step[] = [
  program('format and lint', 'check', ['biome', 'check']),
  program('styles', 'check', ['stylelint', 'packages/admin-kit/src/**/*.css']),
  program('contract', 'check', ['redocly', 'lint', 'admin-api', '--config', 'redocly.yaml']),
  program('generated files', 'check', ['node', 'packages/admin-api/scripts/generate.ts', '--check']),
  program('element registry', 'check', ['node', 'scripts/element-registry.ts', '--check']),
  program('manual', 'check', ['node', 'scripts/manual/index.ts', '--check']),
  program('dead code', 'check', ['knip']),
  program('types', 'check', [
    'node',
    'node_modules/@typescript/native/bin/tsc',
    '--noEmit',
    '-p',
    '.',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/types.tsbuildinfo',
  ]),
  program('claims', 'check', ['node', 'tests/claims/report.ts']),
  vitest('unit', 'check', ['unit', 'api and mock', 'conformance', 'repository', 'tools']),
  program('api report', 'test', ['node', 'scripts/api-report/index.ts', '--check']),
  program('size', 'test', ['node', 'scripts/size/index.ts', '--check']),
  program('app builds', 'test', ['node', 'scripts/app-build.ts']),
  program('browser', 'test', ['node', 'scripts/browser.ts']),
  program('storybook build', 'long', ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static']),
  program('new screen', 'long', ['vitest', 'run', '--project', 'new screen'], { isVitest: true }),
  vitest('faults', 'test', ['faults']),
  vitest('packages', 'test', ['packages']),
  stories('stories', 'test'),
  endToEnd('end to end', 'test', '!long'),
  vitest('other faults', 'long', ['faults'], {
    command: [
      'vitest',
      'run',
      '--project',
      'faults',
      'tests/faults/reads.test.tsx',
      'tests/faults/writes.test.tsx',
    ],
    environment: { FAULTS: 'rest' },
  }),
  stories('all appearances', 'long', { environment: { VITE_APPEARANCES: 'all' } }),
  endToEnd('long journeys', 'long', 'long'),
  program('pictures', 'long', ['node', 'tests/pictures/index.ts'], {
    isSingleCore: false,
    needs: ['browser', 'storybook build'],
  }),
  vitest('docs pages', 'long', ['docs pages'], { needs: ['browser', 'storybook build'] }),
  vitest('hosts', 'long', ['hosts'], { needs: ['browser'] }),
  program('engines', 'long', ['node', 'tests/engines/index.ts'], {
    isSingleCore: false,
    needs: ['browser'],
  }),
];
