import { ApiError, type Operation } from '@timemap/admin-api';
import { use, useCallback } from 'react';
import { defineMessages } from './define-messages.ts';
import { MessageContext, useMessages } from './messages.ts';

export const errorMessages = defineMessages('errors', {
  session: 'Your session has ended. Log in again.',
  access: 'You do not have access to this organization.',
  forbidden: 'You do not have access to this.',
  notFound: 'Not found on the server.',
  changed: 'Someone else changed this. Check it, then try again.',
  tooLong: 'This is too long for the server. Shorten it and try again.',
  busy: 'The server is busy. Wait a moment and try again.',
  busyUntil: ({ reason, time }: { reason: string | null; time: string }) =>
    `${sentence(reason ?? 'The server is busy')} Try again at ${time}.`,
  status: 'The server could not do this. Try again, or contact support.',
  format: 'The server’s answer could not be read. Try again.',
  network: 'The server could not be reached. Check the connection and try again.',
  offline: 'This device is offline. Nothing was sent.',
  timeout: 'The server did not answer in time. Try again.',
  input: 'A value in this request is not valid. Nothing was sent.',
  vetoed: 'This app does not allow that. Nothing was sent.',
  aborted: 'This was canceled.',
  unknownResult: 'No clear answer came back. The change may have been made. Check before you try again.',
  unknownReason: ({ reason }: { reason: string }) =>
    `${sentence(reason)} The change may have been made. Check before you try again.`,
  earlierMade: ({ label }: { label: string }) =>
    `The previous request had worked: ${label} is there. This one was not sent. To send it too, try again.`,
  earlierUnclear: ({ label }: { label: string }) =>
    `The previous request, for ${label}, may have worked. This one was not sent. Check the list before you try again.`,
  notMade: 'No clear answer came back. The server does not have the change so far.',
  notMadeReason: ({ reason }: { reason: string }) =>
    `${sentence(reason)} The server does not have the change so far.`,
  endedBefore: 'The session or the page ended before this was saved.',
});

function sentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}

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
      const { kind, status, serverText: reason } = error;
      const earlier = earlierRequests.get(error);
      if (endedBefore.has(error)) return words.endedBefore;
      if (earlier) return earlier.isMade ? words.earlierMade(earlier) : words.earlierUnclear(earlier);
      if (error.mayHaveBeenApplied) {
        if (notMade.has(error)) return reason === null ? words.notMade : words.notMadeReason({ reason });
        return reason === null ? words.unknownResult : words.unknownReason({ reason });
      }
      if (error.retryAt) return words.busyUntil({ reason, time: timeOf(error.retryAt, locale) });
      if (reason !== null) return reason;
      if (kind === 'refused' || kind === 'status') return words[wordOfStatus[status ?? 0] ?? 'status'];
      return words[kind === 'shape' ? 'format' : kind];
    },
    [words, locale],
  );
}
