import type { Organization } from '@timemap/admin-api';
import { visibleText } from '../../text/visible-text.ts';

/** What an organization is called in sentences, also when its name is nothing but blanks. */
export function organizationName(
  { name }: Pick<Organization, 'name'>,
  words: { unnamedOrganization: string },
): string {
  return name.trim() === '' ? words.unnamedOrganization : visibleText(name);
}
