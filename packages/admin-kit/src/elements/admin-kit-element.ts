import type { AdminKitConfiguration, AdminKitElement } from './element-types.ts';
import { keepEarlyProperties } from './keep-early-properties.ts';

/** Dispatched by `<ak-admin-kit>` alone, for the screens that listen to theirs. */
export const CONFIGURED = 'ak-configured';

const APPEARANCE = ['theme', 'density', 'dir', 'locale', 'time-zone'] as const;

/** Makes the class: there is no HTMLElement to extend where this module is only imported, on a server. */
export function createAdminKitElement(): CustomElementConstructor {
  return class extends HTMLElement implements AdminKitElement {
    static readonly observedAttributes = APPEARANCE;
    #configuration: AdminKitConfiguration | null = null;

    get configuration() {
      return this.#configuration;
    }

    set configuration(configuration) {
      this.#configuration = configuration;
      this.dispatchEvent(new Event(CONFIGURED));
    }

    connectedCallback() {
      this.classList.add('ak-element-around');
      keepEarlyProperties(this, ['configuration']);
    }

    attributeChangedCallback() {
      this.dispatchEvent(new Event(CONFIGURED));
    }
  };
}

/** The configuration with what the element's attributes say. */
export function configurationOf(kit: AdminKitElement): AdminKitConfiguration | null {
  if (!kit.configuration) return null;
  const { configuration } = kit;
  const [theme, density, dir, locale, timeZone] = APPEARANCE.map((name) => kit.getAttribute(name));
  return {
    ...configuration,
    ...((theme === 'light' || theme === 'dark' || theme === 'system') && { theme }),
    ...((density === 'comfortable' || density === 'compact') && { density }),
    ...((dir === 'ltr' || dir === 'rtl') && { dir }),
    ...(locale && { locale }),
    ...(timeZone && { timeZone }),
  };
}
