import { kitElements, kitMessages, kitParts, kitScreens } from '../../scripts/kit-entries.ts';
import { packageBuild } from '../../scripts/package-build.ts';

const kit = import.meta.dirname;

export default await packageBuild(
  kit,
  [
    'src/index.ts',
    'src/elements/standalone.ts',
    ...[kitElements, ...kitScreens(kit), ...kitMessages(kit), ...kitParts(kit)].map(({ module }) => module),
  ],
  // In every script: a framework that renders on a server decides by the file in which a component is.
  { banner: "'use client';" },
);
