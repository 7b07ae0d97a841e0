import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import {
  type SkeletonHeight,
  type SkeletonShape,
  type SkeletonWidth,
  skeletonClass,
} from './skeleton-class.ts';
import './skeleton.css';

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
