import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { pluralRules } from '../../packages/admin-kit/src/messages/plural.ts';
import { messageCode, tableCode } from './message-code.ts';
import { factsOf, parseMessage } from './message-facts.ts';

function run<Message>(code: string, language: string): Message {
  const { code: script } = transformSync(`message = ${code}`, { loader: 'ts' });
  return new Function('plural', `let message; ${script} return message;`)(pluralRules(language)) as Message;
}

/** The message as the build writes it, whose English says which facts there are. */
function compiled<Message>(text: string, { language = 'en', english = text } = {}): Message {
  return run(messageCode(parseMessage(text), factsOf(parseMessage(english)), language), language);
}

const count = (value: number) => ({ value, text: `<${value}>` });

describe('a message', () => {
  it('without facts is a text, with its quotes, braces and lines', () => {
    expect(compiled("Don't `use` \\ or $'{x' in\ntwo lines")).toBe("Don't `use` \\ or ${x in\ntwo lines");
  });

  it('puts its facts in, numbers without grouping', () => {
    const say = compiled<(facts: object) => string>('{page} {id, number, ::group-off}: {all, number}');
    expect(say({ page: 'User', id: 12345, all: count(3) })).toBe('User 12345: <3>');
  });

  it('takes a count itself if that is its only fact', () => {
    const say = compiled<(value: object) => string>(
      '{count, plural, =0 {Nobody} one {# member} other {# members}}',
    );
    expect([0, 1, 2].map((value) => say(count(value)))).toEqual(['Nobody', '<1> member', '<2> members']);
  });

  it('chooses the plural by the rules of the language', () => {
    const text = '{done, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}} z {all}';
    const say = compiled<(facts: object) => string>(text, {
      language: 'pl',
      english: '{done, number} of {all}',
    });
    expect([1, 3, 5, 22, 1.5].map((value) => say({ done: count(value), all: '9' }))).toEqual([
      '<1> plik z 9',
      '<3> pliki z 9',
      '<5> plików z 9',
      '<22> pliki z 9',
      '<1.5> pliku z 9',
    ]);
  });

  it('says one for the numbers that the language calls one', () => {
    const text = '{count, plural, one {un} other {#}}';
    const said = (language: string) => {
      const say = compiled<(value: object) => string>(text, { language });
      return [0, 1, 1.5, 2].map((value) => say(count(value)));
    };
    expect(said('en')).toEqual(['<0>', 'un', '<1.5>', '<2>']);
    expect(said('fr')).toEqual(['un', 'un', 'un', '<2>']);
  });

  it('chooses by a text, by a number, and by what is not there', () => {
    const text =
      '{kind, select, admin {Admin} other {{kind}}} {bit, select, 1 {a} 2 {b} 4 {c} 8 {d} other {?}}{note, select, undefined {} other { ({note})}}';
    const say = compiled<(facts: object) => string>(text);
    expect(say({ kind: 'admin', bit: 8, note: undefined })).toBe('Admin d');
    expect(say({ kind: 'guest', bit: 3, note: 'x' })).toBe('guest ? (x)');
  });

  it.each([
    ['{day, date}'],
    ['{n, selectordinal, one {#st} other {#th}}'],
    ['{name'],
    ['{n, plural, one {#}}'],
  ])('is refused if it is %s', (text) => expect(() => parseMessage(text)).toThrow());
});

it('a table says its names, and something else of the others', () => {
  const entries = new Map([
    ['coupon.create', 'Create coupon'],
    ['new', 'the new'],
  ]);
  const code = tableCode(entries, parseMessage('the {name}'), 'en');
  expect(code).not.toContain('the new');
  const say = run<(facts: object) => string>(code, 'en');
  expect(['coupon.create', 'new', 'old'].map((name) => say({ name }))).toEqual([
    'Create coupon',
    'the new',
    'the old',
  ]);
});
