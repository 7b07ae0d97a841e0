import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import { useDoctor } from '../../doctor/use-doctor.ts';
import { levelOf } from './level.ts';
import './progress.css';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the work: 'Loading users'. */
  label: string;
  /** The finished part, 0 to `max`. @default none: a thin running line */
  value?: number | null;
  /** @default 100 */
  max?: number;
}

/** Work in progress: a thin running line, or a bar if its length is known. */
export function Progress({ label, value = null, max = 100, className, style, ...rest }: ProgressProps) {
  useDoctor();
  const level = levelOf(value, max);
  const share = level && { '--ak-progress-share': level.share };
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={level ? 0 : undefined}
      aria-valuemax={level ? level.max : undefined}
      aria-valuenow={level ? level.clamped : undefined}
      className={cx('ak-progress', className)}
      data-state={level ? 'determinate' : 'indeterminate'}
      style={{ ...share, ...style } as CSSProperties}
    >
      <span className="ak-progress-bar" />
    </div>
  );
}
