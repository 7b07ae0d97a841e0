import type { EnterpriseDeal } from '@timemap/admin-api';
import { Suspense, useId, useRef, useState } from 'react';
import { DealEnd } from '../../checks/deal-end.tsx';
import { useErrorText } from '../../messages/error-text.ts';
import { isNotMade } from '../../messages/failure-marks.ts';
import { useLocale, useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../parts/draft-notice.tsx';
import { FormArea } from '../../parts/form-area.tsx';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { useDraft } from '../../parts/use-draft.ts';
import { useRefused } from '../../parts/use-refused.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { BusyContext } from '../../ui/dialog/busy-context.ts';
import { RefusalContext } from '../../ui/dialog/refusal-context.ts';
import { focusFirstInvalid } from '../../ui/field/field.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Time } from '../../ui/time/time.tsx';
import { DealFields } from './deal-fields.tsx';
import {
  changeBetween,
  type DealField,
  type DealForm,
  dealFields,
  formOf,
  invalidFields,
  isSameForm,
} from './deal-form.ts';
import { enterpriseDealMessages } from './messages.ts';
import type { DealUpdate } from './use-deal-update.ts';

const DealConflictDialog = lazyPart(
  'deal-conflict-dialog',
  () => import('./deal-dialogs.tsx'),
  'DealConflictDialog',
);

interface DealConfigurationProps {
  deal: EnterpriseDeal;
  update: DealUpdate;
}

/** @spec B §2, §5 */
export function DealConfiguration({ deal, update }: DealConfigurationProps) {
  const words = useMessages(enterpriseDealMessages);
  usePreload(DealConflictDialog);
  const errorText = useErrorText();
  const locale = useLocale();
  const edits = useDealEdits(deal);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const { failure, conflict } = update;
  const failureId = useId();
  const isRefused = useRefused(failure, form);

  const save = async () => {
    const { change, seen } = changeBetween(edits.known, edits.shown, locale);
    if ((await update.save(change, seen)).status !== 'saved') return;
    setWasSubmitted(false);
    edits.discard();
  };
  const submit = () => {
    if (!edits.isChanged || update.isBusy) return;
    setWasSubmitted(true);
    if (invalidFields(edits.shown, locale).length === 0) void save();
    else focusFirstInvalid(form.current);
  };
  const discard = () => {
    setWasSubmitted(false);
    update.dismiss();
    edits.discard();
    form.current?.querySelector('input')?.focus();
  };
  const change = (field: DealField, value: string) => {
    if (failure?.mayHaveBeenApplied === false) update.dismiss();
    edits.change(field, value);
  };
  const isUnknown = failure?.mayHaveBeenApplied === true && !isNotMade(failure);
  const why = failure && errorText(failure);

  return (
    <Section title={words.configuration}>
      <FormArea ref={form} className="ak-enterprise-deal-detail-stack" onEnter={submit}>
        <DraftNotice draft={{ isRestored: edits.isRestored, discard }} />
        <BusyContext value={update.isBusy}>
          <RefusalContext value={failure ? failureId : undefined}>
            <DealFields
              form={edits.shown}
              onChange={change}
              wasSubmitted={wasSubmitted}
              isRefused={isRefused}
            />
          </RefusalContext>
        </BusyContext>
        {why && (
          <Alert
            id={failureId}
            tone="danger"
            isInterrupting
            title={isUnknown ? words.maybeUpdated : words.notUpdated}
            onDismiss={update.dismiss}
          >
            {words.updateFailed({ why })}
          </Alert>
        )}
        <div className="ak-enterprise-deal-detail-buttons">
          <Button
            variant="primary"
            onClick={submit}
            isBusy={update.isBusy}
            disabledReason={edits.isChanged || update.isBusy ? undefined : words.unchanged}
          >
            {words.update}
          </Button>
          {edits.isChanged && !update.isBusy && (
            <Button variant="quiet" onClick={discard}>
              {words.discard}
            </Button>
          )}
        </div>
        <DealFacts deal={deal} />
      </FormArea>
      <Suspense fallback={null}>
        {conflict && <DealConflictDialog key={JSON.stringify(conflict.theirs)} conflict={conflict} />}
      </Suspense>
    </Section>
  );
}

function DealFacts({ deal }: { deal: EnterpriseDeal }) {
  const { id, createdAt } = deal;
  const words = useMessages(enterpriseDealMessages);
  return (
    <DefinitionList
      items={[
        {
          term: words.id,
          value: (
            <span className="ak-enterprise-deal-detail-id">
              {id}
              <CopyButton text={String(id)} label={words.copyId} />
            </span>
          ),
        },
        { term: words.created, value: <Time value={createdAt} /> },
        { term: words.ends, value: <DealEnd deal={deal} /> },
      ]}
    />
  );
}

interface Edit {
  readonly from: string;
  readonly to: string;
}

type Edits = Partial<Record<DealField, Edit>>;

interface DealEdits {
  readonly shown: DealForm;
  readonly known: DealForm;
  readonly isChanged: boolean;
  readonly isRestored: boolean;
  change(field: DealField, value: string): void;
  discard(): void;
}

const noEdits = { edits: '' };

/** Unedited fields follow the server. Edited ones remember their original value, to detect changes by others. */
function useDealEdits(deal: EnterpriseDeal): DealEdits {
  const draft = useDraft(`enterprise-deal.${deal.id}`, noEdits);
  const edits = readEdits(draft.fields.edits);
  const current = formOf(deal, useLocale());
  const shown = withEdits(current, edits, 'to');
  return {
    shown,
    known: withEdits(current, edits, 'from'),
    isChanged: !isSameForm(shown, current),
    isRestored: draft.isRestored && !isSameForm(shown, current),
    change: (field, value) => {
      const from = edits[field]?.from ?? current[field];
      const { [field]: _, ...others } = edits;
      const next =
        value === from && from === current[field] ? others : { ...others, [field]: { from, to: value } };
      draft.change({ edits: JSON.stringify(next) });
    },
    discard: draft.discard,
  };
}

function withEdits(current: DealForm, edits: Edits, side: keyof Edit): DealForm {
  const entries = dealFields.map((field) => [field, edits[field]?.[side] ?? current[field]]);
  return Object.fromEntries(entries) as DealForm;
}

/** Stored drafts may have been altered. */
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
