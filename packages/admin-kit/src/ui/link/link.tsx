import { cx } from 'class-variance-authority';
import type { ComponentProps, ElementType } from 'react';
import { hostLinkClass } from './host-link-class.ts';
import './link.css';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** The host router's link, from `useAdminKit().linkComponent`. @default 'a' */
  component?: ElementType<ComponentProps<'a'>>;
}

/** A link in text or in a table cell. */
export function Link({ component: Anchor = 'a', className, ...rest }: LinkProps) {
  return <Anchor {...rest} className={cx('ak-link', hostLinkClass(Anchor), className)} />;
}
