import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, type ElementType, type RefObject, use, useCallback, useRef } from 'react';
import { KitPortal } from '../portal/kit-portal.tsx';
import { PortalContext } from '../portal/portal-context.ts';
import { BorrowedTrigger } from './borrowed-trigger.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { MenuLine } from './menu-line.tsx';
import './menu.css';

interface MenuSurfaceProps {
  entries: readonly MenuEntry[];
  button: RefObject<HTMLButtonElement | null>;
  align: 'start' | 'end';
  linkComponent: ElementType<ComponentProps<'a'>>;
  /** Whether the first entry has focus from the start, as after a key, or none, as after a click. */
  startsOnFirst: boolean;
  onClose: () => void;
}

/** The open menu. Mounting opens it. */
export function MenuSurface(props: MenuSurfaceProps) {
  const { entries, button, align, linkComponent, startsOnFirst, onClose } = props;
  const { dir } = use(PortalContext);
  const isLeaving = useRef(false);
  const focusFirst = useCallback(
    (content: HTMLElement | null) => {
      if (startsOnFirst)
        content?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true });
    },
    [startsOnFirst],
  );

  return (
    <RadixMenu.Root open modal={false} dir={dir} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixMenu.Trigger asChild>
        <BorrowedTrigger element={button} />
      </RadixMenu.Trigger>
      <KitPortal>
        <RadixMenu.Content
          ref={focusFirst}
          className="ak-menu"
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          aria-labelledby={button.current?.id}
          onInteractOutside={(event) => {
            // The button closes it by itself; closed here, its click would open it again.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
            else isLeaving.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Not when the person pressed elsewhere, or what the entry opened has taken focus already.
            if (!isLeaving.current && document.activeElement === document.body) button.current?.focus();
          }}
        >
          {entries.map((entry, index) => (
            <MenuLine key={lineKey(entry, index)} entry={entry} linkComponent={linkComponent} />
          ))}
        </RadixMenu.Content>
      </KitPortal>
    </RadixMenu.Root>
  );
}

function lineKey(entry: MenuEntry, index: number): string {
  // Two lines may well say the same.
  return 'label' in entry && typeof entry.label === 'string'
    ? `${entry.label} ${index}`
    : `${entry.kind}-${index}`;
}
