export type { ActivityEntry, ActivityTarget, JobOfEntry } from './activity-entry.ts';
export type { ActivityLog, ActivityLogOptions, ActivitySnapshot } from './activity-log.ts';
export { createActivityLog, useActivity } from './activity-log.ts';
export type { ActivityPanelProps } from './activity-panel.tsx';
export { ActivityPanel } from './activity-panel.tsx';
export { activityMessages } from './messages.ts';
