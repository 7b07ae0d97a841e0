import type { GlobalProject } from '@timemap/admin-api';

export function filterTextsOf({ name, description, id }: GlobalProject): readonly string[] {
  return [name, description, String(id)];
}

export function nameOfProject(
  { id, name }: Pick<GlobalProject, 'id' | 'name'>,
  words: { unnamed: (facts: { id: string }) => string },
): string {
  return name.trim() === '' ? words.unnamed({ id: String(id) }) : name;
}
