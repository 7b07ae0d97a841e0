import { useMemo } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useCount, useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { MapArea } from './map/map-area.tsx';
import type { MapPoint } from './map/project-map-props.ts';
import { ImageUrlField, ViewFields } from './map-fields.tsx';
import { projectCreateMessages } from './messages.ts';
import { type OpenPin, PinPanel } from './pin-panel.tsx';
import { type PlacedPin, placedPins, readView } from './rules.ts';
import type { DuplicatedProject, ProjectCreate } from './use-project-create.ts';
import { nextPinId } from './use-project-form.ts';

interface MapSectionProps {
  project: ProjectCreate;
  duplicateOf: DuplicatedProject | undefined;
  hasBeenSubmitted: boolean;
  openPin: OpenPin | null;
  onPinOpened: (pin: OpenPin | null) => void;
}

export function MapSection({
  project,
  duplicateOf,
  hasBeenSubmitted,
  openPin,
  onPinOpened,
}: MapSectionProps) {
  const words = useMessages(projectCreateMessages);
  const countOf = useCount();
  const format = useNumberFormat();
  const { form, image, problems } = project;
  const { fields, cleared } = form;
  const { type } = fields;
  const placed = useMemo(() => placedPins(type, fields.pins), [type, fields.pins]);

  const placeText = ({ x, y }: MapPoint) => {
    const place = { x: String(x), y: String(y) };
    return type === 'map' ? words.placeOnMap(place) : words.placeOnImage(place);
  };
  const newPinName = () => {
    const names = new Set(fields.pins.map(({ name }) => name));
    const first = nextPinId(fields.pins);
    const nameAt = (number: number) => words.newPin({ number: format(number) });
    let number = first;
    // The limit applies if a host's text lacks the number, because then no name would be free.
    while (number < first + names.size && names.has(nameAt(number))) number += 1;
    return nameAt(number);
  };
  const addPin = (point: MapPoint) => {
    const name = newPinName();
    const id = form.addPin({ name, x: String(point.x), y: String(point.y) });
    onPinOpened({ id, takesFocus: true });
    announce(words.announcePinAdded({ name, place: placeText(point) }));
  };
  const movePin = ({ id, name }: PlacedPin, point: MapPoint) => {
    form.changePin(id, { x: String(point.x), y: String(point.y) });
    announce(words.announcePinMoved({ name: name || words.unnamedPin, place: placeText(point) }));
  };
  const removePin = ({ id, name }: Pick<PlacedPin, 'id' | 'name'>) => {
    form.removePin(id);
    if (openPin?.id === id) onPinOpened(null);
    announce(words.announcePinRemoved({ name: name || words.unnamedPin }));
  };
  const center = (): MapPoint => {
    const view = type === 'map' ? readView(fields) : null;
    if (view !== null) return { x: view.longitude, y: view.latitude };
    const { test } = image;
    if (type !== 'image' || test.status !== 'loaded') return { x: 0, y: 0 };
    return { x: Math.round(test.width / 2), y: Math.round(test.height / 2) };
  };

  return (
    <>
      {cleared && (
        <Alert
          role="status"
          action={
            <Button size="small" onClick={form.undoClearing}>
              {words.undo}
            </Button>
          }
        >
          {(cleared.by === 'type' ? words.pinsCleared : words.pinsReplaced)(countOf(cleared.pinCount))}
        </Alert>
      )}
      {type === 'image' && (
        <ImageUrlField
          url={fields.imageUrl}
          onUrlChange={(imageUrl) => form.change({ imageUrl })}
          testing={image}
          problem={hasBeenSubmitted ? problems.image : undefined}
        />
      )}
      <div className="ak-create-project-dialog-places" data-type={type}>
        {type !== 'default' && (
          <div className="ak-create-project-dialog-map">
            <MapArea
              fields={fields}
              image={image.test}
              pins={placed}
              openPinId={openPin?.id ?? null}
              onViewChanged={({ latitude, longitude, zoom }) =>
                form.change({ latitude: String(latitude), longitude: String(longitude), zoom: String(zoom) })
              }
              onPinAdded={addPin}
              onPinMoved={movePin}
              onPinRemoved={removePin}
              onPinOpened={(id) => onPinOpened({ id, takesFocus: true })}
            />
            {type === 'map' && <ViewFields fields={fields} problems={problems} onChange={form.change} />}
          </div>
        )}
        <PinPanel
          project={project}
          duplicateOf={duplicateOf}
          hasBeenSubmitted={hasBeenSubmitted}
          openPin={openPin}
          onPinOpened={onPinOpened}
          onPinRemoved={removePin}
          onAdd={() => addPin(center())}
        />
      </div>
    </>
  );
}
