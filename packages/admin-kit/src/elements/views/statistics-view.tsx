import { StatsCards } from '../../screens/stats/index.ts';
import type { StatisticsElement } from '../element-types.ts';
import type { ScreenView } from '../screen-definition.ts';
import { tell } from '../tell.ts';

const View: ScreenView<StatisticsElement> = ({ element, tab }) => (
  <StatsCards
    tab={tab}
    onTabSelected={(event) => {
      element.tab = event.tab;
      tell(element, 'ak-tab-selected', event);
    }}
  />
);

export default View;
