import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `Selecionados: ${text}`,
    more: ({ text }) => `e mais ${text}`,
    leftOut: ({ count, why }) => `Deixados de fora: ${count.text}. ${why}`,
    alreadySo: 'Nada mudaria ali.',
    nothingToDo: 'Não resta nada para alterar.',

    progress: ({ done, total }) => `${done} de ${total}`,
    progressFailed: ({ done, total, failed }) => `${done} de ${total}, com falha: ${failed}`,
    stop: 'Parar',
    stopping: 'Parando…',
    stoppedBySession: 'A sessão foi encerrada. O restante não foi enviado.',
    stoppedUnreachable: 'Não foi possível conectar ao servidor. O restante não foi enviado.',
    stoppedByPerson: 'O restante não foi enviado.',

    allDone: ({ text }) => `Concluídos: ${text}.`,
    summary: ({ done, left }) => `Concluídos: ${done.text}. Não concluídos: ${left.text}.`,
    unknownSummary: ({ text }) =>
      `Possivelmente concluídos: ${text}. Verifique a lista antes de tentar novamente.`,
    failures: ({ text }) => `Não concluídos: ${text}`,
    unknown: ({ text }) => `Possivelmente concluídos: ${text}`,
    retry: ({ text }) => `Tentar novamente ${text}`,
    reason: ({ why, count }) => `${why} (${count.text})`,
    showMore: ({ text }) => `Mostrar mais ${text}`,
    vetoed: 'Este aplicativo não permite isso. Nada foi enviado.',

    undo: 'Desfazer',
    undoing: 'Desfazendo',
    allUndone: ({ text }) => `Desfeitos: ${text}.`,
    undoSummary: ({ done, left }) => `Desfeitos: ${done.text}. Não desfeitos: ${left.text}.`,
    unknownUndoSummary: ({ text }) =>
      `Possivelmente desfeitos: ${text}. Verifique a lista antes de tentar novamente.`,
    undoFailures: ({ text }) => `Não desfeitos: ${text}`,
    unknownUndo: ({ text }) => `Possivelmente desfeitos: ${text}`,

    download: 'Baixar resultados',
    downloadFailed: 'O navegador não conseguiu salvar o arquivo.',
    csvId: 'ID',
    csvName: 'Nome',
    csvResult: 'Resultado',
    csvReason: 'Motivo',
    csvDone: 'Concluído',
    csvUndone: 'Desfeito',
    csvAlready: 'Já estava assim',
    csvFailed: 'Falha',
    csvUnknown: 'Desconhecido',
    csvNotSent: 'Não enviado',
  },
};
