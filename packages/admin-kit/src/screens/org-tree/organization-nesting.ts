import type { Organization } from '@timemap/admin-api';

/** Which organizations stand at the top, and what hangs below each. */
export interface Nesting {
  readonly tops: readonly Organization[];
  childrenOf(organization: Organization): readonly Organization[];
}

/**
 * How a list hangs together. One of roots only is taken as the server nested it. In any other, a top may belong below
 * another: a list can be flat, so that only `parentId` says what belongs where, or name an organization twice, at the
 * top and below its parent.
 */
export function nest(list: readonly Organization[]): Nesting {
  const isNested = list.length < 2 || list.every(({ parentId }) => parentId === 0);
  return isNested ? { tops: list, childrenOf: ({ children }) => children } : nestById(list);
}

/** Every organization once. A circle of parents is cut, never followed. */
function nestById(list: readonly Organization[]): Nesting {
  const { byId, parentOf } = gather(list);
  const tops: Organization[] = [];
  const below = new Map<number, Organization[]>();
  for (const organization of byId.values()) {
    const parentId = parentOf.get(organization.id);
    const siblings = parentId === undefined ? tops : below.get(parentId);
    if (siblings !== undefined) siblings.push(organization);
    else if (parentId !== undefined) below.set(parentId, [organization]);
  }
  const reached = new Set<number>();
  for (const top of tops) reach(top, below, reached);
  for (const organization of byId.values()) {
    if (reached.has(organization.id)) continue;
    const parentId = parentOf.get(organization.id) as number;
    below.set(parentId, below.get(parentId)?.filter((child) => child !== organization) ?? []);
    tops.push(organization);
    reach(organization, below, reached);
  }
  return { tops, childrenOf: (organization) => below.get(organization.id) ?? [] };
}

/** Of several copies the one with most children counts; where nesting and `parentId` differ, the nesting does. */
function gather(list: readonly Organization[]) {
  const byId = new Map<number, Organization>();
  const parentOf = new Map<number, number>();
  const all = [...list];
  // The list grows while it is walked: no recursion, however deep the tree.
  for (const organization of all) {
    const known = byId.get(organization.id);
    if (known === undefined || known.children.length < organization.children.length) {
      byId.set(organization.id, organization);
    }
    for (const child of organization.children) {
      if (child.id !== organization.id && !parentOf.has(child.id)) parentOf.set(child.id, organization.id);
      all.push(child);
    }
  }
  for (const { id, parentId } of byId.values()) {
    if (!parentOf.has(id) && parentId !== id && byId.has(parentId)) parentOf.set(id, parentId);
  }
  return { byId, parentOf };
}

function reach(
  start: Organization,
  below: ReadonlyMap<number, readonly Organization[]>,
  reached: Set<number>,
) {
  const pending = [start];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (reached.has(next.id)) continue;
    reached.add(next.id);
    for (const child of below.get(next.id) ?? []) pending.push(child);
  }
}
