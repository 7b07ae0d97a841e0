import { sharedContext } from '../../browser/shared-context.ts';

/** The appearance that overlays inherit from their screen. */
export interface PortalSettings {
  /** null: in the screen that opens it. */
  readonly container: HTMLElement | null;
  readonly theme: 'system' | 'light' | 'dark';
  readonly density: 'comfortable' | 'compact';
  readonly dir: 'ltr' | 'rtl';
  readonly lang: string;
}

/** Without a provider an overlay has the system's theme, so that `ui/` parts work alone. */
export const PortalContext = sharedContext<PortalSettings>('Portal', {
  container: null,
  theme: 'system',
  density: 'comfortable',
  dir: 'ltr',
  lang: 'en',
});
