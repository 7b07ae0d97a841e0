import { CONFIGURED, configurationOf } from './admin-kit-element.ts';
import { attributeOf, reflectProperties, upgradeProperties } from './element-properties.ts';
import type { AdminKitElement, ElementSlots } from './element-types.ts';
import type { MountedScreen } from './mount-screen.tsx';
import { type AnyScreenDefinition, dispatchCrash } from './screen-definition.ts';

export function createScreenElement({ properties, load }: AnyScreenDefinition): CustomElementConstructor {
  const names = Object.keys(properties);

  class ScreenElement extends HTMLElement {
    static readonly observedAttributes = names.map(attributeOf);
    #kit: AdminKitElement | null = null;
    #loading: Promise<unknown> | null = null;
    #mounted: MountedScreen | null = null;
    #slots: ElementSlots | null = null;

    get slots() {
      return this.#slots;
    }

    set slots(slots) {
      this.#slots = slots;
      this.#show();
    }

    connectedCallback() {
      this.classList.add('ak-element');
      upgradeProperties(this, [...names, 'slots']);
      this.#enter(closestAdminKit(this));
    }

    /** `moveBefore` calls it and keeps everything, perhaps below another `<ak-admin-kit>`. */
    connectedMoveCallback() {
      this.#enter(closestAdminKit(this));
    }

    disconnectedCallback() {
      // A move removes and inserts the element in one task.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#kit?.removeEventListener(CONFIGURED, this.#show);
        this.#kit = null;
        this.#leave();
      });
    }

    attributeChangedCallback() {
      this.#show();
    }

    #enter(kit: AdminKitElement | null) {
      if (kit === null) {
        reportError(new Error(`<${this.localName}> is outside <ak-admin-kit>. Put it inside one.`));
      }
      if (kit !== this.#kit) {
        this.#kit?.removeEventListener(CONFIGURED, this.#show);
        kit?.addEventListener(CONFIGURED, this.#show);
        this.#kit = kit;
      }
      this.#show();
    }

    #leave() {
      this.#mounted?.unmount();
      this.#mounted = null;
      this.#loading = null;
    }

    #show = () => {
      const kit = this.#kit;
      const configuration = kit && configurationOf(kit);
      if (kit === null || configuration === null) return this.#leave();
      if (this.#mounted !== null)
        return this.#mounted.render({
          kit,
          configuration,
          properties: this.#read(),
          slots: this.#slots,
        });
      if (this.#loading !== null) return;
      const loading = Promise.all([import('./mount-screen.tsx'), load()]);
      this.#loading = loading;
      loading.then(
        ([{ mountScreen }, view]) => {
          if (this.#loading !== loading) return;
          this.#mounted = mountScreen(this, view.default);
          this.#show();
        },
        (error: unknown) => {
          if (this.#loading !== loading) return;
          this.#loading = null;
          dispatchCrash(this, error);
        },
      );
    };

    #read() {
      return Object.fromEntries(names.map((name) => [name, Reflect.get(this, name)]));
    }
  }

  reflectProperties(ScreenElement, properties);
  return ScreenElement;
}

function closestAdminKit(element: Element): AdminKitElement | null {
  let at: Element | null = element;
  while (at !== null) {
    const found: AdminKitElement | null = at.closest('ak-admin-kit');
    if (found !== null) return found;
    const root: Node = at.getRootNode();
    at = 'host' in root ? (root as ShadowRoot).host : null;
  }
  return null;
}
