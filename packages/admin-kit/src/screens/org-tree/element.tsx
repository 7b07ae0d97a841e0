import type { ScreenView } from '../../elements/screen-definition.ts';
import { dispatchElementEvent } from '../../elements/screen-definition.ts';
import { OrgTree } from './index.ts';

/** `<ak-org-tree>`: the tree of organizations. */
export interface OrgTreeElement extends HTMLElement {
  /** The selected organization; follows the person's selection. */
  organizationId: number | null;
  headingLevel: 2 | 3 | 4 | null;
}

export interface OrgTreeEvents {
  'ak-organization-selected': CustomEvent<{ organizationId: number }>;
}

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
