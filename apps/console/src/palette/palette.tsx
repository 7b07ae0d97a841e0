import { Dialog } from '@timemap/admin-kit/ui/dialog';
import { Icon } from '@timemap/admin-kit/ui/icon';
import { TextField } from '@timemap/admin-kit/ui/text-field';
import { type KeyboardEvent, lazy, type Ref, Suspense, useId, useState } from 'react';
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
 * box is there at once, and keeps what is typed and pressed until the results are.
 */
export function Palette({ ref, recent, onRun, onClose }: PaletteProps) {
  const [query, setQuery] = useState('');
  const [keys, setKeys] = useState<readonly PaletteKey[]>([]);
  const [chosenId, setChosenId] = useState<string>();
  const listId = useId();

  const onKeyDown = ({ key, nativeEvent, altKey, shiftKey }: KeyboardEvent) => {
    if (nativeEvent.isComposing || altKey || shiftKey || !isPaletteKey(key)) return;
    nativeEvent.preventDefault();
    setKeys((waiting) => [...waiting, key]);
  };

  return (
    <Dialog
      isOpen
      title="Go to a page, or do something"
      size="large"
      className="console-palette"
      onClose={onClose}
      // The page has keys of its own, and none of these is meant for it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <TextField
        ref={ref}
        label="Search pages, actions and what is loaded"
        isLabelHidden
        placeholder="Search"
        startIcon={<Icon name="search" />}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={chosenId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosenId}
        data-first-focus
        value={query}
        onValueChange={(text) => {
          setQuery(text);
          // Pressed for another query.
          setKeys([]);
        }}
        onKeyDown={onKeyDown}
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
    </Dialog>
  );
}
