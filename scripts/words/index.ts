/**
 * Writes the functions of the words, from the JSON files in the folders `words`, to `src/locales` of the kit and of the
 * console: `node scripts/words/index.ts`. pnpm does it after an install, and so does whatever tests, serves or builds.
 */
import { writeWords } from './write-words.ts';

for (const problem of await writeWords()) process.stderr.write(`${problem}\n`);
