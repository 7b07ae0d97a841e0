import type { Plugin } from 'vite';
import { wordPackages, writeWords } from './write-words.ts';

const WORDS = /[\\/]words[\\/].*\.json$/;

/** Writes the functions of the words before anything is loaded, and again when a word changes. */
export function words(): Plugin {
  return {
    name: 'words',
    async config() {
      await writeWords();
    },
    configureServer({ watcher, config }) {
      watcher.add(wordPackages().map(({ sources }) => sources));
      watcher.on('all', async (_, path) => {
        if (!WORDS.test(path)) return;
        try {
          for (const problem of await writeWords()) config.logger.warn(problem);
        } catch (error) {
          config.logger.error(error instanceof Error ? error.message : String(error));
        }
      });
    },
  };
}
