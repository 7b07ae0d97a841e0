import type { CodeBatch } from '@timemap/admin-api';
import { type ReactNode, Suspense, useState } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { ScreenBoundary } from '../../parts/screen-boundary.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { useControlledTab } from '../../parts/use-controlled-tab.ts';
import { Button } from '../../ui/button/button.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadFailure } from '../../ui/screen-state/read-failure.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable, useHeaderActions } from '../../ui/slot/slot.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import type { GeneratedBatch } from './generate-batch.tsx';
import { InstitutionSection } from './institution-section.tsx';
import { KeysSection } from './keys-section.tsx';
import { lmsMessages } from './messages.ts';
import { canSeeLms, type LmsTab, lmsTabOf, lmsTabs } from './rules.ts';
import { type LmsOrganization, useGenerateBatch, useLms } from './use-lms.ts';
import './lms-panel.css';

const PaywallSection = lazyPart('paywall-section', () => import('./paywall-section.tsx'), 'PaywallSection');

export type LmsPanelPart = 'noInstitution' | 'toggleInstitution' | 'downloadCodes';

export interface LmsPanelProps extends ScreenRootProps {
  /** The organization whose LMS data is shown. Shown to global admins, and only for a root. */
  organization: LmsOrganization;
  /**
   * Controls the section, together with `onTabSelected`. null or an unknown name shows the first.
   * @default uncontrolled, initially the first
   */
  tab?: string | null;
  /** Fires when the person chooses a section. */
  onTabSelected?: (event: { tab: LmsTab }) => void;
  /** The level of its headings in the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: HeadedSlots<LmsPanelPart, { 'code-batches': CodeBatch }>;
}

/**
 * The LMS data of a root organization: its LTI institution, paywall codes and keys. Renders nothing for people who may
 * not see it.
 * @operation GET /organizations/{id}/lti @spec A §2, B §2
 */
export function LmsPanel(props: LmsPanelProps) {
  return (
    <ScreenBoundary screen="lms-panel" resetKey={props.organization?.id}>
      <LmsOf {...props} />
    </ScreenBoundary>
  );
}

function LmsOf({ organization, tab, onTabSelected, headingLevel = 3, ...rest }: LmsPanelProps) {
  const { session } = useAdminKit();
  if (!canSeeLms(session, organization)) return null;
  return (
    <ScreenRoot {...rest} screen="lms-panel" resetKey={organization.id}>
      <LmsContent
        key={organization.id}
        organization={organization}
        tab={tab}
        onTabSelected={onTabSelected}
        headingLevel={headingLevel}
      />
    </ScreenRoot>
  );
}

interface ContentProps {
  organization: LmsOrganization;
  tab: LmsPanelProps['tab'];
  onTabSelected: LmsPanelProps['onTabSelected'];
  headingLevel: 2 | 3 | 4;
}

const noInstitution = { id: 0, name: '' };

function LmsContent({ organization, tab, onTabSelected, headingLevel }: ContentProps) {
  const words = useMessages(lmsMessages);
  const state = useLms(organization);
  const hostActions = useHeaderActions(null, true);
  const [shownTab, choose] = useControlledTab(tab, onTabSelected);
  const generate = useGenerateBatch((state.status === 'ready' && state.institution) || noInstitution);
  const [generated, setGenerated] = useState<GeneratedBatch | null>(null);

  switch (state.status) {
    case 'denied':
      return null;
    case 'loading':
      return (
        <LoadingState label={words.loading} className="ak-lms-panel-loading">
          <Skeleton shape="block" height="32px" />
          <Skeleton shape="block" height="160px" />
        </LoadingState>
      );
    case 'failed':
      return <ReadFailure read={state} title={words.loadFailed} />;
    case 'ready': {
      const { institution, isRefreshing, actions } = state;
      const none = (
        <Replaceable name="noInstitution">
          <EmptyState
            title={words.none}
            action={<Button onClick={() => choose('institution')}>{words.toInstitution}</Button>}
          />
        </Replaceable>
      );
      const contents: Readonly<Record<LmsTab, () => ReactNode>> = {
        institution: () => <InstitutionSection {...{ organization, institution, actions, headingLevel }} />,
        paywall: () =>
          institution ? (
            <Suspense
              fallback={
                <LoadingState>
                  <Skeleton shape="block" height="160px" />
                </LoadingState>
              }
            >
              <PaywallSection
                key={institution.id}
                onGenerated={setGenerated}
                {...{ institution, generate, generated }}
              />
            </Suspense>
          ) : (
            none
          ),
        keys: () => (institution ? <KeysSection {...{ organization, institution, headingLevel }} /> : none),
        semester: () => <EmptyState title={words.comingSoon} />,
      };
      return (
        <>
          {isRefreshing && <Progress label={words.loading} className="ak-lms-panel-progress" />}
          <ReadFailure read={state} title={words.loadFailed} />
          <Tabs
            variant="pill"
            label={words.sections}
            actions={hostActions}
            value={lmsTabOf(shownTab)}
            onValueChange={(value) => choose(lmsTabOf(value))}
            items={lmsTabs.map((value) => ({ value, label: words[value], content: contents[value]() }))}
          />
        </>
      );
    }
  }
}
