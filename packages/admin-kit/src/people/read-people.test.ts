import { describe, expect, it } from 'vitest';
import { readPeople, readPeopleOfRows } from './read-people.ts';
import { UNSHOWN } from './reading.ts';

const namesOf = (text: string) => readPeople(text).people.map(({ name }) => name);
const [a, b, c, d] = ['ada@a.example', 'bo@b.example', 'cy@c.example', 'di@d.example'] as const;

describe('a pasted list of people', () => {
  it.each([
    ['commas in lines', `${a}, ${b}\n${c}, ${d}`, [a, b, c, d]],
    ['semicolons in a line', `${a};${b}; ${c};`, [a, b, c]],
    ['blanks and tabs', `${a} ${b}\t${c}`, [a, b, c]],
    ['names of a mail program', `Last, First <${a}>; Last, First <${b}>`, [a, b]],
    ['quoted names', `"Okonkwo; Ada" <${a}>, “Ott, Bo” <${b}>, 'Cy' <${c}>`, [a, b, c]],
    ['names in lines', `Okonkwo, Ada <${a}>\nOtt, Bo <${b}>`, [a, b]],
    ['wrappers', `${a};\nmailto:${b}?subject=A%20b\n<${c}>\n"${d}"`, [a, b, c, d]],
    ['other wrappers', `'${a}'\n${b}.\n“${c}”,\n«${d}»`, [a, b, c, d]],
    ['notes and brackets', `(new) ${a}\n${b} (on leave)\n[${c}]`, [a, b, c]],
    ['numbers and bullets', `1. ${a}\n2) ${b}\n• ${c}\n- ${d}`, [a, b, c, d]],
    ['links', `${a} <mailto:${a}>\n[Bo](mailto:${b})\nmailto:cy%40c.example`, [a, b, c]],
    ['sentences', `Write to ${a}, or else to ${b}.`, [a, b]],
    ['full-width signs', 'ａｄａ＠a.example，bo＠b.example；cy@c.example、di@d.example', [a, b, c, d]],
    ['Arabic signs', `${a}، ${b}؛ ${c}`, [a, b, c]],
    ['text that follows without a blank', `${a}さん、${b}様`, [a, b]],
    ['one of each sign', `${a}/${b}|${c}\u2028${d}`, [a, b, c, d]],
    [
      'rare letters',
      "o'brien+x@a.example, zoë@bücher.example",
      ["o'brien+x@a.example", 'zoë@bücher.example'],
    ],
    [
      'user names',
      '@lti_17;\n@google_118273,\n@lti:a@canvas\n"mia"\n=1+1',
      ['@lti_17', '@google_118273', '@lti:a@canvas', 'mia', '=1+1'],
    ],
    ['user names in a line', 'mia; oren, trial.over', ['mia', 'oren', 'trial.over']],
    ['user names among addresses', `${a}, @lti_17`, [a, '@lti_17']],
    ['a name, which is one line', 'Okonkwo, Ada', ['Okonkwo, Ada']],
    ['an invisible sign between', `${a}\u200B${b}\u0001${c}\uFEFF${d}`, [a, b, c, d]],
    ['an invisible sign inside', `ada@a.exam\u200Bple, bo@\u2060b.example`, [a, b]],
    ['an invisible sign before a name', `${a}\u200BBo Ott <${b}>`, [a, b]],
    [
      'links of chats and mail programs',
      `https://teams.microsoft.com/l/chat/0/0?users=${a},${b}&topicName=x\nhttps://mail.google.com/mail/?view=cm&to=cy%40c.example&su=Hi\nhttps://admin.google.com/ac/users/${d}`,
      [a, b, c, d],
    ],
    ['the labels of links', `<mailto:${a}|${a}> <mailto:${b}|Bo>\n<a href="mailto:${c}">${c}</a>`, [a, b, c]],
    [
      'the headers of a mail',
      `From: Ada <${a}>\nSent: Monday, 3 March 2026\nTo: ${b}\nSubject: Users\n\nHello Bo,`,
      [a, b],
    ],
    [
      'names and roles on lines of their own',
      `Ada Byron\n${a}\nOwner\n山田\n${b}\nEditor\nmia`,
      [a, b, 'mia'],
    ],
    ['nothing, as spreadsheets write it', `${a}\n#N/A\n${b}\n#REF!\nNULL\n-`, [a, b]],
    ['user names with nothing between', 'mia\n#N/A\noren', ['mia', 'oren']],
    ['a user name beside its label', `mail: ${a}\nLogin: mia`, [a, 'mia']],
    ['what is neither', 'ada, the first\nmia', ['ada, the first', 'mia']],
  ])('gives everybody: %s', (_, text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it.each([
    ['Email', `Email\n${a}`, [a], ['Email']],
    ['user names', 'username;\nu1;\nu2;', ['u1', 'u2'], ['username;']],
    ['German', `"E-Mail-Adressen"\n${a}`, [a], ['"E-Mail-Adressen"']],
    ['French', `Adresse électronique\n${a}`, [a], ['Adresse électronique']],
    ['Japanese', `メールアドレス\n${a}`, [a], ['メールアドレス']],
    ['Arabic', `البريد الإلكتروني\n${a}`, [a], ['البريد الإلكتروني']],
    ['a title above', `Class 5b\n\nE-mail\n${a}`, [a], ['Class 5b', 'E-mail']],
    ['a word for people', `Teilnehmer\n${a}\n${b}`, [a, b], ['Teilnehmer']],
    ['a separator', `sep=;\n${a};\n${b};`, [a, b], ['sep=;']],
  ])('leaves its heading out, and names it: %s', (_, text, names, headings) => {
    const { people, leftOut } = readPeople(text);
    expect(people.map(({ name }) => name)).toEqual(names);
    expect(leftOut.headings.map((heading) => heading.text)).toEqual(headings);
  });

  it.each(['user_one\nuser_two', 'mailman\njoe', 'students\nmia', 'login.one\nmia'])(
    'has no heading in %j',
    (text) => {
      expect(namesOf(text)).toEqual(text.split('\n'));
    },
  );

  it('names the words beside its addresses by their line', () => {
    const { headings, words } = readPeople(`To: ${a}\n\nOtt, Bo <${b}>`).leftOut;
    expect(headings).toEqual([{ place: 1, text: 'To' }]);
    expect(words).toEqual([{ place: 3, text: 'Ott, Bo' }]);
  });

  it('names the lines without addresses', () => {
    const text = `From: Ada <${a}>\nSent: Monday, 3 March 2026\nOwner\n#N/A\nhello all\n${b} (on leave)`;
    const { headings, words } = readPeople(text).leftOut;
    expect(headings).toEqual([
      { place: 1, text: 'From' },
      { place: 2, text: `Sent: ${UNSHOWN}` },
    ]);
    expect(words).toEqual([
      { place: 1, text: 'Ada' },
      { place: 3, text: 'Owner' },
      { place: 4, text: '#N/A' },
      { place: 5, text: 'hello all' },
      { place: 6, text: 'on leave' },
    ]);
  });

  it('says where invisible characters were', () => {
    expect(readPeople(`\u200B${a}\n${b}\n\u202Emia`).people).toEqual([
      { name: a, place: 1, isCleaned: true },
      { name: b, place: 2 },
      { name: 'mia', place: 3, isCleaned: true },
    ]);
  });

  it('never splits rows without addresses into people, since their cells can be secrets', () => {
    expect(namesOf('u3,geheim3,chen\nu4,geheim4,doe')).toEqual(['u3,geheim3,chen', 'u4,geheim4,doe']);
    expect(namesOf('13835\tu3\tgeheim3')).toEqual(['13835\tu3\tgeheim3']);
  });
});

const canvas = `user_id,login_id,password,full_name,email,status
1,u1,geheim1,Ann A,${a},active
2,u2,geheim2,Bo B,${b},deleted
3,u3,geheim3,Chen D,,active`;

describe('a pasted table of people', () => {
  it.each([
    ['a spreadsheet', `Name\tE-mail\nAda\t${a}\nBo\t${b}`, 'E-mail', [a, b]],
    [
      'a German file',
      `\uFEFFName;E-Mail-Adresse\r\n"Weiß; von";${a}\r\n"A\nB";${b}\r\n`,
      'E-Mail-Adresse',
      [a, b],
    ],
    ['a separator line and a title', `sep=;\nStaff, 2026\n\nName;Mail\nAda;${a}`, 'Mail', [a]],
    ['an address in its title', `Office\toffice@a.example\n\nName\tEmail\nAda\t${a}`, 'Email', [a]],
    ['an unknown language', `Kutya\tMacska\nAda\t${a}\nBo\t${b}`, 'Macska', [a, b]],
    ['names in the cells', `Name,Email\nAda,"Okonkwo, Ada <${a}>"`, 'Email', [a]],
    ['a quote that is never closed', `Name,Email\n"Ada,${a}\nBo,${b}`, 'Email', [a, b]],
    ['a mistyped address', `Name;E-mail\nAda;ada@\nBo;${b}`, 'E-mail', ['ada@', b]],
    ['user names', 'username,password\nu1,geheim1\n@lti_2,geheim2', 'username', ['u1', '@lti_2']],
    ['both kinds', `Username or email,Result\nmia,Added\n${a},Failed`, 'Username or email', ['mia', a]],
  ])('gives the people of the column that its heading names: %s', (_, text, heading, names) => {
    const { people, table } = readPeople(text);
    expect(people.map(({ name }) => name)).toEqual(names);
    expect(table?.columns.find(({ index }) => index === table.chosen)?.heading).toBe(heading);
  });

  it.each([
    ['Student\tGuardian email\tStudent email', 2],
    ['Parent e-mail\tE-mail\tName', 1],
    ["Manager's Email\tName\tWork Email", 2],
    ['EmergencyContactEmail\tEmailAddress\tx', 1],
    ['Name\tE-Mail Erziehungsberechtigte\tE-Mail', 2],
    ['Klassenlehrer-Mail\tKlasse\tSchulmail', 2],
    ['Courriel du tuteur\tCourriel\tNom', 1],
    ['Nom\tE-mail resp. 1\tE-mail', 2],
    ['Correo del padre\tNombre\tCorreo del alumno', 2],
    ['E-mail do responsável\tE-mail do aluno\tNome', 1],
    ['Email genitore\tNome\tEmail studente', 2],
    ['E-mail ouders\tNaam\tE-mail leerling', 2],
    ['E-mail opiekuna\tAdres e-mail ucznia\tImię', 1],
    ['姓名\t家长邮箱\t学生邮箱', 2],
    ['保護者メール\tメールアドレス\t氏名', 1],
    ['بريد ولي الأمر الإلكتروني\tالبريد الإلكتروني\tالاسم', 1],
    ['E-mail (secondary)\tE-mail (school)\tName', 1],
  ])('takes the address of the person and not that of another: %s', (headings, index) => {
    const cells = (row: number) =>
      headings
        .split('\t')
        .map((_, column) =>
          column === index ||
          /mail|Mail|Courriel|Correo|邮箱|メール|بريد/.test(headings.split('\t')[column] ?? '')
            ? `p${row}.${column}@a.example`
            : 'Ada',
        );
    const { people, table, leftOut } = readPeople(
      [headings, ...[1, 2].map((row) => cells(row).join('\t'))].join('\n'),
    );
    expect(table?.chosen).toBe(index);
    expect(people.map(({ name }) => name)).toEqual([`p1.${index}@a.example`, `p2.${index}@a.example`]);
    expect(table?.columns.length).toBe(2);
    expect(leftOut.elsewhere).toBe(2);
  });

  it('gives the people of another column on request', () => {
    const text = `Student\tGuardian email\tStudent email\nAda\t${a}\t${b}`;
    expect(readPeople(text, { choice: 1 }).people).toEqual([{ name: a, place: 2 }]);
    expect(readPeople(text, { choice: 'all' }).people.map(({ name }) => name)).toEqual([a, b]);
    expect(readPeople(text, { choice: 0 }).table?.chosen).toBe(2);
  });

  it('without headings gives every address of every column', () => {
    const { people, table } = readPeople(`Ada\t${a}\t${b}\nBo\t${c}\t`);
    expect(people.map(({ name }) => name)).toEqual([a, b, c]);
    expect(table).toMatchObject({ chosen: 'all', unused: ['1'], columns: [{ count: 2 }, { count: 1 }] });
  });

  it('names a row without an address by its number, and keeps its secrets', () => {
    const { people, leftOut, table } = readPeople(canvas);
    expect(people).toEqual([{ name: a, place: 2 }]);
    expect(leftOut.rows).toEqual([4]);
    expect(table?.unused).toEqual(['user_id', 'login_id', 'password', 'full_name', 'status']);
    expect(JSON.stringify([people, leftOut, table])).not.toMatch(/geheim|Chen/);
  });

  it.each([
    ['a secret', `Login password\tEmail\ngeheim\t${a}`],
    ['a secret in one row', `1\tu1\tgeheim\t${a}\tactive`],
    ['a number below user email', `User Email,Minutes\n${a},60\nMinutes,User Email`],
    ['a secret in the wrong column', `Name,Email\nAda,${a}\nBo,geheim`],
    ['a secret without headings', `u1;geheim;${a}\nu2;geheim;`],
  ])('shows no cell of another kind: %s', (_, text) => {
    const { people, leftOut, table } = readPeople(text);
    expect(people.map(({ name }) => name)).toEqual([a]);
    expect(JSON.stringify([people, leftOut, table])).not.toContain('geheim');
  });

  it.each([
    ['status', 'deleted', 'deleted'],
    ['Enabled', 'false', 'Enabled: false'],
    ['isActive', '0', 'isActive: 0'],
    ['suspended', 'TRUE', 'suspended'],
    ['Status [READ ONLY]', 'Suspended', 'Suspended'],
    ['Block sign in (Yes/No) Required', 'Yes', 'Block sign in (Yes/No) Required'],
    ['state', 'tobedeleted', 'tobedeleted'],
    ['deleted_at', '2026-01-01', 'deleted_at'],
    ['Zustand', 'gelöscht', 'gelöscht'],
    ['Actif', 'non', 'Actif: non'],
    ['Estado', 'Inactivo', 'Inactivo'],
    ['Situação', 'Arquivado', 'Arquivado'],
    ['Stato', 'sospeso', 'sospeso'],
    ['Actief', 'nee', 'Actief: nee'],
    ['Stan', 'usunięty', 'usunięty'],
    ['状態', '退会', '退会'],
    ['状态', '已删除', '已删除'],
    ['الحالة', 'غير نشط', 'غير نشط'],
    ['Lifecycle', 'archived', 'archived'],
    ['Account Status', 'Suspended (billing)', 'Suspended'],
    ['Status', 'Inactive - left in May', 'Inactive'],
    ['Enrollment Status', 'Withdrawn 2024-01-01', 'Withdrawn'],
    ['Date left', '01/02/2020', 'Date left'],
    ['Zustand', 'gesperrt seit 3.2024', 'gesperrt seit'],
    ['Enroll_Status', '2', 'Enroll_Status: 2'],
    ['Enroll_Status', 'Transferred Out', 'Transferred Out'],
    ['Leaving date', '2020-07-31', 'Leaving date'],
    ['ExitDate', '7/31/2020', 'ExitDate'],
    ['Austrittsdatum', '31.07.2020', 'Austrittsdatum'],
    ['End Date', '31 July 2020', 'End Date'],
    ['退会日', '2020年7月31日', '退会日'],
  ])('leaves out those that a column marks as gone: %s is %s', (heading, value, status) => {
    const good =
      {
        Enabled: 'true',
        isActive: '1',
        Actif: 'oui',
        Actief: 'ja',
        Enroll_Status: '0',
        ExitDate: '7/31/2999',
      }[heading] ?? '';
    const text = `Email,${heading}\n${a},${good}\n${b},${value}`;
    expect(readPeople(text).people).toEqual([{ name: a, place: 2 }]);
    expect(readPeople(text).leftOut.inactive).toEqual([{ name: b, place: 3, status }]);
    expect(readPeople(text, { takesInactive: true }).people.map(({ name }) => name)).toEqual([a, b]);
  });

  it.each([
    ['Leaving date', '2999-07-31'],
    ['End date', 'unknown'],
    ['End date', '0000-00-00'],
    ['Enroll_Status', '1'],
    ['Status', 'Active (suspended in 2019)'],
  ])('takes those that may still be there: %s is %s', (heading, value) => {
    expect(readPeople(`Email,${heading}\n${a},\n${b},${value}`).leftOut.inactive).toEqual([]);
  });

  it('leaves out those that are gone where the column has no heading', () => {
    expect(
      readPeople(`${a};Account Status: Suspended (billing)\n${b};Account Status: Active`).leftOut.inactive,
    ).toEqual([{ name: a, place: 1, status: 'Suspended' }]);
    expect(readPeople(`${a};deleted\n${b};active`).leftOut.inactive).toEqual([
      { name: a, place: 1, status: 'deleted' },
    ]);
  });

  it('reads the rows of a spreadsheet the same way', () => {
    const rows = [['Staff'], [], ['Name', 'Email'], ['Ada\nO.', a], ['Bo', '']];
    expect(readPeopleOfRows(rows)).toMatchObject({ people: [{ name: a, place: 4 }], leftOut: { rows: [5] } });
    expect(readPeopleOfRows([['Email'], [a], [], ['mia']]).people.map(({ name }) => name)).toEqual([
      a,
      'mia',
    ]);
  });
});
