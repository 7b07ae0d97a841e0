import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `Geselecteerd: ${text}`,
    more: ({ text }) => `en nog ${text}`,
    leftOut: ({ count, why }) => `Overgeslagen: ${count.text}. ${why}`,
    alreadySo: 'Daar zou niets veranderen.',
    nothingToDo: 'Er valt niets meer te wijzigen.',

    progress: ({ done, total }) => `${done} van ${total}`,
    progressFailed: ({ done, total, failed }) => `${done} van ${total}, ${failed} mislukt`,
    stop: 'Stoppen',
    stopping: 'Stoppen…',
    stoppedBySession: 'De sessie is verlopen. De rest is niet verzonden.',
    stoppedUnreachable: 'De server is niet bereikbaar. De rest is niet verzonden.',
    stoppedByPerson: 'De rest is niet verzonden.',

    allDone: ({ text }) => `Gedaan: ${text}.`,
    summary: ({ done, left }) => `Gedaan: ${done.text}. Niet gedaan: ${left.text}.`,
    unknownSummary: ({ text }) =>
      `Mogelijk gedaan: ${text}. Controleer de lijst voordat u het opnieuw probeert.`,
    failures: ({ text }) => `Niet gedaan: ${text}`,
    unknown: ({ text }) => `Mogelijk gedaan: ${text}`,
    retry: ({ text }) => `${text} opnieuw proberen`,
    reason: ({ why, count }) => `${why} (${count.text})`,
    showMore: ({ text }) => `Nog ${text} weergeven`,
    vetoed: 'Deze app staat dit niet toe. Er is niets verzonden.',

    undo: 'Ongedaan maken',
    undoing: 'Wordt ongedaan gemaakt',
    allUndone: ({ text }) => `Ongedaan gemaakt: ${text}.`,
    undoSummary: ({ done, left }) => `Ongedaan gemaakt: ${done.text}. Niet ongedaan gemaakt: ${left.text}.`,
    unknownUndoSummary: ({ text }) =>
      `Mogelijk ongedaan gemaakt: ${text}. Controleer de lijst voordat u het opnieuw probeert.`,
    undoFailures: ({ text }) => `Niet ongedaan gemaakt: ${text}`,
    unknownUndo: ({ text }) => `Mogelijk ongedaan gemaakt: ${text}`,

    download: 'Resultaten downloaden',
    downloadFailed: 'De browser kan het bestand niet opslaan.',
    csvId: 'ID',
    csvName: 'Naam',
    csvResult: 'Resultaat',
    csvReason: 'Reden',
    csvDone: 'Gedaan',
    csvUndone: 'Ongedaan gemaakt',
    csvAlready: 'Was al zo',
    csvFailed: 'Mislukt',
    csvUnknown: 'Onbekend',
    csvNotSent: 'Niet verzonden',
  },
};
