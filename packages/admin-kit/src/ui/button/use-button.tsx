import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, use, useRef } from 'react';
import { isTrue, joinIds } from '../../accessibility/aria.ts';
import { useRowHeader } from '../../accessibility/row-header.ts';
import { useComposedRef } from '../../browser/use-composed-ref.ts';
import { useDoctor } from '../../doctor/use-doctor.ts';
import { BusyContext } from '../dialog/busy-context.ts';
import { useTooltip } from '../tooltip/tooltip.tsx';
import { usePressGuard } from './use-press-guard.ts';

interface ButtonBehavior {
  isBusy: boolean;
  disabledReason: string | undefined;
  label?: string | undefined;
  flips?: string | boolean | undefined;
}

/** Natively disabled, it would lose focus to the body. */
export function useButton(
  props: ComponentProps<'button'>,
  { isBusy, disabledReason, label, flips }: ButtonBehavior,
): { buttonProps: ComponentProps<'button'>; bubble: ReactNode } {
  useDoctor();
  const isInBusyDialog = use(BusyContext);
  const isInert = isBusy || isInBusyDialog || Boolean(disabledReason) || isTrue(props['aria-disabled']);
  const anchor = useRef<HTMLButtonElement>(null);
  const ref = useComposedRef(anchor, props.ref);
  const guard = usePressGuard(flips);
  const rowHeader = useRowHeader(props['aria-label']);
  const tooltip = useTooltip(anchor, {
    text: disabledReason ?? label,
    isDescription: Boolean(disabledReason),
  });

  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isInert && !guard.isTooSoon(event)) {
      props.onClick?.(event);
      return;
    }
    // A submit button would submit its form.
    event.preventDefault();
    event.stopPropagation();
    if (disabledReason) tooltip.open();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    guard.dropRepeat(event);
    props.onKeyDown?.(event);
  };

  return {
    buttonProps: {
      type: 'button',
      ...props,
      ...tooltip.anchorProps(props),
      ref,
      onClick,
      onKeyDown,
      'aria-disabled': isInert || undefined,
      'aria-busy': isBusy || props['aria-busy'],
      'aria-describedby': joinIds(rowHeader, props['aria-describedby'], tooltip.descriptionId),
    },
    bubble: tooltip.bubble,
  };
}
