import { StatsCards } from '@timemap/admin-kit/stats';
import { useLocation, useNavigate } from 'react-router';
import { paths, pathTo } from '../../paths.ts';

/** The tab lives in the address. */
export function Component() {
  const navigate = useNavigate();
  const tab = new URLSearchParams(useLocation().search).get('tab');
  return (
    <StatsCards
      tab={tab}
      onTabSelected={(selected) => void navigate(pathTo(paths.stats, {}, { tab: selected.tab }))}
    />
  );
}
