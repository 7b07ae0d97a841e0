import { describe, expect, it } from 'vitest';
import { firstWords } from './first-words.ts';
import { stateLinks } from './state-links.ts';

describe('the first words of a message', () => {
  const sentence = 'I was charged twice for this month, and the school has paid for it as well already.';

  it.each([
    ['a short one', ' Hello\n\nthere ', 'Hello there'],
    ['a long one', sentence, 'I was charged twice for this month, and the school has paid for it as well…'],
    ['one that ends with a word', `${'x'.repeat(79)}. and more`, `${'x'.repeat(79)}…`],
    ['one without blanks', '日'.repeat(100), `${'日'.repeat(80)}…`],
    ['a blank one', ' \n ', ''],
  ])('of %s', (_, message, words) => {
    expect(firstWords(message, 80)).toBe(words);
  });
});

describe('the ids in an app state that have a page', () => {
  it.each([
    ['at the top', '{"project": 29, "view": "map"}', [{ kind: 'project', id: 29 }]],
    [
      'inside, as text',
      '{"a": {"user_id": "7"}, "pid": 3}',
      [
        { kind: 'user', id: 7 },
        { kind: 'project', id: 3 },
      ],
    ],
    ['each once', '{"project": 2, "a": {"projectId": 2}}', [{ kind: 'project', id: 2 }]],
    ['no ids', '{"project": null, "user": -1, "pid": 1.5, "__proto__": {"x": 1}, "constructor": 4}', []],
    ['broken', '{"project": 29', []],
    ['no object', '29', []],
  ])('%s', (_, state, links) => {
    expect(stateLinks(state)).toEqual(links);
  });
});
