import './skeleton.css';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `text` is as high as a line of text and sits on its middle. @default 'text' */
  shape?: SkeletonShape;
  /** One of the widths of the sheet. @default '100%', for a circle 32 px */
  width?: SkeletonWidth;
  /** One of the heights of the sheet, for blocks. @default 32 px */
  height?: SkeletonHeight;
}

/** The shape of what comes, shown only when it takes longer than 150 ms. Says nothing: see LoadingState. */
export function Skeleton({ shape = 'text', width, height, className, ...rest }: SkeletonProps) {
  return <span {...rest} aria-hidden="true" className={cx(skeletonClass(shape, width, height), className)} />;
}

/** The widths that skeleton.css has. */
export const skeletonWidths = ['30%', '40%', '50%', '60%', '70%', '80%', '16rem'] as const;
/** The heights that skeleton.css has, for blocks. */
export const skeletonHeights = ['8px', '32px', '36px', '120px', '160px', '200px', '240px', '340px'] as const;

export type SkeletonShape = 'text' | 'block' | 'circle';
export type SkeletonWidth = (typeof skeletonWidths)[number];
export type SkeletonHeight = (typeof skeletonHeights)[number];

/** Sizes are classes: a page's policy may forbid styles in HTML, and what a server renders is skeletons before all. */
export function skeletonClass(shape: SkeletonShape, width?: SkeletonWidth, height?: SkeletonHeight): string {
  return cx(
    'ak-skeleton',
    `ak-skeleton--${shape}`,
    width && `ak-skeleton--wide-${width.replace('%', '')}`,
    height && `ak-skeleton--high-${height.replace('px', '')}`,
  );
}
