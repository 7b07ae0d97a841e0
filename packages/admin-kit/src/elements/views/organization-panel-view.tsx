import { OrganizationPanel } from '../../screens/organization/index.ts';
import { dispatchElementEvent } from '../dispatch-element-event.ts';
import type { OrganizationPanelElement } from '../element-types.ts';
import type { ScreenView } from '../screen-definition.ts';

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
