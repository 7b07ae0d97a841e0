import type { DataTableState } from './data-table-state.ts';

export interface TableChoiceOption<Row> {
  readonly value: string;
  readonly label: string;
  /** The rows that it leaves. Keep it stable. @default all */
  readonly where?: (row: Row) => boolean;
}

/** A further filter, as a select beside the filter field; part of the table's state, and so of a console's URL. */
export interface TableChoice<Row> {
  /** Names it in the table's state. Not 'filter', 'sort', 'page', 'size' or 'columns'. */
  readonly id: string;
  readonly label: string;
  /** The first is the one at first. */
  readonly options: readonly TableChoiceOption<Row>[];
}

/** The option that holds: what the state says, as far as there is such an option. */
export function chosenOption<Row>(
  { id, options }: TableChoice<Row>,
  chosen: DataTableState['choices'],
): TableChoiceOption<Row> | undefined {
  return options.find(({ value }) => value === chosen?.[id]) ?? options[0];
}

/** What the choices are at first, for a table's starting state. */
export function firstChoices<Row>(choices: readonly TableChoice<Row>[]): Record<string, string> {
  return Object.fromEntries(choices.map(({ id, options }) => [id, options[0]?.value ?? '']));
}

/** Whether nothing is chosen but what `choices` says. */
export function isSameChoice(
  chosen: DataTableState['choices'],
  choices: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(choices).every(([id, value]) => (chosen?.[id] ?? value) === value);
}

/** All conditions as one; undefined where there is none, so that nothing is looked at. */
export function allConditions<Row>(
  conditions: readonly (((row: Row) => boolean) | undefined)[],
): ((row: Row) => boolean) | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length < 2 ? given[0] : (row) => given.every((condition) => condition(row));
}
