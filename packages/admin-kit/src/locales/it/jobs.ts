import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `Selezionati: ${text}`,
    more: ({ text }) => `e altri ${text}`,
    leftOut: ({ count, why }) => `Esclusi: ${count.text}. ${why}`,
    alreadySo: 'Lì non cambierebbe nulla.',
    nothingToDo: 'Non resta nulla da modificare.',

    progress: ({ done, total }) => `${done} di ${total}`,
    progressFailed: ({ done, total, failed }) => `${done} di ${total}, non riusciti: ${failed}`,
    stop: 'Interrompi',
    stopping: 'Interruzione…',
    stoppedBySession: 'La sessione è terminata. Il resto non è stato inviato.',
    stoppedUnreachable: 'Impossibile raggiungere il server. Il resto non è stato inviato.',
    stoppedByPerson: 'Il resto non è stato inviato.',

    allDone: ({ text }) => `Completati: ${text}.`,
    summary: ({ done, left }) => `Completati: ${done.text}. Non completati: ${left.text}.`,
    unknownSummary: ({ text }) => `Forse completati: ${text}. Controlla l’elenco prima di riprovare.`,
    failures: ({ text }) => `Non completati: ${text}`,
    unknown: ({ text }) => `Forse completati: ${text}`,
    retry: ({ text }) => `Riprova con ${text}`,
    reason: ({ why, count }) => `${why} (${count.text})`,
    showMore: ({ text }) => `Mostra altri ${text}`,
    vetoed: 'Questa app non lo consente. Nessun dato è stato inviato.',

    undo: 'Annulla modifiche',
    undoing: 'Annullamento delle modifiche',
    allUndone: ({ text }) => `Annullati: ${text}.`,
    undoSummary: ({ done, left }) => `Annullati: ${done.text}. Non annullati: ${left.text}.`,
    unknownUndoSummary: ({ text }) => `Forse annullati: ${text}. Controlla l’elenco prima di riprovare.`,
    undoFailures: ({ text }) => `Non annullati: ${text}`,
    unknownUndo: ({ text }) => `Forse annullati: ${text}`,

    download: 'Scarica risultati',
    downloadFailed: 'Il browser non è riuscito a salvare il file.',
    csvId: 'ID',
    csvName: 'Nome',
    csvResult: 'Risultato',
    csvReason: 'Motivo',
    csvDone: 'Completato',
    csvUndone: 'Annullato',
    csvAlready: 'Era già così',
    csvFailed: 'Non riuscito',
    csvUnknown: 'Sconosciuto',
    csvNotSent: 'Non inviato',
  },
};
