import { mapInSteps } from '../browser/steps.ts';
import { withPlainSigns } from '../text/plain-signs.ts';
import { withoutHiddenCharacters } from '../text/visible-text.ts';
import { addressesIn, withoutHidden, withoutLinks } from './address.ts';
import { headingScore, isKnownHeading, namesAddresses, namesUsers } from './heading-words.ts';
import { hasOtherHyphens } from './hyphens.ts';
import { joinTables, MAX_ROWS_ABOVE } from './joined-tables.ts';
import { isPersonName, isPlaceholder } from './person-name.ts';
import { readLine, strippedToken, wordsBeside } from './read-list.ts';
import { type Choice, type Column, NOTHING_LEFT_OUT, type Person, type Reading } from './reading.ts';
import { userNameColumn, weakColumns } from './secret-columns.ts';
import { namesSecrets } from './secret-words.ts';
import { statusColumns } from './status-words.ts';

export type Rows = readonly (readonly string[])[];

export interface ReadOptions {
  /** Takes this column instead of the guessed one. */
  readonly choice?: Choice | undefined;
  /** Also takes people whose account is no longer in use. */
  readonly takesInactive?: boolean | undefined;
}

/** null: nothing in the rows names a person. */
export function* readingTable(
  given: Rows,
  { choice, takesInactive = false }: ReadOptions = {},
): Generator<void, Reading | null> {
  const written = yield* mapInSteps(given, (row) => row.map(plainCell));
  const counted = yield* mapInSteps(written, (row) => row.map((cell) => addressesIn(cell).length));
  const headingRow = headingRowOf(written, counted);
  const joined =
    headingRow < 0
      ? null
      : joinTables(written, headingRow, (index) => counted[index]?.some((number) => number > 0) ?? false);
  const headings = joined?.headings ?? null;
  const rows = written.map((row, index) => joined?.align(row, index, '') ?? row);
  const found = counted.map((row, index) => joined?.align(row, index, 0) ?? row);
  const isHeading = (index: number) => index <= headingRow || joined?.later.has(index) === true;
  const body = rows.filter((_, index) => !isHeading(index));
  const userNames = headings === null ? userNameColumn(body) : null;
  const columns = yield* findColumns(headings, body, userNames);
  const weak = userNames === null ? weakColumns(body) : new Set(columns.map(({ index }) => index));
  if (userNames !== null) weak.delete(userNames);
  const [first] = columns;
  // Rows of names with passwords are no list of people.
  if (first === undefined) return headings?.some(namesSecrets) ? nobody(rows, isHeading) : null;
  const chosen =
    columns.some(({ index }) => index === choice) || choice === 'all' ? choice : guess(columns, weak);
  if (chosen === undefined) return null;

  const statuses = statusColumns(headings, body).filter(({ index }) => index !== chosen);
  const isOffered = new Set(columns.map(({ index }) => index));
  const takesUserNames = chosen !== 'all' && (chosen === userNames || namesUsers(headings?.[chosen] ?? ''));
  const people: Person[] = [];
  const inactive: Person[] = [];
  const without: number[] = [];
  const words: { place: number; text: string }[] = [];
  let taken = 0;
  let all = 0;
  for (const [index, row] of rows.entries()) {
    yield;
    all += found[index]?.reduce((sum, number) => sum + number, 0) ?? 0;
    if (isHeading(index) || row.every((cell) => cell === '')) continue;
    const place = index + 1;
    const cells = chosen === 'all' ? row.filter((_, at) => isOffered.has(at)) : [row[chosen] ?? ''];
    const names = cells.flatMap((cell) =>
      // Where no heading chooses a column, a cell that only resembles an address can be a password.
      chosen === 'all' ? addressesIn(cell).map(({ address }) => address) : namesIn(cell, takesUserNames),
    );
    // Not the lines of tables that are drawn with signs.
    if (names.length === 0 && row.some((cell) => /[\p{L}\p{N}]/u.test(cell))) without.push(place);
    const beside = cells.flatMap((cell) => {
      const inCell = addressesIn(cell);
      return inCell.length > 0 ? wordsBeside(cell, inCell) : [];
    });
    if (beside.length > 0) words.push({ place, text: beside.join(', ') });
    taken += names.reduce((sum, name) => sum + addressesIn(name).length, 0);
    const status = statuses
      .map((column) => column.statusOf(row[column.index] ?? ''))
      .find((said) => said !== null);
    const typed = given[index] ?? [];
    const isCleaned = (joined?.align(typed, index, '') ?? typed).some(
      (cell, at) => (chosen === 'all' || at === chosen) && isHiding(cell),
    );
    const named = names.map((name) => ({
      name,
      place,
      ...(isCleaned && { isCleaned: true as const }),
      ...(cells.some((cell) => hasOtherHyphens(cell, name)) && { hadOtherHyphens: true as const }),
      ...(status && { status }),
    }));
    (status && !takesInactive ? inactive : people).push(...named);
  }
  return {
    people,
    leftOut: {
      ...NOTHING_LEFT_OUT,
      headings: headingsOf(rows, isHeading),
      words,
      rows: without,
      inactive,
      elsewhere: all - taken,
    },
    table: {
      columns,
      chosen,
      unused: unusedColumns(rows, headings, chosen, isOffered),
    },
  };
}

type IsHeading = (index: number) => boolean;

