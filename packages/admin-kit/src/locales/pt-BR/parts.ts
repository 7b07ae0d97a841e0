import type { controlMessages } from '../../messages/control-messages.ts';
import type { displayMessages } from '../../messages/display-messages.ts';
import type { errorMessages } from '../../messages/error-text.ts';
import { type Count, type PluralForms, pluralRules } from '../../messages/plural.ts';
import type { conflictMessages } from '../../provider/conflict-messages.ts';
import type { draftMessages } from '../../provider/draft-notice.tsx';
import type { noticeMessages } from '../../provider/notice-messages.ts';
import type { chartMessages } from '../../ui/chart/chart-messages.ts';
import type { dataTableMessages } from '../../ui/data-table/data-table-messages.ts';
import type { emailActionsMessages } from '../../ui/email-actions/email-actions.tsx';
import type { jsonViewerMessages } from '../../ui/json-viewer/json-viewer-messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('pt-BR');
const counted = (count: Count, forms: PluralForms) => `${count.text} ${plural(count, forms)}`;

const rows = (count: Count) => counted(count, { one: 'linha', many: 'de linhas', other: 'linhas' });

export const controls: Translation<typeof controlMessages> = {
  feature: 'controls',
  messages: {
    close: 'Fechar',
    cancel: 'Cancelar',
    clearSearch: 'Limpar pesquisa',
    showPassword: 'Mostrar senha',
    hidePassword: 'Ocultar senha',
    required: 'obrigatório',
    dismiss: 'Dispensar',
    menuNotLoaded: 'Não foi possível carregar o menu. Tente novamente quando estiver on-line.',
    notifications: 'Notificações',
    waitUntilDone: 'Aguarde a conclusão da solicitação.',
    charactersLeft: ({ count }) => `Caracteres restantes: ${count}`,
    charactersTooMany: ({ count }) => `Caracteres excedentes: ${count}`,
    invisibleLeftOut: 'Os caracteres invisíveis são omitidos.',
    numberEmpty: 'Insira um número.',
    numberNotWhole: 'Insira um número inteiro, somente com dígitos.',
    numberUnreadable: 'Insira um número, como 12.',
    numberUnit: ({ unit }) => `Remova ${unit}. Somente o número é enviado.`,
    numberTwoMeanings: 'Isso pode significar dois números. Escolha um.',
    takeNumber: ({ number }) => `Usar ${number}`,
    numberSent: ({ number }) => `${number} será enviado.`,
    notSaved: 'Não salvo',
    notSavedBecause: ({ reason }) => `Não salvo. ${reason}`,
    notSavedAndReset: ({ reason }) => `Não salvo. O valor salvo está visível. ${reason}`,
    retryNotSaved: ({ reason }) => `Tentar novamente. Não salvo: ${reason}`,
    numberTooLow: ({ min }) => `Insira um número igual ou maior que ${min}.`,
    numberTooHigh: ({ max }) => `Insira um número igual ou menor que ${max}.`,
  },
};

export const display: Translation<typeof displayMessages> = {
  feature: 'display',
  messages: {
    information: 'Informação',
    warning: 'Aviso',
    danger: 'Erro',
    success: 'Sucesso',
    dismiss: 'Dispensar',
    retry: 'Tentar novamente',
    loading: 'Carregando…',
    noValue: 'nenhum valor',
    listSeparator: ', ',
    breadcrumbs: 'Trilha de navegação',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'Não foi possível copiar. O texto está selecionado: copie-o com o teclado.',
    copySecretFailed: 'Não foi possível copiar.',
    showAll: 'Mostrar tudo',
    showLess: 'Mostrar menos',
    unknownTime: 'Data e hora desconhecidas',
    crashTitle: 'Esta parte parou de funcionar',
    crashText: 'O restante da página continua funcionando. Tentar novamente recarrega esta parte.',
    forbiddenTitle: 'Você não tem acesso a este conteúdo',
    failedTitle: 'Não foi possível carregar o conteúdo',
    meter: ({ value, max }) => `${value} de ${max}`,
    hiddenCharacter: ({ codePoint }) => `Caractere invisível ${codePoint}`,
  },
};

