import { packageBuild } from '../../scripts/package-build.ts';

export default await packageBuild(
  import.meta.dirname,
  ['src/index.ts', 'src/msw.ts', 'src/node-server.ts', 'src/scenarios.ts'],
  { untyped: ['src/cli.ts'] },
);
