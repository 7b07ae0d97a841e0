import type { Organization } from '@timemap/admin-api';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type AdminSession, useAdminKit } from '../../context/admin-kit-context.ts';
import { rootOrganizationDraftKey } from '../../context/drafts.ts';
import { allowed, type Permission, refused } from '../../context/permission.ts';
import { dataOf } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { useLeftOpen } from '../../parts/left-open.ts';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ChevronStartIcon, PlusIcon } from '../../ui/icon/icons.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { OrgTree, useFindCreatedOrganization, useOrganizations } from '../org-tree/index.ts';
import type {
  OrganizationPanelLists,
  OrganizationPanelPart,
  OrganizationPanelTables,
  OrganizationTab,
} from '../organization/index.ts';
import { organizationsMessages } from './messages.ts';
import './organizations-screen.css';

const OrganizationPanel = lazyPart(
  'organization',
  () => import('../organization/organization-panel.tsx'),
  'OrganizationPanel',
);

const NeedsAttention = lazyPart('needs-attention', () => import('./needs-attention.tsx'), 'default', {
  optional: true,
});

const OwnOrganizations = lazyPart('own-organizations', () => import('./own-organizations.tsx'), 'default', {
  optional: true,
});

const CreateRootOrganizationDialog = lazyPart(
  'org-create',
  () => import('../org-create/create-organization-dialogs.tsx'),
  'CreateRootOrganizationDialog',
);

