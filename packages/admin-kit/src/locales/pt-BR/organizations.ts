import { type Count, type PluralForms, pluralRules } from '../../messages/plural.ts';
import type { licenseMessages } from '../../screens/license/messages.ts';
import type { orgCreateMessages } from '../../screens/org-create/messages.ts';
import type { orgTreeMessages } from '../../screens/org-tree/messages.ts';
import type { orgUsersMessages } from '../../screens/org-users/messages.ts';
import type { organizationMessages } from '../../screens/organization/messages.ts';
import type { organizationsMessages } from '../../screens/organizations/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('pt-BR');
const counted = (count: Count, forms: PluralForms) => `${count.text} ${plural(count, forms)}`;
const users = (count: Count) => counted(count, { one: 'usuário', many: 'de usuários', other: 'usuários' });

export const organizations: Translation<typeof organizationsMessages> = {
  feature: 'organizations',
  messages: {
    selectOne: 'Selecione uma organização para continuar',
    createRoot: 'Criar organização raiz',
    tree: 'Organizações',
    back: 'Voltar às organizações',
    largest: 'Maiores organizações',
    subOrganizations: 'Suborganizações',
    yours: 'Suas organizações',
    role: 'Função',
    admin: 'Administrador',
    member: 'Membro',
    unnamed: 'Organização sem nome',
  },
};

export const organization: Translation<typeof organizationMessages> = {
  feature: 'organization',
  messages: {
    loading: 'Carregando a organização',
    loadFailed: 'Não foi possível carregar a organização',
    notFound: 'Organização não encontrada',
    allOrganizations: 'Todas as organizações',
    titleOf: ({ id }) => `Organização ${id}`,
    organizationId: 'ID da organização',
    copyId: 'Copiar ID da organização',
    tabs: 'Seções da organização',
    administration: 'Administração',
    users: 'Usuários',
    projects: 'Projetos',
    lms: 'Dados do LMS',
    manageUsers: 'Ver/Gerenciar usuários',
    manageProjects: 'Ver/Gerenciar projetos',
    createSub: 'Criar suborganização',
    subOrganizations: 'Suborganizações',
    noSubOrganizations: 'Nenhuma suborganização para mostrar',
    noSubOrganizationsHint: 'Esta organização ainda não tem nenhuma. Crie a primeira.',
    filterSubs: 'Filtrar suborganizações',
    noSubMatches: 'Nenhuma suborganização corresponde à pesquisa',
    subOrganizationsOf: ({ name }) => `Suborganizações de ${name}`,
    subOrganizationCount: (count) =>
      counted(count, { one: 'suborganização', many: 'de suborganizações', other: 'suborganizações' }),
    delete: 'Excluir organização',
    deleted: 'Esta organização foi excluída.',
    unnamed: 'Organização sem nome',
  },
};

export const orgTree: Translation<typeof orgTreeMessages> = {
  feature: 'org-tree',
  messages: {
    title: 'Organizações',
    count: (count) => counted(count, { one: 'organização', many: 'de organizações', other: 'organizações' }),
    empty: 'Você não faz parte de nenhuma organização',
    emptyHint: 'Peça a um administrador de uma organização para adicionar você.',
    emptyHintForAdmins: 'Ainda não há organizações. Crie a primeira.',
    loading: 'Carregando as organizações',
    failed: 'Não foi possível carregar as organizações',
    refreshFailed: 'Não foi possível atualizar as organizações. As últimas carregadas são mostradas.',
    refresh: 'Atualizar',
    search: 'Pesquisar organizações',
    searchPlaceholder: 'Pesquisar',
    found: ({ count, total }) =>
      `${count.text} de ${total} ${plural(count, { one: 'corresponde', other: 'correspondem' })}`,
    nothingFound: ({ query }) => `Nenhuma organização corresponde a ${query}`,
    expandAll: 'Expandir tudo',
    collapseAll: 'Recolher tudo',
    unnamed: ({ id }) => `Sem nome (ID ${id})`,
  },
};

export const orgCreate: Translation<typeof orgCreateMessages> = {
  feature: 'org-create',
  messages: {
    createRoot: 'Criar organização raiz',
    createRootDescription: 'Uma organização raiz é o topo da própria árvore e pode ter uma licença.',
    createSub: 'Criar suborganização',
    createSubDescription: ({ parent }) => `A nova organização é adicionada abaixo de ${parent}.`,
    unnamedOrganization: 'Organização sem nome',
    name: 'Nome da organização',
    owner: 'Nome de usuário ou e-mail do proprietário',
    ownerHint: 'Esta pessoa se torna o primeiro administrador da organização.',
    create: 'Criar',
    announceCreated: ({ name }) => `Organização ${name} criada`,
  },
};

