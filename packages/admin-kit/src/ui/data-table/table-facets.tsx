import { startTransition, useEffect, useMemo, useState } from 'react';
import { runInSlices } from '../../browser/slices.ts';
import { runToEnd } from '../../browser/steps.ts';
import { useNumberFormat } from '../../messages/messages.ts';
import { Button } from '../button/button.tsx';
import { Status } from '../status/status.tsx';
import { chosenFacets, type TableFacet } from './data-table-state.ts';
import './table-facets.css';

export interface TableFacetsProps<Row> {
  label: string;
  facets: readonly TableFacet<Row>[];
  rows: readonly Row[] | null;
  choice: string | undefined;
  onChoose: (choice: string) => void;
}

/** Facets of the rows with their counts. A press keeps the rows that have one, a second press shows the others again. */
export function TableFacets<Row>({ label, facets, rows, choice, onChoose }: TableFacetsProps<Row>) {
  const format = useNumberFormat();
  const counts = useFacetCounts(rows, facets);
  const [draft, setDraft] = useState<string | null>(null);
  if (draft !== null && draft === choice) setDraft(null);
  const chosen = chosenFacets(facets, draft ?? choice);
  const isOffered = (facet: TableFacet<Row>, index: number) =>
    (counts?.[index] ?? 0) > 0 ||
    (facet.isWhole !== undefined && rows?.length !== 0) ||
    chosen.includes(facet);
  const shown = facets.filter(isOffered);
  const isChoice = (facet: TableFacet<Row>) => counts?.[facets.indexOf(facet)] !== rows?.length;
  if (counts !== null && chosen.length === 0 && !shown.some(isChoice)) return null;
  const toggle = (facet: TableFacet<Row>) => {
    const isKept = (other: TableFacet<Row>) =>
      other !== facet && (facet.group === undefined || other.group !== facet.group);
    const others = chosen.filter(isKept);
    const next = chosen.includes(facet)
      ? others
      : facets.filter((one) => one === facet || others.includes(one));
    const values = next.map(({ value }) => value).join(',');
    setDraft(values);
    startTransition(() => onChoose(values));
  };
  return (
    <fieldset
      className="ak-data-table-facets"
      aria-label={label}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setDraft(null);
      }}
    >
      {shown.map((facet) => (
        <Button
          key={facet.value}
          size="small"
          className="ak-data-table-facet"
          aria-pressed={chosen.includes(facet)}
          onClick={() => toggle(facet)}
        >
          {/* From right to left, the count would stand before a label such as 'LTI'. */}
          {facet.tone ? <Status tone={facet.tone}>{facet.label}</Status> : <bdi>{facet.label}</bdi>}
          {counts && facet.isWhole !== false && ' '}
          {counts && facet.isWhole !== false && (
            <span className="ak-data-table-facet-count">{format(counts[facets.indexOf(facet)] ?? 0)}</span>
          )}
        </Button>
      ))}
    </fieldset>
  );
}

const COUNTED_AT_ONCE = 4096;
const COUNTED_PER_STEP = 512;

function* countInSteps<Row>(
  rows: readonly Row[],
  facets: readonly TableFacet<Row>[],
): Generator<void, readonly number[]> {
  const counts = facets.map(() => 0);
  for (let from = 0; from < rows.length; from += COUNTED_PER_STEP) {
    for (const row of rows.slice(from, from + COUNTED_PER_STEP)) {
      for (let index = 0; index < facets.length; index++) {
        if (facets[index]?.where(row)) counts[index] = (counts[index] ?? 0) + 1;
      }
    }
    yield;
  }
  return counts;
}

function useFacetCounts<Row>(
  rows: readonly Row[] | null,
  facets: readonly TableFacet<Row>[],
): readonly number[] | null {
  const isFew = rows === null || rows.length <= COUNTED_AT_ONCE;
  const [ofMany, setOfMany] = useState<readonly number[] | null>(null);
  const ofFew = useMemo(
    () => (isFew && rows !== null ? runToEnd(countInSteps(rows, facets)) : null),
    [isFew, rows, facets],
  );
  useEffect(() => {
    if (isFew || rows === null) return undefined;
    function* work(all: readonly Row[]): Generator<void, void> {
      setOfMany(yield* countInSteps(all, facets));
    }
    return runInSlices(work(rows));
  }, [isFew, rows, facets]);
  return isFew ? ofFew : ofMany;
}