export interface OrganizationsScreenProps extends ScreenRootProps {
  /** The selected organization; null for none. Controlled by the host, for example in its URL. */
  organizationId: number | null;
  /**
   * Controls the section of the selected organization, together with `onTabSelected`. null shows the first.
   * @default uncontrolled, initially the first
   */
  tab?: string | null;
  /**
   * Fires when the person selects an organization in the tree; with null when the selected one was deleted, and when
   * the person returns to the tree of a narrow screen.
   */
  onOrganizationSelected: (event: { organizationId: number | null }) => void;
  /**
   * Fires when none is selected and the person has exactly one organization, for hosts that open it in place of this
   * address. Not for global admins, and not after the person has left an organization. @default nothing happens
   */
  onOnlyOrganization?: (event: { organizationId: number }) => void;
  /** Fires when the person chooses a section of the organization. */
  onTabSelected?: (event: { tab: OrganizationTab }) => void;
  /** The level of the main heading: the selected organization, otherwise the tree. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: HeadedSlots<
    OrganizationPanelPart | 'createOrganization' | 'noOrganizations',
    OrganizationPanelTables,
    OrganizationPanelLists & { organizations: Organization }
  >;
}

/** The organization tree on the left and the selected organization on the right. @spec A §2 */
export function OrganizationsScreen(props: OrganizationsScreenProps) {
  const { organizationId, tab, onOrganizationSelected, onOnlyOrganization, onTabSelected, ...others } = props;
  const { headingLevel, slots, ...rest } = others;
  return (
    <ScreenRoot {...rest} slots={slots} screen="organizations-screen">
      <OrganizationsContent
        {...{
          organizationId,
          tab,
          onOrganizationSelected,
          onOnlyOrganization,
          onTabSelected,
          headingLevel,
        }}
        {...(slots && { slots })}
      />
    </ScreenRoot>
  );
}

function OrganizationsContent(props: OrganizationsScreenProps) {
  const { organizationId, tab, onOrganizationSelected, onOnlyOrganization, onTabSelected, slots } = props;
  const headingLevel = props.headingLevel ?? 2;
  const words = useMessages(organizationsMessages);
  const { session } = useAdminKit();
  const read = useOrganizations();
  const organizations = dataOf(read);
  const findCreated = useFindCreatedOrganization();
  const mayCreate = canCreateRootOrganization(session).isAllowed;
  const wasLeftOpen = useLeftOpen(rootOrganizationDraftKey) && mayCreate;
  const hasList = organizations !== null;
  const [creating, setCreating] = useState<{
    readonly find: ReturnType<typeof findCreated>;
    readonly hasList: boolean;
  } | null>(() => (wasLeftOpen ? { find: findCreated(), hasList } : null));
  // A dialog that reopens may be there before the list.
  useEffect(() => {
    if (hasList) setCreating((open) => (open?.hasList === false ? { find: findCreated(), hasList } : open));
  }, [hasList, findCreated]);
  usePreload(OrganizationPanel, CreateRootOrganizationDialog);
  const { aside, back, goBack, chooseFirst } = useDrillIn(organizationId, onOrganizationSelected);
  useOnlyOrganization(organizationId, session.user.isAdmin ? null : organizations, onOnlyOrganization);
  const Choices = session.user.isAdmin ? NeedsAttention : OwnOrganizations;
  const state = organizationId !== null ? 'selected' : listState(read);
  // An answer may arrive after the person has gone on. undefined: the screen is not shown any more.
  const shownId = useRef<number | null | undefined>(organizationId);
  useLayoutEffect(() => {
    shownId.current = organizationId;
    return () => {
      shownId.current = undefined;
    };
  }, [organizationId]);

  return (
    <div className="ak-organizations-screen-columns" data-state={state}>
      <div ref={aside} className="ak-organizations-screen-aside">
        {mayCreate && (
          <Replaceable name="createOrganization">
            <Button icon={<PlusIcon />} onClick={() => setCreating({ find: findCreated(), hasList })}>
              {words.createRoot}
            </Button>
          </Replaceable>
        )}
        <OrgTree
          selectedId={organizationId}
          headingLevel={organizationId === null ? headingLevel : ((headingLevel + 1) as 2 | 3 | 4)}
          onSelected={({ organization }) => onOrganizationSelected({ organizationId: organization.id })}
          {...(organizationId === null && slots && { slots })}
        />
      </div>
      <div className="ak-organizations-screen-detail">
        {organizationId !== null && (
          <Button
            ref={back}
            variant="quiet"
            icon={<ChevronStartIcon />}
            className="ak-organizations-screen-back"
            onClick={goBack}
          >
            {words.back}
          </Button>
        )}
        <Suspense fallback={null}>
          {organizationId !== null && (
            <OrganizationPanel
              key={organizationId}
              organizationId={organizationId}
              tab={tab}
              knownOrganizations={organizations}
              headingLevel={headingLevel}
              onOrganizationDeleted={({ organizationId: deletedId }) => {
                if (shownId.current === deletedId) onOrganizationSelected({ organizationId: null });
              }}
              {...(onTabSelected && { onTabSelected })}
              {...(slots && { slots })}
            />
          )}
        </Suspense>
        {state === 'none' && <EmptyState title={words.selectOne} />}
        <Suspense fallback={null}>
          {organizationId === null && organizations !== null && organizations.length > 0 && (
            <Choices
              organizations={organizations}
              headingLevel={(headingLevel + 1) as 2 | 3 | 4}
              onChosen={chooseFirst}
            />
          )}
        </Suspense>
      </div>
      <Suspense fallback={null}>
        {creating && mayCreate && (
          <CreateRootOrganizationDialog
            onClose={() => setCreating(null)}
            onOrganizationCreated={({ name }) => {
              const created = creating.find(name);
              if (created && shownId.current !== undefined)
                onOrganizationSelected({ organizationId: created.id });
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

function listState(read: ReturnType<typeof useOrganizations>): 'failed' | 'empty' | 'none' {
  if (read.status === 'failed') return 'failed';
  return dataOf(read)?.length === 0 ? 'empty' : 'none';
}

/** @spec A §2, §6 */
function canCreateRootOrganization({ user }: AdminSession): Permission<'onlyGlobalAdmins'> {
  return user.isAdmin ? allowed : refused('onlyGlobalAdmins');
}

function useOnlyOrganization(
  organizationId: number | null,
  organizations: readonly Organization[] | null,
  open: OrganizationsScreenProps['onOnlyOrganization'],
): void {
  // Someone who goes back from it wants to see the tree.
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const only = organizations?.length === 1 ? organizations[0] : undefined;
    if (organizationId === null && (only === undefined || wasOpen.current)) return;
    wasOpen.current = true;
    if (organizationId === null && only) open?.({ organizationId: only.id });
  }, [organizationId, organizations, open]);
}

function useDrillIn(
  organizationId: number | null,
  onOrganizationSelected: OrganizationsScreenProps['onOrganizationSelected'],
) {
  const aside = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const hasLostFocus = useRef(false);
  useLayoutEffect(() => {
    const tree = aside.current;
    if (tree === null) return;
    if (hasLostFocus.current) {
      tree.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
      hasLostFocus.current = false;
    } else if (
      organizationId !== null &&
      tree.contains(document.activeElement) &&
      getComputedStyle(tree).display === 'none'
    ) {
      back.current?.focus();
    }
  }, [organizationId]);
  const choose = (id: number | null) => {
    hasLostFocus.current = true;
    onOrganizationSelected({ organizationId: id });
  };
  return { aside, back, goBack: () => choose(null), chooseFirst: choose };
}
