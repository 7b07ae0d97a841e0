import {
  kitElements,
  kitLocales,
  kitMap,
  kitMessages,
  kitOffline,
  kitParts,
  kitPrefetch,
  kitScreens,
} from '../../scripts/kit-entries.ts';
import { packageBuild } from '../../scripts/package-build.ts';
import { writeWords } from '../../scripts/words/write-words.ts';

await writeWords();

const kit = import.meta.dirname;
const COMMAND = 'src/doctor/cli.ts';
const wordModules = [...kitMessages(kit), ...kitLocales(kit)].map(({ module }) => module);
const modulesOf = (entries: readonly { readonly module: string }[]) => entries.map(({ module }) => module);

const onClients = [
  'src/index.ts',
  ...modulesOf([kitElements, kitMap, ...kitScreens(kit), ...kitParts(kit)]),
  kitOffline.module,
];

// Where a server component can begin, and nowhere else: plain Rollup warns of each script that says it. A server
// component may use the words and what prefetches.
export default await packageBuild(kit, [...onClients, ...wordModules, kitPrefetch.module], {
  untyped: [COMMAND],
  directive: { text: 'use client', modules: onClients },
});
