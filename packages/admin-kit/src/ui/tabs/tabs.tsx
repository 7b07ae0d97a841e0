import * as RadixTabs from '@radix-ui/react-tabs';
import { cva } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, type RefObject, use, useLayoutEffect, useRef } from 'react';
import { focusUnlessTaken, hasFocusWithin } from '../../accessibility/focus.ts';
import { useDoctor } from '../../doctor/use-doctor.ts';
import { PortalContext } from '../portal/portal-settings.ts';
import '../../styles/scroll-fade.css';
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
  /** Names the tab list for assistive technology. */
  label: string;
  /** Pills for tabs inside another tab's panel. @default 'line' */
  variant?: 'line' | 'pill';
  /** The tabs, in this order. */
  items: readonly TabItem[];
  /** At the end of the tabs' line. @default none */
  actions?: ReactNode;
  /** The value of the selected tab. */
  value: string;
  /** Fires when a person selects another tab. */
  onValueChange: (value: string) => void;
}

/** A page's policy may forbid the styles that Radix writes into server-rendered HTML. */
const withoutStyle = { style: { outline: undefined, animationDuration: undefined } };

/**
 * Arrow keys move between the tabs; Enter, Space or a click chooses one, so that passing a tab loads nothing.
 * A narrow row scrolls.
 */
export function Tabs({
  label,
  variant,
  items,
  actions,
  value,
  onValueChange,
  className,
  ...rest
}: TabsProps) {
  useDoctor();
  const { dir } = use(PortalContext);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is chosen
  useLayoutEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return (
    <RadixTabs.Root
      {...rest}
      className={tabsClass({ variant, className })}
      dir={dir}
      value={value}
      onValueChange={onValueChange}
      activationMode="manual"
    >
      <RadixTabs.List ref={list} className="ak-scroll-fade ak-tabs-list" aria-label={label} {...withoutStyle}>
        {items.map((item) => (
          <RadixTabs.Trigger key={item.value} value={item.value} className="ak-tabs-tab">
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {actions && <div className="ak-tabs-actions">{actions}</div>}
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value} className="ak-tabs-panel" forceMount asChild>
          <div {...withoutStyle} hidden={item.value !== value}>
            {item.value === value && <PanelContent list={list}>{item.content}</PanelContent>}
          </div>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

/** When another tab is chosen from inside the panel, focus moves to that tab instead of the body. */
function PanelContent({ list, children }: { list: RefObject<HTMLElement | null>; children: ReactNode }) {
  useLayoutEffect(() => {
    const tabs = list.current;
    return () => {
      if (tabs?.parentElement && hasFocusWithin(tabs.parentElement)) {
        queueMicrotask(() => {
          const chosen = tabs.querySelector<HTMLElement>('[aria-selected="true"]');
          if (chosen) focusUnlessTaken(chosen);
        });
      }
    };
  }, [list]);
  return children;
}
