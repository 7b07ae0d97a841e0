import { describe, expect, it } from 'vitest';
import { readFieldPerson } from './person-field.ts';
import { isPersonName } from './person-name.ts';
import { readPeople } from './read-people.ts';

const namesOf = (text: string) => readPeople(text).people.map(({ name }) => name);
const [ada, bob] = ['ada@x.example', 'bob@x.example'] as const;

describe('a secret beside an address', () => {
  it.each([
    ['a table without headings', `Ada\tB\t${ada}\tp@ss1\nBob\tN\t${bob}\tqwerty`],
    ['commas', `Ada,${ada},@dmin99\nBob,${bob},qwerty`],
    ['a heading that names it', `Name;Kennwort;Kontakt\nAda;Ada@Schule.de;${ada}\nBob;qwerty;${bob}`],
    ['two columns of contacts', `Name\tKennwort\tKontakt 1\tKontakt 2\nAda\tp@ss1\t${ada}\t${bob}`],
    ['lines without headings', `${ada};P@ss.word\n${bob};T0p@secret.de`],
    ['one line', `${ada}\tP@ss.word`],
    ['domains of their own', `ada@x.example;Fish&Chips@night.com\nbob@x.example;Moon2Sun@day.org`],
    ['records', `[{"email":"${ada}","password":"hunter2"},{"email":"${bob}","password":"P@ss.word"}]`],
    ['records in lines', `[{\n"email": "${ada}",\n"password": "P@ss.word"\n},\n{"email": "${bob}"}]`],
    ['a directory', `mail: ${ada}\nuserPassword: P@ss.word\nmail: ${bob}\npin=P@ss.word`],
    ['the hash of a directory', `mail: ${ada}\nuserPassword: {SSHA}abc@def.org\nmail: ${bob}`],
    ['XML', `<u><mail>${ada}</mail><token a="b">s@e.cret</token></u><u><mail>${bob}</mail></u>`],
    ['lines with colons', `${ada}:hunter2\n${bob}:p@ss.word`],
    ['French headings', `Nom,Mot de passe,Contact\nAda,Ada@ecole.fr,${ada}\nBob,azerty,${bob}`],
  ])('is never a person, in %s', (_, text) => {
    expect(namesOf(text)).toEqual([ada, bob].filter((name) => text.includes(name)));
  });

  it.each([
    ['Account', ['anna.mueller', 'kai.s']],
    ['Kurs', []],
  ])('is never in a line of a table of %s', (heading, names) => {
    const text = `Nachname;Vorname;${heading};Passwort\nMüller;Anna;anna.mueller;geheim12\nS;Kai;kai.s;geheim34`;
    const reading = readPeople(text);
    expect(reading.people.map(({ name }) => name)).toEqual(names);
    expect(reading.leftOut.rows).toEqual(names.length === 0 ? [2, 3] : []);
    expect(JSON.stringify(reading)).not.toContain('geheim');
  });

  it.each(['Passau', 'Passenger'])('is not meant by %s', (key) => {
    expect(namesOf(`${key}: ${ada}`)).toEqual([ada]);
  });

  it.each(['ada.l:Geheim1\nbob-x:Geheim2', 'ada7:geheim'])('is never a part of a user name: %j', (text) => {
    const { people, leftOut } = readPeople(text);
    expect(people.map(({ name }) => name)).toEqual(text.match(/\S+(?=:)/g));
    expect(leftOut.words).toHaveLength(people.length);
    expect(JSON.stringify({ people, leftOut })).not.toMatch(/geheim/i);
  });

  it('is offered only as another column where no heading tells', () => {
    const { people, table } = readPeople('kim.lee\tP@ss.word1\njo.ng\tT0p@cret9');
    expect(people.map(({ name }) => name)).toEqual(['kim.lee', 'jo.ng']);
    expect(table).toMatchObject({ chosen: 0, columns: [{ sample: 'kim.lee' }, { index: 1 }] });
    const addresses = readPeople(`${ada};P@ss.word\n${bob};T0p@secret.de`);
    expect(addresses.table).toMatchObject({ chosen: 0, columns: [{ count: 2 }, { count: 2 }] });
    expect(addresses.leftOut.elsewhere).toBe(2);
  });

  it.each(['userPassword:geheim', 'ada.l:geheim', 'ada@x.example:geheim', '{', '}', '#N/A'])(
    'is no person: %s',
    (line) => {
      expect(isPersonName(line)).toBe(false);
    },
  );

  it('is not seen in the user name of a learning management system', () => {
    expect(isPersonName('@lti:a@canvas')).toBe(true);
  });
});

describe('the words beside addresses', () => {
  it.each([
    ['JSON', `{"email":"${ada}","password":"geheim"}, {"email":"${bob}","password":"geheim"}`],
    [
      'JSON in lines',
      `[{\n "email": "${ada}",\n "password": "geheim"\n},{\n "email": "${bob}",\n "pw": "geheim"\n}]`,
    ],
    ['a password behind each', `${ada}:geheim\n${bob}:geheim`],
    ['hyphens between', `${ada}----geheim\n${bob}----geheim1`],
    ['a password before each', `geheim:${ada}\ngeheim:${bob}`],
    ['a blank between', `${ada} geheim\n${bob} / Geheim`],
    ['one line', `${ada},geheim, ${bob},geheim`],
    ['a label', `Kennwort ist Geheim Geheim <${ada}>\npw: geheim <${bob}>`],
    ['a directory', `mail: ${ada}\nuserPassword: geheim\nmail: ${bob}\nuserPassword: geheim`],
    ['a database', `VALUES ('${ada}', 'geheim'), ('${bob}', 'geheim')`],
    ['a link', `https://ada:geheim@x.example/?to=${ada}&key=geheim\nhttps://x.example/geheim?users=${bob}`],
  ])('never show a secret: %s', (_, text) => {
    const { people, leftOut, table } = readPeople(text);
    expect(people.map(({ name }) => name)).toEqual([ada, bob]);
    expect(JSON.stringify(leftOut)).not.toMatch(/geheim/i);
    expect([...leftOut.words, ...(table?.unused ?? [])]).not.toEqual([]);
  });
});

describe('a mail link', () => {
  it('gives its copies too', () => {
    expect(namesOf(`mailto:${ada}?cc=${bob}&bcc=carl%40x.example&subject=Hi`)).toEqual([
      ada,
      bob,
      'carl@x.example',
    ]);
    expect(namesOf(`mailto:?bcc=${ada},${bob}`)).toEqual([ada, bob]);
    expect(readFieldPerson(`mailto:?to=${ada}`)).toMatchObject({ kind: 'one', name: ada });
  });
});
