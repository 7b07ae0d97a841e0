import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button.tsx';
import { useButton } from './use-button.tsx';
import './button.css';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'aria-label'> {
  /** Its name, also shown as a tooltip. With its object: 'Remove maria@example.org'. */
  label: string;
  icon: ReactNode;
  /** @default 'quiet' */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  /** Off where the icon is plain and the label would cover what is near, as on a dialog's cross. @default true */
  hasTooltip?: boolean;
  /** Its request is under way: it keeps its focus and does nothing. @default false */
  isBusy?: boolean;
  /** Why it cannot be used now. Given, the button stays focusable, says so and does nothing. @default none */
  disabledReason?: string | undefined;
}

/** A square button with an icon and a name. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    variant = 'quiet',
    size,
    hasTooltip = true,
    isBusy = false,
    disabledReason,
    ...rest
  } = props;
  const { buttonProps, bubble } = useButton(rest, {
    isBusy,
    disabledReason,
    label: hasTooltip ? label : undefined,
  });
  return (
    <button
      {...buttonProps}
      aria-label={label}
      className={buttonClass({ variant, size, isIconOnly: true, className: rest.className })}
    >
      {icon}
      {bubble}
    </button>
  );
}
