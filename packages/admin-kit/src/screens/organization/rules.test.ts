import { describe, expect, it } from 'vitest';
import { chosenTab, visibleTabs } from './rules.ts';

const person = (isAdmin: boolean) => ({ user: { id: 1, username: 'x', isAdmin, isVerified: true } });
const organization = (parentId: number, isLocalAdmin: boolean) => ({
  id: 5,
  name: 'x',
  parentId,
  children: [],
  isLocalAdmin,
});

describe('the tabs a person sees (A §2, §6)', () => {
  it.each([
    ['a global admin who is no admin of it', true, false, 7, ['administration', 'users', 'projects']],
    ['a global admin, of a root', true, false, 0, ['administration', 'users', 'projects', 'lms']],
    ['an organization admin', false, true, 7, ['administration', 'users', 'projects']],
    ['an organization admin, of a root', false, true, 0, ['administration', 'users', 'projects']],
    ['a member', false, false, 7, ['projects']],
    ['a member, of a root', false, false, 0, ['projects']],
  ])('%s', (_, isAdmin, isLocalAdmin, parentId, expected) => {
    expect(visibleTabs(person(isAdmin), organization(parentId, isLocalAdmin))).toEqual(expected);
  });
});

describe('the section that is shown', () => {
  it.each([
    ['users', 'users'],
    ['projects', 'projects'],
    [null, 'administration'],
    ['nonsense', 'administration'],
  ])('wanted %j', (wanted, expected) => {
    expect(chosenTab(wanted, ['administration', 'users', 'projects'])).toBe(expected);
  });

  it('is the first that the person sees when the wanted one is not for them', () => {
    expect(chosenTab('administration', ['projects'])).toBe('projects');
  });
});
