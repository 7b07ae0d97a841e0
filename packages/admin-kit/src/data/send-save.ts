import { ApiError } from '@timemap/admin-api';
import type { Dispatch, RefObject, SetStateAction } from 'react';
import type { AdminKit } from '../context/admin-kit-context.ts';
import { reportErrorsOf } from '../context/report-errors.ts';
import { changedBeforeWrite } from '../messages/found-before-write.ts';
import { saysOutOfDate } from '../messages/judge-failure.ts';
import { findInCache } from './cached.ts';
import { invalidate } from './invalidate.ts';
import type { UnclearRun } from './lost-answer.ts';
import { operationOf } from './operation-of.ts';
import { overwrittenFields, showTheirs } from './overwritten-fields.ts';
import {
  type AddSave,
  hasSameFields,
  type PendingSave,
  savedBefore,
  savedTogether,
} from './pending-saves.ts';
import { invalidateAndWait, runAction } from './perform-action.ts';
import type { CacheKey } from './query.ts';
import {
  fetchLatest,
  type Identified,
  lookOf,
  type SaveCheck,
  type SaveDefinition,
  type SaveInput,
  saveAction,
} from './save-definition.ts';
import { isLoadingInCache, updateInCache } from './update-cache.ts';
import type { ActionDefinition } from './use-action.ts';
import type { AskedConflict } from './use-optimistic-save.ts';

/** What to save, or what becomes of the save without it. null: nobody is there to decide. */
type Decision<Change> = { readonly change: Change } | 'theirs kept' | 'not sent' | null;

interface SaveSender<Item extends Identified, Change> {
  readonly latest: RefObject<{ kit: AdminKit; definition: SaveDefinition<Item, Change> }>;
  readonly unclear: Map<string, UnclearRun>;
  readonly questions: Questions<Item, Change>;
  /** Shows the changes that wait. */
  readonly show: () => void;
  readonly fail: (item: Item, error: ApiError) => void;
  readonly add: AddSave<Item, Change>;
}

export interface Questions<Item, Change> {
  /** null once nobody is there to decide. */
  readonly unanswered: RefObject<Set<(decision: null) => void> | null>;
  readonly setConflicts: Dispatch<SetStateAction<readonly AskedConflict<Item, Change>[]>>;
}

function askAboutConflict<Item, Change>(
  { unanswered, setConflicts }: Questions<Item, Change>,
  about: Pick<AskedConflict<Item, Change>, 'theirs' | 'change' | 'fields' | 'saved'>,
): Promise<Decision<Change>> {
  return new Promise((resolve) => {
    if (unanswered.current === null) return resolve(null);
    const end = (decision: Decision<Change>) => {
      unanswered.current?.delete(resolve);
      setConflicts((others) => others.filter((other) => other !== conflict));
      resolve(decision);
    };
    const conflict: AskedConflict<Item, Change> = {
      ...about,
      decide: (decided) => end(decided === null ? 'theirs kept' : { change: decided }),
      cancel: () => end('not sent'),
    };
    unanswered.current.add(resolve);
    setConflicts((others) => [...others, conflict]);
  });
}

/**
 * Asks about all that the form of the first would overwrite, before the first is sent. One Cancel gives the whole form up.
 * @returns whether nothing had to be asked
 */
async function settleConflicts<Item extends Identified, Change>(
  queue: readonly PendingSave<Item, Change>[],
  apply: (item: Item, change: Change) => Item,
  { overwrites }: SaveCheck<Item, Change>,
  theirs: Item,
  questions: Questions<Item, Change>,
): Promise<boolean> {
  const together = savedTogether(queue);
  const overwriting = together.flatMap((save) => {
    const fields = overwrittenFields(apply, save.seen, theirs, save.change);
    const isAsked = overwrites?.(save.seen, theirs, save.change) ?? fields.length > 0;
    return isAsked && save.end === undefined ? [{ save, fields }] : [];
  });
  const saved = savedBefore(queue[0]?.form, apply, theirs);
  const decided = await Promise.all(
    overwriting.map(async ({ save, fields }) => {
      const decision = await askAboutConflict(questions, { theirs, change: save.change, fields, saved });
      return { save, decision };
    }),
  );
  for (const { save, decision } of decided) {
    if (decision !== null) showTheirs(queue, apply, theirs, save);
    if (decision === null || typeof decision === 'string') save.end = decision;
    else save.change = decision.change;
  }
  const ended = together.find(({ end }) => end === null || end === 'not sent');
  if (ended) for (const save of together) save.end = ended.end;
  return overwriting.length === 0;
}

