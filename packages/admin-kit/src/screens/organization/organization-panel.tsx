import type { CodeBatch, Organization, OrganizationProject, OrganizationUser } from '@timemap/admin-api';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { deepActiveElement } from '../../accessibility/focus.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { errorOf } from '../../data/use-read.ts';
import { isMissing } from '../../messages/is-missing.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { useControlledTab } from '../../parts/use-controlled-tab.ts';
import { visibleText } from '../../text/visible-text.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadFailure } from '../../ui/screen-state/read-failure.tsx';
import { SectionSkeleton } from '../../ui/section/section-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import type { LicenseCardPart } from '../license/index.ts';
import type { LmsPanelPart } from '../lms/index.ts';
import type { OrgProjectsPanelPart } from '../org-projects/index.ts';
import type { OrgUsersPanelPart } from '../org-users/index.ts';
import { AdministrationTab } from './administration-tab.tsx';
import { organizationMessages } from './messages.ts';
import { chosenTab, type OrganizationTab } from './rules.ts';
import { useOrganization } from './use-organization.ts';
import './organization-panel.css';

export type OrganizationPanelPart =
  | 'manageUsers'
  | 'manageProjects'
  | 'createSubOrganization'
  | 'noSubOrganizations'
  | 'deleteOrganization'
  | LicenseCardPart
  | OrgUsersPanelPart
  | OrgProjectsPanelPart
  | LmsPanelPart;

/** The tables in the tabs. */
export interface OrganizationPanelTables {
  'org-users': OrganizationUser;
  'org-projects': OrganizationProject;
  'code-batches': CodeBatch;
}

/** The lists in the tabs. */
export interface OrganizationPanelLists {
  'sub-organizations': Organization;
}

