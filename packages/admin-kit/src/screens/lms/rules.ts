import type { Organization } from '@timemap/admin-api';
import type { AdminSession } from '../../context/admin-kit-context.ts';
import { parseNumber } from '../../text/number.ts';

/** @spec A §2, B §2 */
export function canSeeLms({ user }: AdminSession, organization: Pick<Organization, 'parentId'>): boolean {
  return user.isAdmin && organization.parentId === 0;
}

export const lmsTabs = ['institution', 'paywall', 'keys', 'semester'] as const;
export type LmsTab = (typeof lmsTabs)[number];

export function lmsTabOf(name: string | null): LmsTab {
  return lmsTabs.find((tab) => tab === name) ?? 'institution';
}

/** @spec B §5, §9 */
export const initialBatchFields = { name: 'New Batch', count: '100' };

export function parseCodeCount(text: string, locale: string): number | null {
  const parsed = parseNumber(text, locale, 'whole', { min: 1 });
  return parsed.isValid ? parsed.value : null;
}