export const errors: Translation<typeof errorMessages> = {
  feature: 'errors',
  messages: {
    session: 'A sessão foi encerrada. Entre novamente.',
    access: 'Você não tem acesso a esta organização.',
    forbidden: 'Você não tem acesso a este conteúdo.',
    notFound: 'Não encontrado no servidor.',
    changed: 'Outra pessoa alterou este item. Verifique-o antes de tentar novamente.',
    tooLong: 'O servidor recusou o conteúdo porque ele é longo demais. Encurte-o e tente novamente.',
    busy: 'O servidor está ocupado. Aguarde um momento e tente novamente.',
    status:
      'O servidor não conseguiu concluir a operação. Tente novamente ou, se o problema continuar, fale com o suporte.',
    format: 'Não foi possível ler a resposta do servidor. Tente novamente.',
    network: 'Não foi possível conectar ao servidor. Verifique a conexão e tente novamente.',
    offline: 'Este dispositivo está off-line. Nada foi enviado.',
    timeout: 'O servidor não respondeu a tempo. Tente novamente.',
    input: 'Um valor desta solicitação não é válido. Nada foi enviado.',
    vetoed: 'Este aplicativo não permite isso. Nada foi enviado.',
    aborted: 'A operação foi cancelada.',
    unknownResult:
      'Nenhuma resposta clara foi recebida. A alteração pode ter sido feita. Verifique antes de tentar novamente.',
    unknownReason: ({ reason }) =>
      `${/[.!?…]$/u.test(reason) ? reason : `${reason}.`} A alteração pode ter sido feita. Verifique antes de tentar novamente.`,
    earlierMade: ({ label }) =>
      `A solicitação anterior tinha funcionado: ${label} já existe. Esta não foi enviada. Para enviá-la também, tente novamente.`,
    earlierUnclear: ({ label }) =>
      `A solicitação anterior, de ${label}, talvez tenha funcionado. Esta não foi enviada. Confira a lista antes de tentar novamente.`,
    busyUntil: ({ reason, time }) => {
      const why = reason ?? 'O servidor está ocupado';
      return `${/[.!?…]$/u.test(why) ? why : `${why}.`} Tente novamente às ${time}.`;
    },
    notMade: 'Nenhuma resposta clara foi recebida. Por enquanto, a alteração não está no servidor.',
    notMadeReason: ({ reason }) =>
      `${/[.!?…]$/u.test(reason) ? reason : `${reason}.`} Por enquanto, a alteração não está no servidor.`,
    endedBefore: 'A sessão ou a página terminou antes que isto fosse salvo.',
  },
};

export const drafts: Translation<typeof draftMessages> = {
  feature: 'drafts',
  messages: {
    restored: 'Rascunho restaurado',
    startOver: 'Começar de novo',
  },
};

export const notices: Translation<typeof noticeMessages> = {
  feature: 'notices',
  messages: {
    undo: 'Desfazer',
    undone: ({ text }) => `Desfeito: ${text}`,
    notUndone: ({ text, reason }) => `Não desfeito: ${text}. ${reason}`,
    nothingSent: 'Nada foi enviado.',
    wasMade: 'A solicitação anterior tinha funcionado. Nada foi enviado de novo.',
    wasGone: ({ label }) => `Já removido antes: ${label}.`,
    wasGoneUnnamed: 'O item já tinha sido removido.',
    failed: ({ label, reason }) => `Não salvo: ${label}. ${reason}`,
  },
};

export const conflict: Translation<typeof conflictMessages> = {
  feature: 'conflict',
  messages: {
    theirs: 'Salvo por outra pessoa',
    yours: 'Sua alteração',
    theirsOf: ({ field, value }) => `${field}, valor salvo por outra pessoa: ${value}`,
    yoursOf: ({ field, value }) => `${field}, valor na sua alteração: ${value}`,
    nothing: 'nenhum valor',
    cancel: 'Cancelar',
  },
};

export const chart: Translation<typeof chartMessages> = {
  feature: 'chart',
  messages: {
    values: ({ title }) => `Valores: ${title}`,
    valueOf: ({ name, value }) => `${name}: ${value}`,
    span: ({ first, last }) => `${first} – ${last}`,
    soFar: ({ name }) => `${name} (até agora)`,
    selected: (count) =>
      `${counted(count, { one: 'intervalo selecionado', many: 'de intervalos selecionados', other: 'intervalos selecionados' })}. Enter mostra somente a seleção.`,
    nothing: 'Nada neste período',
    total: 'Total',
    showTable: ({ title }) => `Mostrar como tabela: ${title}`,
    showChart: ({ title }) => `Mostrar como gráfico: ${title}`,
    saveCsv: ({ title }) => `Exportar como CSV: ${title}`,
    savePng: ({ title }) => `Exportar como PNG: ${title}`,
    saved: ({ title }) => `Exportação concluída: ${title}`,
    notSaved: 'Não foi possível salvar o arquivo.',
  },
};

