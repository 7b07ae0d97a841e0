import type { EnterpriseDeal } from '@timemap/admin-api';
import {
  type DealField,
  type DealForm,
  dealFields,
  formOf,
  isSameForm,
} from '../../enterprise-deal-form/deal-form.ts';
import { useDraft } from '../../provider/use-draft.ts';

/** What was typed into one field, and what stood there when that began. */
interface Edit {
  readonly from: string;
  readonly to: string;
}

type Edits = Partial<Record<DealField, Edit>>;

export interface DealEdits {
  /** What the form shows: what was typed, and the deal as it is now where nothing was. */
  readonly shown: DealForm;
  /** What each field had when the person last saw it untouched. */
  readonly known: DealForm;
  readonly isChanged: boolean;
  readonly isRestored: boolean;
  change(field: DealField, value: string): void;
  discard(): void;
}

const noEdits = { edits: '' };

/**
 * What was changed in the form of a deal, kept while the session is renewed. Fields nobody touched follow the server;
 * those that were touched remember what they began with, so that a change made meanwhile is noticed.
 */
export function useDealEdits(deal: EnterpriseDeal): DealEdits {
  const draft = useDraft(`enterprise-deal.${deal.id}`, noEdits);
  const edits = readEdits(draft.fields.edits);
  const current = formOf(deal);
  const shown = withEdits(current, edits, 'to');
  return {
    shown,
    known: withEdits(current, edits, 'from'),
    isChanged: !isSameForm(shown, current),
    isRestored: draft.isRestored && Object.keys(edits).length > 0,
    change: (field, value) => {
      const from = edits[field]?.from ?? current[field];
      const { [field]: _, ...others } = edits;
      const next = value === from ? others : { ...others, [field]: { from, to: value } };
      draft.change({ edits: JSON.stringify(next) });
    },
    discard: draft.discard,
  };
}

function withEdits(current: DealForm, edits: Edits, side: keyof Edit): DealForm {
  const entries = dealFields.map((field) => [field, edits[field]?.[side] ?? current[field]]);
  return Object.fromEntries(entries) as DealForm;
}

/** What is kept elsewhere may have been changed there. */
function readEdits(text: string): Edits {
  if (text === '') return {};
  try {
    const found = JSON.parse(text) as Partial<Record<string, Partial<Edit>>> | null;
    return Object.fromEntries(
      dealFields.flatMap((field) => {
        const { from, to } = found?.[field] ?? {};
        return typeof from === 'string' && typeof to === 'string' ? [[field, { from, to }]] : [];
      }),
    );
  } catch {
    return {};
  }
}
