import type { ProjectMember } from '@timemap/admin-api';
import { runInSlices } from '../../browser/idle.ts';
import { foldText } from '../../text/fold.ts';

const SEPARATOR = '\u0000';
const folded = new WeakMap<ProjectMember, string>();

/** Worked out once for each member: a change of one leaves all others as they are. */
function textOf(member: ProjectMember): string {
  const known = folded.get(member);
  if (known !== undefined) return known;
  const { displayName, username, email, id } = member;
  const text = foldText([displayName, username, email, String(id)].join(SEPARATOR));
  folded.set(member, text);
  return text;
}

/** The members with this text in their name, username, email or id, whatever the case and the accents. A blank search matches all. */
export function searchMembers(members: readonly ProjectMember[], query: string): readonly ProjectMember[] {
  const wanted = foldText(query.trim()).replaceAll(SEPARATOR, '');
  return wanted === '' ? members : members.filter((member) => textOf(member).includes(wanted));
}

/** Folds the texts in idle time, so that the first search is fast. Returns a function that stops it. */
export function prepareSearchInIdleTime(members: readonly ProjectMember[]): () => void {
  return runInSlices(foldAll(members));
}

function* foldAll(members: readonly ProjectMember[]): Generator<void, void> {
  for (const member of members) {
    textOf(member);
    yield;
  }
}
