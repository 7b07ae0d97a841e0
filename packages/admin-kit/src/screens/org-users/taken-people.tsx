import { bulkJobMessages } from '../../bulk-job/messages.ts';
import { useListText } from '../../messages/list-text.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { peopleMessages } from '../../people/messages.ts';
import { type Choice, type Reading, UNSHOWN } from '../../people/reading.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { SelectField } from '../../ui/field/select.tsx';
import { orgUsersMessages } from './messages.ts';
import type { PeopleText } from './use-people-text.ts';

const MAX_TEXTS = 20;

interface TakenPeopleProps extends Pick<PeopleText, 'taken' | 'takeAgain'> {
  onUndo: () => void;
}

/** What was read from pasted text, what was left out, and the way back. */
export function TakenPeopleNotice({ taken, takeAgain, onUndo }: TakenPeopleProps) {
  const words = useMessages(orgUsersMessages);
  const count = useCount();
  const found = useFoundText();
  const facts = useLeftOutFacts();
  const inList = useListText();
  const table = taken?.reading.table;
  const inactive = taken ? inactiveOf(taken.reading) : [];
  const statuses = [...new Set(inactive.map(({ status }) => status ?? ''))];
  return (
    <>
      <div className="ak-org-users-panel-taken">
        <p role="status" className="ak-org-users-panel-taken-status">
          {taken && found(taken.reading)}
        </p>
        {taken && (
          <Button size="small" onClick={onUndo}>
            {words.undoTaking}
          </Button>
        )}
      </div>
      {taken && (
        <div className="ak-org-users-panel-taken-parts">
          {table && table.columns.length > 1 && (
            <SelectField
              label={words.column}
              value={String(table.chosen)}
              options={[
                ...table.columns.map((column) => ({
                  value: String(column.index),
                  label: words.columnOption({
                    column: column.heading ?? words.columnNumber({ number: count(column.index + 1).text }),
                    count: count(column.count).text,
                    sample: visibleText(column.sample),
                  }),
                })),
                { value: 'all', label: words.allColumns },
              ]}
              onValueChange={(value) => takeAgain({ choice: choiceOf(value) })}
            />
          )}
          {inactive.length > 0 && (
            <Checkbox
              label={words.takeInactive({ count: count(inactive.length), statuses: inList(statuses) })}
              isChecked={taken.options.takesInactive === true}
              onCheckedChange={(takesInactive) => takeAgain({ takesInactive })}
            />
          )}
          <ul className="ak-org-users-panel-facts">
            {facts(taken.reading).map((fact) => (
              <li key={fact}>
                <bdi>{fact}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

const choiceOf = (value: string): Choice => (value === 'all' ? value : Number(value));

const inactiveOf = ({ people, leftOut }: Reading) =>
  leftOut.inactive.length > 0 ? leftOut.inactive : people.filter(({ status }) => status !== undefined);

function useFoundText(): (reading: Reading) => string {
  const words = useMessages(orgUsersMessages);
  const count = useCount();
  return ({ people, table }) => {
    const found = count(people.length);
    if (table === null) return words.foundInText(found);
    if (table.chosen === 'all') return words.foundInTable(found);
    const column = table.columns.find(({ index }) => index === table.chosen);
    return (column?.sample.includes('@') ? words.foundAddresses : words.foundUserNames)({
      found,
      column: column?.heading ?? words.columnNumber({ number: count(table.chosen + 1).text }),
    });
  };
}

function useLeftOutFacts(): (reading: Reading) => readonly string[] {
  const words = useMessages(orgUsersMessages);
  const { more } = useMessages(bulkJobMessages);
  const { notShown } = useMessages(peopleMessages);
  const count = useCount();
  const inList = useListText();
  const named = (texts: readonly string[]) => {
    const rest = texts.length - MAX_TEXTS;
    return inList([
      ...texts.slice(0, MAX_TEXTS).map((text) => visibleText(text).replaceAll(UNSHOWN, notShown)),
      ...(rest > 0 ? [more(count(rest))] : []),
    ]);
  };
  return ({ leftOut, people, table }) => {
    const { rows, elsewhere } = leftOut;
    const beside = [...new Set(leftOut.words.map(({ text }) => text))];
    const unused = table?.unused ?? [];
    // The headings of a table are named as its columns.
    const above = table?.columns[0]?.heading ? leftOut.headings.slice(0, -1) : leftOut.headings;
    const headings = [...new Set(above.map(({ text }) => text))];
    const cleaned = people.filter(({ isCleaned }) => isCleaned).length;
    const hyphenated = people.filter(({ hadOtherHyphens }) => hadOtherHyphens).length;
    return [
      headings.length > 0 && words.leftHeadings({ texts: named(headings) }),
      beside.length > 0 && words.leftWords({ texts: named(beside) }),
      rows.length > 0 &&
        words.leftRows({ count: count(rows.length), rows: named(rows.map((row) => count(row).text)) }),
      unused.length > 0 && words.leftColumns({ columns: named(unused) }),
      elsewhere > 0 && words.leftElsewhere(count(elsewhere)),
      cleaned > 0 && `${words.cleaned}: ${count(cleaned).text}`,
      hyphenated > 0 && `${words.hyphensRead}: ${count(hyphenated).text}`,
    ].filter((fact) => fact !== false);
  };
}
