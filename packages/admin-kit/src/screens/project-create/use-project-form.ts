import { useMemo, useState } from 'react';
import { useDraft } from '../../provider/use-draft.ts';
import { type DraftFields, fromDraft, readPins, UNTOUCHED, writePins } from './draft-fields.ts';
import {
  keepsPins,
  newMapFields,
  type PinFields,
  type ProjectFields,
  type ProjectMapType,
  withChangedPin,
  withoutPin,
  withPin,
  withType,
} from './project-form.ts';

/** The form and every change a person makes to it. */
export interface ProjectForm {
  readonly fields: ProjectFields;
  /** The fields came from an earlier visit that ended before they were sent. */
  readonly isRestored: boolean;
  /** Nobody has added, changed or cleared a pin yet: they are those of the duplicated project. */
  readonly hasUntouchedPins: boolean;
  /** How many pins the last change of the map type cleared; `undoType` brings type and pins back. */
  readonly clearedPinCount: number;
  change(patch: Partial<Omit<ProjectFields, 'type' | 'pins'>>): void;
  /** Clears what the specification says is cleared. @spec B §4 */
  changeType(type: ProjectMapType): void;
  undoType(): void;
  /** @returns the new pin's id */
  addPin(pin: Omit<PinFields, 'id'>): number;
  changePin(id: number, patch: Partial<Omit<PinFields, 'id'>>): void;
  removePin(id: number): void;
  /** Takes the pins of the duplicated project once more. */
  resetPins(): void;
  /** Keeps what was typed for the next visit. */
  close(): void;
  /** Forgets what was typed, also for the next visit. */
  discard(): void;
}

/** Map type and what depends on it, as before the last change of type. */
type BeforeType = Omit<DraftFields, 'name' | 'description'>;

export function useProjectForm(
  draftKey: string,
  start: Pick<ProjectFields, 'name' | 'description'>,
  untouchedPins: readonly PinFields[],
): ProjectForm {
  const draft = useDraft<DraftFields>(
    draftKey,
    { ...newMapFields, ...start, pins: UNTOUCHED },
    { marksOpen: true },
  );
  const { pins: keptPins } = draft.fields;
  // Typing a name must not read thousands of pins again.
  const pins = useMemo(
    () => (keptPins === UNTOUCHED ? untouchedPins : readPins(keptPins)),
    [keptPins, untouchedPins],
  );
  const fields = useMemo(() => fromDraft(draft.fields, pins), [draft.fields, pins]);
  const [cleared, setCleared] = useState<{ before: BeforeType; pinCount: number } | null>(null);

  const changePins = (text: string) => {
    setCleared(null);
    draft.change({ pins: text });
  };

  return {
    fields,
    isRestored: draft.isRestored,
    hasUntouchedPins: keptPins === UNTOUCHED,
    clearedPinCount: cleared?.pinCount ?? 0,
    change: draft.change,
    changeType(type) {
      const isClearing = !keepsPins(fields.type, type);
      const { name: _name, description: _description, ...before } = draft.fields;
      const { pins: _pins, ...next } = withType(fields, type);
      setCleared(isClearing ? { before, pinCount: pins.length } : null);
      draft.change({ ...next, pins: isClearing ? writePins([]) : keptPins });
    },
    undoType() {
      if (cleared !== null) draft.change(cleared.before);
      setCleared(null);
    },
    addPin(pin) {
      const { id, pins: grown } = withPin(pins, pin);
      changePins(writePins(grown));
      return id;
    },
    changePin: (id, patch) => changePins(writePins(withChangedPin(pins, id, patch))),
    removePin: (id) => changePins(writePins(withoutPin(pins, id))),
    resetPins: () => changePins(UNTOUCHED),
    close: draft.close,
    discard() {
      setCleared(null);
      draft.discard();
    },
  };
}
