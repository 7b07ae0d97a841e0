import type { Organization } from '@timemap/admin-api';
import './own-organizations.css';
import { OrganizationCards } from './organization-cards.tsx';
import { YourProjects } from './your-projects.tsx';

export interface OwnOrganizationsProps {
  organizations: readonly Organization[];
  headingLevel: 2 | 3 | 4;
  onChosen: (organizationId: number) => void;
}

/** What people who are not global admins come for: the organizations that they look after, or else their projects. */
export default function OwnOrganizations(props: OwnOrganizationsProps) {
  const all = withAllBelow(props.organizations);
  if (all.some(({ isLocalAdmin }) => isLocalAdmin)) return <OrganizationCards {...props} />;
  return <YourProjects {...props} organizations={all} />;
}

/** Each once, although the server may list one twice. */
function withAllBelow(tops: readonly Organization[]): readonly Organization[] {
  const found = new Map<number, Organization>();
  const waiting = [...tops].reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next.id)) continue;
    found.set(next.id, next);
    for (const child of next.children.toReversed()) waiting.push(child);
  }
  return [...found.values()];
}
