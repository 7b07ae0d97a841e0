import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `Wybrano: ${text}`,
    more: ({ text }) => `i jeszcze ${text}`,
    leftOut: ({ count, why }) => `Pominięto: ${count.text}. ${why}`,
    alreadySo: 'Nic by się tam nie zmieniło.',
    nothingToDo: 'Nie ma już nic do zmiany.',

    progress: ({ done, total }) => `${done} z ${total}`,
    progressFailed: ({ done, total, failed }) => `${done} z ${total}, niepowodzenia: ${failed}`,
    stop: 'Zatrzymaj',
    stopping: 'Zatrzymywanie…',
    stoppedBySession: 'Sesja wygasła. Reszty nie wysłano.',
    stoppedUnreachable: 'Nie można połączyć się z serwerem. Reszty nie wysłano.',
    stoppedByPerson: 'Reszty nie wysłano.',

    allDone: ({ text }) => `Wykonano: ${text}.`,
    summary: ({ done, left }) => `Wykonano: ${done.text}. Nie wykonano: ${left.text}.`,
    unknownSummary: ({ text }) => `Być może wykonano: ${text}. Sprawdź listę przed ponowną próbą.`,
    failures: ({ text }) => `Nie wykonano: ${text}`,
    unknown: ({ text }) => `Być może wykonano: ${text}`,
    retry: ({ text }) => `Ponów: ${text}`,
    reason: ({ why, count }) => `${why} (${count.text})`,
    showMore: ({ text }) => `Pokaż jeszcze ${text}`,
    vetoed: 'Ta aplikacja na to nie pozwala. Nic nie wysłano.',

    undo: 'Cofnij',
    undoing: 'Cofanie',
    allUndone: ({ text }) => `Cofnięto: ${text}.`,
    undoSummary: ({ done, left }) => `Cofnięto: ${done.text}. Nie cofnięto: ${left.text}.`,
    unknownUndoSummary: ({ text }) => `Być może cofnięto: ${text}. Sprawdź listę przed ponowną próbą.`,
    undoFailures: ({ text }) => `Nie cofnięto: ${text}`,
    unknownUndo: ({ text }) => `Być może cofnięto: ${text}`,

    download: 'Pobierz wyniki',
    downloadFailed: 'Przeglądarka nie mogła zapisać pliku.',
    csvId: 'ID',
    csvName: 'Nazwa',
    csvResult: 'Wynik',
    csvReason: 'Przyczyna',
    csvDone: 'Wykonano',
    csvUndone: 'Cofnięto',
    csvAlready: 'Już tak było',
    csvFailed: 'Niepowodzenie',
    csvUnknown: 'Nieznany',
    csvNotSent: 'Nie wysłano',
  },
};
