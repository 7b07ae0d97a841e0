import { describe, expect, it } from 'vitest';
import { readPeople } from './read-people.ts';

const [a, b, c] = ['ada@a.example', 'bo@b.example', 'cy@c.example'] as const;

describe('the words around pasted people', () => {
  it.each([
    ['mail headers', `Von:\tAda <${a}>\nAn: Bo <${b}>; ${c}`, ['Von', 'An'], ['Ada', 'Bo']],
    ['labels of contacts', `E-Mail: ${a}, Login: ${b}`, ['E-Mail', 'Login'], []],
    ['names before full-width colons', `张三：${a}；عائشة:${b}`, [], ['张三, عائشة']],
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

  it.each([
    [`Ada Byron (Staff) <${a}>`, 'Ada Byron (Staff)'],
    [`Ada Byron (Maths Dept.) <${a}>`, 'Ada Byron (Maths Dept.)'],
    [`(new) Ada Byron <${a}>`, '(new) Ada Byron'],
    [`Ada [guest] ${a}`, 'Ada [guest]'],
    [`Ada (née Gordon (Byron)) <${a}>`, 'Ada (née Gordon (Byron))'],
    [`${a} (on leave)`, 'on leave'],
  ])('keep their brackets: %s', (text, words) => {
    expect(readPeople(`${text}\n${b}`).leftOut.words.map((word) => word.text)).toEqual([words]);
  });
});
