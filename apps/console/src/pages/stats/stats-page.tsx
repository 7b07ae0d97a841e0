import { type GrowthView, StatsCards } from '@timemap/admin-kit/stats';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

const growthNames = ['range', 'step', 'show'] as const satisfies readonly (keyof GrowthView)[];

export function Component() {
  const navigate = useNavigate();
  const search = new URLSearchParams(useLocation().search);
  const go = (changes: Readonly<Record<string, string | null>>) => {
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) search.delete(name);
      else search.set(name, value);
    }
    void navigate({ pathname: paths.stats, search: search.toString() });
  };
  return (
    <StatsCards
      tab={search.get('tab')}
      onTabSelected={({ tab }) => go({ tab })}
      hasGrowth
      growthView={{ range: search.get('range'), step: search.get('step'), show: search.get('show') }}
      onGrowthViewChange={(view) => go(Object.fromEntries(growthNames.map((name) => [name, view[name]])))}
    />
  );
}
