import { describe, expect, it } from 'vitest';
import { entriesOf, readEntries } from './read-entries.ts';
import { partsOf } from './rules.ts';

const read = (text: string) => readEntries(partsOf(text));
const entries = (text: string) => entriesOf(read(text).found, false);

describe('a pasted list of domains and addresses', () => {
  it.each([
    ['line ends', 'harvard.edu\nmit.edu\r\nstanford.edu', ['@harvard.edu', '@mit.edu', '@stanford.edu']],
    ['blanks and tabs', 'harvard.edu mit.edu\tstanford.edu', ['@harvard.edu', '@mit.edu', '@stanford.edu']],
    [
      'commas and semicolons',
      'harvard.edu,mit.edu; stanford.edu;',
      ['@harvard.edu', '@mit.edu', '@stanford.edu'],
    ],
    [
      'signs of other scripts',
      'a.example、b.example；c.example،d.example',
      ['@a.example', '@b.example', '@c.example', '@d.example'],
    ],
    ['marks before domains', '@a.example .b.example *.c.example', ['@a.example', '@b.example', '@c.example']],
    [
      'web addresses',
      'https://www.ox.ac.uk/admissions?x=1#y http://b.example:8443',
      ['@www.ox.ac.uk', '@b.example'],
    ],
    [
      'quotes, brackets and dots',
      '"a.example", <b.example> (c.example) ‘d.example’ e.example.',
      ['@a.example', '@b.example', '@c.example', '@d.example', '@e.example'],
    ],
    [
      'case, once each',
      'ACME.example acme.EXAMPLE\nZoe@Museum.example',
      ['@acme.example', 'zoe@museum.example'],
    ],
    [
      'addresses in their names',
      'Ott, Bo <bo@b.example>; mailto:cy@c.example',
      ['bo@b.example', 'cy@c.example'],
    ],
    ['other scripts', 'münchen.example 例え.テスト', ['@münchen.example', '@例え.テスト']],
    ['invisible characters', 'mu\u200Bseum.example \uFEFFb.example', ['@museum.example', '@b.example']],
  ])('is read, whatever %s', (_, text, expected) => {
    expect(entries(text)).toEqual(expected);
  });

  it('names what is neither, and never joins two parts', () => {
    expect(read('exam ple.org * localhost, a.example')).toMatchObject({
      found: [{ entry: '@ple.org' }, { entry: '@a.example' }],
      leftOut: ['exam', '*', 'localhost'],
    });
  });

  it('has the subdomains of domains alone', () => {
    expect(entriesOf(read('a.example zoe@b.example').found, true)).toEqual([
      '@a.example',
      '.a.example',
      'zoe@b.example',
    ]);
  });

  it.each(['\v', '\f', '\u0085', '\u2028', '\u2029', '\u200B', '\u00AD'])(
    'never joins two domains at %j',
    (between) => {
      expect(partsOf(`a.example${between}b.example`)).toEqual(['a.example', 'b.example']);
    },
  );

  it('leaves an invisible character inside a domain out', () => {
    expect(partsOf('har\u200Bvard.edu')).toEqual(['harvard.edu']);
  });
});
