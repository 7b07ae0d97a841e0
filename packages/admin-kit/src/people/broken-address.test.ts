import { describe, expect, it } from 'vitest';
import { isPersonName } from './person-name.ts';
import { readPeople } from './read-people.ts';

const namesOf = (text: string) => readPeople(text).people.map(({ name }) => name);
const [a, b] = ['ada@a.example', 'bo@b.example'] as const;

describe('the end of a line after a hyphen', () => {
  it.each([
    ['a name', `ada.by-\nron@x.example\n${b}`, 'ada.by-↵ron@x.example'],
    ['a name with a soft hyphen', `ada.by\u00AD\r\n  ron@x.example; ${b}`, 'ada.by-↵ron@x.example'],
    ['a domain', `ada@x.exam-\nple\n${b}`, 'ada@x.exam-↵ple'],
    ['the source of a mail', `Ada <ada@x.exam=\nple>, ${b}`, 'ada@x.exam↵ple'],
    ['the source of a mail, inside a name', `To: ada.by=\nron@x.example, ${b}`, 'ada.by↵ron@x.example'],
    ['a list with commas', `cy@c.example, ada.by-\nron@x.example, ${b}`, 'ada.by-↵ron@x.example'],
  ])('is asked about where it breaks an address: %s', (_, text, line) => {
    const names = namesOf(text);
    expect(names).toContain(line);
    expect(isPersonName(line)).toBe(false);
    expect(names.filter(isPersonName).at(-1)).toBe(b);
    expect(names.join()).not.toMatch(/(?<!↵)ron@/);
  });

  it.each([`Byron-\n${a}`, `${a} -\n${b}`, `${a}-\n${b}`, `Grade\tA-\n${a}\tB`])(
    'is the end of a line where it breaks no address: %j',
    (text) => {
      expect(namesOf(text)).toContain(a);
    },
  );
});

it('asks about two addresses that nothing separates', () => {
  expect(namesOf(`${a}${b}\n${a}`)).toEqual([`${a}${b}`, a]);
  expect(isPersonName(`${a}${b}`)).toBe(false);
});
