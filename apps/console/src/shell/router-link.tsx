import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Addresses of other origins stay plain links. */
export function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link {...rest} to={href} />;
}
