import type { ScreenView } from '../../elements/screen-definition.ts';
import { OrgProjectsPanel } from './index.ts';

/** `<ak-org-projects-panel>`: the projects of an organization. Creating one loads the map. */
export interface OrgProjectsPanelElement extends HTMLElement {
  organizationId: number | null;
  hasOrganizationLink: boolean | null;
  headingLevel: 2 | 3 | 4 | null;
}

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
