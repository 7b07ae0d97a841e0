import { literalEnd, numberEnd, skipBlanks, stringEnd } from './json-scan.ts';
import { createSecretKeyTest, hasSecretInText } from './secrets.ts';

/** A value comes before the values inside it. */
export type JsonNode = number;

const HIDDEN = 1;
const REDACTED = 2;

/** One number for each value: a million values are a few arrays, not a million objects. */
const columnNames = [
  'start',
  'end',
  'keyStart',
  'parent',
  'next',
  'position',
  'childCount',
  'level',
] as const;
type ColumnName = (typeof columnNames)[number];

/** To copy a full column into a larger one would block the thread. */
const PAGE_BITS = 16;
const PAGE_SIZE = 1 << PAGE_BITS;
const PAGE_MASK = PAGE_SIZE - 1;

/**
 * No value becomes an object: keys such as `__proto__` have no effect, numbers keep their digits, duplicate keys stay,
 * and depth needs no stack.
 */
export class JsonOutline {
  readonly text: string;
  size = 0;
  secretCount = 0;
  readonly #pages: Record<ColumnName, Int32Array[]> = {
    start: [],
    end: [],
    keyStart: [],
    parent: [],
    next: [],
    position: [],
    childCount: [],
    level: [],
  };
  readonly #flags: Uint8Array[] = [];

  constructor(text: string) {
    this.text = text;
  }

  /** Only for `outlineJson`. `keyStart` is -1 without a key. */
  add(start: number, keyStart: number, parent: JsonNode): JsonNode {
    const node = this.size++;
    if ((node & PAGE_MASK) === 0) this.#grow();
    this.#put('start', node, start);
    this.#put('keyStart', node, keyStart);
    this.#put('parent', node, parent);
    if (parent < 0) this.#put('level', node, 1);
    else {
      const position = this.childCount(parent);
      this.#put('level', node, this.level(parent) + 1);
      this.#put('position', node, position);
      this.#put('childCount', parent, position + 1);
    }
    return node;
  }

  close(node: JsonNode, end: number): void {
    this.#put('end', node, end);
    this.#put('next', node, this.size);
  }

  keepBack(node: JsonNode, how: 'all' | 'part'): void {
    (this.#flags[node >> PAGE_BITS] as Uint8Array)[node & PAGE_MASK] = how === 'all' ? HIDDEN : REDACTED;
    this.secretCount++;
  }

  start(node: JsonNode): number {
    return this.#get('start', node);
  }
  end(node: JsonNode): number {
    return this.#get('end', node);
  }
  keyStart(node: JsonNode): number {
    return this.#get('keyStart', node);
  }
  parent(node: JsonNode): JsonNode {
    return this.#get('parent', node);
  }
  next(node: JsonNode): JsonNode {
    return this.#get('next', node);
  }
  position(node: JsonNode): number {
    return this.#get('position', node);
  }
  childCount(node: JsonNode): number {
    return this.#get('childCount', node);
  }
  level(node: JsonNode): number {
    return this.#get('level', node);
  }
  isHidden(node: JsonNode): boolean {
    return this.#flags[node >> PAGE_BITS]?.[node & PAGE_MASK] === HIDDEN;
  }
  isRedacted(node: JsonNode): boolean {
    return this.#flags[node >> PAGE_BITS]?.[node & PAGE_MASK] === REDACTED;
  }
  kind(node: JsonNode): 'object' | 'array' | 'string' | 'number' | 'literal' {
    const first = this.text.charAt(this.start(node));
    if (first === '{') return 'object';
    if (first === '[') return 'array';
    if (first === '"') return 'string';
    return first === 't' || first === 'f' || first === 'n' ? 'literal' : 'number';
  }
  canOpen(node: JsonNode): boolean {
    return this.childCount(node) > 0 && !this.isHidden(node);
  }

  #get(column: ColumnName, node: JsonNode): number {
    return (this.#pages[column][node >> PAGE_BITS] as Int32Array)[node & PAGE_MASK] as number;
  }

  #put(column: ColumnName, node: JsonNode, value: number) {
    (this.#pages[column][node >> PAGE_BITS] as Int32Array)[node & PAGE_MASK] = value;
  }

  #grow() {
    const room = this.size > 1 ? PAGE_SIZE : Math.min(PAGE_SIZE, this.text.length + 1);
    for (const column of columnNames) this.#pages[column].push(new Int32Array(room));
    this.#flags.push(new Uint8Array(room));
  }
}

export interface JsonFault {
  readonly faultAt: number;
}

const VALUES_PER_STEP = 500;

/** Reads a text as strictly as `JSON.parse`. Yields often, with the position it has reached. */
export function* outlineJson(text: string): Generator<number, JsonOutline | JsonFault> {
  const outline = new JsonOutline(text);
  const isSecretKey = createSecretKeyTest();
  let at = skipBlanks(text, 0);
  let container: JsonNode = -1;
  for (let steps = 1; ; steps++) {
    if (steps % VALUES_PER_STEP === 0) yield at;

    let keyStart = -1;
    if (container >= 0 && outline.kind(container) === 'object') {
      keyStart = at;
      const keyEnd = text.charAt(at) === '"' ? stringEnd(text, at) : -1 - at;
      if (keyEnd < 0) return { faultAt: -1 - keyEnd };
      at = skipBlanks(text, keyEnd);
      if (text.charAt(at) !== ':') return { faultAt: at };
      at = skipBlanks(text, at + 1);
    }

    const node = outline.add(at, keyStart, container);
    const isSecret = keyStart >= 0 && isSecretKey(text, keyStart);
    if (isSecret) outline.keepBack(node, 'all');
    const first = text.charAt(at);
    if (first === '{' || first === '[') {
      at = skipBlanks(text, at + 1);
      container = node;
      if (text.charAt(at) !== (first === '{' ? '}' : ']')) continue;
    } else {
      const end = first === '"' ? stringEnd(text, at) : scalarEnd(text, at);
      if (end < 0) return { faultAt: -1 - end };
      outline.close(node, end);
      if (first === '"' && !isSecret && hasSecretInText(text.slice(at, end))) outline.keepBack(node, 'part');
      at = skipBlanks(text, end);
    }

    for (let closed = 0; container >= 0 && text.charAt(at) !== ','; closed++) {
      if (text.charAt(at) !== (outline.kind(container) === 'object' ? '}' : ']')) return { faultAt: at };
      outline.close(container, at + 1);
      container = outline.parent(container);
      at = skipBlanks(text, at + 1);
      if (closed % VALUES_PER_STEP === VALUES_PER_STEP - 1) yield at;
    }
    if (container < 0) return at === text.length ? outline : { faultAt: at };
    at = skipBlanks(text, at + 1);
  }
}

function scalarEnd(text: string, at: number): number {
  return /[-0-9]/.test(text.charAt(at)) ? numberEnd(text, at) : literalEnd(text, at);
}
