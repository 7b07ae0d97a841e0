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
const MAX_ATTEMPTS = 8;
const LIST_START = /^\s*(?:\{\s*"\w+"\s*:\s*){0,3}\[/;
const LIST_END = /^\s*\](?:\s*\})*\s*$/;
const BETWEEN = /\}\s*,/g;

/** Cuts at a comma only if the text before it is a valid list. `JSON.parse` decides every doubt. */
export async function parseLong(
  begun: string,
  more: () => Promise<string | undefined>,
  { parseWhole, letOthersWork }: Tools,
): Promise<Parsed> {
  const texts = [begun];
  const start = LIST_START.exec(begun)?.[0] ?? '';
  const entries: unknown[] = [];
  let rest = begun.slice(start.length);
  let isDoubtful = start === '';
  let startedAt = performance.now();
  for (let text: string | undefined = ''; text !== undefined; text = await more()) {
    if (text !== '') texts.push(text);
    if (isDoubtful) continue;
    rest += text;
    while (!isDoubtful && rest.length > 2 * SLICE_CHARACTERS) {
      const piece = pieceOf(rest, parseWhole);
      isDoubtful = piece === null;
      if (piece === null) break;
      for (const entry of piece.entries) entries.push(entry);
      rest = rest.slice(piece.end);
      if (performance.now() - startedAt < SLICE_MS) continue;
      await letOthersWork();
      startedAt = performance.now();
    }
  }
  const end = rest.lastIndexOf(']');
  if (!isDoubtful && LIST_END.test(rest.slice(end))) {
    const last = parseWhole(`[${rest.slice(0, end)}]`);
    const wrapper = parseWhole(start + rest.slice(end));
    if (last.isJson && wrapper.isJson && (last.value as unknown[]).length > 0) {
      const list = listIn(wrapper.value);
      for (const entry of entries) list.push(entry);
      for (const entry of last.value as unknown[]) list.push(entry);
      return wrapper;
    }
  }
  return parseWhole(texts.join(''));
}

function pieceOf(
  text: string,
  parseWhole: Tools['parseWhole'],
): { entries: readonly unknown[]; end: number } | null {
  BETWEEN.lastIndex = SLICE_CHARACTERS;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const between = BETWEEN.exec(text);
    if (between === null) return null;
    const { isJson, value } = parseWhole(`[${text.slice(0, between.index + 1)}]`);
    if (isJson) return { entries: value as unknown[], end: between.index + between[0].length };
  }
  return null;
}

function listIn(wrapper: unknown): unknown[] {
  return Array.isArray(wrapper) ? wrapper : listIn(Object.values(wrapper as object)[0]);
}
