import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { LARGEST_FILE, type ListFile } from './list-file.ts';
import { readListFile } from './read-list-file.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));

const utf16 = (text: string, isLittle: boolean) =>
  [...text].flatMap((letter) => {
    const unit = letter.charCodeAt(0);
    return isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255];
  });

async function read(file: Blob, locale = 'en') {
  const list = await readListFile(file, locale);
  return list.kind === 'text'
    ? { text: list.text, encoding: list.chosen, isGuess: list.choices.length > 0 }
    : list.kind === 'sheet'
      ? {
          kind: list.kind,
          text: list.text,
          sheets: list.choices.map(({ value, label }) => [label, list.readAs(value)]),
        }
      : list;
}

/** The directory of names at the end of every archive, after its contents. */
const zip = (names: readonly string[], content = '') =>
  bytes(
    `PK\x03\x04${content}`,
    ...names.map((name) => `PK\x01\x02${name}`),
    'PK\x05\x06',
    Array<number>(12).fill(0),
    [4 + content.length, 0, 0, 0],
  );

const sheetBytes = (content: Uint8Array) => new Blob([new Uint8Array(content)]);

describe('the encoding of a file', () => {
  const table = 'Zoë\tzoe@mail.example\r\nŁ\tl@mail.example';
  it.each([
    ['UTF-8', bytes(table), 'utf-8', false],
    ['UTF-8 with its mark', bytes('\uFEFF', table), 'utf-8', false],
    ['UTF-16LE with its mark', bytes([0xff, 0xfe], utf16(table, true)), 'utf-16le', false],
    ['UTF-16BE with its mark', bytes([0xfe, 0xff], utf16(table, false)), 'utf-16be', false],
    ['UTF-16LE', bytes(utf16(table, true)), 'utf-16le', true],
    ['UTF-16BE', bytes(utf16(table, false)), 'utf-16be', true],
  ])('is read from its bytes: %s', async (_, file, encoding, isGuess) => {
    expect(await read(file)).toEqual({ text: table, encoding, isGuess });
  });

  it.each([
    ['de', 'windows-1252', 'zoe.garcía@mail.example', ['zoe.garc', [0xed], 'a@mail.example']],
    ['pl', 'windows-1250', 'Łukasz Żak', [[0xa3], 'ukasz ', [0xaf], 'ak']],
    ['ru', 'windows-1251', 'Анна', [[0xc0, 0xed, 0xed, 0xe0]]],
    ['tr', 'windows-1254', 'Işık', ['I', [0xfe, 0xfd], 'k']],
    ['ar', 'windows-1256', 'علي', [[0xda, 0xe1, 0xed]]],
    ['ja', 'shift_jis', '山田', [[0x8e, 0x52, 0x93, 0x63]]],
    ['ja', 'shift_jis', 'ﾔﾏﾀﾞ', [[0xd4, 0xcf, 0xc0, 0xde]]],
    ['ja', 'euc-jp', 'やまだ', [[0xa4, 0xe4, 0xa4, 0xde, 0xa4, 0xc0]]],
    ['ja', 'iso-2022-jp', '山田', [[0x1b], '$B;3ED', [0x1b], '(B']],
    ['zh-Hans', 'gb18030', '王伟', [[0xcd, 0xf5, 0xce, 0xb0]]],
    ['zh-TW', 'big5', '王偉', [[0xa4, 0xfd, 0xb0, 0xb6]]],
    ['ko', 'euc-kr', '김철수', [[0xb1, 0xe8, 0xc3, 0xb6, 0xbc, 0xf6]]],
    // Written elsewhere: what cannot be in the usual encoding of the language.
    ['ja', 'windows-1252', 'Zoë', ['Zo', [0xeb]]],
    ['en', 'windows-1250', 'Łukasz Żak', [[0xa3], 'ukasz ', [0xaf], 'ak']],
    ['de', 'windows-1250', 'Michał Wójcik', ['Micha', [0xb3], ' W', [0xf3], 'jcik']],
    ['en', 'windows-1251', 'Иванов', [[0xc8, 0xe2, 0xe0, 0xed, 0xee, 0xe2]]],
    ['en', 'windows-1253', 'Μαρία', [[0xcc, 0xe1, 0xf1, 0xdf, 0xe1]]],
    ['ru', 'koi8-r', 'Иванов', [[0xe9, 0xd7, 0xc1, 0xce, 0xcf, 0xd7]]],
    // Signs that stand beside words stay what they usually are.
    [
      'en',
      'windows-1252',
      'José ¿qué? €5 £5 5m² “Zoë” n°1 1ª',
      [
        'Jos',
        [0xe9, 0x20, 0xbf],
        'qu',
        [0xe9],
        '? ',
        [0x80],
        '5 ',
        [0xa3],
        '5 5m',
        [0xb2, 0x20, 0x93],
        'Zo',
        [0xeb, 0x94],
        ' n',
        [0xb0],
        '1 1',
        [0xaa],
      ],
    ],
  ] as const)('is guessed from the language: %s, %s, %s', async (locale, encoding, text, parts) => {
    expect(await read(bytes(...parts), locale)).toEqual({ text, encoding, isGuess: true });
  });

  it('stays UTF-8 when one letter of many is broken', async () => {
    expect(await read(bytes('Zoë Łukasz é', [0xc3]))).toEqual({
      text: 'Zoë Łukasz é\uFFFD',
      encoding: 'utf-8',
      isGuess: true,
    });
  });

  it('can be chosen', async () => {
    const list = await readListFile(bytes('Dvo', [0xf8, 0xe1], 'k'), 'en');
    if (list.kind !== 'text') throw new Error(list.kind);
    expect(list.text).toBe('Dvoøák');
    expect(list.choices).toContainEqual({ value: 'windows-1250', label: 'Windows-1250' });
    expect(list.readAs('windows-1250')).toBe('Dvořák');
    for (const { value } of list.choices) expect(list.readAs(value)).not.toBe('');
  });
});

