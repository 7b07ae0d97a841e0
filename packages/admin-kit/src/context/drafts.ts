/**
 * The storage of unfinished forms, so that an expired session loses nothing. The kit itself uses no storage. Values are
 * typed texts, never passwords. Every key begins with the id of the person, so that several people can share one
 * storage. Implementations must not throw.
 */
export interface Drafts {
  /** The draft under this key; null if there is none. */
  load(key: string): string | null;
  /** Called at each change of a form. */
  save(key: string, value: string): void;
  /** Called when the form was sent or the draft is discarded. */
  remove(key: string): void;
}

export function createMemoryDrafts(): Drafts {
  const kept = new Map<string, string>();
  return {
    load: (key) => kept.get(key) ?? null,
    save: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

export function draftsOf(userId: number, drafts: Drafts): Drafts {
  const own = (key: string) => `${userId}/${key}`;
  return {
    load: (key) => drafts.load(own(key)),
    save: (key, value) => drafts.save(own(key), value),
    remove: (key) => drafts.remove(own(key)),
  };
}

export const rootOrganizationDraftKey = 'organization.create';
export const subOrganizationDraftKey = (parentId: number) => `organization.create-sub.${parentId}`;
export const projectDraftKey = (organizationId: number) => `project.create.${organizationId}`;
