import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';

/** A link of the navigation: it says so when the page on the screen is the one it leads to, or lies below it. */
export function NavLink({ to, ...rest }: ComponentProps<typeof Link> & { to: string }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
