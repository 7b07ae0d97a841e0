import { describe, expect, it } from 'vitest';
import { readFieldPerson } from './person-field.ts';
import { isPersonName } from './person-name.ts';
import { readPeople } from './read-people.ts';

const namesOf = (text: string) => readPeople(text).people.map(({ name }) => name);
const a = 'ada@a.example';

describe('a sign that touches an address', () => {
  it.each([
    `anna\u2013maria@x.example`,
    `anna\u2014maria@x.example`,
    `jos\u00A8e@x.example`,
    `anna\u00B7bea@x.example`,
    `kim§lee@x.example`,
    'kim@x.example_old',
    'kim@x.exampleé',
    'anna@bea@x.example',
    'kim@x.example€',
  ])('makes one line that is doubtful, and never a shorter address: %s', (text) => {
    expect(namesOf(`${a}\n${text}`)).toEqual([a, text]);
    expect(namesOf(`${a}, ${text}, Bo <bo@x.example>`)).toEqual([a, text, 'bo@x.example']);
    expect(isPersonName(text)).toBe(false);
    expect(readFieldPerson(text)).toMatchObject({ kind: 'one', name: text });
  });

  it.each(['\u2709\uFE0F', 'mail=', 'userPrincipalName='])('is no part of it: %j', (sign) => {
    expect(namesOf(`${sign}${a}\nbo@x.example`)).toEqual([a, 'bo@x.example']);
  });

  it('is a part of it where it can begin one', () => {
    expect(namesOf(`Ada\t=1+1@x.example\nBo\t${a}`)).toEqual(['=1+1@x.example', a]);
  });

  it('is no part of it where the same sign stands before it', () => {
    expect(namesOf(`\`${a}\`, _kim@x.example_, ~~bo@x.example~~, _b_c@x.example`)).toEqual([
      a,
      'kim@x.example',
      'bo@x.example',
      '_b_c@x.example',
    ]);
  });

  it.each(['\u2019', '\u2018', '\u00B4', '\u02BC'])('is the apostrophe of a name: %s', (sign) => {
    expect(namesOf(`O${sign}Neill@school.example\n${a}`)).toEqual(["O'Neill@school.example", a]);
    expect(namesOf(`‘${a}’`)).toEqual([a]);
    expect(readFieldPerson(`O${sign}Neill@school.example`)).toMatchObject({
      name: "O'Neill@school.example",
      isChanged: true,
    });
  });

  it.each(['\u2010', '\u2011', '\u2012', '\u2212'])('is a hyphen as documents write it: %j', (sign) => {
    const text = `Gisela Hoch${sign}Tief gisela.hoch${sign}tief@alt${sign}schule.example; ${a}`;
    expect(readPeople(text).people).toEqual([
      { name: 'gisela.hoch-tief@alt-schule.example', place: 1, hadOtherHyphens: true },
      { name: a, place: 1 },
    ]);
    expect(
      readPeople(`Name\tMail\nHoch${sign}Tief\tgisela@alt${sign}schule.example\nAda\t${a}`).people,
    ).toEqual([
      { name: 'gisela@alt-schule.example', place: 2, hadOtherHyphens: true },
      { name: a, place: 3 },
    ]);
    expect(readFieldPerson(`gisela@alt${sign}schule.example`)).toMatchObject({
      name: 'gisela@alt-schule.example',
      isChanged: true,
      hadOtherHyphens: true,
    });
  });

  it('is the hyphen of a name or a user name, which keep it', () => {
    const { people, leftOut } = readPeople(`Gisela Hoch\u2011Tief <${a}>\nmia\u2011k`);
    expect(people).toEqual([
      { name: a, place: 1 },
      { name: 'mia\u2011k', place: 2 },
    ]);
    expect(leftOut.words).toEqual([{ place: 1, text: 'Gisela Hoch\u2011Tief' }]);
  });

  it.each([
    ['a line end', `Long Name <very.long.\n name@x.example>, ${a}`, ['very.long.↵name@x.example', a]],
    ['a line end in the domain', `Long <kim@x.\n  example>, ${a}`, ['kim@x.↵example', a]],
    ['a line end behind the sign', `${a},kim@\nx.example`, [a, 'kim@↵x.example']],
    ['a line end before the sign', `${a},kim\n@x.example`, [a, 'kim↵@x.example']],
    ['a line end before the ending', `${a}\nkim@x.example\n.org`, [a, 'kim@x.example↵.org']],
    ['a blank', `ki m@x.example\n${a}`, ['ki m@x.example', a]],
    ['a blank after a dot', `kim. lee@x.example\n${a}`, ['kim. lee@x.example', a]],
  ])('can be %s', (_, text, names) => {
    expect(namesOf(text)).toEqual(names);
    expect(names.filter(isPersonName)).toEqual([a]);
  });

  it.each([`Long Name <\n${a}>`, `write to ${a}`, `Ada ${a}`, `ada ${a}`, `1. ${a}`, `• ${a}`, `–${a}`])(
    'is not part of it in %j',
    (text) => {
      expect(namesOf(text)).toEqual([a]);
    },
  );
});

it.each([
  'mann@schule-am-',
  'kim@-x.example',
  'kim@x',
  'kim@x.e1',
  'kim/lee@x.example',
  'jo[at]a.example',
  '@anna@mastodon.social',
  '@U024BE7LH',
  '.org',
])('takes for no person: %s', (text) => {
  expect(isPersonName(text)).toBe(false);
});

it.each(['kim (at) example (dot) org', 'kim at example dot org', 'kim[at]example.org'])(
  'keeps an address that is spelled out as a doubtful line: %s',
  (text) => {
    expect(namesOf(`${a}\n${text}`)).toEqual([a, text]);
    expect(isPersonName(text)).toBe(false);
  },
);

it('names a link without a person as left out, and shows only its host', () => {
  const { people, leftOut } = readPeople(`${a}\nhttps://user@host.example.com/path?key=geheim`);
  expect(people.map(({ name }) => name)).toEqual([a]);
  expect(leftOut.words).toEqual([{ place: 2, text: 'https://host.example.com' }]);
});

it('takes nobody from the address of a repository', () => {
  expect(namesOf(`git@github.com:org/repo.git\n${a}`)).not.toContain('git@github.com');
  expect(namesOf('<@U024BE7LH>').filter(isPersonName)).toEqual([]);
});

it.each(['{kim,lee}@x.example', '(kim; lee)@x.example', '[kim|lee]@x.example'])(
  'keeps several people before one sign as a doubtful line: %s',
  (text) => {
    expect(namesOf(`${a}\n${text}`)).toEqual([a, text]);
    expect(isPersonName(text)).toBe(false);
  },
);

it.each(['kim%40x.example', 'kim&#64;x.example', 'kim&commat;x.example'])(
  'reads the sign as pages and links write it: %s',
  (text) => {
    expect(namesOf(`${a}\n${text}`)).toEqual([a, 'kim@x.example']);
    expect(readFieldPerson(text)).toMatchObject({ name: 'kim@x.example', isChanged: true });
  },
);

it.each(['mia\n@lti_17', 'mia\n@lti:a@canvas'])('keeps two user names apart: %j', (text) => {
  expect(namesOf(text)).toEqual(text.split('\n'));
});
