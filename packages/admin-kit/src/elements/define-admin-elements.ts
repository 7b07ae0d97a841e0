import { createAdminKitElement } from './admin-kit-element.ts';
import type { AnyScreenDefinition } from './screen-definition.ts';
import { createScreenElement } from './screen-element.ts';
import { screens } from './screens.gen.ts';
import './elements.css';

/**
 * Defines `<ak-admin-kit>` and the elements of the screens, unless a name is taken already. On a server it does nothing.
 * @param registry where the names are known. @default the page's own
 */
export function defineAdminElements(
  registry: CustomElementRegistry | undefined = globalThis.customElements,
): void {
  if (registry === undefined) return;
  const define = (tag: string, create: () => CustomElementConstructor) => {
    if (registry.get(tag) === undefined) registry.define(tag, create());
  };
  // First: screens that stand in the page already look for theirs when they are defined.
  define('ak-admin-kit', createAdminKitElement);
  for (const [tag, definition] of Object.entries<AnyScreenDefinition>(screens)) {
    define(tag, () => createScreenElement(definition));
  }
}