describe('a spreadsheet', () => {
  const rows = [
    ['Name', 'E-mail', 'Id', 'Born'],
    ['Zoë "Z"\nGarcía', 'zoe@mail.example', 20_261_128, new Date(Date.UTC(2001, 1, 3))],
    [],
    [null, 'oren@mail.example', 0.5, true],
  ];
  const text =
    'Name\tE-mail\tId\tBorn\n"Zoë ""Z""\nGarcía"\tzoe@mail.example\t20261128\t2001-02-03\n\toren@mail.example\t0.5\ttrue';

  it('is read from its first visible sheet with content', async () => {
    const file = await writeXlsx({
      sheets: [
        { name: 'Cover', rows: [] },
        { name: 'Secret', rows: [['x']], hidden: true },
        { name: 'Class 7', rows },
      ],
    });
    expect(await read(sheetBytes(file))).toEqual({ kind: 'sheet', text, sheets: [] });
  });

  it('is read as OpenDocument', async () => {
    expect(await read(sheetBytes(await writeOds({ sheets: [{ name: 'A', rows }] })))).toEqual({
      kind: 'sheet',
      text,
      sheets: [],
    });
  });

  it('offers its sheets if several have content', async () => {
    const file = await writeXlsx({
      sheets: [
        { name: 'Class 7', rows: [['mia']] },
        { name: 'Class 8', rows: [['oren']] },
      ],
    });
    expect(await read(sheetBytes(file))).toEqual({
      kind: 'sheet',
      text: 'mia',
      sheets: [
        ['Class 7', 'mia'],
        ['Class 8', 'oren'],
      ],
    });
  });

  it('is read without the rows that it hides, until they are chosen', async () => {
    const file = await writeXlsx({
      sheets: [
        {
          name: 'Class 7',
          rows: [['Email'], ['mia@mail.example'], ['old@mail.example'], [null], ['zoe@mail.example']],
          rowDefs: new Map([2, 3].map((row) => [row, { hidden: true }])),
        },
      ],
    });
    const list = await readListFile(sheetBytes(file), 'en');
    if (list.kind !== 'sheet') throw new Error(list.kind);
    expect(list.text).toBe('Email\nmia@mail.example\nzoe@mail.example');
    const [shown, whole] = list.choices;
    expect([shown?.hiddenRows, whole?.isWhole]).toEqual([1, true]);
    expect(list.readAs(whole?.value ?? '')).toBe(
      'Email\nmia@mail.example\nold@mail.example\nzoe@mail.example',
    );
  });

  it('is read from the sheet with the most addresses, and not from its cover', async () => {
    const file = await writeXlsx({
      sheets: [
        { name: 'Cover', rows: [['Class list 2026'], ['okonkwo@mail.example']] },
        {
          name: 'Class 7',
          rows: [
            ['Name', 'Email'],
            ['Mia', 'mia@mail.example'],
            ['Oren', 'oren@mail.example'],
          ],
        },
      ],
    });
    expect(await readListFile(sheetBytes(file), 'en')).toMatchObject({
      text: 'Name\tEmail\nMia\tmia@mail.example\nOren\toren@mail.example',
      chosen: '1',
    });
  });

  it('is refused without content, with a password, or cut off', async () => {
    const file = await writeXlsx({ sheets: [{ name: 'A', rows: [['mia']] }] });
    const empty = await writeXlsx({ sheets: [{ name: 'A', rows: [] }] });
    const locked = await writeXlsx({
      sheets: [{ name: 'A', rows: [['mia']] }],
      encryption: { password: 'x', spinCount: 10 },
    });
    const cut = Uint8Array.from([...file.subarray(0, file.length - 30)]);
    expect(await read(sheetBytes(empty))).toEqual({ kind: 'refused', reason: 'empty' });
    expect(await read(sheetBytes(locked))).toEqual({ kind: 'refused', reason: 'locked' });
    expect(await read(sheetBytes(cut))).toEqual({ kind: 'refused', reason: 'unreadable' });
  });
});

