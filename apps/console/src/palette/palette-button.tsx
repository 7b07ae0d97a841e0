import { useAdminKit, useMessages } from '@timemap/admin-kit';
import { Button } from '@timemap/admin-kit/ui/button';
import { SearchIcon } from '@timemap/admin-kit/ui/icon';
import { Suspense, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOnceIdle } from '../shell/early-scripts.ts';
import { lazyDialog } from '../shell/lazy-dialog.tsx';
import { shellMessages } from '../shell/messages.ts';
import { loadResults, Palette } from './palette.tsx';
import type { PaletteItem } from './palette-item.ts';
import { isApple, useShortcut } from './use-shortcut.ts';
import './palette-button.css';

const loadRun = () => import('./palette-run.tsx');
const PaletteRun = lazyDialog(loadRun);

const MAX_RECENT = 5;
/** Stored like drafts: in this tab, for this person, until logout. */
const RECENT = 'palette.recent';

function readRecent(text: string | null): readonly PaletteItem[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(items) ? items.filter(leadsInside) : [];
  } catch {
    return [];
  }
}

/** Stored items may come from an older version or may have been edited. */
function leadsInside(item: Partial<PaletteItem> | null): item is PaletteItem {
  const texts = [item?.key, item?.kind, item?.label, item?.detail];
  const to = item?.target && 'to' in item.target ? item.target.to : null;
  return texts.every((each) => typeof each === 'string') && typeof to === 'string' && /^\/(?!\/)/.test(to);
}

const load = () => void Promise.all([loadResults(), loadRun()]).catch(() => undefined);

interface PaletteButtonProps {
  onShowActivity: () => void;
  onShowShortcuts: () => void;
}

export function PaletteButton({ onShowActivity, onShowShortcuts }: PaletteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { drafts } = useAdminKit();
  const words = useMessages(shellMessages);
  const [recent, setRecent] = useState(() => readRecent(drafts.load(RECENT)));
  const [running, setRunning] = useState<PaletteItem | null>(null);
  const box = useRef<HTMLInputElement>(null);
  // In browsers without idle callbacks, a key or the pointer starts the load early enough.
  useOnceIdle(load);

  const open = useCallback(() => {
    // The next letter may follow within the same frame and belongs in the box.
    flushSync(() => setIsOpen(true));
    box.current?.focus();
  }, []);
  const toggle = useCallback(() => (isOpen ? setIsOpen(false) : open()), [isOpen, open]);
  useShortcut({ isOpen, box, onExpected: load, onPressed: toggle });

  const run = (item: PaletteItem) => {
    // Closed first, which restores focus, so that a dialog that opens next remembers it.
    flushSync(() => {
      setIsOpen(false);
      if (item.kind === 'action') return;
      const next = [item, ...recent.filter(({ key }) => key !== item.key)].slice(0, MAX_RECENT);
      setRecent(next);
      drafts.save(RECENT, JSON.stringify(next));
    });
    setRunning(item);
  };

  return (
    <>
      <Button
        className="console-palette-button"
        icon={<SearchIcon />}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        endIcon={
          <span className="console-palette-keys" aria-hidden="true">
            {isApple ? '⌘K' : 'Ctrl K'}
          </span>
        }
        onPointerEnter={load}
        onClick={open}
      >
        {words.search}
      </Button>
      {isOpen && <Palette ref={box} recent={recent} onRun={run} onClose={() => setIsOpen(false)} />}
      <Suspense fallback={null}>
        {running !== null && (
          <PaletteRun
            key={running.key}
            item={running}
            {...{ onShowActivity, onShowShortcuts }}
            onClose={() => setRunning(null)}
          />
        )}
      </Suspense>
    </>
  );
}