export const dataTable: Translation<typeof dataTableMessages> = {
  feature: 'data-table',
  messages: {
    caption: ({ label, count }) => `${label}, ${rows(count)}`,
    loading: 'Carregando…',
    retry: 'Tentar novamente',
    refreshing: 'Atualizando…',
    unreadable: (count) =>
      counted(count, {
        one: 'entrada não pôde ser lida e não é mostrada aqui.',
        many: 'de entradas não puderam ser lidas e não são mostradas aqui.',
        other: 'entradas não puderam ser lidas e não são mostradas aqui.',
      }),
    rows: ({ from, to }) => `${from}–${to}`,
    range: ({ rows, count }) => `${rows} de ${count}`,
    rangeOfMatches: ({ rows, count, all }) => `${rows} de ${count}, de um total de ${all}`,
    noMatches: ({ all }) => `0 de ${all}`,
    pages: ({ label }) => `Páginas: ${label}`,
    page: ({ page }) => `Página ${page}`,
    pageOf: ({ page, count }) => `Página ${page} de ${count}`,
    previousPage: 'Página anterior',
    nextPage: 'Próxima página',
    isFirstPage: 'Esta é a primeira página.',
    isLastPage: 'Esta é a última página.',
    rowsPerPage: 'Linhas por página',
    sortBy: 'Classificar por',
    unsorted: 'Sem classificação',
    ascending: ({ column }) => `${column}, crescente`,
    descending: ({ column }) => `${column}, decrescente`,
    sorted: ({ order }) => `Classificação: ${order}`,
    columns: 'Colunas',
    noRoom: 'Oculta: largura insuficiente.',
    actions: 'Ações',
    actionsFor: ({ row }) => `Ações para ${row}`,
    select: 'Selecionar',
    selectRow: ({ row }) => `Selecionar ${row}`,
    selectPage: 'Selecionar todas as linhas desta página',
    selected: ({ count }) => `Linhas selecionadas: ${count}`,
    selectedHidden: ({ count, hidden }) => `Linhas selecionadas: ${count}, ocultas pelo filtro: ${hidden}`,
    selectAll: ({ count }) => `Selecionar todas as linhas (${count})`,
    clearSelection: 'Limpar seleção',
    clearFilter: 'Limpar filtro',
    filters: 'Filtros',
    filtersOn: ({ count }) => `Filtros, ativos: ${count}`,
    more: 'Mais',
    moreOf: ({ row }) => `Mais sobre ${row}`,
    exportCsv: 'Exportar CSV',
    exportSelected: 'Exportar as linhas selecionadas como CSV',
    exported: (count) =>
      counted(count, {
        one: 'linha exportada',
        many: 'de linhas exportadas',
        other: 'linhas exportadas',
      }),
    notExported: 'Não foi possível salvar o arquivo.',
    nothingToExport: 'Não há linhas para exportar.',
    yes: 'Sim',
    no: 'Não',
  },
};

export const jsonViewer: Translation<typeof jsonViewerMessages> = {
  feature: 'json-viewer',
  messages: {
    reading: 'Lendo',
    empty: 'Nenhum dado foi registrado.',
    broken: ({ place, length }) =>
      `Este JSON não é válido. O erro está no caractere ${place} de ${length}. O conteúdo é mostrado como texto.`,
    secrets: ({ count }) =>
      `Valores ocultos: ${count}. Eles podem ser segredos e não podem ser mostrados, pesquisados nem copiados.`,
    secretsInText: 'Possíveis segredos estão ocultos, também nas cópias.',
    search: 'Pesquisar chaves e valores',
    found: ({ place, count }) => `${place} de ${count}`,
    foundSoFar: ({ count }) => `${count} até agora`,
    notFound: 'Nenhuma correspondência',
    nextMatch: 'Próxima correspondência',
    previousMatch: 'Correspondência anterior',
    unfoldAll: 'Expandir tudo',
    foldAll: 'Recolher tudo',
    keys: (count) => counted(count, { one: 'chave', many: 'de chaves', other: 'chaves' }),
    items: (count) => counted(count, { one: 'item', many: 'de itens', other: 'itens' }),
    hidden: 'oculto',
    path: 'Caminho',
    copyPath: 'Copiar caminho',
    copyValue: 'Copiar valor',
    copyAll: 'Copiar tudo',
    value: 'Valor completo',
    showMore: ({ count }) => `Mostrar mais caracteres (${count})`,
    rowsShown: ({ from, to, count }) => `Linhas ${from} a ${to} de ${count}`,
    earlierRows: 'Linhas anteriores',
    laterRows: 'Linhas seguintes',
  },
};

export const emailActions: Translation<typeof emailActionsMessages> = {
  feature: 'ui-email-actions',
  messages: {
    writeEmail: ({ count }) => `Escrever e-mail (destinatários: ${count})`,
    copyAddresses: 'Copiar endereços',
    tooLong: ({ length, limit }) =>
      `Um link de e-mail para todos tem ${length} caracteres; os programas de e-mail aceitam ${limit}. Copie os endereços ou escolha menos destinatários.`,
    noAddress: 'A seleção não tem nenhum endereço de e-mail utilizável.',
    refusedAddresses: ({ addresses }) => `Excluídos por não serem endereços de e-mail simples: ${addresses}`,
    withoutAddress: ({ count }) => `Sem endereço: ${count}`,
  },
};
