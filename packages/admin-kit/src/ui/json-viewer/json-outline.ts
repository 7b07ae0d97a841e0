import { literalEnd, numberEnd, skipBlanks, stringEnd } from './json-scan.ts';
import { createSecretKeyTest, hasSecretInText } from './secrets.ts';

export type JsonNode = number;

const HIDDEN = 1;
const REDACTED = 2;
const CONTAINER = 4;

/** A million values are a few arrays, not a million objects. */
const START = 0;
const END = 1;
const KEY_START = 2;
const PARENT = 3;
const NEXT = 4;
const POSITION = 5;
const CHILD_COUNT = 6;
const LEVEL = 7;
const NUMBERS_BITS = 3;

/** Copying into a larger array would block the thread. */
const PAGE_BITS = 14;
const PAGE_SIZE = 1 << PAGE_BITS;
const PAGE_MASK = PAGE_SIZE - 1;

/** Without objects, `__proto__` has no effect, numbers keep their digits, and duplicate keys and any depth work. */
export class JsonOutline {
  readonly text: string;
  size = 0;
  secretCount = 0;
  readonly #pages: Int32Array[] = [];
  readonly #flags: Uint8Array[] = [];

  constructor(text: string) {
    this.text = text;
  }

  add(start: number, keyStart: number, parent: JsonNode): JsonNode {
    const node = this.size++;
    if ((node & PAGE_MASK) === 0) this.#grow();
    const page = this.#pages[node >> PAGE_BITS] as Int32Array;
    const first = (node & PAGE_MASK) << NUMBERS_BITS;
    page[first + START] = start;
    page[first + KEY_START] = keyStart;
    page[first + PARENT] = parent;
    if (parent < 0) {
      page[first + LEVEL] = 1;
      return node;
    }
    const around = this.#pages[parent >> PAGE_BITS] as Int32Array;
    const firstAround = (parent & PAGE_MASK) << NUMBERS_BITS;
    const position = around[firstAround + CHILD_COUNT] as number;
    page[first + LEVEL] = (around[firstAround + LEVEL] as number) + 1;
    page[first + POSITION] = position;
    around[firstAround + CHILD_COUNT] = position + 1;
    return node;
  }

  close(node: JsonNode, end: number): void {
    const page = this.#pages[node >> PAGE_BITS] as Int32Array;
    const first = (node & PAGE_MASK) << NUMBERS_BITS;
    page[first + END] = end;
    page[first + NEXT] = this.size;
  }

  keepBack(node: JsonNode, how: 'all' | 'part'): void {
    this.#mark(node, how === 'all' ? HIDDEN : REDACTED);
    this.secretCount++;
  }

  contain(node: JsonNode): void {
    this.#mark(node, CONTAINER);
  }

  start(node: JsonNode): number {
    return this.#get(START, node);
  }
  end(node: JsonNode): number {
    return this.#get(END, node);
  }
  keyStart(node: JsonNode): number {
    return this.#get(KEY_START, node);
  }
  parent(node: JsonNode): JsonNode {
    return this.#get(PARENT, node);
  }
  next(node: JsonNode): JsonNode {
    // The numbers of five million values take 160 MB, and reading them all takes 60 ms.
    return this.#has(CONTAINER, node) ? this.#get(NEXT, node) : node + 1;
  }
  position(node: JsonNode): number {
    return this.#get(POSITION, node);
  }
  childCount(node: JsonNode): number {
    return this.#get(CHILD_COUNT, node);
  }
  level(node: JsonNode): number {
    return this.#get(LEVEL, node);
  }
  isHidden(node: JsonNode): boolean {
    return this.#has(HIDDEN, node);
  }
  isRedacted(node: JsonNode): boolean {
    return this.#has(REDACTED, node);
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

  #has(flag: number, node: JsonNode): boolean {
    const flags = (this.#flags[node >> PAGE_BITS] as Uint8Array)[node & PAGE_MASK] as number;
    return (flags & flag) !== 0;
  }

  #mark(node: JsonNode, flag: number): void {
    const page = this.#flags[node >> PAGE_BITS] as Uint8Array;
    page[node & PAGE_MASK] = (page[node & PAGE_MASK] as number) | flag;
  }

