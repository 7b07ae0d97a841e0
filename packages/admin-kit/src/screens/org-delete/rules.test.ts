import { hostileText } from '@timemap/admin-mock';
import { describe, expect, it } from 'vitest';
import { canDeleteOrganization } from '../../provider/can-delete-organization.ts';
import { confirmationText, deleteObstacle, isConfirmed } from './rules.ts';

const person = (isAdmin: boolean) => ({ user: { id: 1, username: 'x', isAdmin, isVerified: true } });

describe('who deletes an organization', () => {
  it.each([
    ['a global admin, root', true, 0, false, { isAllowed: true }],
    ['a global admin, sub-organization', true, 7, false, { isAllowed: true }],
    ['an organization admin, root', false, 0, true, { isAllowed: false, reason: 'rootNeedsGlobalAdmin' }],
    ['an organization admin, sub-organization', false, 7, true, { isAllowed: true }],
    ['a member, root', false, 0, false, { isAllowed: false, reason: 'onlyAdmins' }],
    ['a member, sub-organization', false, 7, false, { isAllowed: false, reason: 'onlyAdmins' }],
  ])('%s', (_, isAdmin, parentId, isLocalAdmin, expected) => {
    expect(canDeleteOrganization(person(isAdmin), { parentId, isLocalAdmin })).toEqual(expected);
  });
});

describe('obstacles to a deletion', () => {
  const root = { name: 'Harbour', parentId: 0, isLocalAdmin: true };
  const capable = { deleteOrganization: async () => {} };
  it.each([
    ['nothing', person(true), capable, root, null],
    ['the person, before the server', person(false), {}, root, 'rootNeedsGlobalAdmin'],
    ['a server that cannot', person(true), {}, root, 'serverCannot'],
    ['a name of blanks', person(true), capable, { ...root, name: ' \u00A0' }, 'hasNoName'],
  ])('%s', (_, session, capabilities, organization, expected) => {
    expect(deleteObstacle(session, capabilities, organization)).toBe(expected);
  });
});

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
    ['a blank that does not break', 'delete\u00A0Harbour', 'Harbour'],
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
});
