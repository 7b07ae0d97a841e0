import './button.css';
import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useButton } from './use-button.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** One primary per view; danger only in dialogs whose purpose is dangerous. @default 'secondary' */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  /** Before the label. @default none */
  icon?: ReactNode;
  /** After the label. @default none */
  endIcon?: ReactNode;
  /** Its request is pending: it keeps width, label and focus, and ignores presses. @default false */
  isBusy?: boolean;
  /** Why it cannot be used now. The button stays focusable, shows the reason and ignores presses. @default none */
  disabledReason?: string | undefined;
  /**
   * The state that a press reverses, for example whether a license is enabled. Presses within half a second of a change
   * are ignored.
   * @default none
   */
  flips?: string | boolean | undefined;
}

/** A button with a label. @default `type` is 'button' */
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

/** How a button or a link like one looks. */
export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isIconOnly?: boolean;
  readonly className?: string | undefined;
}

export const buttonClass = cva('ak-button', {
  variants: {
    variant: {
      primary: 'ak-button--primary',
      secondary: 'ak-button--secondary',
      quiet: 'ak-button--quiet',
      danger: 'ak-button--danger',
      'danger-quiet': 'ak-button--danger-quiet',
    },
    size: { small: 'ak-button--small', medium: null },
    isIconOnly: { true: 'ak-button--icon-only', false: null },
  },
  defaultVariants: { variant: 'secondary', size: 'medium', isIconOnly: false },
}) as (look: ButtonLook) => string;

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet';
export type ButtonSize = 'small' | 'medium';
