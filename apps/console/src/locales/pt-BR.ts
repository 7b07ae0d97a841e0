import { type MessageOverride, pluralRules, type Translation } from '@timemap/admin-kit';
import { messages as kit } from '@timemap/admin-kit/locales/pt-BR';
import type { pageMessages } from '../messages.ts';
import type { paletteMessages } from '../palette/messages.ts';
import type { templateMessages } from '../reply-templates/messages.ts';
import type { keepMessages } from '../session/keep-choice.tsx';
import type { shellMessages } from '../shell/messages.ts';
import type { viewMessages } from '../tables/messages.ts';

const plural = /* @__PURE__ */ pluralRules('pt-BR');

const pages: Translation<typeof pageMessages> = {
  feature: 'console-pages',
  messages: {
    home: 'Início',
    logIn: 'Entrar',
    notFound: 'Página não encontrada',
    serverError: 'Erro do servidor',
    tickets: 'Chamados de suporte',
    ticket: 'Chamado',
    statistics: 'Estatísticas',
    organizations: 'Organizações',
    organization: 'Organização',
    organizationUsers: 'Usuários da organização',
    organizationProjects: 'Projetos da organização',
    globalAdmin: 'Administração global',
    users: 'Usuários',
    user: 'Usuário',
    enterpriseDeals: 'Acordos empresariais',
    enterpriseDeal: 'Acordo empresarial',
    projects: 'Projetos',
    coupons: 'Cupons',
    whitelist: 'Whitelist',
    adminDashboard: 'Painel de administração',
    organizationManagement: 'Gerenciamento de organizações',
    numbered: ({ page, id }) => `${page} ${id}`,
    usersOf: ({ record }) => `Usuários de ${record}`,
    projectsOf: ({ record }) => `Projetos de ${record}`,

    notFoundHeading: 'Ops! Você se perdeu.',
    notFoundText: 'A página que você procura não foi encontrada.',
    serverErrorHeading: 'Houston, temos um problema!',
    serverErrorText: 'A página que você procura está temporariamente indisponível.',
    toStart: 'Ir para a página inicial',

    loading: 'Carregando',
    serverAway: 'O servidor não está disponível. Tentando novamente…',
    failedTitle: 'Não foi possível mostrar esta página',
    failedText:
      'A conexão pode ter caído ou o console pode ter sido atualizado. O que você digitou nos formulários foi mantido.',
    language: 'Idioma',
    languageNotLoaded: ({ language }) =>
      `Não foi possível carregar o idioma ${language}. Verifique a conexão e escolha-o novamente.`,

    unfinishedWrite:
      'Uma alteração ainda estava em andamento quando a sessão terminou. Ela pode ter sido feita. Verifique depois de entrar.',
    sessionEnded: 'Sua sessão foi encerrada. Entre para continuar.',
    sessionUnconfirmed: 'O servidor não confirmou sua sessão. Entre novamente.',
    storageBlocked:
      'Este navegador bloqueia o armazenamento: você permanece conectado até que esta página seja fechada ou recarregada.',
    retry: 'Tentar novamente',
  },
};

