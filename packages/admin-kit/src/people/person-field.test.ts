import { describe, expect, it } from 'vitest';
import { readFieldPerson } from './person-field.ts';

describe('a field for one person', () => {
  it.each([
    ['ada@a.example;', 'ada@a.example', []],
    ['mailto:ada@a.example?subject=Hi', 'ada@a.example', []],
    ['Okonkwo, Ada <ada@a.example>', 'ada@a.example', ['Okonkwo, Ada']],
    ['“ada@a.example”.', 'ada@a.example', []],
    ["'mia'", 'mia', []],
    ['@lti_17,', '@lti_17', []],
    ['Email\nada@a.example\n', 'ada@a.example', ['Email']],
  ])('reads %j as one person, and says what it removed', (text, name, removed) => {
    expect(readFieldPerson(text)).toEqual({
      kind: 'one',
      name,
      isChanged: true,
      removed,
      hadHiddenCharacters: false,
    });
  });

  it('says that it removed invisible characters', () => {
    expect(readFieldPerson('\u200Bada@a.example')).toMatchObject({
      name: 'ada@a.example',
      isChanged: true,
      hadHiddenCharacters: true,
    });
  });

  it.each(['ada@a.example', 'mia', 'Ada Okonkwo', 'Okonkwo, Ada', 'ada@', '@lti:a@canvas', '=1+1'])(
    'leaves %j as it is',
    (text) => {
      expect(readFieldPerson(text)).toMatchObject({ kind: 'one', name: text, isChanged: false });
    },
  );

  it.each([
    ['ada@a.example, bo@b.example', ['ada@a.example', 'bo@b.example']],
    ['Ada <ada@a.example>; Bo <bo@b.example>; ada@a.example', ['ada@a.example', 'bo@b.example']],
    ['mia\noren', ['mia', 'oren']],
  ])('finds several people in %j', (text, names) => {
    expect(readFieldPerson(text)).toEqual({ kind: 'several', names });
  });

  it.each(['', ' \n', '\u200B'])('finds nobody in %j', (text) => {
    expect(readFieldPerson(text)).toEqual({ kind: 'none' });
  });
});