export interface OrganizationPanelProps extends ScreenRootProps {
  /** The organization to show, loaded by this id. */
  organizationId: number;
  /**
   * Controls the tab, together with `onTabSelected`. null, or a tab that the person cannot see, shows the first.
   * @default uncontrolled, initially the first
   */
  tab?: string | null;
  /** Fires when the person chooses a tab. */
  onTabSelected?: (event: { tab: OrganizationTab }) => void;
  /** Fires after the organization was deleted here, so that the host can navigate. */
  onOrganizationDeleted?: (event: { organizationId: number }) => void;
  /** Organizations that the host has loaded. If loading fails, one of them gives the heading its name. @default none */
  knownOrganizations?: readonly Organization[] | null;
  /** The level of the heading that carries the organization's name. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: HeadedSlots<OrganizationPanelPart, OrganizationPanelTables, OrganizationPanelLists>;
}

/**
 * One organization in its tabs. An access error navigates to the root.
 * @operation GET /organizations/{id} @spec A §2
 */
export function OrganizationPanel(props: OrganizationPanelProps) {
  const { organizationId, tab, onTabSelected, onOrganizationDeleted, knownOrganizations, ...others } = props;
  const { headingLevel = 2, ...rest } = others;
  const words = useMessages(organizationMessages);
  const [deletedId, setDeletedId] = useState<number | null>(null);
  return (
    <ScreenRoot {...rest} screen="organization-panel" resetKey={organizationId}>
      {deletedId === organizationId ? (
        <EmptyState title={words.deleted} />
      ) : (
        <OrganizationPanelContent
          organizationId={organizationId}
          tab={tab}
          onTabSelected={onTabSelected}
          onOrganizationDeleted={(event) => {
            setDeletedId(event.organizationId);
            onOrganizationDeleted?.(event);
          }}
          knownOrganizations={knownOrganizations ?? []}
          headingLevel={headingLevel}
        />
      )}
    </ScreenRoot>
  );
}

type ContentProps = Pick<OrganizationPanelProps, 'organizationId' | 'tab' | 'onTabSelected'> &
  Required<Pick<OrganizationPanelProps, 'headingLevel' | 'onOrganizationDeleted'>> & {
    knownOrganizations: readonly Organization[];
  };

/** React keeps the heading, and the focus on it, while what is around it loads, fails or is read again. */
const HEAD = 'head';

function OrganizationPanelContent(props: ContentProps) {
  const { organizationId, tab, onTabSelected, onOrganizationDeleted, headingLevel, knownOrganizations } =
    props;
  const words = useMessages(organizationMessages);
  const { links, linkComponent } = useAdminKit();
  const state = useOrganization(organizationId);
  const [shownTab, select] = useControlledTab(tab, onTabSelected);
  const name = state.status === 'ready' ? state.data.name : '';
  useEffect(() => {
    // At the first load of a page nobody has chosen it.
    if (name !== '' && deepActiveElement() !== document.body) announce(visibleText(name));
  }, [name]);
  usePreload(...tabParts);
  const knownName =
    nameIn(knownOrganizations, organizationId)?.trim() || words.titleOf({ id: String(organizationId) });
  const error = state.status === 'denied' ? null : errorOf(state);
  const wayOut = error !== null && isMissing(error) && (
    <ButtonLink href={links.section('organizations')} component={linkComponent}>
      {words.allOrganizations}
    </ButtonLink>
  );

  switch (state.status) {
    case 'denied':
      return null;
    case 'loading':
      return (
        <>
          <PageHeader
            key={HEAD}
            isScreenHeading
            level={headingLevel}
            title={<UserText text={knownName} />}
            below={<Skeleton width="30%" />}
          />
          <LoadingState label={words.loading}>
            <Skeleton shape="block" height="36px" />
            <SectionSkeleton lines={4} />
            <SectionSkeleton lines={2} />
          </LoadingState>
        </>
      );
    case 'failed':
      return (
        <>
          <PageHeader
            key={HEAD}
            level={headingLevel}
            title={wayOut ? words.notFound : <UserText text={knownName} />}
          />
          <ReadFailure read={state} title={words.loadFailed} action={wayOut} />
        </>
      );
    case 'ready': {
      const { data: organization, tabs, isRefreshing } = state;
      const sectionLevel = (headingLevel + 1) as 2 | 3 | 4;
      return (
        <>
          {isRefreshing && <Progress label={words.loading} className="ak-organization-panel-progress" />}
          <ReadFailure read={state} title={wayOut ? words.notFound : words.loadFailed} action={wayOut} />
          <PageHeader
            key={HEAD}
            isScreenHeading
            level={headingLevel}
            title={<UserText text={organization.name.trim() === '' ? words.unnamed : organization.name} />}
            below={
              <span className="ak-organization-panel-id">
                {words.organizationId} {organization.id}
                <CopyButton text={String(organization.id)} label={words.copyId} />
              </span>
            }
          />
          <Tabs
            label={words.tabs}
            value={chosenTab(shownTab, tabs)}
            onValueChange={(value) => select(value as OrganizationTab)}
            items={tabs.map((value) => ({
              value,
              label: words[value],
              content: tabContents[value](organization, {
                onOrganizationDeleted,
                headingLevel: sectionLevel,
              }),
            }))}
          />
        </>
      );
    }
  }
}

function nameIn(organizations: readonly Organization[], id: number): string | undefined {
  const all = [...organizations];
  for (const { id: knownId, name, children } of all) {
    if (knownId === id) return name;
    for (const child of children) all.push(child);
  }
  return undefined;
}

const OrgUsersPanel = lazyPart(
  'org-users',
  () => import('../org-users/org-users-panel.tsx'),
  'OrgUsersPanel',
);
const OrgProjectsPanel = lazyPart(
  'org-projects',
  () => import('../org-projects/org-projects-panel.tsx'),
  'OrgProjectsPanel',
);
const LmsPanel = lazyPart('lms', () => import('../lms/lms-panel.tsx'), 'LmsPanel');

const tabParts = [OrgUsersPanel, OrgProjectsPanel, LmsPanel] as const;

interface TabOptions {
  onOrganizationDeleted: (event: { organizationId: number }) => void;
  headingLevel: 2 | 3 | 4;
}

type RenderTab = (organization: Organization, options: TabOptions) => ReactNode;

const loadingTab = (
  <LoadingState>
    <Skeleton shape="block" height="160px" />
  </LoadingState>
);

const tabContents: Readonly<Record<OrganizationTab, RenderTab>> = {
  administration: (organization, options) => (
    <AdministrationTab key={organization.id} organization={organization} {...options} />
  ),
  users: (organization, { headingLevel }) => (
    <Suspense fallback={loadingTab}>
      <OrgUsersPanel
        organizationId={organization.id}
        headingLevel={headingLevel}
        hasHeading={false}
        hasOrganizationLink={false}
      />
    </Suspense>
  ),
  projects: (organization, { headingLevel }) => (
    <Suspense fallback={loadingTab}>
      <OrgProjectsPanel
        organizationId={organization.id}
        headingLevel={headingLevel}
        hasHeading={false}
        hasOrganizationLink={false}
      />
    </Suspense>
  ),
  lms: (organization, { headingLevel }) => (
    <Suspense fallback={loadingTab}>
      <LmsPanel organization={organization} headingLevel={headingLevel} />
    </Suspense>
  ),
};
