import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { checksMessages } from '../../checks/messages.ts';
import type { listFileMessages } from '../../list-file/messages.ts';
import type { globalHomeMessages } from '../../screens/global-home/messages.ts';
import type { separatorMessages } from '../../ui/menu/separator-menu.tsx';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `Selecionados: ${text}`,
    more: ({ text }) => `e mais ${text}`,
    leftOut: ({ count, why }) => `Ignorados: ${count.text}. ${why}`,
    alreadySo: 'Nenhuma alteração necessária.',
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
    reasonSeparator: '; ',
    reasons: ({ reasons }) => `${reasons}.`,
    showMore: ({ text }) => `Mostrar mais ${text}`,

    undo: 'Desfazer',
    undoing: 'Desfazendo',
    allUndone: ({ text }) => `Desfeitos: ${text}.`,
    undoSummary: ({ done, left }) => `Desfeitos: ${done.text}. Não desfeitos: ${left.text}.`,
    unknownUndoSummary: ({ text }) =>
      `Possivelmente desfeitos: ${text}. Verifique a lista antes de tentar novamente.`,
    undoFailures: ({ text }) => `Não desfeitos: ${text}`,
    unknownUndo: ({ text }) => `Possivelmente desfeitos: ${text}`,

    download: 'Baixar resultados',
    downloadFailed: 'Não foi possível salvar o arquivo.',
    csvId: 'ID',
    csvName: 'Nome',
    csvResult: 'Resultado',
    csvReason: 'Motivo',
    csvDone: 'Concluído',
    csvUndone: 'Desfeito',
    csvAlready: 'Nenhuma alteração necessária',
    csvFailed: 'Falha',
    csvUnknown: 'Desconhecido',
    csvNotSent: 'Não enviado',
  },
};

export const globalHome: Translation<typeof globalHomeMessages> = {
  feature: 'global-home',
  messages: {
    title: 'Seções',
    users: 'Usuários',
    usersText: 'Sinalizadores, períodos de teste e acesso como usuário',
    projects: 'Projetos',
    projectsText: 'Upgrades forçados, membros e funções',
    coupons: 'Cupons',
    couponsText: 'Códigos e resgates',
    enterpriseDeals: 'Acordos empresariais',
    enterpriseDealsText: 'Acordos com instituições',
    organizations: 'Organizações',
    organizationsText: 'Árvore, licenças e LTI',
    stats: 'Estatísticas',
    statsText: 'Uso',
    attention: 'Requer atenção',
    openTickets: 'Chamados abertos',
    unresolved: ({ text }) => `${text} não resolvidos`,
    inProgress: ({ text }) => `${text} em andamento`,
    otherStatus: ({ text }) => `${text} com status desconhecido`,
    ticketsFailed: 'Não foi possível carregar os chamados de suporte',
    noTickets: 'Todos os chamados estão resolvidos.',
    dealsOverLimit: 'Acordos acima do limite flexível',
    dealsFailed: 'Não foi possível carregar os acordos empresariais',
    noDealsOverLimit: 'Nenhum acordo está acima do limite.',
    unreadable: ({ text }) => `Entradas que não puderam ser lidas: ${text}. Elas não foram contadas.`,
    licensesOverSeats: 'Licenças acima dos assentos',
    organizationsFailed: 'Não foi possível carregar as organizações',
    noLicensesOverSeats: 'Nenhuma licença está acima dos assentos.',
    dealsEnding: 'Acordos que terminam em até 30 dias',
    noDealsEnding: 'Nenhum acordo está prestes a terminar.',
    trialsEnding: 'Períodos de teste que terminam em até 7 dias',
    usersFailed: 'Não foi possível carregar os usuários',
    noTrialsEnding: 'Nenhum período de teste está prestes a terminar.',
    onlyGlobalAdmins: 'Somente administradores globais podem entrar na área da equipe.',
  },
};

export const checks: Translation<typeof checksMessages> = {
  feature: 'checks',
  messages: {
    soFar: ({ found, checked, all }) => `${found} até agora, ${checked} de ${all} verificados`,
    checked: ({ checked, all }) => `${checked} de ${all} verificados`,
    atLeast: ({ found }) => `Pelo menos ${found}`,
    checkAll: ({ all }) => `Verificar todos (${all})`,
    notChecked: ({ text }) => `Não foi possível verificar: ${text}.`,
    noneYet: 'Nenhum entre os verificados.',
    usersUnknown: ({ text }) => `Acordos cujos usuários ativos o servidor não conhece: ${text}.`,
  },
};

export const listFile: Translation<typeof listFileMessages> = {
  feature: 'list-file',
  messages: {
    choose: 'Adicionar de um arquivo',
    dropHere: 'Solte o arquivo para adicionar suas linhas',
    reading: 'Lendo o arquivo',
    readAs: 'Lido como',
    readAsHint: 'A codificação é uma suposição. Escolha outra se houver letras erradas.',
    sheet: ({ sheet }) => `Só a planilha ${sheet} foi lida. Outras planilhas também têm conteúdo.`,

    pdf: 'Este arquivo é um PDF.',
    image: 'Este arquivo é uma imagem.',
    archive: 'Este arquivo é um arquivo compactado.',
    document: 'Este arquivo é um documento, não uma lista.',
    markup: 'Este arquivo é uma página da web ou um arquivo XML.',
    otherSheet: 'Planilhas deste formato não podem ser lidas.',
    locked: 'Este arquivo precisa de uma senha.',
    binary: 'Este arquivo não é de texto.',
    empty: 'Este arquivo está vazio.',
    tooLarge: ({ size, limit }) =>
      `Este arquivo tem ${size}, e no máximo ${limit} podem ser lidos. Divida a lista em vários arquivos.`,
    unreadable: 'Não foi possível ler o arquivo.',
    several: 'Escolha um arquivo de cada vez.',
    notLoaded: 'Não foi possível carregar a parte que lê arquivos. Tente novamente quando estiver online.',
    instead: 'Salve a lista como CSV, Excel (.xlsx) ou OpenDocument (.ods) e escolha esse arquivo.',
  },
};

export const separators: Translation<typeof separatorMessages> = {
  feature: 'ui-separator',
  messages: {
    ofFile: ({ separator }) => `Separador dos arquivos CSV: ${separator}`,
    ofAddresses: ({ separator }) => `Separador dos endereços: ${separator}`,
    comma: 'Vírgula',
    semicolon: 'Ponto e vírgula',
    tab: 'Tabulação',
  },
};
