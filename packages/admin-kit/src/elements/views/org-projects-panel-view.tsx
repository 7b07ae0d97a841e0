import { OrgProjectsPanel } from '../../screens/org-projects/index.ts';
import type { OrgProjectsPanelElement } from '../element-types.ts';
import type { ScreenView } from '../screen-definition.ts';

const View: ScreenView<OrgProjectsPanelElement> = (props) => {
  const { organizationId, hasOrganizationLink, headingLevel } = props;
  if (organizationId === null) return null;
  return (
    <OrgProjectsPanel
      organizationId={organizationId}
      hasOrganizationLink={hasOrganizationLink ?? undefined}
      headingLevel={headingLevel ?? undefined}
    />
  );
};

export default View;
