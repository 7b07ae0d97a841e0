import type { activityMessages } from '../../screens/activity/messages.ts';
import type { ticketDetailMessages } from '../../screens/ticket-detail/messages.ts';
import type { ticketsMessages } from '../../screens/tickets/messages.ts';
import type { ticketStatusMessages } from '../../screens/tickets/ticket-status.tsx';
import type { Translation } from '../translation.ts';

export const tickets: Translation<typeof ticketsMessages> = {
  feature: 'tickets',
  messages: {
    title: 'Chamados de suporte',
    loadFailed: 'Não foi possível carregar os chamados de suporte',
    onlyGlobalAdmins: 'Somente administradores globais podem ver os chamados de suporte.',
    goToOrganizations: 'Ir para Organizações',
    reload: 'Recarregar chamados',
    filter: 'Filtrar chamados',
    stateFilter: 'Filtrar pelo estado do aplicativo',
    status: 'Status',
    all: 'Todos',
    unresolved: 'Não resolvidos',
    resolved: 'Resolvidos',
    facets: 'Status dos chamados carregados',
    inProgressAmong: ({ count }) =>
      `Inclui chamados em andamento: ${count}. Este servidor os lista como não resolvidos.`,
    none: 'Nenhum chamado',
    noneHint_all: 'Ainda não há chamados.',
    noneHint_unresolved: 'Não há chamados não resolvidos. Escolha “Todos” para ver os outros.',
    noneHint_resolved: 'Ainda não há chamados resolvidos. Escolha “Todos” para ver os outros.',
    noMatch: 'Nenhum chamado corresponde à pesquisa',

    id: 'ID',
    message: 'Mensagem',
    contactEmail: 'E-mail de contato',
    creator: 'Autor',
    created: 'Criado',

    emailMultiple: 'E-mail para vários',
    doneEmailing: 'Concluir',
    pickTickets: 'Escolha os chamados a responder. A seleção é mantida quando você muda de página ou filtro.',

    setStatus: 'Alterar status',
    setTo: ({ status }) => `Alterar para “${status}”`,
    askSetTo: ({ status, count }) => `Alterar para “${status}”? Chamados: ${count.text}`,
  },
};

export const ticketStatus: Translation<typeof ticketStatusMessages> = {
  feature: 'ticket-status',
  messages: {
    unresolved: 'Não resolvido',
    inProgress: 'Em andamento',
    resolved: 'Resolvido',
    unknown: ({ status }) => `Desconhecido (${status})`,
    none: 'Desconhecido',
  },
};

export const ticketDetail: Translation<typeof ticketDetailMessages> = {
  feature: 'ticket-detail',
  messages: {
    loadFailed: 'Não foi possível carregar os chamados de suporte',
    loading: 'Carregando o chamado',
    reload: 'Recarregar chamado',
    notFound: 'Chamado não encontrado',
    allTickets: 'Todos os chamados',
    title: ({ ticket }) => `Chamado ${ticket}`,
    description: 'Descrição',
    noDescription: 'Nenhuma descrição.',
    facts: 'Chamado',
    created: 'Criado',
    creator: 'Autor',
    contactEmail: 'E-mail de contato',
    creatorEmail: 'E-mail do autor',
    copyContactEmail: 'Copiar e-mail de contato',
    copyCreatorEmail: 'Copiar e-mail do autor',
    sendEmail: 'Enviar e-mail',
    emailSubject: ({ ticket }) => `Seu chamado de suporte ${ticket}`,
    greeting: ({ name }) => `Olá, ${name},`,
    greetingWithoutName: 'Olá,',
    refusedAddress:
      'Este não é um endereço de e-mail simples, por isso não pode ser aberto no seu programa de e-mail.',
    appState: 'Estado do aplicativo',

    status: 'Status',
    setUnresolved: 'Marcar como não resolvido',
    setInProgress: 'Marcar como em andamento',
    setResolved: 'Marcar como resolvido',
    isCurrent: 'Este é o status atual.',
    isUnresolved: ({ ticket }) => `O chamado ${ticket} não está resolvido`,
    isInProgress: ({ ticket }) => `O chamado ${ticket} está em andamento`,
    isResolved: ({ ticket }) => `O chamado ${ticket} está resolvido`,
    changeOf: ({ ticket, status }) => `Chamado ${ticket}, ${status}`,
    updateFailed: ({ why }) => `Não foi possível atualizar: ${why}`,
    conflictTitle: 'O status foi alterado por outra pessoa',
    conflictDescription: ({ ticket }) =>
      `Outra pessoa alterou o status do chamado ${ticket} depois que você o abriu. Escolha o status a manter.`,
    save: 'Salvar',

    queue: 'Fila',
    place: ({ place, count }) => `${place} de ${count}`,
    notInQueue: ({ count }) => `Não está nesta lista de ${count}`,
    queueFailed: 'Não foi possível carregar a lista de chamados.',
    previous: 'Anterior',
    next: 'Próximo',
    previousTicket: 'Chamado anterior',
    nextTicket: 'Próximo chamado',
    isFirst: 'Este é o primeiro chamado da lista.',
    isLast: 'Este é o último chamado da lista.',
    resolveAndNext: 'Resolver e ir para o próximo',
    emailResolveAndNext: 'E-mail, resolver e ir para o próximo',
    noAddress: 'Este ticket não tem um endereço de e-mail válido.',
    toList: 'Voltar para a lista',
    announcePlace: ({ ticket, place, count }) => `Chamado ${ticket}, ${place} de ${count}`,

    shortcuts: 'Atalhos de teclado',
    shortcutsInScreen: 'Os atalhos funcionam enquanto o foco está neste chamado.',
  },
};

