import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import './menu.css';
import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type ElementType,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useEscape } from '../../accessibility/escape.ts';
import { deepActiveElement, focusUnlessTaken } from '../../accessibility/focus.ts';
import { CheckIcon } from '../icon/icons.tsx';
import { hostLinkClass } from '../link/link.tsx';
import { KitPortal } from '../portal/kit-portal.tsx';
import { PortalContext } from '../portal/portal-settings.ts';
import type { MenuEntry } from './menu.tsx';

interface MenuSurfaceProps {
  entries: readonly MenuEntry[];
  button: RefObject<HTMLButtonElement | null>;
  align: 'start' | 'end';
  linkComponent: ElementType<ComponentProps<'a'>>;
  startsOn: 'first' | 'last' | undefined;
  onClose: () => void;
}

export function MenuSurface(props: MenuSurfaceProps) {
  const { entries, button, align, linkComponent, startsOn, onClose } = props;
  const { dir } = use(PortalContext);
  const isLeaving = useRef(false);
  const surface = useRef<HTMLElement>(null);
  const leave = () => {
    button.current?.focus();
    onClose();
    return true;
  };
  useEscape(button, true, leave);
  usePressElsewhere(surface, button, () => {
    isLeaving.current = true;
    onClose();
  });
  const focusStart = useCallback(
    (content: HTMLElement | null) => {
      // Radix before 2.1.25 attaches the ref again in each render.
      if (!content || content === surface.current) return;
      surface.current = content;
      if (!startsOn) return;
      const items = [...content.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
      items.at(startsOn === 'first' ? 0 : -1)?.focus({ preventScroll: true });
    },
    [startsOn],
  );
  // A dialog that opens while the entries unmount remembers the focused element.
  useLayoutEffect(
    () => () => {
      const { current: menu } = surface;
      if (menu?.contains(deepActiveElement(menu.ownerDocument))) button.current?.focus();
    },
    [button],
  );

  return (
    <RadixMenu.Root open modal={false} dir={dir} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixMenu.Trigger asChild>
        <ExternalTrigger element={button} />
      </RadixMenu.Trigger>
      <KitPortal isOfDialog>
        <RadixMenu.Content
          ref={focusStart}
          className="ak-menu"
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          aria-labelledby={button.current?.id}
          onKeyDownCapture={(event) => {
            moveInOtherWindow(event);
            // Radix ignores Tab.
            if (event.key !== 'Tab') return;
            event.stopPropagation();
            leave();
          }}
          onInteractOutside={(event) => {
            // A click on the button closes the menu itself. Closed earlier, the menu would open again.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
            else isLeaving.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A press elsewhere or an opened part may have taken the focus.
            if (!isLeaving.current && button.current) focusUnlessTaken(button.current);
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

/** Radix looks for the focus and for presses in the first document only. */
const isInFirst = (element: Element) => element.ownerDocument === document;

function usePressElsewhere(
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  leave: () => void,
): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const opener = button.current;
    if (!opener || isInFirst(opener)) return;
    const page = opener.ownerDocument;
    const onPress = (event: Event) => {
      const path = event.composedPath();
      if (!path.includes(opener) && !(menu.current && path.includes(menu.current))) latest.current();
    };
    page.addEventListener('pointerdown', onPress, true);
    return () => page.removeEventListener('pointerdown', onPress, true);
  }, [menu, button]);
}

function moveInOtherWindow(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: menu, key } = event;
  if (isInFirst(menu)) return;
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const at = items.indexOf(deepActiveElement(menu.ownerDocument) as HTMLElement);
  const moves: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: at < 1 ? -1 : at - 1,
    Home: 0,
    End: -1,
  };
  const next = moves[key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  items.at(next)?.focus();
}

function lineKey(entry: MenuEntry, index: number): string {
  return 'label' in entry && typeof entry.label === 'string'
    ? `${entry.label} ${index}`
    : `${entry.kind}-${index}`;
}

interface ExternalTriggerProps {
  element: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement>;
}

/** The button keeps its focus when the menu's code arrives after the click. */
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

interface MenuLineProps {
  entry: MenuEntry;
  linkComponent: ElementType<ComponentProps<'a'>>;
}

export function MenuLine({ entry, linkComponent: Link }: MenuLineProps) {
  const id = useId();
  if (entry.kind === 'separator') return <RadixMenu.Separator className="ak-menu-separator" />;
  if (entry.kind === 'heading') {
    return <RadixMenu.Label className="ak-menu-heading">{entry.label}</RadixMenu.Label>;
  }
  if (entry.kind === 'link') {
    return (
      <RadixMenu.Item asChild className={cx('ak-menu-item', hostLinkClass(Link))} textValue={entry.label}>
        <Link href={entry.href}>
          <LineIcon>{entry.icon}</LineIcon>
          <span className="ak-menu-item-label">{entry.label}</span>
        </Link>
      </RadixMenu.Item>
    );
  }

  const { label, disabledReason } = entry;
  const note = disabledReason || (entry.kind === 'choice' && entry.note);
  const shared = {
    textValue: label,
    'aria-disabled': disabledReason ? true : undefined,
    'aria-describedby': note ? id : undefined,
  };
  const texts = (
    <span className="ak-menu-item-texts">
      <span className="ak-menu-item-label">{label}</span>
      {note && (
        // Read as the description, not as the name.
        <span id={id} aria-hidden="true" className="ak-menu-item-reason">
          {note}
        </span>
      )}
    </span>
  );

  if (entry.kind === 'choice') {
    return (
      <RadixMenu.CheckboxItem
        {...shared}
        className="ak-menu-item"
        checked={entry.isChecked}
        onSelect={(event) => event.preventDefault()}
        onCheckedChange={(isChecked) => {
          if (!disabledReason) entry.onCheckedChange(isChecked);
        }}
      >
        <LineIcon>{entry.isChecked && <CheckIcon />}</LineIcon>
        {texts}
      </RadixMenu.CheckboxItem>
    );
  }
  return (
    <RadixMenu.Item
      {...shared}
      className={cx('ak-menu-item', entry.isDanger && 'ak-menu-item--danger')}
      onSelect={(event) => {
        if (disabledReason) event.preventDefault();
        else entry.onSelect();
      }}
    >
      <LineIcon>{entry.icon}</LineIcon>
      {texts}
    </RadixMenu.Item>
  );
}

function LineIcon({ children }: { children: ReactNode }) {
  return <span className="ak-menu-item-icon">{children}</span>;
}
