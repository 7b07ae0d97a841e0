import { describe, expect, it } from 'vitest';
import { canDeleteOrganization } from '../../context/can-delete-organization.ts';
import { deleteObstacle } from './rules.ts';

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
