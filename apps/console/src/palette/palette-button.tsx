import { Button } from '@timemap/admin-kit/ui/button';
import { Icon } from '@timemap/admin-kit/ui/icon';
import { lazy, Suspense, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PaletteItem } from './palette-item.ts';
import { PaletteUnavailable } from './palette-unavailable.tsx';
import { isApple, useShortcut } from './use-shortcut.ts';
import './palette-button.css';

const loadPalette = () => import('./palette.tsx');
const Palette = lazy(() => loadPalette().catch(() => ({ default: PaletteUnavailable })));
const PaletteRun = lazy(() => import('./palette-run.tsx'));

const MOST_RECENT = 5;

interface PaletteButtonProps {
  onShowActivity: () => void;
}

/** Opens the palette, as Ctrl+K or ⌘K do wherever the focus is. Where it led is remembered until the logout. */
export function PaletteButton({ onShowActivity }: PaletteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [recent, setRecent] = useState<readonly PaletteItem[]>([]);
  const [running, setRunning] = useState<PaletteItem | null>(null);
  const toggle = useCallback(() => setIsOpen((wasOpen) => !wasOpen), []);
  useShortcut(isOpen, toggle);

  const run = (item: PaletteItem) => {
    // Closed first, and focus given back by its timer: a dialog that opens next returns it to where the person was.
    flushSync(() => {
      setIsOpen(false);
      if (item.kind !== 'action')
        setRecent([item, ...recent.filter(({ key }) => key !== item.key)].slice(0, MOST_RECENT));
    });
    setTimeout(() => setRunning(item), 0);
  };

  return (
    <>
      <Button
        className="console-palette-button"
        icon={<Icon name="search" />}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        endIcon={
          <span className="console-palette-keys" aria-hidden="true">
            {isApple ? '⌘K' : 'Ctrl K'}
          </span>
        }
        onPointerEnter={() => void loadPalette().catch(() => undefined)}
        onClick={() => setIsOpen(true)}
      >
        Search
      </Button>
      <Suspense fallback={null}>
        {isOpen && <Palette recent={recent} onRun={run} onClose={() => setIsOpen(false)} />}
        {running !== null && (
          <PaletteRun item={running} onShowActivity={onShowActivity} onDone={() => setRunning(null)} />
        )}
      </Suspense>
    </>
  );
}
