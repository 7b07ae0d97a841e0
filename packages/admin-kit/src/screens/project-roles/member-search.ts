import type { ProjectMember } from '@timemap/admin-api';
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

/** Works out those texts while nobody waits, so that the first letter finds them. Returns how to stop. */
export function prepareSearchInIdleTime(members: readonly ProjectMember[]): () => void {
  if (typeof requestIdleCallback !== 'function') return () => {};
  let next = 0;
  const prepare: IdleRequestCallback = (deadline) => {
    while (next < members.length && deadline.timeRemaining() > 1) textOf(members[next++] as ProjectMember);
    if (next < members.length) handle = requestIdleCallback(prepare);
  };
  let handle = requestIdleCallback(prepare);
  return () => cancelIdleCallback(handle);
}
