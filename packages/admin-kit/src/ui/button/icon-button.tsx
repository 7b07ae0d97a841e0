import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button.tsx';
import { useButton } from './use-button.tsx';
import './button.css';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'aria-label'> {
  /** Its name, also shown as a tooltip. With its object: 'Remove maria'. */
  label: string;
  icon: ReactNode;
  /** @default 'quiet' */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  /** Off if the icon is clear and the tooltip would cover something, as on a dialog's cross. @default true */
  hasTooltip?: boolean;
  /** Its request is pending: it keeps its focus and ignores presses. @default false */
  isBusy?: boolean;
  /** Why it cannot be used now. The button stays focusable, shows the reason and ignores presses. @default none */
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
  const { buttonProps, bubble } = useButton(
    { ...rest, 'aria-label': label },
    {
      isBusy,
      disabledReason,
      label: hasTooltip ? label : undefined,
    },
  );
  return (
    <button
      {...buttonProps}
      className={buttonClass({ variant, size, isIconOnly: true, className: rest.className })}
    >
      {icon}
      {bubble}
    </button>
  );
}
