import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLine, parseBulkLines, similarNames } from './add-multiple-lines.ts';

const namesOf = (text: string) => parseBulkLines(text).names.map(({ name }) => name);

describe('the lines of a bulk add (A §5)', () => {
  it('are split, trimmed, and blank ones dropped', () => {
    expect(namesOf('  mia \n\n\t\n oren@mail.example\u00A0\n')).toEqual(['mia', 'oren@mail.example']);
  });

  it.each([
    ['Unix', 'a\nb'],
    ['Windows', 'a\r\nb'],
    ['old Macintosh', 'a\rb'],
    ['line separators', 'a\u2028b'],
  ])('end as lines end: %s', (_, text) => {
    expect(namesOf(text)).toEqual(['a', 'b']);
  });

  it.each(['', '\n', '  \n\t\n\u00A0', '\u200B', ' \u2060\n\u202E\uFEFF\u00AD'])('are none in %j', (text) => {
    expect(parseBulkLines(text)).toEqual({ names: [], duplicates: [] });
  });

  it('are numbered by their line in the text, blank lines counted', () => {
    expect(parseBulkLines('\nmia\n\nmia')).toEqual({
      names: [{ name: 'mia', lineNumber: 2 }],
      duplicates: [{ name: 'mia', lineNumber: 4, firstLineNumber: 2 }],
    });
  });

  it('lose invisible characters with a note, and are then duplicates', () => {
    expect(parseBulkLines('mi\u200Ba\nmia')).toEqual({
      names: [{ name: 'mia', lineNumber: 1, isCleaned: true }],
      duplicates: [{ name: 'mia', lineNumber: 2, firstLineNumber: 1 }],
    });
  });

  it('read the hyphens of documents in an address as - with a note, and are then duplicates', () => {
    expect(parseBulkLines('a\u2011b@x.example\na-b@x.example\nmia\u2011k')).toEqual({
      names: [
        { name: 'a-b@x.example', lineNumber: 1, hadOtherHyphens: true },
        { name: 'mia\u2011k', lineNumber: 3 },
      ],
      duplicates: [{ name: 'a-b@x.example', lineNumber: 2, firstLineNumber: 1 }],
    });
  });

  it.each([
    ['mia', 'there'],
    ['MIA@Mail.Example', 'there'],
    ['MIA', 'new'],
    ['@lti:a@canvas', 'new'],
    ['ada@', 'noPerson'],
    ['Ada Okonkwo', 'noPerson'],
    ['Okonkwo,Ada', 'noPerson'],
    ['ada@mail.example:geheim', 'row'],
    ['Gone@Mail.Example', 'refused'],
    ['"ada@mail.example"', 'noPerson'],
  ])('are checked against the users of the organization: %s is %s', (name, check) => {
    const users = new Set(['mia', 'mia@mail.example']);
    const known = { users, refusals: new Map([['gone@mail.example', 'No such user']]) };
    expect(checkLine(name, known)).toBe(check);
  });

  it.each([
    ['an email in another case', 'Mia@Mail.Example\nmia@mail.example', 1],
    ['a username in another case, which is someone else', 'ada\nADA', 2],
    ['a username with an @ in another case', '@lti:A@canvas\n@lti:a@canvas', 2],
    ['the same letter, composed and not', 'zo\u00EB\nzoe\u0308', 1],
    ['the same padded', 'mia\n mia ', 1],
  ])('mean one person or two: %s', (_, text, count) => {
    expect(namesOf(text)).toHaveLength(count);
  });

  it.each([
    [
      'a username in another case',
      'lonely\nmia\nLONELY',
      [{ name: 'LONELY', lineNumber: 3, firstLineNumber: 1 }],
    ],
    ['nothing but likeness', 'mia\nmina', []],
    ['a duplicate that is left out', 'mia\nmia', []],
  ])('are sent, and found similar, where they differ in %s', (_, text, similar) => {
    const { names, duplicates } = parseBulkLines(text);
    expect(similarNames(names)).toEqual(similar);
    expect(names.length + duplicates.length).toBe(text.split('\n').length);
  });

  it('are all accounted for, once each and in order', () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'A', '@', 'b', ' ', '\t'), maxLength: 5 });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { names, duplicates } = parseBulkLines(lines.join('\n'));
        const filled = lines.flatMap((text, index) =>
          text.trim() === '' ? [] : [{ name: text.trim(), lineNumber: index + 1 }],
        );
        const listed = [...names, ...duplicates].toSorted((a, b) => a.lineNumber - b.lineNumber);
        expect(listed.map(({ name, lineNumber }) => ({ name, lineNumber }))).toEqual(filled);
        expect(names.map(({ lineNumber }) => lineNumber)).toEqual(
          names.map(({ lineNumber }) => lineNumber).toSorted((a, b) => a - b),
        );
      }),
      { numRuns: 1000 },
    );
  });
});
