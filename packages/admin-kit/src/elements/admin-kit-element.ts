import { attributeOf, oneOf, reflectProperties, text, upgradeProperties } from './element-properties.ts';
import type { AdminKitConfiguration, AdminKitElement } from './element-types.ts';

export const CONFIGURED = 'ak-configured';

const appearance = {
  theme: oneOf('light', 'dark', 'system'),
  density: oneOf('comfortable', 'compact'),
  locale: text,
  timeZone: text,
};
const names = Object.keys(appearance);

/** HTMLElement does not exist when this module is imported on a server. */
export function createAdminKitElement(): CustomElementConstructor {
  class KitElement extends HTMLElement {
    static readonly observedAttributes = [...names.map(attributeOf), 'dir'];
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
      upgradeProperties(this, [...names, 'configuration']);
    }

    attributeChangedCallback() {
      this.dispatchEvent(new Event(CONFIGURED));
    }
  }
  reflectProperties(KitElement, appearance);
  return KitElement;
}

export function configurationOf(kit: AdminKitElement): AdminKitConfiguration | null {
  if (!kit.configuration) return null;
  const { configuration, theme, density, dir, locale, timeZone } = kit;
  return {
    ...configuration,
    ...(theme && { theme }),
    ...(density && { density }),
    ...((dir === 'ltr' || dir === 'rtl') && { dir }),
    ...(locale && { locale }),
    ...(timeZone && { timeZone }),
  };
}
