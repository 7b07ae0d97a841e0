import type { couponsMessages } from '../../screens/coupons/messages.ts';
import type { dealFormMessages } from '../../screens/enterprise-deal/form-messages.ts';
import type {
  dealWhitelistMessages,
  enterpriseDealMessages,
} from '../../screens/enterprise-deal/messages.ts';
import type { enterpriseDealsMessages } from '../../screens/enterprise-deals/messages.ts';
import type { Translation } from '../translation.ts';

export const coupons: Translation<typeof couponsMessages> = {
  feature: 'coupons',
  messages: {
    title: 'Cupons',
    loadFailed: 'Não foi possível carregar os cupons',
    createFailed: ({ why }) => `Não foi possível criar: ${why}`,
    deleteFailed: ({ why }) => `Não foi possível excluir: ${why}`,
    onlyGlobalAdmins: 'Somente administradores globais podem gerenciar cupons.',
    reload: 'Recarregar cupons',
    filter: 'Filtrar por código',
    noMatch: 'Nenhum cupom corresponde à pesquisa',
    noneHint: 'Ainda não há cupons. Crie o primeiro.',
    keys: 'Pressione Enter ou saia do campo para salvar um número. Pressione Esc para desfazer a digitação. Use as teclas de seta para mudar de célula.',

    id: 'ID',
    code: 'Código',
    value: 'Valor',
    isPercentage: 'Porcentagem',
    months: 'Meses',
    uses: 'Usos',
    maxUses: 'Máximo de usos',
    isForUsers: 'Para usuários',
    isForProjects: 'Para projetos',
    created: 'Criado',
    actions: 'Ações',
    fieldOf: ({ field, coupon }) => `${field}, ${coupon}`,
    fieldSaved: ({ field, coupon }) => `Salvo: ${field} de ${coupon}`,
    unlimited: 'ilimitado',
    notWhole: 'não inteiro',
    belowZero: 'abaixo de 0',
    overHundred: 'acima de 100%',
    unreadable:
      'Este cupom tem números que não puderam ser lidos. Salvar enviaria todos eles, por isso o cupom não pode ser editado.',
    unaddressable: 'Este cupom não pode ser excluído porque seu código não pode fazer parte de uma URL.',

    noCode: '(sem código)',
    codeless: 'Um cupom sem código não pode ser excluído.',

    delete: 'Excluir',
    deleteOf: ({ coupon }) => `Excluir o cupom ${coupon}`,
    deleteTitle: 'Excluir cupom',
    deleteQuestion: ({ coupon }) => `Excluir o cupom ${coupon}?`,
    announceDeleted: ({ coupon }) => `Cupom ${coupon} excluído`,

    createCoupon: 'Criar cupom',
    create: 'Criar',
    announceCreated: ({ coupon }) => `Cupom ${coupon} criado`,
    codeHint: 'Recomendado: somente caracteres alfanuméricos ou hífen',
    valueHint: 'Número inteiro',
    monthsHint: 'Número inteiro, 0 é ilimitado',
    maxUsesHint: 'Número inteiro, 0 é ilimitado',
    percentageHint: 'O valor é uma porcentagem',

    conflictTitle: 'Este cupom foi alterado por outra pessoa',
    conflictDescription: ({ coupon }) =>
      `Outra pessoa salvou outro valor para ${coupon} depois que você o viu. Escolha o valor a manter. Nada foi enviado.`,
    save: 'Salvar',
    yes: 'Sim',
    no: 'Não',

    deleteMany: 'Excluir cupons',
    askDeleteMany: ({ text }) => `Excluir? Cupons: ${text}`,
  },
};

