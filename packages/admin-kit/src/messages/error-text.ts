import { ApiError, type Operation } from '@timemap/admin-api';
import { use, useCallback } from 'react';
import { errors as errorMessages } from '../locales/en/errors.ts';
import { MessageContext, useMessages } from './messages.ts';

export { errorMessages };

const wordOfStatus: Readonly<Record<number, 'forbidden' | 'notFound' | 'changed' | 'busy' | 'tooLong'>> = {
  403: 'forbidden',
  404: 'notFound',
  409: 'changed',
  413: 'tooLong',
  414: 'tooLong',
  429: 'busy',
  431: 'tooLong',
};

export type FailureFacts = Pick<ApiError, 'kind' | 'status' | 'serverText' | 'mayHaveBeenApplied'> &
  Partial<Pick<ApiError, 'retryAt'>>;

const notMade = new WeakSet<FailureFacts>();

/** Whether a read has shown that the change was not made. */
export const isNotMade = (error: FailureFacts): boolean => notMade.has(error);

export function markNotMade(error: ApiError): void {
  notMade.add(error);
}

const foundBefore = new WeakSet<ApiError>();

function foundBeforeWrite(operation: Operation, status: number): ApiError {
  const error = new ApiError('status', operation, { status, wasSent: false });
  foundBefore.add(error);
  return error;
}

export const goneBeforeWrite = (operation: Operation) => foundBeforeWrite(operation, 404);

export const changedBeforeWrite = (operation: Operation) => foundBeforeWrite(operation, 409);

const earlierRequests = new WeakMap<FailureFacts, { readonly label: string; readonly isMade: boolean }>();

export function afterEarlierRequest(operation: Operation, label: string, isMade: boolean): ApiError {
  const error = new ApiError('status', operation, { status: 409, wasSent: false });
  earlierRequests.set(error, { label, isMade });
  return error;
}

const lastStates = new WeakMap<FailureFacts, (locale: string) => string>();

/** @param ageText how old the data is that is shown instead */
export function markLastState(error: ApiError, ageText: (locale: string) => string): void {
  lastStates.set(error, ageText);
}

const endedBefore = new WeakSet<FailureFacts>();

export function endedBeforeSave(operation: Operation): ApiError {
  const error = new ApiError('session', operation, { wasSent: false });
  endedBefore.add(error);
  return error;
}

export const wasFoundBeforeWrite = (error: ApiError): boolean => foundBefore.has(error);

/** A proxy's 404 does not count. */
export function isMissing({ status, answeredJson }: ApiError): boolean {
  return status === 404 && answeredJson;
}

const OUT_OF_DATE_STATUSES: ReadonlySet<number | null> = new Set([400, 404, 409, 410, 412]);

const REFUSAL_STATUSES: ReadonlySet<number | null> = new Set([400, 401, 403]);

/** Servers differ in how they refuse what only admins may do. */
export const mayLackRight = ({ kind, status }: ApiError): boolean =>
  kind === 'access' || (kind !== 'session' && REFUSAL_STATUSES.has(status));

export function saysOutOfDate({ kind, status }: ApiError): boolean {
  return (kind === 'refused' || kind === 'status') && OUT_OF_DATE_STATUSES.has(status);
}

/** Whether the server said what is wrong with what was sent, so that sending it again unchanged does not help. */
export const isAboutInput = ({ kind, status, mayHaveBeenApplied }: FailureFacts): boolean =>
  kind === 'refused' && !mayHaveBeenApplied && status !== 403 && status !== 429;

const DAY_MS = 86_400_000;

const timeOf = (at: number, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeStyle: 'medium',
    ...(at - Date.now() > DAY_MS && { dateStyle: 'medium' }),
  }).format(at);

export function useErrorText(): (error: FailureFacts) => string {
  const words = useMessages(errorMessages);
  const { locale } = use(MessageContext);
  return useCallback(
    (error) => {
      const { kind, status, serverText: text } = error;
      const reason = text && (/[…\p{STerm}]$/u.test(text) ? text : words.sentence({ text }));
      const earlier = earlierRequests.get(error);
      const ageText = lastStates.get(error);
      if (ageText)
        return words.lastState({ reason: words[kind as 'network' | 'timeout'], age: ageText(locale) });
      if (endedBefore.has(error)) return words.endedBefore;
      if (earlier) return earlier.isMade ? words.earlierMade(earlier) : words.earlierUnclear(earlier);
      if (error.mayHaveBeenApplied) {
        if (notMade.has(error)) return reason === null ? words.notMade : words.notMadeReason({ reason });
        return reason === null ? words.unknownResult : words.unknownReason({ reason });
      }
      if (error.retryAt) return words.busyUntil({ reason, time: timeOf(error.retryAt, locale) });
      if (text !== null) return text;
      if (kind === 'refused' || kind === 'status') return words[wordOfStatus[status ?? 0] ?? 'status'];
      // The other kinds, such as 'renewed', name their words.
      return words[kind === 'shape' ? 'format' : kind];
    },
    [words, locale],
  );
}
