import { OrgTree } from '../../screens/org-tree/index.ts';
import { dispatchElementEvent } from '../dispatch-element-event.ts';
import type { OrgTreeElement } from '../element-types.ts';
import type { ScreenView } from '../screen-definition.ts';

const View: ScreenView<OrgTreeElement> = ({ element, organizationId, headingLevel }) => (
  <OrgTree
    selectedId={organizationId}
    headingLevel={headingLevel ?? undefined}
    onSelected={({ organization }) => {
      element.organizationId = organization.id;
      dispatchElementEvent(element, 'ak-organization-selected', { organizationId: organization.id });
    }}
  />
);

export default View;
