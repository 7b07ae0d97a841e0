import { OrgTree } from '../../screens/org-tree/index.ts';
import type { OrgTreeElement } from '../element-types.ts';
import type { ScreenView } from '../screen-definition.ts';
import { tell } from '../tell.ts';

const View: ScreenView<OrgTreeElement> = ({ element, organizationId, headingLevel }) => (
  <OrgTree
    selectedId={organizationId}
    headingLevel={headingLevel ?? undefined}
    onSelected={({ organization }) => {
      element.organizationId = organization.id;
      tell(element, 'ak-organization-selected', { organizationId: organization.id });
    }}
  />
);

export default View;
