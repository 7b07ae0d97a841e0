import { describe, expect, it } from 'vitest';
import { isPersonName } from './person-name.ts';
import { readPeople } from './read-people.ts';

const [a, b, boss] = ['ada@a.example', 'bo@b.example', 'boss@x.example'] as const;

describe('people whom a program wrote', () => {
  it.each([
    ['JSON', `[{"mail":"${a}","boss":"${boss}","active":true},{"mail":"${b}","active":false}]`],
    ['the answer of a directory', `{"value":[{"mail":"${a}"},\n{"mail":"${b}","accountEnabled":false}]}`],
    ['nested JSON', `[{"profile":{"email":"${a}"}},{"profile":{"email":"${b}"},"status":"SUSPENDED"}]`],
    [
      'blocks of a shell',
      `Name : Ada\nMail : ${a}\nEnabled : True\n\nName : Bo\nMail : ${b}\nEnabled : False`,
    ],
    [
      'a directory',
      `dn: cn=Ada,mail=old@a.example\nmail: ${a}\nuserPassword:: c@d.org\n\ndn: cn=Bo,\n  mail=${b}\nmail: ${b}\nactive: no`,
    ],
    [
      'columns of fixed width',
      `Name      UserPrincipalName  Enabled\n----      -----------------  -------\nAda       ${a}      True\nBo Byron  ${b}       False`,
    ],
  ])('are read with their states: %s', (_, text) => {
    const { people, leftOut } = readPeople(text);
    expect(people.map(({ name }) => name)).toEqual([a]);
    expect(leftOut.inactive.map(({ name }) => name)).toEqual([b]);
  });

  it.each([
    ['two mails', `From: ${a}\nTo: ${b}\n\nFrom: ${b}\nTo: ${a}`],
    ['an address that crosses a column', `Name  Mail\n----  ----\nAdaxx${a}\nBo    ${b}`],
    ['broken JSON', `[{"mail":"${a}"},{"mail":"${b}"`],
  ])('lose no address: %s', (_, text) => {
    const names = readPeople(text).people.map(({ name }) => name);
    expect(names.join()).toContain(a);
    expect(names.join()).toContain(b);
  });

  it('are those of the larger table of a report, and no row of the other one is shown', () => {
    const { people, leftOut } = readPeople(
      `Topic,Start,Host Email,Password\nAlgebra,9:00,${boss},Geheim\n\nName,User Email,Guest\nAda,${a},No\nPhone,,Yes\nBo,${b},No`,
    );
    expect(people.map(({ name }) => name)).toEqual([a, b]);
    expect(leftOut).toMatchObject({ rows: [2, 6], elsewhere: 1 });
    expect(JSON.stringify(leftOut)).not.toContain('Geheim');
  });

  it.each(['Austritt', 'GLTGB', 'Sortie le', 'Date sortie', 'Salida'])(
    'have left on a day in the column %s',
    (heading) => {
      const { people, leftOut } = readPeople(`Mail;${heading}\n${a};31.12.9999\n${b};31.07.2025`);
      expect(people.map(({ name }) => name)).toEqual([a]);
      expect(leftOut.inactive.map(({ name }) => name)).toEqual([b]);
    },
  );

  it.each(['Old email', 'Alte Mail', 'Ancien courriel', 'Correo anterior'])(
    'have another address than that of %s',
    (heading) => {
      const { people } = readPeople(`${heading},E-Mail\nold@a.example,${a}\nold@b.example,${b}`);
      expect(people.map(({ name }) => name)).toEqual([a, b]);
    },
  );

  it('are asked about where a directory has a name of its own for a guest', () => {
    expect(isPersonName('ada_a.example#EXT#@tenant.example')).toBe(false);
  });
});
