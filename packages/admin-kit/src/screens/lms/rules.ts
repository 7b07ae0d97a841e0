import type { Organization } from '@timemap/admin-api';
import type { AdminSession } from '../../provider/admin-kit-context.ts';
import { parseInteger } from '../../text/integer.ts';

/** LMS data belongs to root organizations and is for global admins. @spec A §2, B §2 */
export function canSeeLms({ user }: AdminSession, organization: Pick<Organization, 'parentId'>): boolean {
  return user.isAdmin && organization.parentId === 0;
}

export const lmsTabs = ['institution', 'paywall', 'keys', 'semester'] as const;
export type LmsTab = (typeof lmsTabs)[number];

/** The section to show: the wanted one, otherwise the first. */
export function chosenLmsTab(wanted: string | null): LmsTab {
  return lmsTabs.find((tab) => tab === wanted) ?? 'institution';
}

/** What a new batch starts with. @spec B §5, §9 */
export const newBatch = { name: 'New Batch', count: '100' };

/** The number of codes to generate, or null where the text is none. Less than one code is no batch. @spec B §5 */
export function parseCodeCount(text: string): number | null {
  const parsed = parseInteger(text, { min: 1 });
  return parsed.isValid ? parsed.value : null;
}
