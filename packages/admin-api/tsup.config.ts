import { packageBuild } from '../../scripts/package-build.ts';

export default await packageBuild(import.meta.dirname, ['src/index.ts']);
