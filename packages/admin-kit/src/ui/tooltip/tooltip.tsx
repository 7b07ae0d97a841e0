import { cx } from 'class-variance-authority';
import { type ComponentProps, useRef } from 'react';
import { useComposedRef } from '../../browser/use-composed-ref.ts';
import { useTooltip } from './use-tooltip.tsx';
import './tooltip.css';

export interface TooltipProps extends ComponentProps<'span'> {
  /** Never the only place of information, because touch has no hover. */
  text: string;
}

/**
 * Shows a text on hover and keyboard focus of its content. Assistive technology reads the content only, so
 * describe additional information there too.
 */
export function Tooltip({ text, className, children, ref, ...rest }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const composedRef = useComposedRef(anchor, ref);
  const tooltip = useTooltip(anchor, { text });
  return (
    <span {...rest} {...tooltip.anchorProps(rest)} ref={composedRef} className={cx('ak-tooltip', className)}>
      {children}
      {tooltip.bubble}
    </span>
  );
}
