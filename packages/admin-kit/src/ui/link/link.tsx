import { useDoctor } from '../../doctor/use-doctor.ts';
import './link.css';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ElementType } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  /** The address it leads to. */
  href: string;
  /** The host router's link, from `useAdminKit().linkComponent`. @default 'a' */
  component?: ElementType<ComponentProps<'a'>>;
  /** For lists of nothing but links, which need no color to say so: it looks like text until it is pointed at. @default false */
  isQuiet?: boolean;
}

/** A link in text or in a table cell. */
export function Link({ component: Anchor = 'a', isQuiet = false, className, ...rest }: LinkProps) {
  useDoctor();
  return (
    <Anchor
      {...rest}
      className={cx('ak-link', isQuiet && 'ak-link--quiet', hostLinkClass(Anchor), className)}
    />
  );
}

/** Style sheets keep the host's classes on such elements. */
export function hostLinkClass(component: ElementType): string | undefined {
  return component === 'a' ? undefined : 'ak-host-link';
}
