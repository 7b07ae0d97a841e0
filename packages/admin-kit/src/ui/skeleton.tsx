import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import './skeleton.css';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `text` is as high as a line of text and sits on its middle. @default 'text' */
  shape?: 'text' | 'block' | 'circle';
  /** A CSS length or percentage. @default '100%', for a circle 32 px */
  width?: string;
  /** A CSS length, for blocks. @default 32 px */
  height?: string;
}

/** The shape of what comes, shown only when it takes longer than 150 ms. Says nothing: see LoadingState. */
export function Skeleton({ shape = 'text', width, height, className, style, ...rest }: SkeletonProps) {
  const size = { '--ak-skeleton-width': width, '--ak-skeleton-height': height };
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={cx('ak-skeleton', `ak-skeleton--${shape}`, className)}
      style={{ ...size, ...style } as CSSProperties}
    />
  );
}
