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
    className,
    children,
    ...rest
  } = props;
  const { buttonProps, bubble } = useButton(rest, { isBusy, disabledReason });
  return (
    <button {...buttonProps} className={buttonClass({ variant, size, className })}>
      {icon}
      <span className="ak-button-label">{children}</span>
      {endIcon}
      {bubble}
    </button>
  );
}
