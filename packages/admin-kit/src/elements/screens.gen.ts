// Written by scripts/element-registry.ts from the element.tsx of each feature. Do not edit.
import { flag, oneOf, text, wholeNumber } from './element-properties.ts';
import type { ScreenDefinition } from './screen-definition.ts';
import type { AdminScreenTagNameMap } from './screen-types.gen.ts';

export const screens: {
  readonly [Tag in keyof AdminScreenTagNameMap]: ScreenDefinition<AdminScreenTagNameMap[Tag]>;
} = {
  'ak-acting-as-banner': {
    properties: { username: text },
    load: () => import('../screens/login-as/element.tsx'),
  },
  'ak-license-card': {
    properties: { organizationId: wholeNumber, headingLevel: oneOf(2, 3, 4) },
    load: () => import('../screens/license/element.tsx'),
  },
  'ak-org-projects-panel': {
    properties: { organizationId: wholeNumber, hasOrganizationLink: flag, headingLevel: oneOf(2, 3, 4) },
    load: () => import('../screens/org-projects/element.tsx'),
  },
  'ak-org-tree': {
    properties: { organizationId: wholeNumber, headingLevel: oneOf(2, 3, 4) },
    load: () => import('../screens/org-tree/element.tsx'),
  },
  'ak-organization-panel': {
    properties: { organizationId: wholeNumber, tab: text, headingLevel: oneOf(1, 2, 3) },
    load: () => import('../screens/organization/element.tsx'),
  },
  'ak-project-roles-panel': {
    properties: { projectId: wholeNumber, projectName: text, isProjectAdmin: flag, headingLevel: oneOf(2, 3, 4) },
    load: () => import('../screens/project-roles/element.tsx'),
  },
  'ak-statistics': {
    properties: { tab: text },
    load: () => import('../screens/stats/element.tsx'),
  },
  'ak-ticket-detail': {
    properties: { ticketId: wholeNumber, hasShortcuts: flag, hasPageShortcuts: flag },
    load: () => import('../screens/ticket-detail/element.tsx'),
  },
  'ak-user-detail': {
    properties: { userId: wholeNumber },
    load: () => import('../screens/user-detail/element.tsx'),
  },
  'ak-users-table': {
    properties: {},
    load: () => import('../screens/users/element.tsx'),
  },
};
