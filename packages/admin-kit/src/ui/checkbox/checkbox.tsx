import { unstable_Provider as Provider, unstable_Trigger as Trigger } from '@radix-ui/react-checkbox';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, type ReactNode, use, useId, useRef } from 'react';
import { isTrue, joinIds } from '../../accessibility/aria.ts';
import { useDoctor } from '../../doctor/use-doctor.ts';
import { usePressGuard } from '../button/use-press-guard.ts';
import { BusyContext } from '../dialog/busy-context.ts';
import { useTooltip } from '../tooltip/tooltip.tsx';
import '../cell/cell-checkbox.css';
import './checkbox.css';

export interface CheckboxProps
  extends Omit<ComponentProps<'button'>, 'type' | 'value' | 'children' | 'disabled' | 'defaultChecked'> {
  label: string;
  /** Hides the label visually, as in a table column. @default false */
  isLabelHidden?: boolean;
  /** 'mixed': some of several. */
  isChecked: boolean | 'mixed';
  onCheckedChange: (isChecked: boolean) => void;
  description?: ReactNode;
  /** Why it cannot be changed now: as the second line, or as a tooltip if the label is hidden. @default none */
  disabledReason?: string | undefined;
  /** Each change is saved immediately. Presses within half a second of a change are ignored. @default false */
  savesAtOnce?: boolean;
}

/** A form of the host that is reset would change it, and save that. */
const OUTSIDE_FORMS: object = { form: '' };

/**
 * A checkbox with its label. `className` and `style` go to the outer element, everything else, including
 * `ref` and `id`, to the box. It is never natively disabled, so that its reason can be read.
 */
export function Checkbox(props: CheckboxProps) {
  useDoctor();
  const {
    label,
    isLabelHidden = false,
    isChecked,
    onCheckedChange,
    description,
    disabledReason,
    savesAtOnce = false,
    ...more
  } = props;
  const { className, style, id, onClick, 'aria-describedby': describedBy, ...rest } = more;
  const isInert = use(BusyContext) || Boolean(disabledReason) || isTrue(rest['aria-disabled']);
  const madeUpId = useId();
  const boxId = id ?? madeUpId;
  const textId = `${boxId}-text`;
  const text = disabledReason ?? description;
  const anchor = useRef<HTMLSpanElement>(null);
  const tooltip = useTooltip(anchor, {
    text: isLabelHidden ? disabledReason : undefined,
    isDescription: true,
  });

  const guard = usePressGuard(savesAtOnce ? String(isChecked) : undefined);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert || guard.isTooSoon(event)) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <span className={cx('ak-checkbox', isLabelHidden && 'ak-checkbox--bare', className)} style={style}>
      <span ref={anchor} className="ak-checkbox-anchor" {...tooltip.anchorProps({})}>
        <Provider
          checked={isChecked === 'mixed' ? 'indeterminate' : isChecked}
          onCheckedChange={(next) => onCheckedChange(next === true)}
        >
          <Trigger
            {...rest}
            {...OUTSIDE_FORMS}
            id={boxId}
            className="ak-cell-checkbox"
            onClick={press}
            aria-label={isLabelHidden ? label : undefined}
            aria-disabled={isInert || undefined}
            aria-describedby={joinIds(
              describedBy,
              !isLabelHidden && Boolean(text) && textId,
              tooltip.descriptionId,
            )}
          />
        </Provider>
        {tooltip.bubble}
      </span>
      {!isLabelHidden && (
        <span className="ak-checkbox-texts">
          <label className="ak-checkbox-label" htmlFor={boxId}>
            {label}
          </label>
          {text && (
            <span id={textId} className="ak-checkbox-text">
              {text}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
