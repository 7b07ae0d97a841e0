import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { opensMenu } from '../menu/menu.tsx';
import type { RowLayout } from './row-layout.ts';

type Surface = typeof import('../menu/menu-surface.tsx')['MenuSurface'];

interface OpenMenu {
  readonly rowId: string;
  readonly button: HTMLButtonElement;
  readonly Surface: Surface;
  readonly startsOn: 'first' | 'last' | undefined;
}

const loadSurface = async (): Promise<Surface> => (await import('../menu/menu-surface.tsx')).MenuSurface;
const preload = () => void loadSurface().catch(() => undefined);

/** A menu for each row would be expensive. */
export function useRowMenu<Row>(
  { rowActions, linkComponent }: RowLayout<Row>,
  pageRows: readonly { readonly id: string; readonly original: Row }[],
): { handlers: ComponentProps<'tbody'>; menu: ReactNode } {
  const words = useMessages(controlMessages);
  const menuId = useId();
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const button = useRef<HTMLButtonElement | null>(null);

  // Set on the element, so that its row need not render.
  useEffect(() => {
    const pressed = open?.button;
    pressed?.setAttribute('aria-expanded', 'true');
    return () => pressed?.setAttribute('aria-expanded', 'false');
  }, [open]);

  const openFrom = (pressed: HTMLButtonElement, startsOn: OpenMenu['startsOn']) => {
    const rowId = pressed.dataset.rowActions ?? '';
    pressed.id ||= `${menuId}-${rowId}`.replaceAll(/\s/g, '-');
    button.current = pressed;
    loadSurface().then(
      (Surface) => setOpen({ rowId, button: pressed, Surface, startsOn }),
      () => announce(words.menuNotLoaded, { politeness: 'assertive', within: pressed }),
    );
  };
  const openByClick = (event: MouseEvent) => {
    const pressed = buttonAt(event);
    if (pressed === null) return;
    if (open?.button === pressed) setOpen(null);
    // `detail` is 0 for a click by Enter, Space or assistive technology.
    else openFrom(pressed, event.detail === 0 ? 'first' : undefined);
  };
  const openByArrow = (event: KeyboardEvent) => {
    const pressed = buttonAt(event);
    if (pressed === null || !opensMenu(event.key)) return;
    event.preventDefault();
    openFrom(pressed, event.key === 'ArrowUp' ? 'last' : 'first');
  };
  const preloadAt = (event: SyntheticEvent) => {
    if (buttonAt(event) !== null) preload();
  };

  const row = open && pageRows.find(({ id }) => id === open.rowId);
  return {
    handlers: rowActions
      ? { onClick: openByClick, onKeyDown: openByArrow, onPointerOver: preloadAt, onFocus: preloadAt }
      : {},
    menu: open && row && rowActions && (
      <open.Surface
        key={open.rowId}
        entries={rowActions(row.original)}
        button={button}
        align="end"
        linkComponent={linkComponent}
        startsOn={open.startsOn}
        onClose={() => setOpen(null)}
      />
    ),
  };
}

function buttonAt({ target }: SyntheticEvent): HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement>('[data-row-actions]') : null;
}
