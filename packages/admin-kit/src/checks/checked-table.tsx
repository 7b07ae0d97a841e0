import { useMemo } from 'react';
import type { CheckProgress } from '../data/check-each.ts';
import { dataOf, type QueryState } from '../data/use-read.ts';
import { useMessages, useNumberFormat } from '../messages/messages.ts';
import { ResourceTable, type ResourceTableProps, type TableWords } from '../parts/resource-table.tsx';
import { LeavingButton } from '../ui/button/leaving-button.tsx';
import { chosenFacets, facetCondition, type TableFacet } from '../ui/data-table/data-table-state.ts';
import { TableFacets } from '../ui/data-table/table-facets.tsx';
import { CheckNotes } from './check-progress.tsx';
import { checksMessages } from './messages.ts';

interface CheckedTableProps<Row> extends ResourceTableProps<Row> {
  read: QueryState<readonly Row[]>;
  words: TableWords & { readonly facets: string };
  facets: readonly TableFacet<Row>[];
  /** null: nothing is said about them. */
  checks: CheckProgress | null;
  /** Begins the checks that these facets need. @default `check` of `checks` */
  askFor?: (only: string) => void;
  /** Says how far they are without a chosen facet too. @default false */
  isAsked?: boolean;
  /** How many rows have no answer on the server. @default 0 */
  unknown?: number;
}

/** A table of rows that are checked one by one, with facets by the answers. `choices.only` of its state names the facets. */
export function CheckedTable<Row>({
  facets,
  checks,
  askFor = () => checks?.state === 'asking' && checks.check(),
  isAsked = false,
  unknown,
  ...props
}: CheckedTableProps<Row>) {
  const { table, read, words } = props;
  const { noneYet, nothingYet, checkAll } = useMessages(checksMessages);
  const number = useNumberFormat();
  const only = table.state.choices?.only;
  const where = useMemo(() => facetCondition(facets, only), [facets, only]);
  const isPartial = chosenFacets(facets, only).some((facet) => facet.isWhole === false);
  const rows = dataOf(read);
  const found = isPartial && where ? rows?.filter(where).length : undefined;
  const isAsking = isPartial && checks?.state === 'asking';
  return (
    <>
      {rows &&
        checks &&
        !(isAsking && found === 0) &&
        (isPartial || isAsked || checks.state !== 'checking') && (
          <CheckNotes checks={checks} unknown={unknown} saysProgress found={found} />
        )}
      <ResourceTable
        {...props}
        where={where}
        noMatchText={isPartial ? (checks?.checked === 0 ? nothingYet : noneYet) : words.noMatch}
        noMatchAction={
          isAsking && (
            <LeavingButton size="medium" variant="primary" onClick={checks.check}>
              {checkAll({ all: number(checks.all) })}
            </LeavingButton>
          )
        }
        filters={
          rows === null ? (
            read.status === 'loading' && <div className="ak-data-table-facets" />
          ) : (
            <TableFacets
              label={words.facets}
              facets={facets}
              rows={rows}
              choice={only}
              onChoose={(next) => {
                const isUnknown = chosenFacets(facets, next).some((facet) => facet.isWhole === false);
                if (isUnknown) askFor(next);
                table.choose('only', next);
              }}
            />
          )
        }
      />
    </>
  );
}
