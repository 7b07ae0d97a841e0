import { describe, expect, it } from 'vitest';
import { readPeople } from './read-people.ts';

const [a, b, c, d] = ['ada@a.example', 'bo@b.example', 'cy@c.example', 'di@d.example'] as const;
const namesOf = (text: string) => readPeople(text).people.map(({ name }) => name);

describe('tables one below the other', () => {
  it.each([
    [
      'a meeting and its guests',
      `Meeting,Topic,User Email,Minutes\n1,Physics,${a},60\n\nName,User Email,Joined\nBo,${b},09:01\nCy,${c},09:02`,
      [a, b, c],
      ['Meeting', 'Topic', 'Minutes', 'Name', 'Joined'],
    ],
    [
      'classes with other columns',
      `Class 9a\nName;E-mail\nAda;${a}\n\nClass 9b\nNo;Name;E-mail\n1;Bo;${b}`,
      [a, b],
      ['Name', 'No'],
    ],
    ['pages with the same columns', `Name\tE-mail\nAda\t${a}\nName\tE-mail\nBo\t${b}`, [a, b], ['Name']],
  ])('are read by their own headings: %s', (_, text, names, unused) => {
    const { people, leftOut, table } = readPeople(text);
    expect(people.map(({ name }) => name)).toEqual(names);
    expect(leftOut.elsewhere).toBe(0);
    expect(leftOut.headings.length).toBeGreaterThan(1);
    expect(table?.unused).toEqual(unused);
  });

  it('keep the secrets of the later ones', () => {
    const text = `Name;E-mail\nAda;${a}\nName;Password;E-mail\nBo;geheim@b.example;${b}\nCy;geheim;`;
    expect(namesOf(text)).toEqual([a, b]);
    const { people, leftOut, table } = readPeople(text);
    expect(JSON.stringify({ people, leftOut, columns: table?.columns })).not.toContain('geheim');
    expect(leftOut.rows).toEqual([5]);
  });

  it('say where invisible characters were', () => {
    const text = `Name;E-mail\nAda;${a}\nE-mail;Name\n\u200B${b};Bo`;
    expect(readPeople(text).people).toEqual([
      { name: a, place: 2 },
      { name: b, place: 4, isCleaned: true },
    ]);
  });
});

describe('two columns with the same heading', () => {
  it.each([
    ['\t\tEmergency\t\tStudent\t', [b, d]],
    ['\t\tStudent\t\tEmergency\t', [a, c]],
  ])('are told apart by their groups: %j', (groups, names) => {
    const text = `${groups}\nName\tNo\tMail\tPhone\tMail\tPhone\nX\t1\t${a}\t2\t${b}\t3\nY\t1\t${c}\t2\t${d}\t3`;
    expect(namesOf(text)).toEqual(names);
    expect(readPeople(text).table?.columns.map(({ heading }) => heading)).toContain('Emergency Mail');
  });
});

describe("a person's own column", () => {
  it.each([
    'Buyer Email\tAttendee Email',
    'User Email\tInvitee Email',
    'Requester email\tUser email',
    'Alternate email address\tUser principal name',
    'Rechnungs-E-Mail\tE-Mail',
    'E-mail de facturation\tE-mail',
    'Email phụ huynh\tThư điện tử',
    'Surel Orang Tua\tSurel',
    'Email γονέα\tΗλεκτρονικό ταχυδρομείο',
    'Пошта батьків\tЕлектронна пошта',
    'מייל הורה\tמייל תלמיד',
    'ایمیل والدین\tایمیل',
    'อีเมลผู้ปกครอง\tอีเมล',
    'अभिभावक ईमेल\tईमेल',
    'Tėvų el. paštas\tEl. paštas',
  ])("is chosen before another's: %s", (headings) => {
    expect(namesOf(`${headings}\n${a}\t${b}\n${c}\t${d}`)).toEqual([b, d]);
  });
});

it.each([
  ['Sortie le', '05/01/2020'],
  ['Austritt', '31.01.2020'],
  ['Approval status', 'denied by host'],
  ['UNSUB_TIME', '2020-01-01 10:00:00'],
])('leaves out those of whom %s says %s', (heading, value) => {
  const { people, leftOut } = readPeople(`Email;${heading}\n${a};\n${b};${value}`);
  expect(people.map(({ name }) => name)).toEqual([a]);
  expect(leftOut.inactive.map(({ name }) => name)).toEqual([b]);
});