describe('a file without a list', () => {
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  it.each<[Extract<ListFile, { kind: 'refused' }>['reason'], Blob]>([
    ['pdf', bytes('%PDF-1.7\n', [0xe2, 0xe3, 0xcf, 0xd3])],
    ['image', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0])],
    ['image', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['image', bytes([0, 0, 0, 24], 'ftypheic')],
    ['archive', zip(['staff.csv'])],
    ['archive', zip(['staff.xlsx'], 'PK\x01\x02xl/workbook.xml')],
    ['archive', bytes([0x1f, 0x8b, 8])],
    ['document', zip(['[Content_Types].xml', 'word/document.xml'])],
    ['document', zip(['content.xml', 'META-INF/'], 'mimetypeapplication/vnd.oasis.opendocument.text')],
    ['document', bytes(compound, utf16('WordDocument', true))],
    ['document', bytes('{\\rtf1')],
    ['otherSheet', zip(['[Content_Types].xml', 'xl/workbook.bin'])],
    ['otherSheet', bytes(compound, utf16('Book', true))],
    ['markup', bytes('\n<html><table>')],
    ['markup', bytes('<?xml version="1.0"?>')],
    ['binary', bytes([0x7f], 'ELF', [2, 1, 1, 0, 0, 7])],
    ['empty', bytes()],
    ['empty', bytes('\uFEFF \r\n')],
    ['tooLarge', bytes('a'.repeat(LARGEST_FILE + 1))],
    ['pdf', bytes('%PDF-1.7', 'a'.repeat(LARGEST_FILE))],
  ])('is refused: %s', async (reason, file) => {
    expect(await read(file)).toEqual({ kind: 'refused', reason });
  });

  it('is refused if it cannot be read', async () => {
    const folder = {
      size: 4096,
      arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
    };
    expect(await read(folder as unknown as Blob)).toEqual({ kind: 'refused', reason: 'unreadable' });
  });
});
