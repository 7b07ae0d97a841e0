export { defineAdminElements } from './define-admin-elements.ts';
export type {
  AdminElementAttributes,
  AdminElementEventMap,
  AdminElementTagNameMap,
  AdminKitConfiguration,
  AdminKitElement,
  ElementContent,
  ElementListSlots,
  ElementSlots,
  ElementTableSlots,
  SlottedElement,
} from './element-types.ts';
export type * from './screen-types.gen.ts';
