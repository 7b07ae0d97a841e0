import { Suspense, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart } from '../../provider/lazy-part.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../provider/screen-root.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { projectCounts } from './api.ts';
import { statsMessages } from './messages.ts';
import { FactsCard, StatsCard } from './stats-card.tsx';
import { type StatsState, useStats } from './use-stats.ts';
import './stats-cards.css';

const BarChart = lazyPart('bar-chart', () => import('./bar-chart.tsx'), { optional: true });
const InstitutionsTable = lazyPart('institutions-table', () => import('./institutions-table.tsx'));

const generalCounts = ['userCount', 'ltiUserCount', 'googleUserCount', 'projectCount'] as const;
// Without the counts of words, which are so much larger that every other bar would look empty.
const chartedCounts = projectCounts.filter((count) => !count.endsWith('WordCountApprox'));

export type StatsTab = 'global' | 'lti';

export interface StatsCardsProps extends ScreenRootProps {
  /** The selected tab. Controlled, with `onTabSelected`. @default the one that the person chose, initially 'global' */
  tab?: string | null;
  /** Fires when a person selects a tab. */
  onTabSelected?: (event: { tab: StatsTab }) => void;
}

/**
 * Usage statistics: general and project stats, and those of LTI.
 * @operation GET /admin/stats/general, GET /admin/stats/lti, GET /admin/stats/project, GET /admin/stats/lti-by-institution
 * @spec A §2
 */
export function StatsCards({ tab = null, onTabSelected, ...rest }: StatsCardsProps) {
  return (
    <ScreenRoot {...rest} screen="stats-cards">
      <StatsContent tab={tab} {...(onTabSelected && { onTabSelected })} />
    </ScreenRoot>
  );
}

function StatsContent({ tab, onTabSelected }: Pick<StatsCardsProps, 'tab' | 'onTabSelected'>) {
  const words = useMessages(statsMessages);
  const stats = useStats();
  const [ownTab, setOwnTab] = useState<string>('global');
  const shown = (tab ?? ownTab) === 'lti' ? 'lti' : 'global';
  return (
    <Tabs
      label={words.tabs}
      value={shown}
      onValueChange={(value) => {
        setOwnTab(value);
        onTabSelected?.({ tab: value as StatsTab });
      }}
      items={[
        { value: 'global', label: words.global, content: <GlobalTab stats={stats} /> },
        { value: 'lti', label: words.lti, content: <LtiTab stats={stats} /> },
      ]}
    />
  );
}

function GlobalTab({ stats }: { stats: StatsState }) {
  const words = useMessages(statsMessages);
  return (
    <div className="ak-stats-cards-list">
      <FactsCard
        title={words.general}
        fileName="general-stats"
        read={stats.general}
        facts={(general) => generalCounts.map((count) => ({ label: words[count], value: general[count] }))}
      />
      <FactsCard
        title={words.project}
        fileName="project-stats"
        read={stats.project}
        facts={(project) => projectCounts.map((count) => ({ label: words[count], value: project[count] }))}
      >
        {(project) => (
          <Suspense fallback={null}>
            <BarChart
              title={words.chartOfProject}
              facts={chartedCounts.map((count) => ({ label: words[count], value: project[count] }))}
            />
          </Suspense>
        )}
      </FactsCard>
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
      <StatsCard title={words.byInstitution} read={stats.institutions}>
        {(rows) => (
          <Suspense fallback={null}>
            <InstitutionsTable rows={rows} />
          </Suspense>
        )}
      </StatsCard>
    </div>
  );
}
