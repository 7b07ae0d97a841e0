import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type IconName, iconPaths } from './icon-paths.ts';
import './icon.css';

export type { IconName };

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  name: IconName;
}

const directional: ReadonlySet<IconName> = new Set([
  'chevron-start',
  'chevron-end',
  'external',
  'sidebar',
  'sign-out',
]);

/** A 16 px line drawing in the colour of the text around it. Always beside a word or inside a labelled control. */
export function Icon({ name, className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill={name === 'dots' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={cx('ak-icon', directional.has(name) && 'ak-icon--directional', className)}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
