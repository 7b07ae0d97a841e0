import { useMessages } from '@timemap/admin-kit';
import { IconButton } from '@timemap/admin-kit/ui/button';
import { TextField } from '@timemap/admin-kit/ui/field';
import { CloseIcon, SearchIcon } from '@timemap/admin-kit/ui/icon';
import {
  type KeyboardEvent,
  lazy,
  type Ref,
  Suspense,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { shellMessages } from '../shell/messages.ts';
import { MAIN_ID } from '../shell/skip-link.tsx';
import type { PaletteItem } from './palette-item.ts';
import { isPaletteKey, type PaletteKey } from './palette-keys.ts';
import { PaletteUnavailable } from './palette-unavailable.tsx';
import './palette.css';

export const loadResults = () => import('./palette-results.tsx');
const PaletteResults = lazy(() => loadResults().catch(() => ({ default: PaletteUnavailable })));

export interface PaletteProps {
  /** The box that is typed into. */
  ref: Ref<HTMLInputElement>;
  /** Where it led before, newest first. */
  recent: readonly PaletteItem[];
  onRun: (item: PaletteItem) => void;
  onClose: () => void;
}

/**
 * Everywhere this person can go and what they can do, by a few letters. Focus stays in the box; the arrows choose. The
 * box appears immediately, and keeps the keys that are typed until the results arrive.
 *
 * In the browser's own dialog: it has to be there from the first moment of every page, and costs no script.
 */
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
    // The page has its own keys; none of these is meant for it.
    event.stopPropagation();
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) close(event);
    if (event.key === 'Tab') goRound(event);
  };
  const onBoxKeyDown = ({ key, nativeEvent, altKey, shiftKey }: KeyboardEvent) => {
    if (nativeEvent.isComposing || altKey || shiftKey || !isPaletteKey(key)) return;
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
      // Of all that belongs to the dialog itself only its backdrop can be pressed.
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
            // Pressed for another query.
            setKeys([]);
          }}
          onKeyDown={onBoxKeyDown}
        />
        <Suspense fallback={<div className="console-palette-list" />}>
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

/** From its last stop to its first and back. The browser would lead out of the page, and into the list. */
function goRound(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input')];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Open for as long as it is mounted. Closing it gives focus back, which removing it would not. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // Nothing had it before, as after the page was loaded.
      if (opener === document.body) document.getElementById(MAIN_ID)?.focus();
    };
  }, []);
  return dialog;
}
