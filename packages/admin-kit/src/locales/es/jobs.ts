import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `Seleccionados: ${text}`,
    more: ({ text }) => `y ${text} más`,
    leftOut: ({ count, why }) => `Omitidos: ${count.text}. ${why}`,
    alreadySo: 'Allí no cambiaría nada.',
    nothingToDo: 'No queda nada por cambiar.',

    progress: ({ done, total }) => `${done} de ${total}`,
    progressFailed: ({ done, total, failed }) => `${done} de ${total}, errores: ${failed}`,
    stop: 'Detener',
    stopping: 'Deteniendo…',
    stoppedBySession: 'La sesión ha finalizado. El resto no se envió.',
    stoppedUnreachable: 'No se pudo conectar con el servidor. El resto no se envió.',
    stoppedByPerson: 'El resto no se envió.',

    allDone: ({ text }) => `Hechos: ${text}.`,
    summary: ({ done, left }) => `Hechos: ${done.text}. Sin hacer: ${left.text}.`,
    unknownSummary: ({ text }) =>
      `Posiblemente hechos: ${text}. Compruebe la lista antes de volver a intentarlo.`,
    failures: ({ text }) => `Sin hacer: ${text}`,
    unknown: ({ text }) => `Posiblemente hechos: ${text}`,
    retry: ({ text }) => `Reintentar ${text}`,
    reason: ({ why, count }) => `${why} (${count.text})`,
    showMore: ({ text }) => `Mostrar ${text} más`,
    vetoed: 'Esta aplicación no permite esta acción. No se envió nada.',

    undo: 'Deshacer',
    undoing: 'Deshaciendo',
    allUndone: ({ text }) => `Deshechos: ${text}.`,
    undoSummary: ({ done, left }) => `Deshechos: ${done.text}. Sin deshacer: ${left.text}.`,
    unknownUndoSummary: ({ text }) =>
      `Posiblemente deshechos: ${text}. Compruebe la lista antes de volver a intentarlo.`,
    undoFailures: ({ text }) => `Sin deshacer: ${text}`,
    unknownUndo: ({ text }) => `Posiblemente deshechos: ${text}`,

    download: 'Descargar resultados',
    downloadFailed: 'El navegador no pudo guardar el archivo.',
    csvId: 'ID',
    csvName: 'Nombre',
    csvResult: 'Resultado',
    csvReason: 'Motivo',
    csvDone: 'Hecho',
    csvUndone: 'Deshecho',
    csvAlready: 'Ya estaba así',
    csvFailed: 'Error',
    csvUnknown: 'Desconocido',
    csvNotSent: 'No enviado',
  },
};
