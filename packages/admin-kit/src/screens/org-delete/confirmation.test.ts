import { hostileText } from '@timemap/admin-mock';
import { describe, expect, it } from 'vitest';
import { confirmationText, differenceIn, isConfirmed } from './confirmation.ts';

describe('the text that confirms (B §2, T10)', () => {
  it.each([
    ['as it is shown', 'delete Harbour City Schools', 'Harbour City Schools'],
    ['with blanks around it', '  delete Harbour City Schools\t', 'Harbour City Schools'],
    ['of a name with blanks around it', 'delete Padded Historical Society', hostileText.blanks],
    ['of a name with blanks around it, as it is shown', `delete ${hostileText.blanks}`, hostileText.blanks],
    ['of a name with several blanks inside', 'delete Padded   Name', '  Padded   Name  '],
    ['of the same name, as it is shown', 'delete   Padded   Name  ', '  Padded   Name  '],
    ['of the same name, with its first blanks only', 'delete   Padded   Name', '  Padded   Name  '],
    ['of a name that is "delete"', 'delete delete', hostileText.delete],
    ['composed, of a name that is decomposed', 'delete Educaci\u00F3n', 'Educacio\u0301n'],
    ['decomposed, of a name that is composed', 'delete Educacio\u0301n', 'Educaci\u00F3n'],
    ['with blanks of other kinds around it', '\u3000\u00A0delete Harbour\u2003\n', 'Harbour'],
    ['decomposed, of a name in Hangul', 'delete \u1112\u1161\u11AB', '\uD55C'],
    ['of a name that begins with "delete"', 'delete delete me', 'delete me'],
    ['of a name that is markup', `delete ${hostileText.markup}`, hostileText.markup],
    ['of a name from right to left', `delete ${hostileText.hebrew}`, hostileText.hebrew],
    ['of an emoji', `delete ${hostileText.emoji}`, hostileText.emoji],
    ['with the invisible characters of the name', `delete ${hostileText.invisible}`, hostileText.invisible],
    ['with a blank for one that does not break', 'delete Pier Street', 'Pier\u00A0Street'],
    ['with a blank that does not break for a plain one', 'delete\u00A0Harbour', 'Harbour'],
    ['with narrow and wide blanks for plain ones', 'delete\u202FPier\u3000Street', 'Pier Street'],
    ['with its mark for a blank that does not break', 'delete Pier‹U+00A0›Street', 'Pier\u00A0Street'],
    ['with its marks for invisible characters', 'delete Pay‹U+200B›pal', 'Pay\u200Bpal'],
    ['with a straight apostrophe for a curly one', "delete L'École", 'L’École'],
    ['with a curly apostrophe for a straight one', 'delete L’École', "L'École"],
    ['with straight quotes for curly ones', 'delete "A" "B"', '“A” «B»'],
    ['with a hyphen for a dash', 'delete A - B', 'A – B'],
    ['with three dots for their sign', 'delete Wait...', 'Wait…'],
  ])('is right %s', (_, typed, name) => {
    expect(isConfirmed(typed, name)).toBe(true);
  });

  it.each([
    ['nothing', '', 'Harbour'],
    ['the name alone', 'Harbour', 'Harbour'],
    ['the word alone', 'delete', 'Harbour'],
    ['the word alone, of a name that is "delete"', 'delete', hostileText.delete],
    ['another case', 'delete harbour', 'Harbour'],
    ['another case of the word', 'Delete Harbour', 'Harbour'],
    ['two blanks between', 'delete  Harbour', 'Harbour'],
    ['one blank for several', 'delete Padded Name', '  Padded   Name  '],
    ['more first blanks than the name has', 'delete    Padded   Name', '  Padded   Name  '],
    ['a tab for a blank that does not break', 'delete Pier\tStreet', 'Pier\u00A0Street'],
    ['no blank', 'deleteHarbour', 'Harbour'],
    ['more than the name', 'delete Harbours', 'Harbour'],
    ['less than the name', 'delete Harbou', 'Harbour'],
    ['a blank too many in the name', 'delete City  Schools', 'City Schools'],
    ['Latin letters for Cyrillic ones', 'delete Northwind University', hostileText.homoglyph],
    ['a name without its invisible characters', 'delete Paypal Archive', hostileText.invisible],
    ['an invisible character too many', 'delete Har\u200Bbour', 'Harbour'],
    ['a soft hyphen too many', 'delete Har\u00ADbour', 'Harbour'],
    ['a direction mark too many', 'delete \u202EHarbour\u202C', 'Harbour'],
    ['a Cyrillic letter in the word', 'd\u0435lete Harbour', 'Harbour'],
    ['a Greek letter in the name', 'delete Harb\u03BFur', 'Harbour'],
    ['a tab between', 'delete\tHarbour', 'Harbour'],
    ['a line end between', 'delete\nHarbour', 'Harbour'],
    ['quotes around the name', 'delete "Harbour"', 'Harbour'],
    ['the word twice', 'delete delete Harbour', 'Harbour'],
    ['a letter that only looks composed', 'delete Strasse', 'Straße'],
    ['a ligature for its letters', 'delete \uFB01le', 'file'],
    ['full-width letters', 'delete \uFF28arbour', 'Harbour'],
    ['nothing, of a name of nothing', '', ''],
    ['the word, of a name of nothing', 'delete', ''],
    ['the word and a blank, of a name of blanks', 'delete ', '   '],
  ])('is wrong: %s', (_, typed, name) => {
    expect(isConfirmed(typed, name)).toBe(false);
  });

  it('is shown with the blanks around the name', () => {
    expect(confirmationText(hostileText.blanks)).toBe('delete   Padded Historical Society  ');
  });

  it.each([
    ['Delete Harbour', 'Harbour', { place: 1, wanted: 'd', typed: 'D' }],
    ['delete harbour', 'Harbour', { place: 8, wanted: 'H', typed: 'h' }],
    ['delete Harbours', 'Harbour', { place: 15, wanted: null, typed: 's' }],
    ['delete City  Schools', 'City Schools', { place: 13, wanted: 'S', typed: ' ' }],
    ['delete Paypal', 'Pay\u200Bpal', { place: 11, wanted: '\u200B', typed: 'p' }],
    ['delete North', 'N\u043Erth', { place: 9, wanted: '\u043E', typed: 'o' }],
    ['delete   x', '  Padded', { place: 10, wanted: 'P', typed: 'x' }],
  ])('says which character of %j is wrong', (typed, name, difference) => {
    expect(differenceIn(typed, name)).toEqual(difference);
  });

  it.each(['', 'del', 'delete L', "delete L'", 'delete L’École…', 'delete L’École..'])(
    'says nothing at %j',
    (typed) => {
      expect(differenceIn(typed, 'L’École…')).toBeNull();
    },
  );
});