const shell: Translation<typeof shellMessages> = {
  feature: 'console-shell',
  messages: {
    skip: 'Ir para o conteúdo',
    main: 'Navegação principal',
    sections: 'Seções',
    staffArea: 'Área da equipe',
    navigation: 'Navegação',
    openNavigation: 'Abrir a navegação',
    closeNavigation: 'Fechar a navegação',
    showSidebar: 'Mostrar a barra lateral',
    hideSidebar: 'Ocultar a barra lateral',
    mainApp: 'Aplicativo principal',

    userMenu: ({ user }) => `Menu do usuário: ${user}`,
    signedInAs: ({ user }) => `Conectado como ${user}`,
    theme: 'Tema',
    light: 'Claro',
    dark: 'Escuro',
    system: 'Sistema',
    languageChanged: 'O console agora está em português.',
    logout: 'Sair',

    noLongerAdmin:
      'Você não é mais administrador global. As páginas para administradores globais não estão mais disponíveis para você.',
    keepsNothing:
      'Este navegador não guarda nada: ao recarregar, sua sessão termina ou o que você digitou se perde. O armazenamento pode estar cheio ou bloqueado.',
    adminsOnly: 'Essa página é reservada a administradores globais.',
    noAccess: 'Você não tem acesso a essa organização.',

    activity: 'Atividade',
    activityNew: (count) => `Atividade: ${count.text} ${plural(count, { one: 'nova', other: 'novas' })}`,
    activityFailed: (count) => `Atividade: ${count.text} com falha`,
    activityNewAndFailed: ({ added, failed }) =>
      `Atividade: ${added.text} ${plural(added, { one: 'nova', other: 'novas' })}, ${failed.text} com falha`,
    failed: (count) => `${count.text} com falha`,
    closeActivity: 'Fechar a atividade',
    activityNote: 'Sua atividade nesta aba desde que você entrou.',
    userActivityNote:
      'Suas alterações neste usuário nesta aba desde que você entrou. Alterações de outras pessoas e em outras abas não aparecem aqui.',
    userActivityNone: 'Não há atividade para este usuário nesta aba.',
    activityNotLoaded: 'Não foi possível carregar a atividade.',

    search: 'Pesquisar',
    paletteTitle: 'Pesquisar ou executar um comando',
    paletteField: 'Pesquisar páginas, pessoas, organizações, chamados e comandos',
    palettePlaceholder: 'Um nome, um e-mail, um ID, palavras de um chamado ou um comando',
    close: 'Fechar',
    paletteNotLoaded: 'Não foi possível carregar a pesquisa',
    dialogNotLoaded: 'Não foi possível carregar o conteúdo',
    notLoadedText: 'A conexão pode ter caído ou o console pode ter sido atualizado.',

    shortcuts: 'Atalhos de teclado',
    thisPage: 'Esta página',
    goTo: 'Ir para',
    goToFilter: 'Ir para o filtro',
    goToRows: 'Do filtro para as linhas',
    nextRow: 'Próxima linha',
    previousRow: 'Linha anterior',
    showShortcuts: 'Mostrar estes atalhos',
    singleKeys: 'Atalhos de uma só tecla',
    singleKeysHint: 'Os atalhos com Ctrl e ⌘ sempre funcionam.',
  },
};

const palette: Translation<typeof paletteMessages> = {
  feature: 'console-palette',
  messages: {
    results: 'Resultados',
    recent: 'Recentes',
    screens: 'Páginas',
    actions: 'Ações',
    organizations: 'Organizações',
    users: 'Usuários',
    projects: 'Projetos',
    tickets: 'Chamados',
    deals: 'Acordos empresariais',
    coupons: 'Cupons',
    part: ({ title, shown, count }) => `${title} (${shown} de ${count})`,
    inSentence: ({ title }) => title.toLowerCase(),
    searching: 'Pesquisando',
    loading: ({ lists }) => `Carregando ${lists}…`,
    notLoaded: ({ lists }) => `Não foi possível carregar ${lists}.`,
    retry: 'Tentar novamente',
    nothing: 'Nada encontrado.',
    found: (count) => `${count.text} ${plural(count, { one: 'resultado', other: 'resultados' })}`,
    foundMore: ({ count, shown }) =>
      `${count.text} resultados; os ${shown} melhores são mostrados. Digite mais letras para reduzi-los.`,

    shortcutsSynonyms: 'Teclas, teclado, ajuda',
    showActivity: 'Mostrar a atividade',
    showActivitySynonyms: 'Falhas, histórico',
    themeTo: ({ theme }) => `Tema: ${theme}`,
    logoutSynonyms: 'Desconectar, logout',
    createRoot: 'Criar organização raiz',
    createRootSynonyms: 'Nova organização',
    createIn: ({ name }) => `Criar organização em ${name}`,
    unverifiedUsers: 'Usuários não verificados',
    createCouponSynonyms: 'Adicionar cupom, novo cupom',
    createDealSynonyms: 'Adicionar acordo, novo acordo',
    addUserVerbs: 'adicionar usuário a, adicionar usuário',
    licenseVerbs: 'licença de, licença, vagas',
    licenseOf: ({ name }) => `Licença de ${name}`,
    addUserTo: ({ name }) => `Adicionar usuário a ${name}`,
    addUserToSynonyms: 'Gerenciar usuários',
    refreshStatistics: 'Atualizar estatísticas',
    refreshStatisticsSynonyms: 'Recarregar estatísticas',
    manageWhitelist: 'Gerenciar whitelist',
    whitelistVerbs: 'whitelist, permitir',
    logInAs: ({ name }) => `Entrar como ${name}`,
    logInAsVerbs: 'entrar como, como',
  },
};

