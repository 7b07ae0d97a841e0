import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** The router's link for the kit: an anchor with `href`. Addresses of other origins stay plain links. */
export function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link {...rest} to={href} />;
}
