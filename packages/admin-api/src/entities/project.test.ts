import { describe, expect, it } from 'vitest';
import { decodeGlobalProjects, decodeOrganizationProjects, decodeUserProjects } from './project.ts';

describe('a project', () => {
  it('of an organization has id, name and description', () => {
    expect(decodeOrganizationProjects({ data: [{ id: 1, name: 'Rome', description: null }] })).toEqual([
      { id: 1, name: 'Rome', description: '' },
    ]);
  });

  it('in a list of a user is named by pid or by id', () => {
    const expected = [{ id: 1, name: 'Rome' }];
    expect(decodeUserProjects({ projects: [{ pid: '1', name: 'Rome' }] })).toEqual(expected);
    expect(decodeUserProjects({ projects: [{ id: 1, name: 'Rome' }] })).toEqual(expected);
    expect(decodeUserProjects({ projects: [{ id: 1, pid: 2, name: 'Rome' }] })).toEqual(expected);
  });

  it('in the global list has its creation in UTC and the upgrade override', () => {
    const row = {
      pid: 1,
      name: 'Rome',
      description: 'x',
      creation: '2026-03-01 09:30:00',
      upgradedOverride: '1',
    };
    expect(decodeGlobalProjects({ projects: [row, { id: 2 }] })).toEqual([
      {
        id: 1,
        name: 'Rome',
        description: 'x',
        createdAt: Date.parse('2026-03-01T09:30:00Z'),
        hasUpgradedOverride: true,
      },
      { id: 2, name: '', description: '', createdAt: null, hasUpgradedOverride: false },
    ]);
  });

  it.each([{ name: 'Rome' }, { id: null, pid: 'x' }, null])('is not read from %j (T23)', (row) => {
    expect(() => decodeUserProjects([row])).toThrow(TypeError);
  });
});