const headingsOf = (rows: Rows, isHeading: IsHeading) =>
  rows.flatMap((row, index) => {
    const text = row.filter((cell) => cell !== '').join(', ');
    return text === '' || !isHeading(index) ? [] : { place: index + 1, text };
  });

function nobody(rows: Rows, isHeading: IsHeading): Reading {
  const without = rows.flatMap((row, index) =>
    !isHeading(index) && row.some((cell) => cell !== '') ? index + 1 : [],
  );
  const headings = headingsOf(rows, isHeading);
  return { people: [], leftOut: { ...NOTHING_LEFT_OUT, headings, rows: without }, table: null };
}

const plainCell = (cell: string) => withoutLinks(withPlainSigns(withoutHidden(cell))).trim();
const isHiding = (cell: string) => withoutHiddenCharacters(cell) !== cell;

/** A cell without an address is shown only if its heading says that it holds user names. */
function namesIn(cell: string, takesUserNames: boolean): readonly string[] {
  if (cell === '' || isPlaceholder(cell)) return [];
  const addresses = addressesIn(cell).map(({ address }) => address);
  if (addresses.length > 0) return cell.startsWith('@') && isPersonName(cell) ? [cell] : addresses;
  if (takesUserNames) return readLine(cell).names;
  const token = strippedToken(cell);
  // A mistyped address is shown, to be corrected.
  return token.includes('@') && !/\s/.test(token) ? [token] : [];
}

function headingRowOf(rows: Rows, found: readonly (readonly number[])[]): number {
  const hasAddress = (index: number) => found[index]?.some((number) => number > 0) ?? false;
  const top = rows.slice(0, MAX_ROWS_ABOVE);
  const filled = (row: readonly string[]) => row.filter((cell) => cell !== '');
  const known = top.findIndex(
    (row, index) =>
      !hasAddress(index) &&
      filled(row).length > 1 &&
      row.some((cell) => namesAddresses(cell) || namesUsers(cell) || namesSecrets(cell)) &&
      row.every((cell) => cell.length <= 80),
  );
  if (known >= 0) return known;
  const first = rows.findIndex((_, index) => hasAddress(index));
  for (let index = first - 1; index >= 0; index--) {
    const row = rows[index] ?? [];
    if (filled(row).length === 0) continue;
    const isHeading = filled(row).length > 1 && row.some((cell) => isKnownHeading(cell));
    if (isHeading || isAboveAddresses(rows, index, found)) return index;
  }
  return -1;
}

/** Words of an unknown language are headings if every other cell below one of them is an address or empty. */
function isAboveAddresses(rows: Rows, index: number, found: readonly (readonly number[])[]): boolean {
  const row = rows[index] ?? [];
  return (
    row.some(
      (cell, column) =>
        /\p{L}/u.test(cell) &&
        !cell.includes('@') &&
        rows
          .slice(index + 1)
          .every((below, at) => (below[column] ?? '') === '' || (found[index + 1 + at]?.[column] ?? 0) > 0),
    ) && row.filter((cell) => cell !== '').length > 1
  );
}

function* findColumns(
  headings: readonly string[] | null,
  body: Rows,
  userNames: number | null,
): Generator<void, readonly Column[]> {
  const width = Math.max(0, headings?.length ?? 0, ...body.map((row) => row.length));
  const columns: Column[] = [];
  for (let index = 0; index < width; index++) {
    const heading = headings && (headings[index] || null);
    const isOfUsers = index === userNames || (heading !== null && namesUsers(heading));
    const cells = (yield* mapInSteps(body, (row) => namesIn(row[index] ?? '', isOfUsers))).flat();
    const count = isOfUsers ? cells.length : cells.filter((cell) => addressesIn(cell).length > 0).length;
    if (count > 0 && !(heading && namesSecrets(heading)))
      columns.push({ index, heading, sample: cells[0] ?? '', count });
  }
  return columns;
}

function guess(all: readonly Column[], weak: ReadonlySet<number>): Choice {
  const columns = all.filter(({ index }) => !weak.has(index));
  if (columns.length < all.length && columns.every(({ heading }) => heading === null))
    return columns.toSorted((a, b) => b.count - a.count || a.index - b.index)[0]?.index ?? 'all';
  const scored = columns.map((column) => ({ column, score: column.heading === null ? 0 : scoreOf(column) }));
  const best = Math.max(...scored.map(({ score }) => score));
  if (best <= 0) {
    const others = scored.filter(({ score }) => score > -10 || best === -10);
    const [only] = others;
    return others.length === 1 && only?.column.heading !== null && only ? only.column.index : 'all';
  }
  const [first] = scored
    .filter(({ score }) => score === best)
    .toSorted((a, b) => b.column.count - a.column.count || a.column.index - b.column.index);
  return first?.column.index ?? 'all';
}

/** A column of addresses wins, whatever its heading says. */
function scoreOf({ heading, sample }: Column): number {
  const score = headingScore(heading ?? '');
  return score > 0 && sample.includes('@') && !sample.startsWith('@') ? score + 2 : score;
}

function unusedColumns(
  rows: Rows,
  headings: readonly string[] | null,
  chosen: Choice,
  offered: ReadonlySet<number>,
): readonly string[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, index) => index)
    .filter((index) => (chosen === 'all' ? !offered.has(index) : index !== chosen))
    .filter((index) => rows.some((row) => (row[index] ?? '') !== ''))
    .map((index) => headings?.[index] || String(index + 1));
}
