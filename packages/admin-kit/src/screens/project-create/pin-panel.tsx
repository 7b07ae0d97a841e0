import { useId, useRef, useState } from 'react';
import { useErrorText } from '../../messages/error-text.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { projectCreateMessages } from './messages.ts';
import { type OpenPin, PinList } from './pin-list.tsx';
import type { PinFields } from './project-form.ts';
import type { DuplicatedProject, ProjectCreate } from './use-project-create.ts';

interface PinPanelProps {
  project: ProjectCreate;
  duplicateOf: DuplicatedProject | undefined;
  wasTried: boolean;
  openPin: OpenPin | null;
  onPinOpened: (pin: OpenPin | null) => void;
  onPinRemoved: (pin: PinFields) => void;
  onAdd: () => void;
}

/** From this many pins on they can be searched. */
const MANY = 10;

/** Every pin with its name and place: the map's equal, for keyboard, screen reader and exact numbers. */
export function PinPanel(props: PinPanelProps) {
  const { project, duplicateOf, wasTried, openPin, onPinOpened, onPinRemoved, onAdd } = props;
  const words = useMessages(projectCreateMessages);
  const errorText = useErrorText();
  const headingId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const [filter, setFilter] = useState('');
  const { form, pinSource, problems } = project;
  const { pins, type } = form.fields;
  const wrongCount = problems.pins?.size ?? 0;
  const countOf = useCount();

  return (
    <section aria-labelledby={headingId} className="ak-create-project-dialog-pins">
      <div className="ak-create-project-dialog-pins-head">
        <h3 id={headingId} className="ak-create-project-dialog-heading">
          {words.pins}
        </h3>
        {pins.length > 0 && (
          <span className="ak-create-project-dialog-count">{words.pinCount(countOf(pins.length))}</span>
        )}
        <Button ref={addButton} size="small" icon={<Icon name="plus" />} onClick={onAdd}>
          {words.addPin}
        </Button>
      </div>
      {wasTried && wrongCount > 0 && <Alert tone="danger">{words.pinsInvalid(countOf(wrongCount))}</Alert>}
      {pinSource.status === 'loading' && duplicateOf && (
        <LoadingState label={words.loadingPins({ project: duplicateOf.name })}>
          <Skeleton width="70%" />
          <Skeleton width="50%" />
          <Skeleton width="60%" />
        </LoadingState>
      )}
      {pinSource.status === 'failed' && (
        <Alert
          tone="warning"
          isInterrupting
          action={
            <Button size="small" isBusy={pinSource.isRetrying} onClick={pinSource.retry}>
              {words.retry}
            </Button>
          }
        >
          {words.pinsNotLoaded({ reason: errorText(pinSource.error) })}
        </Alert>
      )}
      {pins.length === 0 && (pinSource.status === 'none' || pinSource.status === 'ready') && (
        <p className="ak-create-project-dialog-hint">{words.noPins}</p>
      )}
      {pins.length > MANY && (
        <SearchField
          label={words.findPins}
          placeholder={words.findPins}
          value={filter}
          onValueChange={setFilter}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <PinList
        pins={pins}
        filter={pins.length > MANY ? filter : ''}
        isGlobe={type === 'map'}
        problems={problems.pins}
        openPin={openPin}
        onPinOpened={onPinOpened}
        onPinChanged={form.changePin}
        onPinRemoved={onPinRemoved}
        onPinCentered={({ x, y }) => form.change({ longitude: x, latitude: y })}
        homeRef={addButton}
      />
      {duplicateOf && !form.hasUntouchedPins && (
        <Button variant="quiet" size="small" icon={<Icon name="refresh" />} onClick={form.resetPins}>
          {words.takePins({ project: duplicateOf.name })}
        </Button>
      )}
    </section>
  );
}
