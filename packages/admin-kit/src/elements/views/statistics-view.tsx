import { StatsCards } from '../../screens/stats/index.ts';
import { dispatchElementEvent } from '../dispatch-element-event.ts';
import type { StatisticsElement } from '../element-types.ts';
import type { ScreenView } from '../screen-definition.ts';

const View: ScreenView<StatisticsElement> = ({ element, tab }) => (
  <StatsCards
    tab={tab}
    onTabSelected={(event) => {
      element.tab = event.tab;
      dispatchElementEvent(element, 'ak-tab-selected', event);
    }}
  />
);

export default View;
