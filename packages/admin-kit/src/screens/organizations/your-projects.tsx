import type { Organization, OrganizationProject } from '@timemap/admin-api';
import { useMemo, useState } from 'react';
import { onPlainPress } from '../../browser/plain-press.ts';
import { CheckNotes, isWhole } from '../../checks/check-progress.tsx';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { unreadableIn } from '../../data/unreadable.ts';
import { useCheckEach } from '../../data/use-check-each.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Link } from '../../ui/link/link.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { orgProjectsMessages } from '../org-projects/index.ts';
import { projectsQuery } from './api.ts';
import { organizationsMessages } from './messages.ts';
import { ownOrganizationsMessages } from './own-messages.ts';
import type { OwnOrganizationsProps } from './own-organizations.tsx';

const MAX_LISTED = 20;

export function YourProjects({ organizations, headingLevel, onChosen }: OwnOrganizationsProps) {
  const words = useMessages(ownOrganizationsMessages);
  const { showAll } = useMessages(displayMessages);
  const { client, queryClient } = useAdminKit();
  const countOf = useCount();
  const [showsAll, setShowsAll] = useState(false);
  const queries = useMemo(
    () => new Map(organizations.map(({ id }) => [id, projectsQuery(id)])),
    [organizations],
  );
  const checks = useCheckEach(queries);
  const projects = organizations.flatMap((organization) =>
    (checks.answers.get(organization.id) ?? []).map((project) => ({ project, organization })),
  );
  const unreadable = [...queries.values()].reduce(
    (sum, query) => sum + unreadableIn(queryClient, client, query),
    0,
  );
  const listed = showsAll ? projects : projects.slice(0, MAX_LISTED);
  return (
    <Section
      level={headingLevel}
      title={words.yourProjects}
      hasPadding={false}
      className="ak-organizations-screen-own"
    >
      {projects.length === 0 && checks.state === 'checking' && (
        <LoadingState label={words.yourProjects} className="ak-organizations-screen-cards">
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </LoadingState>
      )}
      {projects.length === 0 && isWhole(checks) && unreadable === 0 && (
        <EmptyState title={words.noProjects}>{words.noProjectsHint}</EmptyState>
      )}
      {listed.length > 0 && (
        <ul className="ak-organizations-screen-projects">
          {listed.map(({ project, organization }) => (
            <ProjectLine
              key={`${organization.id} ${project.id}`}
              project={project}
              organization={organization}
              onChosen={onChosen}
            />
          ))}
        </ul>
      )}
      {(listed.length < projects.length || unreadable > 0 || !isWhole(checks)) && (
        <div className="ak-organizations-screen-more">
          {listed.length < projects.length && <Button onClick={() => setShowsAll(true)}>{showAll}</Button>}
          {unreadable > 0 && (
            <p className="ak-organizations-screen-note">{words.unreadable(countOf(unreadable))}</p>
          )}
          <CheckNotes checks={checks} saysProgress />
        </div>
      )}
    </Section>
  );
}

interface ProjectLineProps extends Pick<OwnOrganizationsProps, 'onChosen'> {
  project: OrganizationProject;
  organization: Organization;
}

function ProjectLine({ project, organization, onChosen }: ProjectLineProps) {
  const { unnamed } = useMessages(organizationsMessages);
  const words = useMessages(orgProjectsMessages);
  const { links, linkComponent } = useAdminKit();
  const href = links.project(project.id);
  const label = words.connectTo({ project: visibleText(project.name) });
  return (
    <li className="ak-organizations-screen-project">
      <span className="ak-organizations-screen-project-text">
        <UserText text={project.name} className="ak-organizations-screen-project-name" />
        <Link
          href={links.organization(organization.id)}
          component={linkComponent}
          isQuiet
          className="ak-organizations-screen-note"
          onClick={onPlainPress(() => onChosen(organization.id))}
        >
          {organization.name.trim() === '' ? unnamed : <UserText text={organization.name} />}
        </Link>
      </span>
      {href === null ? (
        <Button size="small" aria-label={label} disabledReason={words.connectUnknown}>
          {words.connect}
        </Button>
      ) : (
        <ButtonLink size="small" href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
          {words.connect}
        </ButtonLink>
      )}
    </li>
  );
}
