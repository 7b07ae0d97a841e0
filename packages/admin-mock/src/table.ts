export interface TableSnapshot<Row> {
  nextId: number;
  rows: Row[];
}

/** Rows by id, in insertion order. Ids are never reused. */
export class Table<Row extends { id: number }> {
  readonly #rows = new Map<number, Row>();
  #nextId = 1;

  get size(): number {
    return this.#rows.size;
  }

  insert(row: Omit<Row, 'id'>): Row {
    return this.put({ ...row, id: this.#nextId } as Row);
  }

  put(row: Row): Row {
    this.#rows.set(row.id, row);
    if (row.id >= this.#nextId) this.#nextId = row.id + 1;
    return row;
  }

  get(id: number): Row | undefined {
    return this.#rows.get(id);
  }

  delete(id: number): boolean {
    return this.#rows.delete(id);
  }

  find(matches: (row: Row) => boolean): Row | undefined {
    for (const row of this.#rows.values()) if (matches(row)) return row;
    return undefined;
  }

  filter(matches: (row: Row) => boolean): Row[] {
    const found: Row[] = [];
    for (const row of this.#rows.values()) if (matches(row)) found.push(row);
    return found;
  }

  map<Out>(convert: (row: Row) => Out): Out[] {
    return Array.from(this.#rows.values(), convert);
  }

  [Symbol.iterator](): IterableIterator<Row> {
    return this.#rows.values();
  }

  toJSON(): TableSnapshot<Row> {
    return { nextId: this.#nextId, rows: [...this.#rows.values()] };
  }

  static from<Row extends { id: number }>(snapshot: TableSnapshot<Row>): Table<Row> {
    const table = new Table<Row>();
    for (const row of snapshot.rows) table.put(row);
    table.#nextId = Math.max(table.#nextId, snapshot.nextId);
    return table;
  }
}
