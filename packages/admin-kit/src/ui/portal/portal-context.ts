import { createContext } from 'react';

/** What floats leaves its screen's element: this carries the screen's appearance to where it goes. */
export interface PortalSettings {
  /** Where overlays are mounted. null: at the end of the body. */
  readonly container: HTMLElement | null;
  readonly theme: 'system' | 'light' | 'dark';
  readonly density: 'comfortable' | 'compact';
  readonly dir: 'ltr' | 'rtl';
  readonly lang: string;
}

/** Without a provider an overlay goes to the body and follows the system, so that `ui/` parts work alone. */
export const PortalContext = createContext<PortalSettings>({
  container: null,
  theme: 'system',
  density: 'comfortable',
  dir: 'ltr',
  lang: 'en',
});
