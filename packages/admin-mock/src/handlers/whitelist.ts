import { addEntry, removeEntry } from '../whitelist-entries.ts';
import { done, type Handlers } from './handler.ts';

export const whitelistHandlers = {
  'GET /global/whitelist': (_, { db }) => ({ whitelist: [...db.whitelist] }),
  'POST /global/whitelist/add': ({ body }, { db }) => {
    addEntry(db.whitelist, body.entry);
    return done;
  },
  'POST /global/whitelist/remove': ({ body }, { db }) => {
    removeEntry(db.whitelist, body.entry);
    return done;
  },
} satisfies Handlers;
