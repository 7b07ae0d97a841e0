import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `Sélection : ${text}`,
    more: ({ text }) => `et ${text} de plus`,
    leftOut: ({ count, why }) => `Laissés de côté : ${count.text}. ${why}`,
    alreadySo: 'Rien n’y changerait.',
    nothingToDo: 'Il ne reste rien à modifier.',

    progress: ({ done, total }) => `${done} sur ${total}`,
    progressFailed: ({ done, total, failed }) => `${done} sur ${total}, échecs : ${failed}`,
    stop: 'Arrêter',
    stopping: 'Arrêt…',
    stoppedBySession: 'La session est terminée. Le reste n’a pas été envoyé.',
    stoppedUnreachable: 'Le serveur n’a pas pu être joint. Le reste n’a pas été envoyé.',
    stoppedByPerson: 'Le reste n’a pas été envoyé.',

    allDone: ({ text }) => `Effectués : ${text}.`,
    summary: ({ done, left }) => `Effectués : ${done.text}. Non effectués : ${left.text}.`,
    unknownSummary: ({ text }) => `Peut-être effectués : ${text}. Vérifiez la liste avant de réessayer.`,
    failures: ({ text }) => `Non effectués : ${text}`,
    unknown: ({ text }) => `Peut-être effectués : ${text}`,
    retry: ({ text }) => `Réessayer pour ${text}`,
    reason: ({ why, count }) => `${why} (${count.text})`,
    showMore: ({ text }) => `Afficher ${text} de plus`,
    vetoed: 'Cette application n’autorise pas cette action. Rien n’a été envoyé.',

    undo: 'Annuler l’opération',
    undoing: 'Annulation en cours',
    allUndone: ({ text }) => `Annulés : ${text}.`,
    undoSummary: ({ done, left }) => `Annulés : ${done.text}. Non annulés : ${left.text}.`,
    unknownUndoSummary: ({ text }) => `Peut-être annulés : ${text}. Vérifiez la liste avant de réessayer.`,
    undoFailures: ({ text }) => `Non annulés : ${text}`,
    unknownUndo: ({ text }) => `Peut-être annulés : ${text}`,

    download: 'Télécharger les résultats',
    downloadFailed: 'Le navigateur n’a pas pu enregistrer le fichier.',
    csvId: 'ID',
    csvName: 'Nom',
    csvResult: 'Résultat',
    csvReason: 'Motif',
    csvDone: 'Effectué',
    csvUndone: 'Annulé',
    csvAlready: 'Déjà ainsi',
    csvFailed: 'Échec',
    csvUnknown: 'Inconnu',
    csvNotSent: 'Non envoyé',
  },
};
