import { type ReactNode, use, useMemo } from 'react';
import { sharedContext } from '../../browser/shared-context.ts';
import type { DataTableColumn } from '../data-table/data-table-column.ts';
import type { MenuEntry } from '../menu/menu.tsx';

/** What a host adds to one table. Keep it stable: new functions render every row again. */
export interface TableSlots<Row> {
  /** More columns, before the column of actions. One with the id of ours takes its place. @default none */
  readonly columns?: readonly DataTableColumn<Row>[];
  /** More entries in the menu at the end of a row, after ours. @default none */
  readonly rowActions?: (row: Row) => readonly MenuEntry[];
  /** Shown while rows are selected, with these. A table without a selection gets one. @default none */
  readonly bulkActions?: (rows: readonly Row[]) => ReactNode;
  /** At the end of the toolbar. @default none */
  readonly actions?: ReactNode;
  /** Shown if there are no rows, in place of our sentence and button. @default ours */
  readonly emptyState?: ReactNode;
  /** Controls of the toolbar that are left out. @default none */
  readonly hides?: readonly TableTool[];
}

/** What a host adds to the rows of one list. Keep it stable: new functions render every row again. */
export interface ListSlots<Row> {
  /**
   * At the end of a row, in a width of `--ak-row-content-size`: 112 px unless set, in the tree that of the content. The
   * tree gives a `tabIndex` for its controls, because only one of its rows is in the tab order. @default nothing
   */
  readonly rowContent?: (row: Row, tabIndex: 0 | -1) => ReactNode;
  /** Shown while rows are selected, with these. Only the list `entries` has a selection. @default none */
  readonly bulkActions?: (rows: readonly Row[]) => ReactNode;
}

export type TableTool = 'filter' | 'columns' | 'export' | 'reload';

/** Wraps the content of each dialog between its title and its buttons. @param name of the dialog: 'revoke-license' */
export type DialogSlot = (content: ReactNode, name: string) => ReactNode;

/**
 * The content that a host adds, replaces or hides on a screen and on the screens inside it.
 * @typeParam Tables the row type of each table, by the name of the table
 * @typeParam Part the names of replaceable parts
 * @typeParam Lists the row type of each list that is no table, by the name of the list
 */
export interface ScreenSlots<
  Tables extends object = Record<never, never>,
  Part extends string = never,
  Lists extends object = Record<never, never>,
> {
  /** By the name of the table. @default nothing */
  readonly tables?: { readonly [Name in keyof Tables]?: TableSlots<Tables[Name]> };
  /** By the name of the list. @default nothing */
  readonly lists?: { readonly [Name in keyof Lists]?: ListSlots<Lists[Name]> };
  /** Controls and empty states by name: null hides one, anything else is shown instead. @default ours */
  readonly replace?: { readonly [Name in Part | 'reload']?: ReactNode };
  /** Around the content of each dialog. @default nothing */
  readonly dialog?: DialogSlot;
}

export interface HeadedSlots<
  Part extends string = never,
  Tables extends object = Record<never, never>,
  Lists extends object = Record<never, never>,
> extends ScreenSlots<Tables, Part, Lists> {
  /** At the end of the line of the heading, or of the tabs or the toolbar of a screen that has no heading. @default none */
  readonly headerActions?: ReactNode;
}

export interface AnySlots {
  /** They come from around the screen and are not yet given to one. @default false */
  readonly isOutside?: boolean;
  readonly headerActions?: ReactNode;
  readonly tables?: Readonly<Record<string, TableSlots<never> | undefined>>;
  readonly lists?: Readonly<Record<string, ListSlots<never> | undefined>>;
  readonly replace?: Readonly<Record<string, ReactNode>>;
  readonly dialog?: DialogSlot;
}

export const SlotsContext = sharedContext<AnySlots | null>('Slots', null);

/** The slots of this screen, or those of the screen around it except for its heading. */
export function useScreenSlots(own: AnySlots | undefined): AnySlots | null {
  const outer = use(SlotsContext);
  return useMemo(() => {
    if (own !== undefined || outer === null) return own ?? null;
    return outer.isOutside ? { ...outer, isOutside: false } : { ...outer, headerActions: undefined };
  }, [own, outer]);
}

export function useListSlots<Row>(name: string): ListSlots<Row> | undefined {
  return use(SlotsContext)?.lists?.[name] as ListSlots<Row> | undefined;
}
