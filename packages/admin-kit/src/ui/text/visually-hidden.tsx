import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import './visually-hidden.css';

/** Text for assistive technology only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx('ak-visually-hidden', className)} />;
}