const views: Translation<typeof viewMessages> = {
  feature: 'console-views',
  messages: {
    views: 'Visualizações',
    viewsOf: ({ table }) => `Visualizações de ${table}`,
    defaultView: 'Visualização padrão',
    copyLink: 'Copiar link',
    linkCopied: 'O link para esta visualização foi copiado.',
    linkNotCopied: 'O navegador não copiou o link. Copie o endereço da página.',
    save: 'Salvar',
    saveThis: 'Salvar esta visualização…',
    saveTitle: 'Salvar esta visualização',
    saveHint:
      'Salva o filtro, a ordem, as colunas e o tamanho da página, só para você e só neste navegador. Para compartilhar esta visualização, envie o endereço da página.',
    updateApplied: ({ name }) => `Atualizar “${name}”`,
    manage: 'Gerenciar visualizações…',
    notSaved: 'A visualização não foi salva',
    notKept:
      'Este navegador não manteve a visualização: o armazenamento está cheio ou bloqueado para este site.',

    name: 'Nome',
    newName: ({ name }) => `Novo nome de ${name}`,
    nameMissing: 'Dê um nome à visualização.',
    nameTooLong: ({ most }) => `Um nome tem no máximo ${most} caracteres.`,
    nameTaken: 'Já existe uma visualização com este nome.',
    tooLong: 'Esta visualização é longa demais para ser salva; encurte o filtro primeiro.',
    tooMany: ({ most }) => `Uma tabela tem no máximo ${most} visualizações; exclua uma primeiro.`,

    savedViews: 'Visualizações salvas',
    noViews: 'Ainda não há visualizações salvas.',
    update: 'Atualizar',
    updateView: ({ name }) => `Atualizar ${name} com o que é mostrado`,
    isShown: 'A tabela já é mostrada assim.',
    rename: 'Renomear',
    renameView: ({ name }) => `Renomear ${name}`,
    delete: 'Excluir',
    deleteView: ({ name }) => `Excluir ${name}`,
    cancel: 'Cancelar',
    close: 'Fechar',
  },
};

const templates: Translation<typeof templateMessages> = {
  feature: 'console-templates',
  messages: {
    templates: 'Modelos',
    templatesOf: 'Como começa “Enviar e-mail”',
    standard: 'Texto padrão',
    add: 'Adicionar um modelo…',
    edit: ({ name }) => `Editar “${name}”…`,
    manage: 'Gerenciar modelos…',
    tooMany: ({ most }) => `Há no máximo ${most} modelos. Exclua um primeiro.`,

    addTitle: 'Adicionar um modelo',
    editTitle: 'Editar um modelo',
    hint: '“Enviar e-mail” começa com este texto, só para você e só neste navegador. {ticket} se torna o número do chamado e {name}, o nome de quem o criou.',
    name: 'Nome',
    nameMissing: 'Dê um nome ao modelo.',
    nameTaken: 'Já existe um modelo com este nome.',
    subject: 'Assunto',
    text: 'Texto',
    tooLong: ({ length, most }) =>
      `Longo demais para um link de e-mail: ${length} caracteres de ${most}. Espaços, quebras de linha e letras acentuadas contam várias vezes.`,
    notKept: 'Este navegador não manteve o modelo: o armazenamento está cheio ou bloqueado para este site.',
    save: 'Salvar',
    cancel: 'Cancelar',

    manageTitle: 'Modelos de resposta',
    noTemplates: 'Ainda não há modelos.',
    editOne: 'Editar',
    editNamed: ({ name }) => `Editar ${name}`,
    delete: 'Excluir',
    deleteNamed: ({ name }) => `Excluir ${name}`,
    close: 'Fechar',
  },
};

const keep: Translation<typeof keepMessages> = {
  feature: 'console-keep',
  messages: {
    views: 'Manter minhas visualizações neste navegador depois que eu sair',
    viewsStay:
      'Suas visualizações e as pesquisas nelas permanecem neste navegador. No console, só você as vê.',
    viewsGo: 'Suas visualizações são removidas quando você sai.',
    templates: 'Manter meus modelos neste navegador depois que eu sair',
    templatesStay: 'Eles permanecem neste navegador. No console, só você os vê.',
    templatesGo: 'Eles são removidos quando você sai.',
    notKept:
      'Este navegador não manteve sua escolha: o armazenamento está cheio ou bloqueado para este site.',
  },
};

export const messages: readonly MessageOverride[] = [...kit, pages, shell, palette, views, templates, keep];
