export { defineAdminElements } from './define-admin-elements.ts';
export type {
  AdminElementAttributes,
  AdminElementEventMap,
  AdminElementTagNameMap,
  AdminKitConfiguration,
  AdminKitElement,
} from './element-types.ts';
// The types of the elements of all features.
export type * from './screen-types.gen.ts';