export const orgUsers: Translation<typeof orgUsersMessages> = {
  feature: 'org-users',
  messages: {
    title: 'Usuários',
    loading: 'Carregando os usuários',
    reload: 'Recarregar usuários',
    allOrganizations: 'Todas as organizações',
    organizationNotLoaded: 'Não foi possível carregar a organização',
    notLoaded: 'Os usuários não foram carregados.',
    notReloaded: 'Não foi possível atualizar os usuários',
    forbidden: 'Somente administradores desta organização podem ver seus usuários.',
    readOnly: 'Somente administradores desta organização podem adicionar, promover e remover usuários.',
    unnamedOrganization: 'Organização sem nome',
    filter: 'Filtrar usuários',
    none: 'Esta organização não tem usuários.',
    noMatch: 'Nenhum usuário corresponde à pesquisa',

    username: 'Nome de usuário',
    email: 'E-mail',
    admin: 'Administrador',
    actions: 'Ações',

    makeAdmin: 'Tornar administrador',
    makeAdminOf: ({ user }) => `Tornar administrador: ${user}`,
    takeAdmin: 'Revogar administrador',
    takeAdminOf: ({ user }) => `Revogar administrador: ${user}`,
    remove: 'Remover',
    removeOf: ({ user }) => `Remover ${user}`,
    announceAdmin: ({ user }) => `${user} agora é administrador`,
    announceNoAdmin: ({ user }) => `${user} não é mais administrador`,

    alreadyAdmin: ({ user }) => `${user} já era administrador`,
    alreadyNoAdmin: ({ user }) => `${user} já não era administrador`,

    add: 'Adicionar usuário',
    addDescription: ({ organization: name }) => `Adiciona um usuário a ${name}.`,
    usernameOrEmail: 'Nome de usuário ou e-mail',
    usernameMissing: 'Insira um nome de usuário ou um e-mail.',
    asAdmin: 'Administrador',
    asAdminDescription:
      'Administradores podem adicionar, promover e remover usuários e criar suborganizações e projetos.',
    cancel: 'Cancelar',
    announceAdded: ({ user }) => `Usuário ${user} adicionado`,

    removeTitle: ({ user }) => `Remover ${user}?`,
    removeDescription: ({ user, id, organization: name }) =>
      `O usuário ${user}, ID de usuário ${id}, será removido apenas de ${name} ou de todas as organizações da árvore.`,
    removeNumbers: ({ users, admins }) => `Usuários: ${users}. Administradores: ${admins}.`,
    removeOwn: 'Esta é a sua conta. Talvez você não consiga desfazer esta ação.',
    removeHere: 'Remover usuário somente desta organização',
    removeEverywhere: 'Remover usuário de toda a árvore da organização',
    announceRemoved: ({ user }) => `Usuário ${user} removido`,
    gone: ({ user, id }) => `O usuário ${user}, ID de usuário ${id}, não está mais nesta organização.`,

    addMultiple: 'Adicionar vários usuários',
    addMultipleDescription: ({ organization: name }) => `Adiciona usuários a ${name}.`,
    lines: 'Usuários',
    linesHint: 'Um e-mail ou nome de usuário por linha.',
    linesMissing: 'Insira pelo menos um e-mail ou nome de usuário.',
    allAsAdmins: 'Adicionar todos como administradores',
    addSome: 'Adicionar usuários',
    addCount: (count) => `Adicionar ${users(count)}`,
    retryCount: (count) => `Tentar novamente com ${users(count)}`,
    checkCount: (count) => `Verificar ${users(count)}`,
    notChecked: 'Não foi possível carregar a lista de usuários.',
    preview: (count) => `A adicionar: ${users(count)}`,
    similar: ({ text }) => `Possíveis duplicados: ${text}`,
    similarTo: ({ line }) => `parece igual à linha ${line}`,
    duplicates: (count) =>
      `Ignorados: ${counted(count, { one: 'duplicado', many: 'de duplicados', other: 'duplicados' })}`,
    sameAs: ({ line }) => `Igual à linha ${line}`,
    isNew: 'Será adicionado',
    isThere: 'Já está aqui',
    noPerson: 'Não é um endereço nem um nome de usuário',
    twice: ({ line }) => `Repetido, primeiro na linha ${line}`,
    leftOutAs: ({ status }) => `Deixado de fora: ${status}`,
    sendWrong: ({ text }) => `Enviar também os outros: ${text}`,
    seatsShort: ({ count, free }) => `${count.text} a mais que as vagas livres. Livres: ${free}.`,
    cleaned: 'Caracteres invisíveis removidos',
    checkLine: 'Linha',
    checkNote: 'Verificação',
    foundInText: ({ text }) => `Pessoas encontradas no texto: ${text}`,
    foundInTable: ({ text }) => `Pessoas encontradas na tabela: ${text}`,
    foundAddresses: ({ found, column }) => `Endereços encontrados na coluna “${column}”: ${found.text}`,
    foundUserNames: ({ found, column }) =>
      `Nomes de usuário encontrados na coluna “${column}”: ${found.text}`,
    column: 'Coluna',
    columnNumber: ({ number }) => `Coluna ${number}`,
    columnOption: ({ column, count, sample }) => `${column} (${count}), por exemplo ${sample}`,
    allColumns: 'Todas as colunas',
    takeInactive: ({ count, statuses }) => `Usar mesmo assim: ${count.text} (${statuses})`,
    leftHeadings: ({ texts }) => `Títulos deixados de fora: ${texts}`,
    leftWords: ({ count, texts }) => `Texto ao lado dos endereços deixado de fora (${count.text}): ${texts}`,
    leftRows: ({ count, rows }) => `Linhas sem endereço deixadas de fora (${count.text}): ${rows}`,
    leftColumns: ({ columns }) => `Colunas deixadas de fora: ${columns}`,
    leftElsewhere: ({ text }) => `Outros endereços deixados de fora: ${text}`,
    undoTaking: 'Desfazer',
    announceUndone: 'O texto voltou a ser como era.',
    takeAddresses: ({ text }) => `Usar os endereços destas linhas: ${text}`,
    running: 'Adicionando usuários',
    summary: ({ added, left }) =>
      `Adicionados: ${users(added)}. Não adicionados: ${users(left)}, ainda na caixa.`,
    unknownSummary: (count) =>
      `Possivelmente adicionados: ${users(count)}, ainda na caixa. Verifique a lista antes de tentar novamente.`,
    failures: (count) => `Não adicionados: ${users(count)}`,
    unknownLines: (count) => `Possivelmente adicionados: ${users(count)}`,
    allAdded: (count) => `Adicionados: ${users(count)}.`,

    csvUser: 'Nome de usuário ou e-mail',
    csvAdded: 'Adicionado',
    csvDuplicate: 'Duplicado',

    ownFlag: 'Você não pode alterar seu próprio status de administrador.',
    ownRemoval: 'Esta é a sua conta. Remova-a na própria linha.',
    askMakeAdmin: ({ text }) => `Tornar administradores? Usuários: ${text}`,
    askTakeAdmin: ({ text }) => `Revogar o status de administrador? Usuários: ${text}`,
    askRemoveHere: ({ text }) => `Remover somente desta organização? Usuários: ${text}`,
    askRemoveEverywhere: ({ text }) => `Remover de toda a árvore da organização? Usuários: ${text}`,
  },
};