export const enterpriseDeals: Translation<typeof enterpriseDealsMessages> = {
  feature: 'enterprise-deals',
  messages: {
    title: 'Acordos empresariais',
    loadFailed: 'Não foi possível carregar os acordos empresariais',
    onlyGlobalAdmins: 'Somente administradores globais podem gerenciar acordos empresariais.',
    reload: 'Recarregar acordos empresariais',
    filter: 'Filtrar acordos empresariais',
    none: 'Nenhum acordo empresarial corresponde à pesquisa',
    noneHint: 'Ainda não há acordos empresariais. Crie o primeiro.',
    unnamed: 'Acordo sem nome',
    facets: 'Acordos que exigem atenção',
    ending: 'Termina em até 30 dias',
    aboveSoftLimit: 'Acima do limite flexível',
    aboveHardLimit: 'Acima do limite rígido',

    name: 'Nome',
    created: 'Criado',
    period: 'Período (dias)',
    softLimit: 'Limite flexível',
    hardLimit: 'Limite rígido',
    institutionId: 'ID da instituição',
    activeUsers: 'Usuários ativos',
    usersUnknown: 'Desconhecido',
    ends: 'Termina em',
    actions: 'Ações',
    manage: 'Gerenciar',
    manageDeal: ({ deal }) => `Gerenciar ${deal}`,

    create: 'Criar acordo empresarial',
    createDescription: 'Um acordo com uma instituição. Adicione a whitelist depois de criá-lo.',
    confirmCreate: 'Criar',
    createFailed: ({ why }) => `Não foi possível criar: ${why}`,
    announceCreated: ({ deal }) => `Acordo ${deal} criado`,
  },
};

export const enterpriseDeal: Translation<typeof enterpriseDealMessages> = {
  feature: 'enterprise-deal',
  messages: {
    loading: 'Carregando…',
    notFound: 'Não encontrado',
    notLoaded: ({ id }) => `Acordo empresarial ${id}`,
    loadFailed: 'Não foi possível carregar o acordo empresarial',
    onlyGlobalAdmins: 'Somente administradores globais podem gerenciar acordos empresariais.',
    unnamed: 'Acordo sem nome',
    reload: 'Recarregar acordo empresarial',

    activeUsers: 'Total móvel de usuários ativos',
    activeUsersFailed: 'Não foi possível carregar o total móvel de usuários ativos',
    activeUsersLoading: 'Carregando o total',
    unknownCount: '?',
    withinLimits: 'Dentro dos limites',
    aboveSoftLimit: 'Acima do limite flexível',
    aboveHardLimit: 'Acima do limite rígido',

    configuration: 'Configuração',
    id: 'ID do acordo',
    copyId: 'Copiar ID do acordo',
    created: 'Criado',
    update: 'Atualizar',
    discard: 'Descartar alterações',
    unchanged: 'Ainda não há alterações.',
    notUpdated: 'O acordo não foi atualizado',
    maybeUpdated: 'O acordo pode ter sido atualizado',
    updateFailed: ({ why }) => `Não foi possível atualizar: ${why}`,
    announceUpdated: ({ deal }) => `Acordo ${deal} atualizado`,

    conflictTitle: 'Outra pessoa alterou este acordo',
    conflictDescription: 'Escolha quais valores manter. Nada é enviado até você escolher.',

    delete: 'Excluir',
    deleteTitle: 'Excluir acordo empresarial?',
    deleteDescription: ({ deal }) => `O acordo ${deal} é excluído permanentemente, com sua whitelist.`,
    confirmDelete: 'Confirmar exclusão',
    deleteFailed: ({ why }) => `Não foi possível excluir: ${why}`,
    announceDeleted: ({ deal }) => `Acordo ${deal} excluído`,
    deleted: 'Este acordo foi excluído.',
    allDeals: 'Acordos empresariais',
  },
};

export const enterpriseDealWhitelist: Translation<typeof dealWhitelistMessages> = {
  feature: 'enterprise-deal-whitelist',
  messages: {
    title: 'Whitelist',
    loadFailed: 'Não foi possível carregar a whitelist do acordo empresarial',
  },
};

export const enterpriseDealForm: Translation<typeof dealFormMessages> = {
  feature: 'enterprise-deal-form',
  messages: {
    name: 'Nome',
    periodDays: 'Período',
    periodDaysHint: 'Número inteiro, em dias',
    softLimit: 'Limite flexível',
    softLimitHint: 'Número inteiro',
    hardLimit: 'Limite rígido',
    hardLimitHint: 'Número inteiro',
    institutionId: 'Instituição LTI',
    noInstitution: 'NENHUMA INSTITUIÇÃO LTI ASSOCIADA',
    unlistedInstitution: ({ id }) => `Instituição ${id}`,
    institutionsFailed: 'Não foi possível carregar as opções LTI',
    institutionsLoading: 'Carregando instituições',
    isNotWhole: 'Não é um número inteiro.',
    hasNoName: 'O acordo não tem nome.',
    hasNoPeriod: 'O período é inferior a um dia.',
    isNegative: 'O limite está abaixo de 0.',
    limitsCross: 'O limite rígido está abaixo do limite flexível.',
  },
};
