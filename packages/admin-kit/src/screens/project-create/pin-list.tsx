import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { projectCreateMessages } from './messages.ts';
import { PinEditor } from './pin-editor.tsx';
import { PinRow } from './pin-row.tsx';
import type { PinFields } from './project-form.ts';
import type { PinProblems } from './rules.ts';
import './pin-list.css';

/** The pin whose fields are open. */
export interface OpenPin {
  readonly id: number;
  /** Whether its first field takes focus when it opens. */
  readonly takesFocus: boolean;
}

interface PinListProps {
  pins: readonly PinFields[];
  /** Only pins with this in their name. */
  filter: string;
  /** Coordinates are degrees. */
  isGlobe: boolean;
  problems: ReadonlyMap<number, PinProblems> | undefined;
  openPin: OpenPin | null;
  onPinOpened: (pin: OpenPin | null) => void;
  onPinChanged: (id: number, patch: Partial<Omit<PinFields, 'id'>>) => void;
  onPinRemoved: (pin: PinFields) => void;
  /** Fires when the map is to be centred on a pin. */
  onPinCentered: (pin: PinFields) => void;
  /** Takes focus when no pin is left to take it. */
  homeRef: RefObject<HTMLElement | null>;
}

const PAGE = 50;

export function PinList(props: PinListProps) {
  const { pins, filter, isGlobe, problems, openPin, onPinOpened, onPinChanged, onPinRemoved } = props;
  const words = useMessages(projectCreateMessages);
  const { locale } = useAdminKit().appearance;
  const list = useRef<HTMLUListElement>(null);
  const [shownCount, setShownCount] = useState(PAGE);
  // Which row's button takes focus once it is there; 'home' when the last row is gone.
  const [focusOn, setFocusOn] = useState<number | 'home' | null>(null);

  useEffect(() => {
    if (focusOn === null) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-pin="${focusOn}"] button`);
    (button ?? props.homeRef.current)?.focus();
    setFocusOn(null);
  }, [focusOn, props.homeRef]);

  const wanted = filter.trim().toLocaleLowerCase(locale);
  const found =
    wanted === '' ? pins : pins.filter(({ name }) => name.toLocaleLowerCase(locale).includes(wanted));
  const shown = found.slice(0, shownCount);
  const open = pins.find(({ id }) => id === openPin?.id);
  // A pin opened from the map is in the list, wherever it would be.
  if (open && !shown.includes(open)) shown.unshift(open);

  const remove = (pin: PinFields) => {
    const index = shown.indexOf(pin);
    setFocusOn((shown[index + 1] ?? shown[index - 1])?.id ?? 'home');
    onPinRemoved(pin);
  };
  const close = ({ id }: PinFields) => {
    onPinOpened(null);
    setFocusOn(id);
  };
  const showMore = () => {
    // The button goes with the last of them, and focus would go with it.
    if (found.length <= shownCount + PAGE) setFocusOn(found[shownCount]?.id ?? null);
    setShownCount(shownCount + PAGE);
  };

  return (
    <>
      <ul ref={list} className="ak-pin-list" hidden={shown.length === 0}>
        {shown.map((pin) => (
          <li key={pin.id} data-pin={pin.id} className="ak-pin-list-item">
            {pin.id === openPin?.id ? (
              <PinEditor
                pin={pin}
                isGlobe={isGlobe}
                takesFocus={openPin.takesFocus}
                onPinChanged={(patch) => onPinChanged(pin.id, patch)}
                onDone={() => close(pin)}
                onRemoved={() => remove(pin)}
                onCentered={() => props.onPinCentered(pin)}
              />
            ) : (
              <PinRow
                pin={pin}
                isGlobe={isGlobe}
                isWrong={problems?.has(pin.id) ?? false}
                onOpened={() => onPinOpened({ id: pin.id, takesFocus: true })}
                onRemoved={() => remove(pin)}
              />
            )}
          </li>
        ))}
      </ul>
      {found.length === 0 && pins.length > 0 && <p className="ak-pin-list-hint">{words.noPinFound}</p>}
      {found.length > shownCount && (
        <div className="ak-pin-list-more">
          <span>
            {words.morePins({
              shown: shownCount.toLocaleString(locale),
              count: found.length.toLocaleString(locale),
            })}
          </span>
          <Button size="small" variant="quiet" onClick={showMore}>
            {words.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
