import type { OrganizationProject } from '@timemap/admin-api';
import { visibleText } from '../../text/visible-text.ts';

/** What a project is called in labels and sentences, with characters shown that hide in names. */
export function projectName(
  { id, name }: Pick<OrganizationProject, 'id' | 'name'>,
  words: { unnamed: (facts: { id: string }) => string },
): string {
  return name.trim() === '' ? words.unnamed({ id: String(id) }) : visibleText(name);
}
