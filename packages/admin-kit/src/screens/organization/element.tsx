import type { ScreenView } from '../../elements/screen-definition.ts';
import { dispatchElementEvent } from '../../elements/screen-definition.ts';
import { OrganizationPanel } from './index.ts';

/** `<ak-organization-panel>`: one organization in its tabs. */
export interface OrganizationPanelElement extends HTMLElement {
  organizationId: number | null;
  /** The shown tab; follows the person's choice. @default the first */
  tab: string | null;
  headingLevel: 1 | 2 | 3 | null;
}

export interface OrganizationPanelEvents {
  'ak-organization-deleted': CustomEvent<{ organizationId: number }>;
  'ak-tab-selected': CustomEvent<{ tab: string }>;
}

const View: ScreenView<OrganizationPanelElement> = ({ element, organizationId, tab, headingLevel }) => {
  if (organizationId === null) return null;
  return (
    <OrganizationPanel
      organizationId={organizationId}
      tab={tab}
      headingLevel={headingLevel ?? undefined}
      onTabSelected={(event) => {
        element.tab = event.tab;
        dispatchElementEvent(element, 'ak-tab-selected', event);
      }}
      onOrganizationDeleted={(event) => dispatchElementEvent(element, 'ak-organization-deleted', event)}
    />
  );
};

export default View;
