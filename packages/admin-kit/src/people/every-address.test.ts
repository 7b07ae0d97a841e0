import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingPeople, readPeople } from './read-people.ts';

describe('every address of a pasted text', () => {
  const word = fc.constantFrom(
    'Ada',
    'Ott, Bo',
    '"Cy; Di"',
    '“Eve”',
    'von Weiß',
    '(new)',
    '1.',
    '•',
    'To:',
    'Zoë;',
    '姓名',
    '',
    '"',
    "O'Hara",
    '<x>',
    'sep=;',
    'Email',
    'Name',
  );
  const wrapped = fc.constantFrom(
    'x',
    '<x>',
    '"x"',
    "'x'",
    'mailto:x?subject=a',
    '(x)',
    'x.',
    'x;',
    '“x”',
    '<mailto:x>',
    '[x]',
    '**x**',
  );
  const separator = fc.constantFrom(
    '\n',
    ', ',
    '; ',
    '\t',
    ' ',
    '\r\n',
    ' ; ',
    '\u3001',
    '\uFF0C',
    '\n\n',
    ' | ',
    '\u060C ',
  );

  const addressesOf = (text: string) => {
    const { people, leftOut } = readPeople(text);
    return {
      named: [...people, ...leftOut.inactive]
        .map(({ name }) => name)
        .filter((name) => name.includes('@') && !name.includes(' ')),
      elsewhere: leftOut.elsewhere,
    };
  };

  it('becomes a person once, or is counted as left out: lists', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, fc.option(wrapped), separator), { minLength: 1, maxLength: 12 }),
        (parts) => {
          let number = 0;
          const sent: string[] = [];
          const text = parts
            .map(([name, wrap, end]) => {
              if (wrap === null) return `${name}${end}`;
              const address = `user${++number}@mail${number}.example`;
              sent.push(address);
              return `${name} ${wrap.replace('x', address)}${end}`;
            })
            .join('');
          const { named, elsewhere } = addressesOf(text);
          expect(new Set(named).size).toBe(named.length);
          expect(sent).toEqual(expect.arrayContaining(named));
          expect(named.length + elsewhere).toBe(sent.length);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('becomes a person once, or is counted as left out: tables', () => {
    const heading = fc.constantFrom(
      'Email',
      'Guardian email',
      'Name',
      'Status',
      'Username',
      'Class',
      '',
      'Kutya',
    );
    const cell = fc.constantFrom('x', 'Ada <x>', 'Ada', '', 'deleted', '"a, b"', 'active', 'x x');
    const delimiter = fc.constantFrom('\t', ';', ',', '|');
    fc.assert(
      fc.property(
        fc.array(heading, { minLength: 2, maxLength: 4 }),
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        delimiter,
        fc.boolean(),
        (headings, rows, between, isHeaded) => {
          let number = 0;
          const filled = rows.map((row) =>
            row
              .map((text) => text.replaceAll('x', () => `user${++number}@mail${number}.example`))
              .join(between),
          );
          const text = [...(isHeaded ? [headings.join(between)] : []), ...filled].join('\n');
          const { named, elsewhere } = addressesOf(text);
          expect(new Set(named).size).toBe(named.length);
          expect(named.length + elsewhere).toBe(number);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['a list', (line: number) => `Ott, Bo <user${line}@mail.example>`],
    ['a table', (line: number) => `Ott\tuser${line}@mail.example`],
  ])('is read in steps of one line: %s', (_, lineOf) => {
    const text = Array.from({ length: 500 }, (_, line) => lineOf(line)).join('\n');
    expect([...readingPeople(text)].length).toBeGreaterThanOrEqual(500);
  });
});
