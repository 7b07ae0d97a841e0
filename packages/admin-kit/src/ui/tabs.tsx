import { cva } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, type ReactNode, use, useId, useState } from 'react';
import { PortalContext } from './portal-context.ts';
import { tabAfterKey } from './tab-after-key.ts';
import './tabs.css';

const tabsClass = cva('ak-tabs', {
  variants: { variant: { line: null, pill: 'ak-tabs--pill' } },
  defaultVariants: { variant: 'line' },
});

export interface TabItem {
  readonly value: string;
  readonly label: ReactNode;
  /** Mounted only while its tab is chosen. */
  readonly content: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'dir' | 'defaultValue'> {
  /** What the tabs are about, for assistive technology. */
  label: string;
  /** Pills for tabs inside the panel of another tab. @default 'line' */
  variant?: 'line' | 'pill';
  items: readonly TabItem[];
  /** The chosen tab. */
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * Arrow keys move between the tabs, Enter, Space or a click chooses: what a tab loads is not loaded in passing. The row
 * scrolls where it is too narrow.
 */
export function Tabs({ label, variant, items, value, onValueChange, className, ...rest }: TabsProps) {
  const { dir } = use(PortalContext);
  const id = useId();
  const [focused, setFocused] = useState<string | null>(null);
  const has = (tab: string | null) => items.some((item) => item.value === tab);
  // Tab leads to one of them: to where the arrows led, and from outside to the chosen one.
  const stop = [focused, value].find(has) ?? items[0]?.value;

  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const next = tabAfterKey(event, { current: tabs.indexOf(event.target as HTMLElement), tabs, dir });
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div {...rest} className={tabsClass({ variant, className })} dir={dir}>
      <div
        role="tablist"
        className="ak-tabs-list"
        aria-label={label}
        aria-orientation="horizontal"
        onKeyDown={moveFocus}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setFocused(null);
        }}
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            className="ak-tabs-tab"
            aria-selected={item.value === value}
            aria-controls={item.value === value ? `${id}-panel-${item.value}` : undefined}
            tabIndex={item.value === stop ? 0 : -1}
            onFocus={() => setFocused(item.value)}
            onClick={() => item.value !== value && onValueChange(item.value)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map(
        (item) =>
          item.value === value && (
            <div
              key={item.value}
              role="tabpanel"
              id={`${id}-panel-${item.value}`}
              className="ak-tabs-panel"
              aria-labelledby={`${id}-tab-${item.value}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: also a panel without controls is reached by keyboard.
              tabIndex={0}
            >
              {item.content}
            </div>
          ),
      )}
    </div>
  );
}
