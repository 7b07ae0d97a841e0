export interface Permission {
  /** A power of two. */
  bit: number;
  label: string;
  /** Explains the effect. Shown in brackets after the label. */
  note?: string;
}

/** The checklist of the project info modal, in the specification's order. Other bits exist and survive an edit. @spec A §6 */
export const projectInfoPermissions: readonly Permission[] = [
  { bit: 1, label: 'View Timelines' },
  { bit: 2, label: 'Create Timelines' },
  { bit: 4, label: 'Invite Users' },
  { bit: 8, label: 'Remove Users' },
  { bit: 16, label: 'Edit Project Data' },
  { bit: 32, label: 'Edit All Timelines', note: 'supersedes per-timeline permissions' },
];

const SUPERSEDES = 'supersedes timeline permissions if enabled';

/** The checklist of the global project panel, in the specification's order. @spec B §3 */
export const globalPanelPermissions: readonly Permission[] = [
  { bit: 1, label: 'Access Project' },
  { bit: 16, label: 'Edit Project Name/Description' },
  { bit: 64, label: 'Edit Map Data' },
  { bit: 2, label: 'Create Timelines', note: 'cannot edit timelines if disabled' },
  { bit: 128, label: 'Read All Timelines', note: SUPERSEDES },
  { bit: 256, label: 'Share All Timelines', note: SUPERSEDES },
  { bit: 32, label: 'Edit All Timelines', note: SUPERSEDES },
  { bit: 512, label: 'Moderate Project' },
  { bit: 4, label: 'Manage Users' },
  { bit: 8, label: 'Invite Users' },
  { bit: 1024, label: 'Edit Roles' },
  { bit: 2048, label: 'Delete Project' },
];

/** The bits by the names of document B. @spec B §3 */
export const projectPermissionBits = {
  ProjectAccess: 1,
  TimelineCreate: 2,
  UserManage: 4,
  InviteManage: 8,
  MetadataEdit: 16,
  TimelineForceWrite: 32,
  MapEdit: 64,
  TimelineForceRead: 128,
  TimelineForceShare: 256,
  ProjectModerate: 512,
  UserGroupEdit: 1024,
  ProjectDelete: 2048,
} as const;

/** Ready-made masks. All/Admin does not contain ProjectDelete. @spec B §3 */
export const permissionPresets = { 'All/Admin': 2047, Guest: 129, DefaultMember: 131 } as const;
