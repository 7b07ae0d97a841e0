import './skeleton.css';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `text` has the height of a line and is vertically centered in it. @default 'text' */
  shape?: SkeletonShape;
  /** One of the widths in the style sheet. @default '100%', for a circle 32 px */
  width?: SkeletonWidth;
  /** One of the heights in the style sheet, for blocks. @default 32 px */
  height?: SkeletonHeight;
}

/** The shape of content that is loading, shown after 150 ms. Hidden from assistive technology: see LoadingState. */
export function Skeleton({ shape = 'text', width, height, className, ...rest }: SkeletonProps) {
  return <span {...rest} aria-hidden="true" className={cx(skeletonClass(shape, width, height), className)} />;
}

export const skeletonWidths = ['30%', '40%', '50%', '60%', '70%', '80%', '16rem'] as const;
export const skeletonHeights = [
  '8px',
  '32px',
  '36px',
  '120px',
  '160px',
  '200px',
  '220px',
  '240px',
  '340px',
] as const;

export type SkeletonShape = 'text' | 'block' | 'circle';
export type SkeletonWidth = (typeof skeletonWidths)[number];
export type SkeletonHeight = (typeof skeletonHeights)[number];

/** Sizes are classes, because a page's policy may forbid style attributes in server-rendered HTML. */
export function skeletonClass(shape: SkeletonShape, width?: SkeletonWidth, height?: SkeletonHeight): string {
  return cx(
    'ak-skeleton',
    `ak-skeleton--${shape}`,
    width && `ak-skeleton--wide-${width.replace('%', '')}`,
    height && `ak-skeleton--high-${height.replace('px', '')}`,
  );
}
