import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, use, useRef } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { isOfInputMethod } from '../../accessibility/input-method.ts';
import { lineWithPasted } from '../../browser/paste-lines.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { inSentence } from '../../text/number.ts';
import { Button } from '../../ui/button/button.tsx';
import { BusyContext } from '../../ui/dialog/busy-context.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { type Axis, type Place, readCoordinate, readPlace } from './map/typed-place.ts';
import { projectCreateMessages } from './messages.ts';

type TypedPlace = Readonly<Record<Axis, string>>;

interface DegreeFieldsProps {
  labels: TypedPlace;
  typed: TypedPlace;
  onChange: (patch: Partial<TypedPlace>) => void;
  onKeyDown?: ComponentProps<typeof TextField>['onKeyDown'];
}

/** Latitude and longitude. A pair pasted into either field fills both. On blur, each shows its number. */
export function DegreeFields({ labels, typed, onChange, onKeyDown }: DegreeFieldsProps) {
  const words = useMessages(projectCreateMessages);
  const isBusy = use(BusyContext);
  const { locale } = useAdminKit().appearance;

  const fill = ({ latitude, longitude }: Place) => {
    const place = { latitude: String(latitude), longitude: String(longitude) };
    onChange(place);
    announce(words.placeFilled({ place: words.placeOnMap({ x: place.longitude, y: place.latitude }) }));
  };
  const settle = (axis: Axis) => {
    if (isBusy) return;
    const place = readPlace(typed[axis], locale);
    if (place !== null) return fill(place);
    const read = readCoordinate(typed[axis], axis, locale);
    if (read.problem !== undefined) return;
    // Beyond half a turn the number stays as it is, with the note that says what is sent.
    const settled = String(read.beyond ?? read.value);
    if (settled !== typed[axis]) onChange({ [axis]: settled });
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, axis: Axis) => {
    if (isBusy) return;
    const place = readPlace(event.clipboardData.getData('text'), locale);
    if (place !== null) {
      event.preventDefault();
      return fill(place);
    }
    const line = lineWithPasted(event);
    if (line !== null) onChange({ [axis]: line });
  };
  return (['latitude', 'longitude'] as const).map((axis) => (
    <DegreeField
      key={axis}
      {...{ axis, typed, onChange }}
      label={labels[axis]}
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => paste(event, axis)}
      onBlur={() => settle(axis)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter' && !isOfInputMethod(event.nativeEvent)) settle(axis);
        onKeyDown?.(event);
      }}
    />
  ));
}

interface DegreeFieldProps
  extends Pick<ComponentProps<typeof TextField>, 'label' | 'onPaste' | 'onBlur' | 'onKeyDown'> {
  axis: Axis;
  typed: TypedPlace;
  onChange: (patch: Partial<TypedPlace>) => void;
}

function DegreeField({ axis, typed, onChange, ...rest }: DegreeFieldProps) {
  const words = useMessages(projectCreateMessages);
  const { numberSent } = useMessages(controlMessages);
  const { locale } = useAdminKit().appearance;
  const input = useRef<HTMLInputElement>(null);
  const text = typed[axis];
  const read = readCoordinate(text, axis, locale);
  const other = axis === 'latitude' ? 'longitude' : 'latitude';
  const swapped = { [axis]: readCoordinate(typed[other], axis), [other]: readCoordinate(text, other) };
  const canSwap = Object.values(swapped).every((each) => each.problem === undefined && !each.beyond);

  const sentences = {
    unreadable: words.notANumber,
    'beyond the pole': words.latitudeRange,
    'other axis': axis === 'latitude' ? words.isLongitude : words.isLatitude,
  };
  const swap = () => {
    onChange({ [axis]: typed[other], [other]: text });
    input.current?.focus();
  };
  const isMisplaced = read.problem !== undefined && read.problem !== 'unreadable';
  return (
    <TextField
      {...rest}
      ref={input}
      value={text}
      onValueChange={(value) => onChange({ [axis]: value })}
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      note={
        read.problem === undefined &&
        String(read.value) !== text.trim() &&
        numberSent({ number: inSentence(String(read.value)) })
      }
      error={
        read.problem && (
          <>
            {sentences[read.problem]}{' '}
            {isMisplaced && canSwap && (
              <>
                {axis === 'latitude' ? words.swappedWithLongitude : words.swappedWithLatitude}{' '}
                <span className="ak-field-choice">
                  <Button size="small" onClick={swap}>
                    {words.swap}
                  </Button>
                </span>
              </>
            )}
          </>
        )
      }
    />
  );
}
