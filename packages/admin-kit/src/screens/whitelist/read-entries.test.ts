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
    ['everyone at a domain', '*@a.example %@b.example', ['@a.example', '@b.example']],
    ['full stops of a Japanese keyboard', 'a。example b．example', ['@a.example', '@b.example']],
    ['marks before domains', '@a.example .b.example', ['@a.example', '.b.example']],
    ['subdomains alone', '.a.example\n“.B.example”, .a.example', ['.a.example', '.b.example']],
    [
      'the entries of another whitelist',
      '@a.example\n.a.example\n.b.example\n@b.example\n@a.example',
      ['@a.example', '.a.example', '.b.example', '@b.example'],
    ],
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
    [
      'signs that stand in web addresses too',
      'harvard.edu/mit.edu a.example?b.example#c.example d.example\\zoe@e.example',
      ['@harvard.edu', '@mit.edu', '@a.example', '@b.example', '@c.example', '@d.example', 'zoe@e.example'],
    ],
    [
      'other signs',
      'a.example•b.example (c.example)(d.example)',
      ['@a.example', '@b.example', '@c.example', '@d.example'],
    ],
    [
      'pages',
      'harvard.edu/index.html a.example/b https://c.example/*.pdf',
      ['@harvard.edu', '@a.example', '@c.example'],
    ],
    [
      'addresses without a blank',
      'ada@x.example<bo@y.example>cy@x.example/di@y.example @a.example@b.example',
      ['ada@x.example', 'bo@y.example', 'cy@x.example', 'di@y.example', '@a.example', '@b.example'],
    ],
    [
      'labels of links',
      'ada@x.example<mailto:ada@x.example> [Ox](https://ox.ac.uk)',
      ['ada@x.example', '@ox.ac.uk'],
    ],
    [
      'full-width signs',
      'ｈａｒｖａｒｄ．ｅｄｕ／mit.edu ａｄａ＠ｘ.example',
      ['@harvard.edu', '@mit.edu', 'ada@x.example'],
    ],
    [
      'redirects',
      [
        'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2Fx&data=05%7C02',
        'https://www.google.com/url?sa=t&q=https://b.example&usg=x',
        'https://eur01.safelinks.protection.outlook.com/?url=mailto%3Aada%40x.example&data=05',
        'https://www.google.com/url?q=https%3A%2F%2Fl.facebook.com%2Fl.php%3Fu%3Dhttps%253A%252F%252Fc.example%252F%26h%3D1',
        'https://urldefense.com/v3/__https://d.example/x__;!!abc$',
      ].join('\n'),
      ['@a.example', '@b.example', 'ada@x.example', '@c.example', '@d.example'],
    ],
    ['links in a row', 'https://a.example/https://b.example/x', ['@a.example', '@b.example']],
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

  it.each([
    ['prose', 'e.g. p.ej. 1.2 v1.2.3 28.11.2026 i.e U.S. report.pdf ｅ．ｇ．'],
    ['full-width prose', '全角．テキスト これは。テスト'],
    ['one person at any subdomain', 'ada@*.a.example ada@*'],
    ['what may mean a domain or its subdomains', '*.a.example @*.b.example https://*.c.example/x'],
    ['what nothing separates', 'ada@x.examplebo@y.example @ada@museum.example'],
    ['a redirect to nowhere', 'https://www.google.com/url?id=1 https://secure-web.cisco.com/1abc'],
  ])('names %s as left out', (_, text) => {
    expect(read(text)).toEqual({ found: [], leftOut: partsOf(text) });
    expect(partsOf(text)).toHaveLength(text.split(' ').length);
  });

  it('has the subdomains of domains alone', () => {
    expect(entriesOf(read('a.example .a.example zoe@b.example').found, true)).toEqual([
      '@a.example',
      '.a.example',
      'zoe@b.example',
    ]);
  });

  it.each(['\v', '\f', '\u0001', '\u0085', '\u2028', '\u2029', '\u200B', '\u00AD'])(
    'never joins two domains at %j',
    (between) => {
      expect(partsOf(`a.example${between}b.example`)).toEqual(['a.example', 'b.example']);
    },
  );

  it('leaves an invisible character inside a domain out', () => {
    expect(partsOf('har\u200Bvard.edu')).toEqual(['harvard.edu']);
  });
});
