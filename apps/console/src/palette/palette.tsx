import { fadeWhenRemoved, isOfInputMethod, useMessages } from '@timemap/admin-kit';
import { IconButton } from '@timemap/admin-kit/ui/button';
import { TextField } from '@timemap/admin-kit/ui/field';
import { CloseIcon, SearchIcon } from '@timemap/admin-kit/ui/icon';
import {
  type KeyboardEvent,
  type Ref,
  Suspense,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '../lazily.ts';
import { shellMessages } from '../shell/messages.ts';
import { MAIN_ID } from '../shell/skip-link.tsx';
import type { PaletteItem } from './palette-item.ts';
import { isPaletteKey, type PaletteKey } from './palette-keys.ts';
import { PaletteUnavailable } from './palette-unavailable.tsx';
import './palette.css';

export const loadResults = () => import('./palette-results.tsx');
const PaletteResults = lazyPart(loadResults, PaletteUnavailable);

export interface PaletteProps {
  ref: Ref<HTMLInputElement>;
  recent: readonly PaletteItem[];
  onRun: (item: PaletteItem) => void;
  onClose: () => void;
}

/** The box appears immediately. A native dialog costs no script at the start of a page. */
export function Palette({ ref, recent, onRun, onClose }: PaletteProps) {
  const words = useMessages(shellMessages);
  const [query, setQuery] = useState('');
  const [keys, setKeys] = useState<readonly PaletteKey[]>([]);
  const [chosenId, setChosenId] = useState<string>();
  const dialog = useModal();
  const titleId = useId();
  const listId = useId();

  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    // The page's own shortcuts must not run.
    event.stopPropagation();
    if (event.key === 'Escape' && !isOfInputMethod(event.nativeEvent)) close(event);
    if (event.key === 'Tab') goRound(event);
  };
  const onBoxKeyDown = ({ key, nativeEvent, altKey, shiftKey }: KeyboardEvent) => {
    if (isOfInputMethod(nativeEvent) || altKey || shiftKey || !isPaletteKey(key)) return;
    nativeEvent.preventDefault();
    setKeys((waiting) => [...waiting, key]);
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="console-palette"
      onKeyDown={onKeyDown}
      onCancel={close}
      // The target is the dialog itself only for its backdrop.
      onPointerDown={(event) => event.target === event.currentTarget && close(event)}
    >
      <div className="console-palette-body">
        <div className="console-palette-head">
          <h2 id={titleId} className="console-palette-heading">
            {words.paletteTitle}
          </h2>
          <IconButton label={words.close} icon={<CloseIcon />} hasTooltip={false} onClick={onClose} />
        </div>
        <TextField
          ref={ref}
          label={words.paletteField}
          isLabelHidden
          placeholder={words.palettePlaceholder}
          startIcon={<SearchIcon />}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-expanded={chosenId !== undefined}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosenId}
          value={query}
          onValueChange={(text) => {
            setQuery(text);
            setKeys([]);
          }}
          onKeyDown={onBoxKeyDown}
        />
        <Suspense fallback={<div className="console-palette-results" />}>
          <PaletteResults
            id={listId}
            query={query}
            recent={recent}
            keys={keys}
            onKeysLeft={setKeys}
            onChosen={setChosenId}
            onRun={onRun}
          />
        </Suspense>
      </div>
    </dialog>
  );
}

function goRound(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input')];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Closing restores focus, which unmounting does not. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      fadeWhenRemoved(element);
      if (opener === document.body) document.getElementById(MAIN_ID)?.focus();
    };
  }, []);
  return dialog;
}