/** Never rejects. */
export async function sendFirst<Item extends Identified, Change>(
  queue: readonly PendingSave<Item, Change>[],
  { latest, unclear, questions, show, fail, add }: SaveSender<Item, Change>,
): Promise<void> {
  const [first] = queue as [PendingSave<Item, Change>];
  const { seen, isUndo, settle } = first;
  const { kit, definition } = latest.current;
  const { apply, check, shownIn, onSaved } = definition;
  const reads = shownIn(seen.id);
  let confirmed = findInCache<Item>(kit.queryClient, kit.client, reads, seen.id) ?? seen;
  let failure: ApiError | null = null;
  let wasRun = false;
  try {
    if (check) {
      for (;;) {
        if (first.end === null) throw changedBeforeWrite(operationOf(definition, first.change));
        if (first.end !== undefined) return settle({ status: first.end });
        const reporting = isUndo ? { ...definition, failsSilently: false } : definition;
        const read = check.query(kit, seen.id);
        const theirs = await fetchLatest(kit, reporting, read, seen, first.change);
        updateInCache<Item>(kit.queryClient, kit.client, reads, seen.id, () => theirs);
        confirmed = theirs;
        if (await settleConflicts(queue, apply, check, theirs, questions)) break;
        show();
      }
    }
    const { change } = first;
    if (definition.canSave?.(confirmed) === false) return settle({ status: 'not sent' });
    if (!hasSameFields(apply(confirmed, change), confirmed)) {
      wasRun = true;
      const outcome = await runAction(
        latest.current.kit,
        actionOf(definition),
        { item: confirmed, change },
        { unclear },
      );
      if (outcome.status === 'failed' || outcome.status === 'vetoed') throw outcome.error;
      first.form?.sent.push({ change, isUnclear: false });
      if (!isUndo) offerUndo(kit, definition, confirmed, change, add);
    } else if (!isUndo && check?.alreadyText && !hasSameFields(apply(first.seen, change), first.seen)) {
      kit.notify({ type: 'ended', tone: 'success', text: check.alreadyText(confirmed, change) });
    }
    for (const next of queue) next.seen = apply(next.seen, change);
    settle({ status: 'saved', before: confirmed });
    reportErrorsOf(() => onSaved?.(confirmed, change));
  } catch (error) {
    failure =
      error instanceof ApiError
        ? error
        : new ApiError('shape', operationOf(definition, first.change), { cause: error, wasSent: false });
  }
  if (failure === null) return;
  fail(confirmed, failure);
  if (failure.mayHaveBeenApplied) first.form?.sent.push({ change: first.change, isUnclear: true });
  // The action has read these again. A check that failed before it has not.
  const readAgain = wasRun ? definition.invalidates?.(seen.id) : null;
  // Stryker disable next-line ArrayDeclaration: no read is without an operation
  const others = without(reads, readAgain ?? []);
  if (failure.mayHaveBeenApplied) await invalidateAndWait(kit, others);
  else if (saysOutOfDate(failure)) void invalidateAndWait(kit, others);
}

function actionOf<Item extends Identified, Change>(
  definition: SaveDefinition<Item, Change>,
): ActionDefinition<SaveInput<Item, Change>, unknown> {
  return {
    ...saveAction(definition),
    send: async (kit, { item, change }) => {
      await definition.send(kit, definition.apply(item, change), change);
      confirmInCache(kit, definition, item.id, change);
    },
    look: (kit, input) => {
      const look = lookOf(kit, definition, input);
      const onMade = () => confirmInCache(kit, definition, input.item.id, input.change);
      return look && { ...look, onMade };
    },
  };
}

/** Announces a change that cannot be undone. */
function offerUndo<Item extends Identified, Change>(
  kit: AdminKit,
  { name, target, undo }: SaveDefinition<Item, Change>,
  before: Item,
  change: Change,
  add: AddSave<Item, Change>,
): void {
  if (undo === undefined) return;
  const inverse = undo.change(before, change);
  kit.notify({
    type: 'done',
    action: { name, target: target(before, change) },
    text: undo.text(before, change),
    undo:
      inverse &&
      (async () => {
        const outcome = await add(before.id, inverse, undefined, true);
        if (outcome.status === 'saved') return 'undone';
        if (outcome.status === 'failed') return outcome.error.kind === 'vetoed' ? null : outcome.error;
        return outcome.status === 'replaced' ? 'replaced' : null;
      }),
  });
}

/** A list requested before the change may lack it. */
function confirmInCache<Item extends Identified, Change>(
  kit: AdminKit,
  { shownIn, apply, invalidates }: SaveDefinition<Item, Change>,
  id: number,
  change: Change,
): void {
  const reads = shownIn(id);
  updateInCache<Item>(kit.queryClient, kit.client, reads, id, (item) => apply(item, change));
  // Stryker disable next-line ArrayDeclaration: no read is without an operation
  const loading = without(reads, invalidates?.(id) ?? []).filter((held) =>
    isLoadingInCache(kit.queryClient, kit.client, held),
  );
  void invalidate(kit.queryClient, kit.client, loading);
}

function without(reads: readonly CacheKey[], others: readonly CacheKey[]): readonly CacheKey[] {
  const keyOf = ({ operation, input }: CacheKey) => JSON.stringify([operation, input]);
  const keys = new Set(others.map(keyOf));
  return reads.filter((read) => !keys.has(keyOf(read)));
}
