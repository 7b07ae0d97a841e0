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

describe('the sections a person sees (A §2, §6)', () => {
  it.each([
    ['a global admin who is no admin of it', true, false, ['administration', 'users', 'projects']],
    ['an organization admin', false, true, ['administration', 'users', 'projects']],
    ['a member', false, false, ['projects']],
  ])('%s', (_, isAdmin, isLocalAdmin, expected) => {
    expect(visibleTabs(person(isAdmin), organization(7, isLocalAdmin))).toEqual(expected);
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
