import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { useButton } from './use-button.tsx';
import './button.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** One primary per view; danger only where the danger is the point of the dialog. @default 'secondary' */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  /** An icon before the label. */
  icon?: ReactNode;
  /** An icon after the label. */
  endIcon?: ReactNode;
  /** Its request is under way: it keeps width, label and focus, and does nothing. @default false */
  isBusy?: boolean;
  /** Why it cannot be used now. Given, the button stays focusable, says so and does nothing. @default none */
  disabledReason?: string | undefined;
  /**
   * The state that a press turns into its opposite, as whether a license is enabled. For half a second after it has
   * changed, presses do nothing: they were meant for what the button was before. @default none
   */
  flips?: string | boolean | undefined;
}

/** A button with a label. `type` is 'button' unless said otherwise. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    endIcon,
    isBusy = false,
    disabledReason,
    flips,
    className,
    children,
    ...rest
  } = props;
  const { buttonProps, bubble } = useButton(rest, { isBusy, disabledReason, flips });
  return (
    <button {...buttonProps} className={buttonClass({ variant, size, className })}>
      {icon}
      <span className="ak-button-label">{children}</span>
      {endIcon}
      {bubble}
    </button>
  );
}
