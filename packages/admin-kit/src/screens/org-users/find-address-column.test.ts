import { describe, expect, it } from 'vitest';
import { findAddressColumn } from './find-address-column.ts';

describe('the column of emails', () => {
  it.each([
    [
      'a spreadsheet',
      'Name\tE-mail\nAda\tada@a.example\nMia\tmia@a.example',
      'E-mail',
      ['ada@a.example', 'mia@a.example'],
    ],
    [
      'CSV of a German spreadsheet',
      'ada@a.example;Ada\r\nmia@a.example;Mia\r\n',
      '1',
      ['ada@a.example', 'mia@a.example'],
    ],
    [
      'quoted cells',
      '"Okonkwo, Ada","ada@a.example"\n"Duarte ""Mia""\nB.","mia@a.example"',
      '2',
      ['ada@a.example', 'mia@a.example'],
    ],
    ['addresses in one line', 'ada@a.example, mia@a.example,', '1', ['ada@a.example', 'mia@a.example']],
    [
      'a row without an address, which is kept',
      'n,mail\nA,a@a.example\nB,\nC,c@a.example',
      'mail',
      ['a@a.example', 'B', 'c@a.example'],
    ],
    [
      'a table whose first row has no address, which is kept',
      'Ada,\nBo,bo@a.example\nCy,cy@a.example',
      '2',
      ['Ada', 'bo@a.example', 'cy@a.example'],
    ],
    [
      'a table with usernames among the addresses, the first of which is kept',
      'Ada,ada\nBo,bo@a.example\nCy,cy@a.example\nDi,di',
      '2',
      ['ada', 'bo@a.example', 'cy@a.example', 'di'],
    ],
    [
      'a table with a mistyped address below its heading',
      'Name;E-mail\nAda;ada@\nBo;bo@a.example',
      'E-mail',
      ['ada@', 'bo@a.example'],
    ],
    ['one row', 'Ada\tada@a.example', '2', ['ada@a.example']],
  ])('is found in %s', (_, text, column, lines) => {
    expect(findAddressColumn(text)).toEqual({ column, lines });
  });

  it.each([
    ['lines', 'ada@a.example\nmia'],
    ['usernames with a comma', 'ada, the first\nmia\noren'],
    ['a table without addresses', 'Name\tClass\nAda\t5b'],
    ['nothing', ''],
  ])('is not looked for in %s', (_, text) => {
    expect(findAddressColumn(text)).toBeNull();
  });
});
