import { OrganizationPanel } from '../../screens/organization/index.ts';
import type { OrganizationPanelElement } from '../element-types.ts';
import type { ScreenView } from '../screen-definition.ts';
import { tell } from '../tell.ts';

const View: ScreenView<OrganizationPanelElement> = ({ element, organizationId, tab, headingLevel }) => {
  if (organizationId === null) return null;
  return (
    <OrganizationPanel
      organizationId={organizationId}
      tab={tab}
      headingLevel={headingLevel ?? undefined}
      onTabSelected={(event) => {
        element.tab = event.tab;
        tell(element, 'ak-tab-selected', event);
      }}
      onOrganizationDeleted={(event) => tell(element, 'ak-organization-deleted', event)}
    />
  );
};

export default View;
