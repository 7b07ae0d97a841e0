import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useErrorText } from '../../messages/error-text.ts';
import { useCount, useMessages, useNumberFormat } from '../../messages/messages.ts';
import { foldForSearch, isFound, spellingsOf } from '../../text/fold.ts';
import { visibleName } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { PlusIcon, RefreshIcon } from '../../ui/icon/icons.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { projectCreateMessages } from './messages.ts';
import { PinEditor, PinRow } from './pin-editor.tsx';
import type { PinProblems } from './rules.ts';
import type { DuplicatedProject, ProjectCreate } from './use-project-create.ts';
import type { PinFields, ProjectMapType } from './use-project-form.ts';

export interface OpenPin {
  readonly id: number;
  readonly takesFocus: boolean;
}

interface PinPanelProps {
  project: ProjectCreate;
  duplicateOf: DuplicatedProject | undefined;
  hasBeenSubmitted: boolean;
  openPin: OpenPin | null;
  onPinOpened: (pin: OpenPin | null) => void;
  onPinRemoved: (pin: PinFields) => void;
  onAdd: () => void;
}

const UNSEARCHED_PINS = 10;
const PAGE_SIZE = 50;

export function PinPanel(props: PinPanelProps) {
  const { project, duplicateOf, hasBeenSubmitted, openPin, onPinOpened, onPinRemoved, onAdd } = props;
  const words = useMessages(projectCreateMessages);
  const errorText = useErrorText();
  const headingId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const [filter, setFilter] = useState('');
  const { form, pinSource, problems } = project;
  const { pins, type } = form.fields;
  const isSearchable = pins.length > UNSEARCHED_PINS;
  const invalidCount = problems.pins?.size ?? 0;
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
        <Button
          ref={addButton}
          size="small"
          icon={<PlusIcon />}
          disabledReason={pinSource.status === 'loading' ? words.pinsStillLoading : undefined}
          onClick={onAdd}
        >
          {words.addPin}
        </Button>
      </div>
      {hasBeenSubmitted && invalidCount > 0 && (
        <Alert tone="danger">{words.pinsInvalid(countOf(invalidCount))}</Alert>
      )}
      {pinSource.status === 'loading' && duplicateOf && (
        <LoadingState
          label={words.loadingPins({ project: visibleName(duplicateOf.name, words.unnamedProject) })}
        >
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
      {isSearchable && (
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
        filter={isSearchable ? filter : ''}
        type={type}
        problems={problems.pins}
        openPin={openPin}
        onPinOpened={onPinOpened}
        onPinChanged={form.changePin}
        onPinRemoved={onPinRemoved}
        onPinCentered={({ x, y }) => form.change({ longitude: x, latitude: y })}
        fallbackFocusRef={addButton}
      />
      {duplicateOf && !form.hasUntouchedPins && (
        <Button variant="quiet" size="small" icon={<RefreshIcon />} onClick={form.resetPins}>
          {words.takePins({ project: visibleName(duplicateOf.name, words.unnamedProject) })}
        </Button>
      )}
    </section>
  );
}

interface PinListProps {
  pins: readonly PinFields[];
  filter: string;
  type: ProjectMapType;
  problems: ReadonlyMap<number, PinProblems> | undefined;
  openPin: OpenPin | null;
  onPinOpened: (pin: OpenPin | null) => void;
  onPinChanged: (id: number, patch: Partial<Omit<PinFields, 'id'>>) => void;
  onPinRemoved: (pin: PinFields) => void;
  onPinCentered: (pin: PinFields) => void;
  fallbackFocusRef: RefObject<HTMLElement | null>;
}

function PinList(props: PinListProps) {
  const { pins, filter, type, problems, openPin, onPinOpened, onPinChanged, onPinRemoved } = props;
  const words = useMessages(projectCreateMessages);
  const format = useNumberFormat();
  const list = useRef<HTMLUListElement>(null);
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const [focusTarget, setFocusTarget] = useState<number | 'fallback' | null>(null);

  useEffect(() => {
    if (focusTarget === null) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-pin="${focusTarget}"] button`);
    (button ?? props.fallbackFocusRef.current)?.focus();
    setFocusTarget(null);
  }, [focusTarget, props.fallbackFocusRef]);

  const query = spellingsOf(filter);
  const found = query.length === 0 ? pins : pins.filter(({ name }) => isFound(query, foldForSearch(name)));
  const shown = found.slice(0, shownCount);
  const open = pins.find(({ id }) => id === openPin?.id);
  if (open && !shown.includes(open)) shown.unshift(open);

  const remove = (pin: PinFields) => {
    const index = shown.indexOf(pin);
    setFocusTarget((shown[index + 1] ?? shown[index - 1])?.id ?? 'fallback');
    onPinRemoved(pin);
  };
  const close = ({ id }: PinFields) => {
    onPinOpened(null);
    setFocusTarget(id);
  };
  const showMore = () => {
    if (found.length <= shownCount + PAGE_SIZE) setFocusTarget(found[shownCount]?.id ?? null);
    setShownCount(shownCount + PAGE_SIZE);
  };

  return (
    <>
      <ul ref={list} className="ak-pin-list" hidden={shown.length === 0}>
        {shown.map((pin) => (
          <li key={pin.id} data-pin={pin.id} className="ak-pin-list-item">
            {pin.id === openPin?.id ? (
              <PinEditor
                pin={pin}
                type={type}
                takesFocus={openPin.takesFocus}
                onPinChanged={(patch) => onPinChanged(pin.id, patch)}
                onDone={() => close(pin)}
                onRemoved={() => remove(pin)}
                onCentered={() => props.onPinCentered(pin)}
              />
            ) : (
              <PinRow
                pin={pin}
                type={type}
                isInvalid={problems?.has(pin.id) ?? false}
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
              shown: format(shownCount),
              count: format(found.length),
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
