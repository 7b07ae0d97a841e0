import type { ScreenView } from '../../elements/screen-definition.ts';
import { dispatchElementEvent } from '../../elements/screen-definition.ts';
import { StatsCards } from './index.ts';

/** `<ak-statistics>`: usage statistics. */
export interface StatisticsElement extends HTMLElement {
  /** 'global' or 'lti'; follows the person's choice. @default 'global' */
  tab: string | null;
}

export interface StatisticsEvents {
  'ak-tab-selected': CustomEvent<{ tab: string }>;
}

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
