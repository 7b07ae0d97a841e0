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
import { reachedModules } from '../../scripts/reached-modules.ts';
import { writeWords } from '../../scripts/words/write-words.ts';

await writeWords();

const kit = import.meta.dirname;
const COMMAND = 'src/doctor/cli.ts';
const wordModules = [...kitMessages(kit), ...kitLocales(kit)].map(({ module }) => module);
const modulesOf = (entries: readonly { readonly module: string }[]) => entries.map(({ module }) => module);

export default await packageBuild(
  kit,
  [
    'src/index.ts',
    ...modulesOf([kitElements, kitMap, ...kitScreens(kit), ...kitParts(kit)]),
    ...wordModules,
    kitOffline.module,
    kitPrefetch.module,
  ],
  {
    untyped: [COMMAND],
    // In every script, since a framework that renders on a server decides by the file in which a component is; but not in
    // the words and in what prefetches, which a server component may use, and not in the command.
    directive: {
      text: 'use client',
      except: await reachedModules(kit, [...wordModules, kitPrefetch.module, COMMAND], {
        includesUnused: true,
      }),
    },
  },
);
