import { useRootWarning } from '../kit-root/use-root-warning.ts';
import './link.css';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ElementType } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  /** The address it leads to. */
  href: string;
  /** The host router's link, from `useAdminKit().linkComponent`. @default 'a' */
  component?: ElementType<ComponentProps<'a'>>;
}

/** A link in text or in a table cell. */
export function Link({ component: Anchor = 'a', className, ...rest }: LinkProps) {
  useRootWarning();
  return <Anchor {...rest} className={cx('ak-link', hostLinkClass(Anchor), className)} />;
}

/** The style sheets keep the host's own classes on such elements. */
export function hostLinkClass(component: ElementType): string | undefined {
  return component === 'a' ? undefined : 'ak-host-link';
}