  #get(number: number, node: JsonNode): number {
    const page = this.#pages[node >> PAGE_BITS] as Int32Array;
    return page[((node & PAGE_MASK) << NUMBERS_BITS) + number] as number;
  }

  #grow() {
    const room = this.size > 1 ? PAGE_SIZE : Math.min(PAGE_SIZE, this.text.length + 1);
    this.#pages.push(new Int32Array(room << NUMBERS_BITS));
    this.#flags.push(new Uint8Array(room));
  }
}

export interface JsonFault {
  readonly faultAt: number;
}

const VALUES_PER_STEP = 500;

/** As strict as `JSON.parse`. Yields the position often. */
export function* outlineJson(text: string): Generator<number, JsonOutline | JsonFault> {
  const outline = new JsonOutline(text);
  const isSecretKey = createSecretKeyTest();
  let at = skipBlanks(text, 0);
  let container: JsonNode = -1;
  let isObject = false;
  for (let steps = 1; ; steps++) {
    if (steps % VALUES_PER_STEP === 0) yield at;

    let keyStart = -1;
    let isSecret = false;
    if (isObject) {
      keyStart = at;
      const keyEnd = text.charCodeAt(at) === QUOTE ? stringEnd(text, at) : -1 - at;
      if (keyEnd < 0) return { faultAt: -1 - keyEnd };
      isSecret = isSecretKey(text, keyStart, keyEnd);
      at = skipBlanks(text, keyEnd);
      if (text.charCodeAt(at) !== COLON) return { faultAt: at };
      at = skipBlanks(text, at + 1);
    }

    const node = outline.add(at, keyStart, container);
    if (isSecret) outline.keepBack(node, 'all');
    const first = text.charCodeAt(at);
    if (first === OBJECT || first === ARRAY) {
      at = skipBlanks(text, at + 1);
      container = node;
      outline.contain(node);
      isObject = first === OBJECT;
      if (text.charCodeAt(at) !== first + TO_CLOSING_BRACKET) continue;
    } else {
      const end = first === QUOTE ? stringEnd(text, at) : scalarEnd(text, at, first);
      if (end < 0) return { faultAt: -1 - end };
      outline.close(node, end);
      if (first === QUOTE && !isSecret && end - at >= SHORTEST_SECRET && hasSecretInText(text.slice(at, end)))
        outline.keepBack(node, 'part');
      at = skipBlanks(text, end);
    }

    for (let closed = 0; container >= 0 && text.charCodeAt(at) !== COMMA; closed++) {
      if (text.charCodeAt(at) !== (isObject ? OBJECT : ARRAY) + TO_CLOSING_BRACKET) return { faultAt: at };
      outline.close(container, at + 1);
      container = outline.parent(container);
      isObject = container >= 0 && text.charCodeAt(outline.start(container)) === OBJECT;
      at = skipBlanks(text, at + 1);
      if (closed % VALUES_PER_STEP === VALUES_PER_STEP - 1) yield at;
    }
    if (container < 0) return at === text.length ? outline : { faultAt: at };
    at = skipBlanks(text, at + 1);
  }
}

const QUOTE = 34;
const COMMA = 44;
const MINUS = 45;
const COLON = 58;
const ARRAY = 91;
const OBJECT = 123;
const TO_CLOSING_BRACKET = 2;
/** 'sid', in quotes. */
const SHORTEST_SECRET = 5;

function scalarEnd(text: string, at: number, first: number): number {
  const isNumber = first === MINUS || (first >= 48 && first <= 57);
  return isNumber ? numberEnd(text, at) : literalEnd(text, at);
}
