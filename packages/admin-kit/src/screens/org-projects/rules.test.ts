import { describe, expect, it } from 'vitest';
import { canManageProjects, isRemovalImplemented, projectName } from './rules.ts';

const person = (isAdmin: boolean) => ({ user: { id: 1, username: 'x', isAdmin, isVerified: true } });

describe('who creates, removes and changes projects (A §6)', () => {
  it.each([
    ['a global admin who is no admin of the organization', true, false, true],
    ['an organization admin', false, true, true],
    ['a member', false, false, false],
  ])('%s', (_, isAdmin, isLocalAdmin, isAllowed) => {
    expect(canManageProjects(person(isAdmin), { isLocalAdmin })).toEqual(
      isAllowed ? { isAllowed } : { isAllowed, reason: 'onlyAdmins' },
    );
  });
});

describe('removing a project (A §2, B §8)', () => {
  it.each([
    [{}, false],
    [{ projectDeletion: false }, false],
    [{ projectDeletion: true }, true],
  ])('with %j is implemented: %s', (capabilities, expected) => {
    expect(isRemovalImplemented(capabilities)).toBe(expected);
  });
});

describe('the name of a project', () => {
  it.each([
    ['Harbour Walk', 'Harbour Walk'],
    ['', 'Project 7'],
    ['  ', 'Project 7'],
  ])('%j is %j', (name, shown) => {
    expect(projectName({ id: 7, name }, { unnamed: ({ id }) => `Project ${id}` })).toBe(shown);
  });
});
