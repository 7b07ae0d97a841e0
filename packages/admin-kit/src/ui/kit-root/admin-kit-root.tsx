import { cx } from 'class-variance-authority';
import { type ComponentProps, use, useMemo } from 'react';
import { PortalContext, type PortalSettings } from '../portal/portal-settings.ts';

export interface AdminKitRootProps extends ComponentProps<'div'> {
  /** Colors; `system` follows the page's `color-scheme`. @default that of the surrounding root or provider, else 'system' */
  theme?: 'system' | 'light' | 'dark';
  /** The heights of controls and the space between them. @default that of the surrounding root or provider, else 'comfortable' */
  density?: 'comfortable' | 'compact';
  /** The reading direction. @default that of the surrounding root or provider, else 'ltr' */
  dir?: 'ltr' | 'rtl';
  /** The language of the content, a BCP 47 tag. @default that of the surrounding root or provider, else 'en' */
  lang?: string;
  /**
   * Where dialogs, menus and toasts are mounted.
   * @default that of the surrounding root or provider, else dialogs and menus in this root, and toasts in the body
   */
  portalContainer?: HTMLElement | null;
}

/**
 * Required around parts that are used outside of a screen. It sets the tokens, and its theme, density,
 * direction and language also apply to the dialogs, menus and toasts of its content. It needs no provider.
 */
export function AdminKitRoot(props: AdminKitRootProps) {
  const outer = use(PortalContext);
  const {
    theme = outer.theme,
    density = outer.density,
    dir = outer.dir,
    lang = outer.lang,
    portalContainer: container = outer.container,
    className,
    ...rest
  } = props;
  const settings = useMemo<PortalSettings>(
    () => ({ theme, density, dir, lang, container }),
    [theme, density, dir, lang, container],
  );
  return (
    <PortalContext value={settings}>
      <div
        {...rest}
        className={cx('ak-root', className)}
        data-theme={theme === 'system' ? undefined : theme}
        data-density={density}
        dir={dir}
        lang={lang}
      />
    </PortalContext>
  );
}
