import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link {...rest} to={href} />;
}
