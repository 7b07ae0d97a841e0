import { use, useCallback } from 'react';
import { errors as errorMessages } from '../locales/en/errors.ts';
import { earlierRequests, endedBefore, type FailureFacts, lastStates, notMade } from './failure-marks.ts';
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
