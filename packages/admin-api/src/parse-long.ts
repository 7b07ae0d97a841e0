export interface Parsed {
  readonly isJson: boolean;
  readonly value: unknown;
}

/** An import would make every screen load a shared file. */
interface Tools {
  readonly parseWhole: (text: string) => Parsed;
  readonly letOthersWork: () => Promise<void>;
}

const SLICE_MS = 12;
const SLICE_CHARACTERS = 250_000;
const MOST_ATTEMPTS = 8;
const LIST_START = /^\s*(?:\{\s*"\w+"\s*:\s*){0,3}\[/;
const LIST_END = /^\s*\](?:\s*\})*\s*$/;
const BETWEEN = /\}\s*,/g;

/** Cuts at a comma only if the text before it is a valid list. `JSON.parse` decides every doubt. */
export async function parseLong(text: string, { parseWhole, letOthersWork }: Tools): Promise<Parsed> {
  const start = LIST_START.exec(text)?.[0].length ?? 0;
  const end = text.lastIndexOf(']');
  if (start === 0 || !LIST_END.test(text.slice(end))) return parseWhole(text);
  const entries: unknown[] = [];
  let from = start;
  let startedAt = performance.now();
  while (end - from > SLICE_CHARACTERS) {
    const piece = pieceFrom(text, from, parseWhole);
    if (piece === null) return parseWhole(text);
    for (const entry of piece.entries) entries.push(entry);
    from = piece.end;
    if (performance.now() - startedAt < SLICE_MS) continue;
    await letOthersWork();
    startedAt = performance.now();
  }
  const last = parseWhole(`[${text.slice(from, end)}]`);
  const wrapper = parseWhole(text.slice(0, start) + text.slice(end));
  if (!last.isJson || !wrapper.isJson || (last.value as unknown[]).length === 0) return parseWhole(text);
  const list = listIn(wrapper.value);
  for (const entry of entries) list.push(entry);
  for (const entry of last.value as unknown[]) list.push(entry);
  return wrapper;
}

function pieceFrom(
  text: string,
  from: number,
  parseWhole: Tools['parseWhole'],
): { entries: readonly unknown[]; end: number } | null {
  BETWEEN.lastIndex = from + SLICE_CHARACTERS;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const between = BETWEEN.exec(text);
    if (between === null) return null;
    const { isJson, value } = parseWhole(`[${text.slice(from, between.index + 1)}]`);
    if (isJson) return { entries: value as unknown[], end: between.index + between[0].length };
  }
  return null;
}

function listIn(wrapper: unknown): unknown[] {
  return Array.isArray(wrapper) ? wrapper : listIn(Object.values(wrapper as object)[0]);
}
