import type { Drafts } from '@timemap/admin-kit';
import type { TabStorage } from './tab-storage.ts';

const PREFIX = 'draft/';
const prefixOf = (userId: number) => `${PREFIX}${userId}/`;

/** @spec A §4 */
export function createUserDrafts(storage: TabStorage, userId: number, onRefused?: () => void): Drafts {
  const nameOf = (key: string) => prefixOf(userId) + key;
  return {
    load: (key) => storage.get(nameOf(key)),
    save: (key, value) => {
      if (!storage.set(nameOf(key), value)) onRefused?.();
    },
    remove: (key) => storage.remove(nameOf(key)),
  };
}

/** One person must not see the entries of another. */
export function clearDrafts(storage: TabStorage, exceptOfUserId?: number): void {
  const kept = exceptOfUserId === undefined ? null : prefixOf(exceptOfUserId);
  for (const key of storage.keys()) {
    if (key.startsWith(PREFIX) && (kept === null || !key.startsWith(kept))) storage.remove(key);
  }
}
