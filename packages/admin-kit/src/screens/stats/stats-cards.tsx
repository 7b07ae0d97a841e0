import type { LtiInstitutionStats } from '@timemap/admin-api';
import { Suspense, useEffect, useState } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { useControlledTab } from '../../parts/use-controlled-tab.ts';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { useHeaderActions } from '../../ui/slot/slot.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import type { GrowthView } from './growth.tsx';
import { statsMessages } from './messages.ts';
import { FactsCard, StatsCard } from './stats-card.tsx';
import { projectCounts, type StatsState, useStats } from './use-stats.ts';
import './stats-cards.css';

const ProjectContents = lazyPart('project-contents', () => import('./project-contents.tsx'), 'default', {
  optional: true,
});
const Growth = lazyPart('growth', () => import('./growth.tsx'));
const LicenseSeats = lazyPart('license-seats', () => import('./license-seats.tsx'));
const InstitutionsTable = lazyPart('institutions-table', () => import('./institutions-table.tsx'));

const generalCounts = ['userCount', 'ltiUserCount', 'googleUserCount', 'projectCount'] as const;

export type StatsTab = 'global' | 'lti';

export interface StatsCardsProps extends ScreenRootProps {
  /** The selected tab; null for 'global'. Controlled, with `onTabSelected`. @default uncontrolled, initially 'global' */
  tab?: string | null;
  /** Fires when a person selects a tab. */
  onTabSelected?: (event: { tab: StatsTab }) => void;
  /**
   * Whether global admins also see the growth of users, projects, tickets and deals, and the seats of licenses. The charts
   * load after the cards, and their lists after the stats; the seats when the page is idle, on a press where there are more
   * than 200 root organizations.
   * @default false
   */
  hasGrowth?: boolean;
  /** The state of the growth charts. Controlled, with `onGrowthViewChange`. @default the person's choice */
  growthView?: GrowthView;
  /** Fires when a person changes the growth charts. */
  onGrowthViewChange?: (view: GrowthView) => void;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: HeadedSlots<never, { 'lti-institutions': LtiInstitutionStats }>;
}

type GrowthSettings = Pick<StatsCardsProps, 'hasGrowth' | 'growthView' | 'onGrowthViewChange'>;
const firstGrowthView: GrowthView = { range: null, step: null, show: null };

/**
 * Usage statistics: general and project stats, and those of LTI.
 * @operation GET /admin/stats/general, GET /admin/stats/lti, GET /admin/stats/project, GET /admin/stats/lti-by-institution
 * @spec A §2
 */
export function StatsCards({
  tab,
  onTabSelected,
  hasGrowth,
  growthView,
  onGrowthViewChange,
  ...rest
}: StatsCardsProps) {
  return (
    <ScreenRoot {...rest} screen="stats-cards">
      <StatsContent {...{ tab, onTabSelected, hasGrowth, growthView, onGrowthViewChange }} />
    </ScreenRoot>
  );
}

type ContentProps = {
  [Name in keyof GrowthSettings | 'tab' | 'onTabSelected']: StatsCardsProps[Name] | undefined;
};

function StatsContent({ tab, onTabSelected, ...growth }: ContentProps) {
  const words = useMessages(statsMessages);
  const stats = useStats();
  const hostActions = useHeaderActions(null, true);
  const [shown, select] = useControlledTab(tab, onTabSelected);
  const [ownView, setOwnView] = useState(firstGrowthView);
  const chosen = { ownView, setOwnView };
  return (
    <Tabs
      label={words.tabs}
      actions={hostActions}
      value={shown === 'lti' ? 'lti' : 'global'}
      onValueChange={(value) => select(value as StatsTab)}
      items={[
        {
          value: 'global',
          label: words.global,
          content: <GlobalTab stats={stats} {...growth} {...chosen} />,
        },
        { value: 'lti', label: words.lti, content: <LtiTab stats={stats} /> },
      ]}
    />
  );
}

interface GlobalTabProps extends Omit<ContentProps, 'tab' | 'onTabSelected'> {
  stats: StatsState;
  ownView: GrowthView;
  setOwnView: (view: GrowthView) => void;
}

function GlobalTab({
  stats,
  hasGrowth = false,
  growthView,
  onGrowthViewChange,
  ownView,
  setOwnView,
}: GlobalTabProps) {
  const words = useMessages(statsMessages);
  const { session } = useAdminKit();
  // Growth sends its requests after the specified calls, even if its script is already loaded.
  const [isAfterStats, setIsAfterStats] = useState(false);
  useEffect(() => setIsAfterStats(true), []);
  const growthPlace = <Section title={words.growth} className="ak-stats-cards-growth-place" />;
  return (
    <div className="ak-stats-cards-list">
      <FactsCard
        title={words.general}
        fileName="general-stats"
        read={stats.general}
        facts={(general) => generalCounts.map((count) => ({ label: words[count], value: general[count] }))}
      />
      {hasGrowth && session.user.isAdmin && (
        <Suspense fallback={growthPlace}>
          {isAfterStats ? (
            <Growth
              view={growthView ?? ownView}
              onViewChange={(view) => {
                setOwnView(view);
                onGrowthViewChange?.(view);
              }}
            />
          ) : (
            growthPlace
          )}
        </Suspense>
      )}
      <FactsCard
        title={words.project}
        fileName="project-stats"
        read={stats.project}
        facts={(project) => projectCounts.map((count) => ({ label: words[count], value: project[count] }))}
      >
        {(project) => (
          <Suspense fallback={null}>
            <ProjectContents stats={project} />
          </Suspense>
        )}
      </FactsCard>
      {hasGrowth && session.user.isAdmin && (
        <Suspense fallback={null}>{isAfterStats && <LicenseSeats />}</Suspense>
      )}
    </div>
  );
}

function LtiTab({ stats }: { stats: StatsState }) {
  const words = useMessages(statsMessages);
  const { canRefreshLti } = stats;
  return (
    <div className="ak-stats-cards-list">
      <FactsCard
        title={words.globalLti}
        fileName="global-lti-stats"
        read={stats.lti}
        refreshRefusal={canRefreshLti.isAllowed ? undefined : words[canRefreshLti.reason]}
        facts={({ institutionCount, projectCount, timelineCount }) => [
          { label: words.institutionCount, value: institutionCount },
          { label: words.ltiProjectCount, value: projectCount },
          { label: words.ltiTimelineCount, value: timelineCount },
        ]}
      />
      <StatsCard
        title={words.byInstitution}
        placeholder={<Skeleton shape="block" height="160px" />}
        read={stats.institutions}
      >
        {(rows) => (
          <Suspense fallback={null}>
            <InstitutionsTable rows={rows} />
          </Suspense>
        )}
      </StatsCard>
    </div>
  );
}
