import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { hostLinkClass } from '../link/host-link-class.ts';
import type { MenuEntry } from './menu-entry.ts';

interface MenuLineProps {
  entry: MenuEntry;
  linkComponent: ElementType<ComponentProps<'a'>>;
}

/** One line of an open menu. */
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
        // Out of the name, which the label alone is; the description still reads it.
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
        <LineIcon>{entry.isChecked && <Icon name="check" />}</LineIcon>
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

/** Absent icons take no room, unless another line of the menu has one. */
function LineIcon({ children }: { children: ReactNode }) {
  return <span className="ak-menu-item-icon">{children}</span>;
}
