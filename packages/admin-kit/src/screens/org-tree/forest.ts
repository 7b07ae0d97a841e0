import type { Organization } from '@timemap/admin-api';
import { foldForSearch } from '../../text/fold.ts';
import type { NameOrder } from '../../text/name-order.ts';

export const ROOT = 0;

const SMALL = 300;

/**
 * Organizations as numbered nodes. The numbers of siblings are consecutive, and given on first use, because sorting 50,000
 * would delay the first paint. Nothing recurses, so any depth is possible.
 */
export class Forest {
  readonly order: NameOrder;
  readonly #nesting: Nesting;
  readonly #organizations: Organization[] = [];
  readonly #nodeOfId = new Map<number, number>();
  readonly #parent: number[] = [];
  readonly #level: number[] = [];
  readonly #firstChild: number[] = [];
  readonly #childCount: number[] = [];
  readonly #folded: (string | undefined)[] = [];
  #complete = 0;

  constructor(list: readonly Organization[], order: NameOrder) {
    this.order = order;
    this.#nesting = buildNesting(list);
    this.#add({ id: Number.NaN, name: '', parentId: 0, children: [], isLocalAdmin: false }, ROOT, 0);
    this.#childCount[ROOT] = this.#nesting.tops.length;
    if (isSmall(this.#nesting)) this.complete();
    else this.firstChild(ROOT);
  }

  get nodeCount(): number {
    return this.#organizations.length;
  }

  get isComplete(): boolean {
    return this.#complete === this.nodeCount;
  }

  get hasLevels(): boolean {
    const first = this.firstChild(ROOT);
    return this.#childCount.slice(first, first + this.childCount(ROOT)).some((count) => count > 0);
  }

  organization(node: number): Organization {
    return this.#organizations[node] as Organization;
  }

  parent(node: number): number {
    return this.#parent[node] as number;
  }

  level(node: number): number {
    return this.#level[node] as number;
  }

  childCount(node: number): number {
    return this.#childCount[node] as number;
  }

  firstChild(node: number): number {
    if (this.#firstChild[node] === -1) this.#numberChildren(node);
    return this.#firstChild[node] as number;
  }

  position(node: number): number {
    return node - this.firstChild(this.parent(node)) + 1;
  }

  nodeOfId(id: number): number | undefined {
    if (!this.#nodeOfId.has(id)) this.complete();
    return this.#nodeOfId.get(id);
  }

  foldedName(node: number): string {
    let folded = this.#folded[node];
    if (folded === undefined) {
      folded = foldForSearch(this.organization(node).name.trim());
      this.#folded[node] = folded;
    }
    return folded;
  }

  complete(): void {
    this.completeWhile(() => true);
  }

  completeWhile(hasTime: () => boolean): void {
    for (; this.#complete < this.nodeCount && hasTime(); this.#complete++) this.firstChild(this.#complete);
  }

  #numberChildren(node: number): void {
    const { tops, childrenOf } = this.#nesting;
    const children: Organization[] = [];
    for (const child of node === ROOT ? tops : childrenOf(this.organization(node))) {
      // An organization that the server sent twice is shown once.
      if (this.#nodeOfId.has(child.id)) continue;
      this.#nodeOfId.set(child.id, -1);
      children.push(child);
    }
    children.sort(this.order);
    this.#firstChild[node] = this.nodeCount;
    this.#childCount[node] = children.length;
    for (const child of children) this.#add(child, node, this.level(node) + 1);
  }

  #add(organization: Organization, parent: number, level: number): void {
    const node = this.nodeCount;
    if (node !== ROOT) this.#nodeOfId.set(organization.id, node);
    this.#organizations.push(organization);
    this.#parent.push(parent);
    this.#level.push(level);
    this.#firstChild.push(-1);
    this.#childCount.push(this.#nesting.childrenOf(organization).length);
  }
}

function isSmall({ tops, childrenOf }: Nesting): boolean {
  const found = tops.slice(0, SMALL + 1);
  for (const organization of found) {
    if (found.length > SMALL) return false;
    for (const child of childrenOf(organization)) found.push(child);
  }
  return found.length <= SMALL;
}

interface Nesting {
  readonly tops: readonly Organization[];
  childrenOf(organization: Organization): readonly Organization[];
}

/** A list of roots keeps the server's nesting. Other lists can be flat or contain an organization twice. */
function buildNesting(list: readonly Organization[]): Nesting {
  const isNested = list.length < 2 || list.every(({ parentId }) => parentId === 0);
  return isNested ? { tops: list, childrenOf: ({ children }) => children } : nestById(list);
}

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

function gather(list: readonly Organization[]) {
  const byId = new Map<number, Organization>();
  const parentOf = new Map<number, number>();
  const all = [...list];
  // The list grows during the loop, so deep trees need no recursion.
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
