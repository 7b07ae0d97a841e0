import type { Organization } from '@timemap/admin-api';
import { foldText } from '../../text/fold.ts';
import type { NameOrder } from './name-order.ts';
import { type Nesting, nest } from './organization-nesting.ts';

/** The node above the tops. It is never shown. */
export const ROOT = 0;

/** A tree of so many organizations is numbered at once; a larger one as it is shown, and in idle time. */
const SMALL = 300;

/**
 * All organizations as numbered nodes; the children of a node are consecutive, by name and then by id. Numbers are given
 * when children are first asked for: walking and sorting 50,000 organizations would hold up the first paint, which shows
 * twenty. Nothing here recurses: a chain of 10,000 levels is as safe as a flat list.
 */
export class Forest {
  readonly order: NameOrder;
  readonly #nesting: Nesting;
  readonly #organizations: Organization[] = [];
  readonly #nodeOfId = new Map<number, number>();
  readonly #parent: number[] = [];
  readonly #level: number[] = [];
  /** -1 until the children are numbered. */
  readonly #firstChild: number[] = [];
  readonly #childCount: number[] = [];
  readonly #folded: (string | undefined)[] = [];
  /** The children of all nodes below this one are numbered. */
  #complete = 0;

  constructor(list: readonly Organization[], order: NameOrder) {
    this.order = order;
    this.#nesting = nest(list);
    this.#add({ id: Number.NaN, name: '', parentId: 0, children: [], isLocalAdmin: false }, ROOT, 0);
    this.#childCount[ROOT] = this.#nesting.tops.length;
    if (isSmall(this.#nesting)) this.complete();
    else this.firstChild(ROOT);
  }

  /** Nodes numbered so far, the one above all included. */
  get nodeCount(): number {
    return this.#organizations.length;
  }

  get isComplete(): boolean {
    return this.#complete === this.nodeCount;
  }

  /** At least one organization has others below it. */
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

  /** 1 for a top. */
  level(node: number): number {
    return this.#level[node] as number;
  }

  childCount(node: number): number {
    return this.#childCount[node] as number;
  }

  /** The first child; the others follow, `childCount` of them. */
  firstChild(node: number): number {
    if (this.#firstChild[node] === -1) this.#numberChildren(node);
    return this.#firstChild[node] as number;
  }

  /** From 1, among all siblings. */
  position(node: number): number {
    return node - this.firstChild(this.parent(node)) + 1;
  }

  /** Undefined for an id that is not in the tree. */
  nodeOfId(id: number): number | undefined {
    if (!this.#nodeOfId.has(id)) this.complete();
    return this.#nodeOfId.get(id);
  }

  /** The name as searches compare it. */
  foldedName(node: number): string {
    let folded = this.#folded[node];
    if (folded === undefined) {
      folded = foldText(this.organization(node).name);
      this.#folded[node] = folded;
    }
    return folded;
  }

  complete(): void {
    this.completeWhile(() => true);
  }

  /** Numbers nodes for as long as there is time. */
  completeWhile(hasTime: () => boolean): void {
    for (; this.#complete < this.nodeCount && hasTime(); this.#complete++) this.firstChild(this.#complete);
  }

  #numberChildren(node: number): void {
    const { tops, childrenOf } = this.#nesting;
    const children: Organization[] = [];
    for (const child of node === ROOT ? tops : childrenOf(this.organization(node))) {
      // Sent twice, it is shown once: two rows of one organization could not be told apart.
      if (this.#nodeOfId.has(child.id)) continue;
      this.#nodeOfId.set(child.id, -1);
      children.push(child);
    }
    this.order.sort(children);
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

/** Counts no further than it must. */
function isSmall({ tops, childrenOf }: Nesting): boolean {
  const found = tops.slice(0, SMALL + 1);
  for (const organization of found) {
    if (found.length > SMALL) return false;
    for (const child of childrenOf(organization)) found.push(child);
  }
  return found.length <= SMALL;
}
