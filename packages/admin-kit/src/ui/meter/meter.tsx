import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, useId } from 'react';
import { useDoctor } from '../../doctor/use-doctor.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { levelOf } from '../progress/level.ts';
import { EmptyValue } from '../text/empty-value.tsx';
import './meter.css';

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the measured thing: 'Seats taken'. Shown above the bar. */
  label: string;
  /** null: unknown; the bar stays empty and the text is a dash. */
  value: number | null | undefined;
  /** The maximum; may be 0 or less than `value`. */
  max: number | null | undefined;
  /** The level in words. @default '8 of 10' */
  text?: string;
}

/** A level, such as seats taken of seats allowed. The bar never exceeds its frame; the text has the real numbers. */
export function Meter({ label, value, max, text, className, style, ...rest }: MeterProps) {
  useDoctor();
  const words = useMessages(displayMessages);
  const labelId = useId();
  const level = levelOf(value, max);
  const inNumbers = useNumberFormat();
  const valueText =
    text ?? (level && words.meter({ value: inNumbers(level.value), max: inNumbers(level.max) }));
  return (
    <div
      {...rest}
      className={cx('ak-meter', className)}
      data-state={level === null ? 'unknown' : level.isOver ? 'over' : 'within'}
      style={{ '--ak-meter-share': level?.share ?? 0, ...style } as CSSProperties}
    >
      <span id={labelId} className="ak-meter-label">
        {label}
      </span>
      {/* Right-to-left pages would reorder a text that begins with a number. */}
      <bdi className="ak-meter-text">{valueText ?? <EmptyValue />}</bdi>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter cannot say 12 of 10, and takes no style of ours */}
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={level?.max ?? 0}
        aria-valuenow={level?.clamped ?? 0}
        aria-valuetext={valueText ?? words.noValue}
        className="ak-meter-track"
      >
        <span className="ak-meter-bar" />
      </div>
    </div>
  );
}
