import { describe, expect, it } from 'vitest';
import { hasBit, withBit } from './permission-bits.ts';
import {
  globalPanelPermissions,
  type Permission,
  permissionPresets,
  projectInfoPermissions,
  projectPermissionBits,
} from './permission-tables.ts';

const lines = (table: readonly Permission[]) =>
  table.map(({ bit, label, note }) => `${bit} ${label}${note ? ` (${note})` : ''}`);

describe('the permissions of a project', () => {
  it('are six in the project info modal, worded as there', () => {
    expect(lines(projectInfoPermissions)).toEqual([
      '1 View Timelines',
      '2 Create Timelines',
      '4 Invite Users',
      '8 Remove Users',
      '16 Edit Project Data',
      '32 Edit All Timelines (supersedes per-timeline permissions)',
    ]);
  });

  it('are twelve in the global panel, worded as there', () => {
    expect(lines(globalPanelPermissions)).toEqual([
      '1 Access Project',
      '16 Edit Project Name/Description',
      '64 Edit Map Data',
      '2 Create Timelines (cannot edit timelines if disabled)',
      '128 Read All Timelines (supersedes timeline permissions if enabled)',
      '256 Share All Timelines (supersedes timeline permissions if enabled)',
      '32 Edit All Timelines (supersedes timeline permissions if enabled)',
      '512 Moderate Project',
      '4 Manage Users',
      '8 Invite Users',
      '1024 Edit Roles',
      '2048 Delete Project',
    ]);
  });

  it('have the names of document B, each for one bit of the panel', () => {
    const bits = Object.values(projectPermissionBits);
    expect(bits).toEqual(Array.from({ length: 12 }, (_, n) => 2 ** n));
    expect(globalPanelPermissions.map(({ bit }) => bit).toSorted((a, b) => a - b)).toEqual(bits);
  });

  it('come in three presets, of which All/Admin cannot delete the project', () => {
    const { ProjectAccess, TimelineCreate, TimelineForceRead, ProjectDelete } = projectPermissionBits;
    const all = globalPanelPermissions.reduce((mask, { bit }) => withBit(mask, bit, true), 0);
    expect(permissionPresets).toEqual({
      'All/Admin': withBit(all, ProjectDelete, false),
      Guest: ProjectAccess + TimelineForceRead,
      DefaultMember: ProjectAccess + TimelineCreate + TimelineForceRead,
    });
    expect(hasBit(permissionPresets['All/Admin'], ProjectDelete)).toBe(false);
  });
});
