import { describe, expect, it } from 'vitest';
import { buildMailto, isPlainAddress, LONGEST_MAILTO } from './mailto.ts';

describe('a plain email address', () => {
  it.each([
    ['ordinary', 'maria@example.org', true],
    ['tag', 'maria+maps@example.org', true],
    ['formula', '=1+1@mail.example', true],
    ['apostrophe', "o'neil@example.org", true],
    ['other scripts', 'мария@пример.рф', true],
    ['bcc smuggled', 'a@b.example?bcc=everyone@b.example', false],
    ['field smuggled', 'a@b.example&subject=hi', false],
    ['encoded question mark', 'a@b.example%3Fbcc=c', false],
    ['line feed', 'a@b.example\nBcc: c@d.example', false],
    ['carriage return', 'a@b.example\rBcc: c', false],
    ['two addresses', 'a@b.example,c@d.example', false],
    ['two addresses, semicolon', 'a@b.example;c@d.example', false],
    ['blank inside', 'a b@c.example', false],
    ['name and address', 'Maria <maria@example.org>', false],
    ['quoted', '"a b"@c.example', false],
    ['fragment', 'a@b.example#x', false],
    ['zero-width', 'a\u200B@b.example', false],
    ['direction mark', '\u202Ea@b.example', false],
    ['marks before the at', '?&@b.example', false],
    ['marks after it', 'a@?&', false],
    ['no at', 'maria', false],
    ['two ats', 'a@b@c.example', false],
    ['no domain', 'a@', false],
    ['as long as an address may be', `${'a'.repeat(244)}@b.example`, true],
    ['one too long', `${'a'.repeat(245)}@b.example`, false],
    ['too long', `${'a'.repeat(250)}@b.example`, false],
    ['empty', '', false],
  ])('%s', (_, text, expected) => {
    expect(isPlainAddress(text)).toBe(expected);
  });
});

describe('a mailto link (T32)', () => {
  it.each([
    ['one in to', { to: ['a@b.example'] }, 'mailto:a@b.example'],
    ['several in bcc', { bcc: ['a@b.example', 'c@d.example'] }, 'mailto:?bcc=a@b.example,c@d.example'],
    ['plus and equals are encoded', { bcc: ['a+b=c@d.example'] }, 'mailto:?bcc=a%2Bb%3Dc@d.example'],
    ['blanks around', { to: [' a@b.example '] }, 'mailto:a@b.example'],
    ['each once', { bcc: ['a@b.example', 'A@B.example', 'a@b.example'] }, 'mailto:?bcc=a@b.example'],
    [
      'a subject cannot begin a header',
      { to: ['a@b.example'], subject: 'Ticket 5\r\nBcc: x & y' },
      'mailto:a@b.example?subject=Ticket%205%20Bcc%3A%20x%20%26%20y',
    ],
    [
      'two that only look alike in capitals',
      { bcc: ['straße@b.example', 'strasse@b.example'] },
      'mailto:?bcc=stra%C3%9Fe@b.example,strasse@b.example',
    ],
    ['what smuggles is left out', { bcc: ['a@b.example?bcc=c', 'd@e.example'] }, 'mailto:?bcc=d@e.example'],
  ])('%s', (_, input, href) => {
    expect(buildMailto(input)).toMatchObject({ status: 'ready', href });
  });

  it('names what it left out', () => {
    const { addresses, refused } = buildMailto({
      bcc: ['a@b.example', 'x&y@z.example', '', 'x&y@z.example'],
    });
    expect({ addresses, refused }).toEqual({ addresses: ['a@b.example'], refused: ['x&y@z.example'] });
  });

  it('leaves out nothing that was not given', () => {
    expect(buildMailto({ to: ['a@b.example'] }).refused).toEqual([]);
    expect(buildMailto({ bcc: ['a@b.example'] }).refused).toEqual([]);
  });

  it('is none where no address is left', () => {
    expect(buildMailto({ bcc: ['nobody', ''] })).toEqual({
      status: 'empty',
      addresses: [],
      refused: ['nobody'],
    });
  });

  it('says how long it would be instead of being cut', () => {
    const bcc = Array.from({ length: 1000 }, (_, index) => `person${index}@mail.example`);
    const result = buildMailto({ bcc });
    expect(result).toMatchObject({ status: 'tooLong', limit: LONGEST_MAILTO });
    expect(result.addresses).toHaveLength(1000);
    expect(result.status === 'tooLong' && result.length).toBeGreaterThan(20_000);
  });

  it('holds the limit to the character', () => {
    const address = (length: number) => `${'a'.repeat(length - 10)}@b.example`;
    const fill = (last: number) => [
      ...Array.from({ length: 19 }, (_, i) => `${address(98)}${i % 10}${i > 9 ? 'x' : 'y'}`),
      address(last),
    ];
    const base = buildMailto({ to: fill(20) });
    const room = LONGEST_MAILTO - (base.status === 'ready' ? base.href.length : 0);
    expect(buildMailto({ to: fill(20 + room) }).status).toBe('ready');
    expect(buildMailto({ to: fill(21 + room) }).status).toBe('tooLong');
  });
});

it('begins the text of an email, with line breaks as mail wants them', () => {
  expect(
    buildMailto({ to: ['a@b.example'], subject: 'One', body: 'Hello & hi,\n\r\n?bcc=x@y.example' }),
  ).toMatchObject({
    status: 'ready',
    href: 'mailto:a@b.example?subject=One&body=Hello%20%26%20hi%2C%0D%0A%0D%0A%3Fbcc%3Dx%40y.example',
  });
});
