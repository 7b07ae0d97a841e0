import { createAdminKitElement } from './admin-kit-element.ts';
import type { AnyScreenDefinition } from './screen-definition.ts';
import { createScreenElement } from './screen-element.ts';
import { screens } from './screens.gen.ts';
import './elements.css';

/**
 * Defines `<ak-admin-kit>` and the elements of the screens, except names that are already defined. Does nothing on a
 * server.
 * @param registry where the names are known. @default the page's own
 */
export function defineAdminElements(
  registry: CustomElementRegistry | undefined = globalThis.customElements,
): void {
  if (registry === undefined) return;
  const define = (tag: string, create: () => CustomElementConstructor) => {
    if (registry.get(tag) === undefined) registry.define(tag, create());
  };
  // Upgraded screens look for their `<ak-admin-kit>`.
  define('ak-admin-kit', createAdminKitElement);
  for (const [tag, definition] of Object.entries<AnyScreenDefinition>(screens)) {
    define(tag, () => createScreenElement(definition));
  }
}
