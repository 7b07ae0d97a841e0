import { useMemo } from 'react';
import type { CheckProgress } from '../data/check-each.ts';
import { dataOf, type QueryState } from '../data/use-read.ts';
import { useMessages } from '../messages/messages.ts';
import { ResourceTable, type ResourceTableProps, type TableWords } from '../parts/resource-table.tsx';
import { chosenFacets, facetCondition, type TableFacet } from '../ui/data-table/data-table-state.ts';
import { TableFacets } from '../ui/data-table/table-facets.tsx';
import { CheckNotes } from './check-progress.tsx';
import { checksMessages } from './messages.ts';

interface CheckedTableProps<Row> extends ResourceTableProps<Row> {
  read: QueryState<readonly Row[]>;
  words: TableWords & { readonly facets: string };
  facets: readonly TableFacet<Row>[];
  checks: CheckProgress;
  /** How many rows have no answer on the server. @default 0 */
  unknown?: number;
}

/** A table of rows that are checked one by one, with facets by the answers. `choices.only` of its state names the facets. */
export function CheckedTable<Row>({ facets, checks, unknown, ...props }: CheckedTableProps<Row>) {
  const { table, read, words } = props;
  const { noneYet } = useMessages(checksMessages);
  const only = table.state.choices?.only;
  const where = useMemo(() => facetCondition(facets, only), [facets, only]);
  const isPartial = chosenFacets(facets, only).some((facet) => facet.isWhole === false);
  const rows = dataOf(read);
  return (
    <>
      {rows && (isPartial || checks.state !== 'checking') && (
        <CheckNotes
          checks={checks}
          unknown={unknown}
          saysProgress
          found={isPartial && where ? rows.filter(where).length : undefined}
        />
      )}
      <ResourceTable
        {...props}
        where={where}
        noMatchText={isPartial ? noneYet : words.noMatch}
        filters={
          rows && (
            <TableFacets
              label={words.facets}
              facets={facets}
              rows={rows}
              choice={only}
              onChoose={(next) => table.choose('only', next)}
            />
          )
        }
      />
    </>
  );
}
