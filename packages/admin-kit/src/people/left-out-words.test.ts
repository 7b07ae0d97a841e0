import { describe, expect, it } from 'vitest';
import { readPeople } from './read-people.ts';
import { UNSHOWN } from './reading.ts';

const [a, b, c] = ['ada@a.example', 'bo@b.example', 'cy@c.example'] as const;

describe('the words around pasted people', () => {
  it.each([
    ['mail headers', `Von:\tAda <${a}>\nAn: Bo <${b}>; ${c}`, ['Von', 'An'], ['Ada', 'Bo']],
    ['labels of contacts', `E-Mail: ${a}, Login: ${b}`, ['E-Mail', 'Login'], []],
    ['names before full-width colons', `张三：${a}；عائشة:${b}`, [], ['张三, عائشة']],
    [
      'labels of directories',
      `userPrincipalName: ${a}\nReply-To: ${b}\nE-Mail privat: ${c}`,
      ['userPrincipalName', 'Reply-To', 'E-Mail privat'],
      [],
    ],
    ['kinds of addresses', `SMTP:${a}\nsip:${b}`, ['SMTP', 'sip'], []],
    ['titles of parts', `Members:\nAda <${a}>\n\nTeachers:\n${b}`, ['Members', 'Teachers'], ['Ada']],
    ['no label', `Ada Byron: ${a}\nBo: ${b}`, [], ['Ada Byron', 'Bo']],
  ])('are not labels: %s', (_, text, labels, words) => {
    const { leftOut } = readPeople(text);
    expect(leftOut.headings.map((heading) => heading.text)).toEqual(labels);
    expect(leftOut.words.map((word) => word.text)).toEqual(words);
  });

  it('are named where only one of them has an address that stands alone', () => {
    const { leftOut, table } = readPeople(`Byron, Ada; Hopper, Grace <${a}>; ${b}; Lovelace, Zoe`);
    expect(table).toBeNull();
    expect(leftOut.words.map((word) => word.text).join()).toMatch(/Byron, Ada.*Hopper, Grace/);
  });

  it.each([`${a} und ${b}; oder ${c}`, `${a} and ${b} cc: ${c}`, `${a},\n${b} et\n${c}`])(
    'are not named where they only join addresses: %j',
    (text) => {
      const { people, leftOut } = readPeople(text);
      expect(people.map(({ name }) => name)).toEqual([a, b, c]);
      expect(leftOut.words).toEqual([]);
    },
  );

  it('are not shown where a short one is none of these words', () => {
    expect(readPeople(`${a} abc ${b}\n${c} xyz`).leftOut.words).toEqual([
      { place: 1, text: UNSHOWN },
      { place: 2, text: UNSHOWN },
    ]);
  });

  it.each([
    [`Ada Byron (Staff) <${a}>`, 'Ada Byron (Staff)'],
    [`Ada Byron (Maths Dept.) <${a}>`, 'Ada Byron (Maths Dept.)'],
    [`(new) Ada Byron <${a}>`, '(new) Ada Byron'],
    [`Ada [guest] ${a}`, 'Ada [guest]'],
    [`Ada (née Gordon (Byron)) <${a}>`, 'Ada (née Gordon (Byron))'],
    [`${a} (on leave)`, 'on leave'],
    [`Ada (Physics, Music) <${a}>`, 'Ada (Physics, Music)'],
    [`Ada [guest; new] <${a}>`, 'Ada [guest; new]'],
  ])('keep their brackets: %s', (text, words) => {
    expect(readPeople(`${text}\n${b}`).leftOut.words.map((word) => word.text)).toEqual([words]);
  });
});

describe('the source of a mail', () => {
  it.each([
    'Message-ID: <1a2b@mail.example>',
    'In-Reply-To: <1a2b@mail.example>',
    'References: <1a2b@mail.example> <3c@mail.example>',
    'Return-Path: <bounce+17@lists.example>',
    'Received: from mx.example by x.example with id 12@mx.example',
    'List-Unsubscribe: <mailto:leave@lists.example>',
    'DKIM-Signature: v=1; i=@lists.example',
    '[cid:image001.png@01DA5C.example]',
  ])('gives nobody for %s', (line) => {
    const { people, leftOut } = readPeople(`To: ${a}\n${line}\n${b}`);
    expect(people.map(({ name }) => name)).toEqual([a, b]);
    expect(leftOut.headings.at(-1)?.place).toBe(2);
    expect(leftOut.words).toEqual([{ place: 2, text: UNSHOWN }]);
  });

  it.each([`References: ${b}`, `Reply-To: ${b}`, `Sender: ${b}`])('gives the person of %s', (line) => {
    expect(readPeople(`${a}\n${line}`).people.map(({ name }) => name)).toEqual([a, b]);
  });
});
