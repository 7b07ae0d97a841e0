export { defineAdminElements } from './define-admin-elements.ts';
export type {
  AdminElementAttributes,
  AdminElementEventMap,
  AdminElementTagNameMap,
  AdminKitConfiguration,
  AdminKitElement,
} from './element-types.ts';
export type * from './screen-types.gen.ts';
