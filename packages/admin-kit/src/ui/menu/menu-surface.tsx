import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import './menu.css';
import {
  type ComponentProps,
  type ElementType,
  type Ref,
  type RefObject,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { KitPortal } from '../portal/kit-portal.tsx';
import { PortalContext } from '../portal/portal-context.ts';
import type { MenuEntry } from './menu-entry.ts';
import { MenuLine } from './menu-line.tsx';

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
        <ExternalTrigger element={button} />
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

interface ExternalTriggerProps {
  element: RefObject<HTMLElement | null>;
  /** Given by the library that looks for its trigger. */
  ref?: Ref<HTMLElement>;
}

/**
 * Tells a library that an element rendered long before is its trigger: the button stays the same node, with its focus,
 * when the menu's code arrives after the click.
 */
export function ExternalTrigger({ element, ref }: ExternalTriggerProps) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    ref(element.current);
    return () => {
      ref(null);
    };
  }, [element, ref]);
  return null;
}