const actions: Readonly<Record<string, string>> = {
  'coupon.change': 'Cupom: alteração',
  'coupon.create': 'Cupom: criação',
  'coupon.delete': 'Cupom: exclusão',
  'enterprise-deal.create': 'Acordo empresarial: criação',
  'enterprise-deal.delete': 'Acordo empresarial: exclusão',
  'enterprise-deal.update': 'Acordo empresarial: atualização',
  'license.create': 'Licença: criação',
  'license.revoke': 'Licença: revogação',
  'license.toggle': 'Licença: ativação ou desativação',
  'lms.create': 'LMS: criação',
  'lms.generate-codes': 'LMS: geração de códigos',
  'lms.set-enabled': 'LMS: ativação ou desativação',
  'organization.create': 'Organização: criação',
  'organization.create-sub': 'Organização: criação de suborganização',
  'organization.delete': 'Organização: exclusão',
  'organization-user.add': 'Usuário da organização: adição',
  'organization-user.remove': 'Usuário da organização: remoção',
  'organization-user.toggle-admin': 'Usuário da organização: alteração de administrador',
  'project.create': 'Projeto: criação',
  'project.delete': 'Projeto: exclusão',
  'project.set-upgraded-override': 'Projeto: alteração do upgrade forçado',
  'project-member.add': 'Membro do projeto: adição',
  'project-member.change-role': 'Membro do projeto: alteração de função',
  'project-member.remove': 'Membro do projeto: remoção',
  'project-role.change-permissions': 'Função do projeto: alteração de permissões',
  'project-role.create': 'Função do projeto: criação',
  'project-role.delete': 'Função do projeto: exclusão',
  'ticket.set-status': 'Chamado: alteração de status',
  'user.change-trial': 'Usuário: alteração do período de teste',
  'user.log-in-as': 'Usuário: acesso como usuário',
  'user.set-flag': 'Usuário: alteração de sinalizador',
  'user.set-text': 'Usuário: alteração de texto',
  'whitelist.add': 'Whitelist: adição',
  'whitelist.remove': 'Whitelist: remoção',
};

const kinds: Readonly<Record<string, string>> = {
  coupon: 'cupom',
  'enterprise deal': 'acordo empresarial',
  institution: 'instituição',
  license: 'licença',
  organization: 'organização',
  project: 'projeto',
  'project-member': 'membro do projeto',
  'project-role': 'função do projeto',
  ticket: 'chamado',
  user: 'usuário',
  'new coupon': 'novo cupom',
  'new enterprise deal': 'novo acordo empresarial',
  'new organization': 'nova organização',
  'new project': 'novo projeto',
  'new project-role': 'nova função do projeto',
};

export const activity: Translation<typeof activityMessages> = {
  feature: 'activity',
  messages: {
    title: 'Atividade',
    text: 'O que aconteceu desde que você entrou ou carregou esta página. O conteúdo é apagado quando você recarrega.',
    show: 'Mostrar',
    all: 'Tudo',
    failedOnly: 'Somente falhas',
    filter: 'Filtrar atividade',
    noMatch: 'Nenhuma atividade corresponde.',
    matches: ({ count }) => `Resultados: ${count}`,
    exportCsv: 'Exportar CSV',
    exportFailed: 'Não foi possível salvar o arquivo.',
    none: 'Nenhuma atividade ainda.',
    noneHint: 'Aqui aparecem suas alterações e os carregamentos com falha.',
    noneFailed: 'Nenhuma falha.',

    underWay: 'Em andamento',
    succeeded: 'Concluída',
    failed: 'Com falha',
    unknown: 'Talvez tenha sido feita',
    vetoed: 'Bloqueada',
    vetoedText: 'Bloqueada por este aplicativo. Nada foi enviado.',

    action: ({ name }) => {
      const [feature = '', ...verb] = name.replaceAll('-', ' ').split('.');
      return actions[name] ?? [feature.charAt(0).toUpperCase() + feature.slice(1), ...verb].join(': ');
    },
    load: 'Não foi possível carregar',
    crash: ({ screen }) => `A tela ${screen} parou de funcionar`,
    target: ({ kind, id }) => {
      const key = id === 'new' ? `new ${kind}` : kind;
      const word = kinds[key] ?? key.replaceAll('-', ' ');
      return id === 'new' ? word : `${word} ${id}`;
    },
    reason: 'Motivo:',
    before: 'Antes:',
    after: 'Depois:',
    on: 'ativado',
    off: 'desativado',
    nothing: 'nada',
    checkNow: 'Verificar agora',
    wasMade: 'Verificado: a alteração foi feita.',
    wasNotMade: 'Verificado: a alteração não foi feita.',
    cannotTell:
      'Verificado: não é possível saber se a alteração foi feita. Alguém pode ter alterado de novo.',
    checkFailed: ({ why }) => `Não foi possível verificar: ${why}`,
    status: ({ status }) => `HTTP ${status}`,
  },
};
