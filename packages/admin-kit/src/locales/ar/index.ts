import type { MessageOverride } from '../../messages/define-messages.ts';
import { allOf } from '../translation.ts';
import * as access from './access.ts';
import * as controls from './controls.ts';
import * as jobs from './jobs.ts';
import * as members from './members.ts';
import * as organizations from './organizations.ts';
import * as parts from './parts.ts';
import * as projects from './projects.ts';
import * as sales from './sales.ts';
import * as statistics from './statistics.ts';
import * as tickets from './tickets.ts';
import * as users from './users.ts';

export * from './access.ts';
export * from './controls.ts';
export * from './jobs.ts';
export * from './members.ts';
export * from './organizations.ts';
export * from './parts.ts';
export * from './projects.ts';
export * from './sales.ts';
export * from './statistics.ts';
export * from './tickets.ts';
export * from './users.ts';

/**
 * All words of the kit in Arabic. No native speaker has read them yet.
 * @example
 * <AdminKitProvider messages={messages} locale="ar" dir="rtl">
 */
export const messages: readonly MessageOverride[] = allOf(
  controls,
  access,
  jobs,
  members,
  organizations,
  parts,
  projects,
  sales,
  statistics,
  tickets,
  users,
);
