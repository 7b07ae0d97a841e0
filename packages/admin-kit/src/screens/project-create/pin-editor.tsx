import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isOfInputMethod } from '../../accessibility/input-method.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CharacterCounter } from '../../ui/field/character-counter.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { PencilIcon, TrashIcon, WarningIcon } from '../../ui/icon/icons.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { DegreeFields } from './degree-fields.tsx';
import { projectCreateMessages } from './messages.ts';
import { PIN_NAME_LIMIT, placeOf } from './rules.ts';
import type { PinFields, ProjectMapType } from './use-project-form.ts';

interface PinEditorProps {
  pin: PinFields;
  type: ProjectMapType;
  takesFocus: boolean;
  onPinChanged: (patch: Partial<Omit<PinFields, 'id'>>) => void;
  onDone: () => void;
  onRemoved: () => void;
  onCentered: () => void;
}

export function PinEditor(props: PinEditorProps) {
  const { pin, type, takesFocus, onPinChanged, onDone, onRemoved, onCentered } = props;
  const isGlobe = type === 'map';
  const words = useMessages(projectCreateMessages);
  const format = useNumberFormat();
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    nameField.current?.focus({ preventScroll: true });
    nameField.current?.select();
    nameField.current?.scrollIntoView?.({ block: 'nearest' });
  }, [takesFocus]);

  const closeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    onDone();
  };
  const pixels = (['x', 'y'] as const).map((axis) => (
    <NumberField
      key={axis}
      label={words[axis]}
      value={pin[axis]}
      onValueChange={(value) => onPinChanged({ [axis]: value })}
      onKeyDown={closeOnEnter}
      numbers="any"
      min={Number.MIN_SAFE_INTEGER}
      locale={null}
      wasTried
    />
  ));
  const degrees = (
    <DegreeFields
      labels={words}
      typed={{ latitude: pin.y, longitude: pin.x }}
      onChange={({ latitude: y = pin.y, longitude: x = pin.x }) => onPinChanged({ x, y })}
      onKeyDown={closeOnEnter}
    />
  );
  return (
    <div className="ak-pin-list-editor">
      <TextField
        ref={nameField}
        label={words.pinName}
        value={pin.name}
        onValueChange={(name) => onPinChanged({ name })}
        onKeyDown={closeOnEnter}
        autoComplete="off"
        error={
          pin.name.length > PIN_NAME_LIMIT ? words.tooLong({ limit: format(PIN_NAME_LIMIT) }) : undefined
        }
        aside={<CharacterCounter length={pin.name.length} limit={PIN_NAME_LIMIT} />}
      />
      <div className="ak-pin-list-coordinates">{isGlobe ? degrees : pixels}</div>
      {type === 'image' && <p className="ak-pin-list-hint">{words.imagePlaceHint}</p>}
      <div className="ak-pin-list-actions">
        <Button size="small" onClick={onDone}>
          {words.done}
        </Button>
        {isGlobe && placeOf(type, pin) && (
          <Button size="small" variant="quiet" onClick={onCentered}>
            {words.centerMap}
          </Button>
        )}
        <Button
          size="small"
          variant="danger-quiet"
          aria-label={words.removePin({ name: pin.name.trim() === '' ? words.unnamedPin : pin.name })}
          onClick={onRemoved}
        >
          {words.remove}
        </Button>
      </div>
    </div>
  );
}

interface PinRowProps {
  pin: PinFields;
  type: ProjectMapType;
  isInvalid: boolean;
  onOpened: () => void;
  onRemoved: () => void;
}

export function PinRow({ pin, type, isInvalid, onOpened, onRemoved }: PinRowProps) {
  const words = useMessages(projectCreateMessages);
  const sent = placeOf(type, pin);
  const place = { x: String(sent?.x ?? pin.x), y: String(sent?.y ?? pin.y) };
  const name = pin.name.trim() === '' ? words.unnamedPin : pin.name;
  return (
    <div className="ak-pin-list-row">
      <div className="ak-pin-list-text">
        <UserText text={name} className="ak-pin-list-name" />
        {isInvalid ? (
          <span className="ak-pin-list-problem">
            <WarningIcon />
            {words.pinInvalid}
          </span>
        ) : (
          <span className="ak-pin-list-place">
            {type === 'map' ? words.placeOnMap(place) : words.placeOnImage(place)}
          </span>
        )}
      </div>
      <IconButton size="small" label={words.editPin({ name })} icon={<PencilIcon />} onClick={onOpened} />
      <IconButton size="small" label={words.removePin({ name })} icon={<TrashIcon />} onClick={onRemoved} />
    </div>
  );
}
