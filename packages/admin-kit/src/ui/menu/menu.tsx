import {
  type ComponentProps,
  type ElementType,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useComposedRef } from '../../browser/use-composed-ref.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { ChevronDownIcon, DotsIcon } from '../icon/icons.tsx';

export interface MenuProps
  extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'aria-label' | 'onClick'> {
  /** The button's name, with its object: 'Actions for maria'. */
  label: string;
  entries: readonly MenuEntry[];
  /** Fires before it opens, for example to prepare the entries. @default none */
  onOpen?: () => void;
  children?: ReactNode;
  /** Of a button without text. @default three dots */
  icon?: ReactNode;
  /** @default 'quiet' */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  /** The edge of the button that the menu is aligned with. @default 'end' */
  align?: 'start' | 'end';
  /** The host router's link, for link entries. @default 'a' */
  linkComponent?: ElementType<ComponentProps<'a'>>;
  /** Why it cannot be opened now. @default none */
  disabledReason?: string | undefined;
}

type Surface = typeof import('./menu-surface.tsx')['MenuSurface'];

let surface: Surface | undefined;

async function loadSurface(): Promise<Surface> {
  surface ??= (await import('./menu-surface.tsx')).MenuSurface;
  return surface;
}

function preload() {
  loadSurface().catch(() => undefined);
}

export function opensMenu(key: string): boolean {
  return key === 'ArrowDown' || key === 'ArrowUp';
}

/** A button that opens a menu by click, Enter, Space or an up or down arrow. */
export function Menu(props: MenuProps) {
  const {
    label,
    entries,
    children,
    icon = <DotsIcon />,
    align = 'end',
    linkComponent = 'a',
    id,
    ref,
    ...others
  } = props;
  const { onOpen, onKeyDown, ...rest } = others;
  const { onPointerEnter, onFocus, variant = 'quiet', ...more } = rest;
  const words = useMessages(controlMessages);
  const madeUpId = useId();
  const buttonId = id ?? madeUpId;
  const button = useRef<HTMLButtonElement>(null);
  const composedRef = useComposedRef(button, ref);
  const [openedBy, setOpenedBy] = useState<'pointer' | 'first' | 'last' | null>(null);
  const [Content, setContent] = useState<Surface | undefined>(() => surface);

  const open = (by: 'pointer' | 'first' | 'last') => {
    onOpen?.();
    setOpenedBy(by);
    if (Content) return;
    loadSurface().then(
      (loaded) => setContent(() => loaded),
      () => {
        setOpenedBy(null);
        announce(words.menuNotLoaded, { politeness: 'assertive', within: button.current });
      },
    );
  };

  const buttonProps = {
    ...more,
    id: buttonId,
    ref: composedRef,
    variant,
    'aria-haspopup': 'menu',
    'aria-expanded': openedBy !== null,
    onPointerEnter: (event: PointerEvent<HTMLButtonElement>) => {
      onPointerEnter?.(event);
      preload();
    },
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      onFocus?.(event);
      preload();
    },
    // Enter, Space and assistive technology click without a pointer press.
    onClick: (event: MouseEvent) => {
      if (openedBy) setOpenedBy(null);
      else open(event.detail === 0 ? 'first' : 'pointer');
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      onKeyDown?.(event);
      if (!opensMenu(event.key) || rest.disabledReason) return;
      event.preventDefault();
      open(event.key === 'ArrowUp' ? 'last' : 'first');
    },
  } as const;

  return (
    <>
      {children === undefined ? (
        <IconButton {...buttonProps} label={label} hasTooltip={openedBy === null} icon={icon} />
      ) : (
        <Button {...buttonProps} aria-label={label} endIcon={<ChevronDownIcon />}>
          {children}
        </Button>
      )}
      {openedBy && Content && (
        <Content
          entries={entries}
          button={button}
          align={align}
          linkComponent={linkComponent}
          startsOn={openedBy === 'pointer' ? undefined : openedBy}
          onClose={() => setOpenedBy(null)}
        />
      )}
    </>
  );
}

export interface MenuAction {
  readonly kind?: 'action';
  readonly label: string;
  readonly icon?: ReactNode;
  /** Removes or ends something, so it is red. @default false */
  readonly isDanger?: boolean;
  /** Why it cannot be used now, shown under its label. The entry stays focusable. */
  readonly disabledReason?: string | undefined;
  readonly onSelect: () => void;
}

export interface MenuLink {
  readonly kind: 'link';
  readonly label: string;
  readonly icon?: ReactNode;
  readonly href: string;
}

export interface MenuChoice {
  readonly kind: 'choice';
  readonly label: string;
  readonly isChecked: boolean;
  /** Shown under its label. @default none */
  readonly note?: string | undefined;
  readonly disabledReason?: string | undefined;
  /** The menu stays open, so that several entries can be changed. */
  readonly onCheckedChange: (isChecked: boolean) => void;
}

/** A line of text above the next entries, for example the signed-in user. */
export interface MenuHeading {
  readonly kind: 'heading';
  readonly label: ReactNode;
}

export interface MenuSeparator {
  readonly kind: 'separator';
}

export type MenuEntry = MenuAction | MenuLink | MenuChoice | MenuHeading | MenuSeparator;
