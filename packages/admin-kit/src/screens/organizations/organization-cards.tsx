import type { License, Organization } from '@timemap/admin-api';
import { type ReactNode, useMemo } from 'react';
import { onPlainPress } from '../../browser/plain-press.ts';
import { rowsInPlace, useSteady } from '../../browser/use-steady.ts';
import { CheckNotes } from '../../checks/check-progress.tsx';
import { isOverSeats, useLicenseChecks } from '../../checks/license-checks.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { countInCache } from '../../data/cached.ts';
import type { CheckProgress } from '../../data/check-each.ts';
import type { CacheKey } from '../../data/query.ts';
import { useCheckEach } from '../../data/use-check-each.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useListText } from '../../messages/list-text.ts';
import { useCount, useMessages, useNumberFormat } from '../../messages/messages.ts';
import type { Count } from '../../messages/plural.ts';
import { visibleText } from '../../text/visible-text.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Meter } from '../../ui/meter/meter.tsx';
import { Section } from '../../ui/section/section.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { licenseMessages } from '../license/index.ts';
import { projectsQuery, usersQuery } from './api.ts';
import { organizationsMessages } from './messages.ts';
import { ownOrganizationsMessages } from './own-messages.ts';
import type { OwnOrganizationsProps } from './own-organizations.tsx';

const MAX_CARDS = 8;
const organizationsInPlace = rowsInPlace(({ id }: Organization) => id);

/** Those that are over their seats come first, then those that the person looks after. */
export function OrganizationCards({ organizations, headingLevel, onChosen }: OwnOrganizationsProps) {
  const licensed = useMemo(
    () => organizations.filter(({ parentId, isLocalAdmin }) => isLocalAdmin && parentId === 0),
    [organizations],
  );
  const licenses = useLicenseChecks(licensed);
  const first: readonly Organization[] = useMemo(() => {
    const weight = ({ id, isLocalAdmin }: Organization) =>
      2 * Number(isOverSeats(licenses.answers.get(id))) + Number(isLocalAdmin);
    const distinct = [...new Map(organizations.map((each) => [each.id, each])).values()];
    return distinct.sort((a, b) => weight(b) - weight(a)).slice(0, MAX_CARDS);
  }, [organizations, licenses]);
  const shownIds = first.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order does not change what is asked
  const lists = useMemo(() => {
    const administered = first.filter(({ isLocalAdmin }) => isLocalAdmin);
    return {
      users: new Map(administered.map(({ id }) => [id, usersQuery(id)])),
      projects: new Map(first.map(({ id }) => [id, projectsQuery(id)])),
    };
  }, [shownIds]);
  const users = useCheckEach(lists.users);
  const projects = useCheckEach(lists.projects);
  const { steady: listed, pointing } = useSteady(first, '', organizationsInPlace);
  const { client, queryClient } = useAdminKit();
  const countOf = useCount();
  const words = useMessages(ownOrganizationsMessages);
  const inList = useListText();
  return (
    <Section level={headingLevel} title={words.yours} className="ak-organizations-screen-own">
      <ul className="ak-organizations-screen-cards" {...pointing}>
        {listed.map((organization) => {
          const { id } = organization;
          const count = (list: CacheKey, say: (count: Count) => string) => {
            const value = countInCache(queryClient, client, list);
            return value === null ? [] : say(countOf(value));
          };
          const counts = [count(usersQuery(id), words.users), count(projectsQuery(id), words.projects)];
          return (
            <OrganizationCard
              key={id}
              organization={organization}
              license={licenses.answers.get(id)}
              counts={inList(counts.flat())}
              headingLevel={headingLevel}
              onChosen={onChosen}
            />
          );
        })}
      </ul>
      <CheckNotes checks={inOne([licenses, users, projects])} />
    </Section>
  );
}

interface OrganizationCardProps extends Pick<OwnOrganizationsProps, 'headingLevel' | 'onChosen'> {
  organization: Organization;
  /** null: it has none; undefined: not known, or not for this person. */
  license: License | null | undefined;
  counts: string;
}

function OrganizationCard({ organization, license, counts, headingLevel, onChosen }: OrganizationCardProps) {
  const words = useMessages(organizationsMessages);
  const own = useMessages(ownOrganizationsMessages);
  const { links, linkComponent } = useAdminKit();
  const { id, isLocalAdmin } = organization;
  const name = visibleText(organization.name.trim()) || words.unnamed;
  const Heading = `h${headingLevel + 1}` as 'h3' | 'h4' | 'h5';
  return (
    <li className="ak-organizations-screen-card">
      <div className="ak-organizations-screen-card-head">
        <Heading className="ak-organizations-screen-card-name">
          <UserText text={name} />
        </Heading>
        <span className="ak-organizations-screen-note">{isLocalAdmin ? own.admin : own.member}</span>
      </div>
      <Seats license={license} />
      <p className="ak-organizations-screen-counts">{counts}</p>
      <div className="ak-organizations-screen-acts">
        <ButtonLink
          size="small"
          href={links.organization(id)}
          component={linkComponent}
          aria-label={own.openOf({ name })}
          onClick={onPlainPress(() => onChosen(id))}
        >
          {own.open}
        </ButtonLink>
        {isLocalAdmin && !isOverSeats(license) && (
          <ButtonLink
            size="small"
            variant="quiet"
            href={links.organizationUsers(id, true)}
            component={linkComponent}
            aria-label={own.addUsersTo({ name })}
          >
            {own.addUsers}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function Seats({ license }: Pick<OrganizationCardProps, 'license'>): ReactNode {
  const words = useMessages(licenseMessages);
  const { meter } = useMessages(displayMessages);
  const number = useNumberFormat();
  const inList = useListText();
  if (license === undefined) return null;
  if (license === null) return <p className="ak-organizations-screen-note">{words.noneContactSupport}</p>;
  const { seatsTaken, seatsAllowed } = license;
  const level = meter({ value: number(seatsTaken), max: number(seatsAllowed) });
  return (
    <Meter
      label={words.seats}
      value={seatsTaken}
      max={seatsAllowed}
      text={
        isOverSeats(license)
          ? inList([level, words.overAllowed({ over: number(seatsTaken - seatsAllowed) })])
          : level
      }
    />
  );
}

/** Several checks of one part of the page, with one note and one press for all of them. */
function inOne(checks: readonly CheckProgress[]): CheckProgress {
  const sum = (of: 'checked' | 'all') => checks.reduce((before, each) => before + each[of], 0);
  const has = (state: CheckProgress['state']) => checks.some((each) => each.state === state);
  return {
    checked: sum('checked'),
    all: sum('all'),
    state: has('asking') ? 'asking' : has('checking') ? 'checking' : 'done',
    error: checks.find(({ error }) => error !== null)?.error ?? null,
    check: () => {
      for (const { check } of checks) check();
    },
    recheck: () => {
      for (const { recheck } of checks) recheck();
    },
  };
}