export const license: Translation<typeof licenseMessages> = {
  feature: 'license',
  messages: {
    title: 'Licença',
    loading: 'Carregando a licença',
    reload: 'Recarregar licença',
    notLoaded: 'Não carregada',
    stale: 'Pode estar desatualizada',
    licenseId: 'ID da licença',
    copyId: 'Copiar ID da licença',
    status: 'Status',
    enabled: 'Ativada',
    disabled: 'Desativada',
    seats: 'Assentos ocupados',
    seatsTaken: ({ taken, allowed }) => `Assentos ocupados: ${taken} de ${allowed}`,
    overAllowed: ({ over }) => `${over} acima do permitido`,

    none: 'Esta organização não tem licença.',
    noneContactSupport: 'Esta organização não tem licença. Fale com o suporte para obter uma.',
    create: 'Criar licença',
    createTitle: ({ organization: name }) => `Criar licença para ${name}`,
    unnamedOrganization: 'Organização sem nome',
    createDescription: 'Os assentos limitam quantas pessoas podem entrar na organização.',
    seatsField: 'Assentos',
    seatsHint: 'Um número inteiro.',
    seatsInvalid: 'Insira um número inteiro de assentos, igual ou maior que 1.',

    enable: 'Ativar licença',
    disable: 'Desativar licença',
    revoke: 'Revogar licença',
    revokeTitle: 'Revogar licença?',
    revokeDescription: ({ id, organization: name }) =>
      `A licença ${id} de ${name} é excluída permanentemente.`,

    announceEnabled: 'Licença ativada',
    announceDisabled: 'Licença desativada',
    alreadyEnabled: 'A licença já estava ativada',
    alreadyDisabled: 'A licença já estava desativada',
    alreadyThere: 'A organização já tem uma licença',
    announceCreated: 'Licença criada',
    announceRevoked: 'Licença revogada',

    onlyGlobalAdmins: 'Somente administradores globais podem alterar licenças.',
  },
};
