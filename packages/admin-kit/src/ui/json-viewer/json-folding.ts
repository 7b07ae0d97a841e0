import { runToEnd } from '../../browser/steps.ts';
import type { JsonNode, JsonOutline } from './json-outline.ts';

const OPEN_AT_FIRST = 200;
const ROWS_PER_STEP = 20_000;

export class JsonFolding {
  readonly outline: JsonOutline;
  readonly rows: Uint32Array;
  readonly #isOpen: Uint8Array;

  private constructor(outline: JsonOutline, isOpen: Uint8Array, rows: Uint32Array) {
    this.outline = outline;
    this.#isOpen = isOpen;
    this.rows = rows;
  }

  static *atFirst(outline: JsonOutline): Generator<void, JsonFolding> {
    const isOpen = new Uint8Array(outline.size);
    if (outline.size <= OPEN_AT_FIRST) isOpen.fill(1);
    else isOpen[0] = 1;
    return new JsonFolding(outline, isOpen, yield* openRows(outline, isOpen));
  }

  isOpen(node: JsonNode): boolean {
    return this.#isOpen[node] === 1 && this.outline.canOpen(node);
  }

  toggled(node: JsonNode): JsonFolding {
    return this.#with((isOpen) => {
      isOpen[node] = isOpen[node] === 1 ? 0 : 1;
    });
  }

  everything(shouldOpen: boolean): JsonFolding {
    return this.#with((isOpen) => {
      isOpen.fill(shouldOpen ? 1 : 0);
      isOpen[0] = 1;
    });
  }

  showing(node: JsonNode): JsonFolding {
    if (this.nearestRow(node).node === node) return this;
    return this.#with((isOpen) => {
      for (let at = this.outline.parent(node); at >= 0; at = this.outline.parent(at)) isOpen[at] = 1;
    });
  }

  openSiblings(node: JsonNode): JsonFolding {
    const { outline } = this;
    const parent = outline.parent(node);
    if (parent < 0) return this.isOpen(node) ? this : this.toggled(node);
    return this.#with((isOpen) => {
      for (let at = parent + 1; at < outline.next(parent); at = outline.next(at)) isOpen[at] = 1;
    });
  }

  nearestRow(node: JsonNode): { row: number; node: JsonNode } {
    const { rows } = this;
    let low = 0;
    let high = rows.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((rows[middle] as number) <= node) low = middle;
      else high = middle - 1;
    }
    return { row: low, node: rows[low] ?? 0 };
  }

  #with(change: (isOpen: Uint8Array) => void): JsonFolding {
    const isOpen = this.#isOpen.slice();
    change(isOpen);
    return new JsonFolding(this.outline, isOpen, runToEnd(openRows(this.outline, isOpen)));
  }
}

function* openRows(outline: JsonOutline, isOpen: Uint8Array): Generator<void, Uint32Array> {
  const rows = new Uint32Array(outline.size);
  let count = 0;
  for (let node = 0; node < outline.size; ) {
    rows[count++] = node;
    if (count % ROWS_PER_STEP === 0) yield;
    node = isOpen[node] === 1 && !outline.isHidden(node) ? node + 1 : outline.next(node);
  }
  return rows.subarray(0, count);
}
