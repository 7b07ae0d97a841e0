import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CharacterCounter } from '../../ui/field/character-counter.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { PencilIcon, TrashIcon, WarningIcon } from '../../ui/icon/icons.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { clampLatitude, parseDecimal, wrapLongitude } from './map/coordinates.ts';
import { CoordinateField } from './map-fields.tsx';
import { projectCreateMessages } from './messages.ts';
import { PIN_NAME_LIMIT } from './rules.ts';
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
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onDone();
  };
  const x = (
    <CoordinateField
      key="x"
      label={isGlobe ? words.longitude : words.x}
      value={pin.x}
      onValueChange={(value) => onPinChanged({ x: value })}
      onKeyDown={closeOnEnter}
      {...(isGlobe && { normalize: wrapLongitude })}
    />
  );
  const y = (
    <CoordinateField
      key="y"
      label={isGlobe ? words.latitude : words.y}
      value={pin.y}
      onValueChange={(value) => onPinChanged({ y: value })}
      onKeyDown={closeOnEnter}
      {...(isGlobe && { normalize: clampLatitude })}
    />
  );
  const isPlaced = parseDecimal(pin.x) !== null && parseDecimal(pin.y) !== null;
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
      <div className="ak-pin-list-coordinates">{isGlobe ? [y, x] : [x, y]}</div>
      {type === 'image' && <p className="ak-pin-list-hint">{words.imagePlaceHint}</p>}
      <div className="ak-pin-list-actions">
        <Button size="small" onClick={onDone}>
          {words.done}
        </Button>
        {isGlobe && isPlaced && (
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
  isGlobe: boolean;
  isInvalid: boolean;
  onOpened: () => void;
  onRemoved: () => void;
}

export function PinRow({ pin, isGlobe, isInvalid, onOpened, onRemoved }: PinRowProps) {
  const words = useMessages(projectCreateMessages);
  const { x, y } = pin;
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
            {isGlobe ? words.placeOnMap({ x, y }) : words.placeOnImage({ x, y })}
          </span>
        )}
      </div>
      <IconButton size="small" label={words.editPin({ name })} icon={<PencilIcon />} onClick={onOpened} />
      <IconButton size="small" label={words.removePin({ name })} icon={<TrashIcon />} onClick={onRemoved} />
    </div>
  );
}
