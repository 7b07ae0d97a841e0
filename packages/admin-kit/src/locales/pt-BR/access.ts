import { type Count, type PluralForms, pluralRules } from '../../messages/plural.ts';
import type { peopleMessages } from '../../people/messages.ts';
import type { deleteRefusalMessages } from '../../provider/can-delete-organization.ts';
import type { orgDeleteMessages } from '../../screens/org-delete/messages.ts';
import type { whitelistMessages } from '../../screens/whitelist/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('pt-BR');
const counted = (count: Count, forms: PluralForms) => `${count.text} ${plural(count, forms)}`;
const entries = (count: Count) => counted(count, { one: 'entrada', many: 'de entradas', other: 'entradas' });

export const whitelist: Translation<typeof whitelistMessages> = {
  feature: 'whitelist',
  messages: {
    title: 'Gerenciar whitelist',
    loadFailed: 'Não foi possível carregar a whitelist',
    loading: 'Carregando a whitelist',
    reload: 'Recarregar whitelist',
    retry: 'Tentar novamente',
    onlyGlobalAdmins: 'Somente administradores globais podem gerenciar a whitelist.',
    addFailed: ({ why }) => `Não foi possível adicionar a entrada: ${why}`,
    removeFailed: ({ why }) => `Não foi possível remover a entrada: ${why}`,

    typed: 'Domínio ou e-mail',
    typedHint: 'Um domínio como example.org ou um endereço como maria@example.org',
    ways: 'Formas de adicionar',
    domain: 'Adicionar só o domínio',
    domainAndSubdomains: 'Adicionar domínio e subdomínios',
    wholeEmail: 'Adicionar e-mail completo',
    domainAbout: 'Todos no domínio, armazenado com “@” antes dele',
    domainAndSubdomainsAbout:
      'Todos no domínio e em seus subdomínios: duas entradas, uma com “@” e outra com “.”',
    wholeEmailAbout: 'Um único endereço, armazenado como digitado',
    stores: 'Armazena',
    listed: 'já na whitelist',
    nothingTyped: 'Digite primeiro um domínio ou um e-mail.',
    allListed: 'Já na whitelist.',
    stillAdding: 'Outra entrada está sendo adicionada.',
    hasAtInside: 'O texto contém “@”. Para adicionar um único endereço, use Adicionar e-mail completo.',
    isNoDomain: 'Isto não parece um domínio.',
    meant: 'Você quis dizer:',
    use: ({ entry }) => `Usar ${entry}`,
    announceUsed: ({ entry }) => `${entry} está no campo. Nada foi adicionado ainda.`,
    mixesScripts: ({ scripts, punycode }) =>
      `Este domínio mistura letras de vários sistemas de escrita (${scripts}) e pode apenas se parecer com outro. Sua forma ASCII é ${punycode}.`,
    hasNoAt: 'O texto não contém “@”. Pode ser um domínio.',
    typedMany: 'Cole uma lista para adicionar várias.',
    hasStar: 'A lista não aceita “*”. Insira o domínio sem ele.',
    addMany: (count) => `Adicionar ${entries(count)}`,
    addedSoFar: ({ done, all }) => `${done} de ${all} adicionadas`,
    subdomainsToo: 'Também os subdomínios',
    toAdd: 'O que será adicionado',
    everyoneAt: 'Todas as pessoas do domínio',
    everyoneBelow: 'Todas as pessoas dos subdomínios',
    addressOnly: 'Só este endereço',
    readFrom: ({ text }) => `de “${text}”`,
    leftOut: ({ text }) => `Nem domínio nem endereço, será omitido: ${text}`,
    more: ({ count }) => `e mais ${count}`,
    openMail: ({ domains }) =>
      `Qualquer pessoa pode ter um endereço em ${domains}. Adicioná-lo libera todo mundo.`,
    openSuffix: ({ domains }) =>
      `${domains} é uma terminação que muitas organizações compartilham. Adicioná-la libera todas elas.`,
    notAddedYet: 'Não adicionado até agora',
    announceAddedMany: (count) => `Adicionado: ${entries(count)}`,
    notAdded: 'Não adicionada',
    maybeAdded: 'Possivelmente adicionada',
    notOrMaybeAdded: 'Algumas entradas podem não ter sido adicionadas',
    retryOf: ({ entry }) => `Tentar novamente ${entry}`,
    announceAdded: ({ entries: added }) => `Adição concluída: ${added}`,

    entries: 'Entradas da whitelist',
    filter: 'Filtrar entradas',
    filterPlaceholder: 'Filtrar entradas',
    count: entries,
    matchCount: ({ matches, all }) => `${matches} de ${entries(all)}`,
    none: 'Nenhuma entrada',
    noneText: 'A whitelist está vazia.',
    noMatch: 'Nenhuma entrada corresponde à pesquisa',
    isDomain: 'Domínio',
    isSubdomains: 'Subdomínios',
    isAddress: 'Endereço',
    isOther: 'Outro',
    remove: ({ entry }) => `Remover ${entry}`,
    announceRemoved: ({ entry }) => `Remoção concluída: ${entry}`,
    skip: 'Pular a lista',

    select: ({ entry }) => `Selecionar ${entry}`,
    removeMany: 'Remover',
    removeManyTitle: 'Remover entradas',
    askRemoveMany: ({ text }) => `Remover da lista? Entradas: ${text}`,
  },
};

export const people: Translation<typeof peopleMessages> = {
  feature: 'people',
  messages: {
    sent: ({ person }) => `${person} será enviado.`,
    leftOut: ({ text }) => `Omitido: ${text}.`,
    several: ({ count }) => `Este campo aceita uma pessoa, e o texto cita ${count}.`,
  },
};

export const orgDelete: Translation<typeof orgDeleteMessages> = {
  feature: 'org-delete',
  messages: {
    title: 'Excluir organização',
    description: 'A organização é excluída permanentemente.',
    organization: 'Organização',
    organizationId: 'ID da organização',
    subOrganizations: 'Suborganizações de todos os níveis:',
    users: 'Usuários:',
    projects: 'Projetos:',
    seats: 'Assentos ocupados:',
    seatsTaken: ({ taken, allowed }) => `${taken} de ${allowed}`,
    noLicense: 'sem licença',
    notKnown: 'não se sabe',
    counting: 'contando…',
    differs: ({ place, wanted, typed }) => `O caractere ${place} é “${wanted}”, e você digitou “${typed}”.`,
    tooMany: ({ place, typed }) => `O caractere ${place} está sobrando: “${typed}”.`,
    typeThis: 'Para confirmar, digite este texto',
    oddBlanks: 'Este nome tem espaços a mais. Os que estão dentro dele contam, os das extremidades não.',
    copyText: 'Copiar o texto a digitar',
    notTypedYet: 'Digite primeiro o texto de confirmação.',
    delete: 'Excluir',
    cancel: 'Cancelar',
    close: 'Fechar',
    announceConfirmed: 'Confirmado. Agora você pode excluir.',
    announceDeleted: ({ organization: name }) => `Organização ${name} excluída`,

    serverCannot: 'Este servidor não pode excluir organizações.',
    hasNoName: 'Esta organização não tem um nome para digitar, por isso não pode ser excluída aqui.',
  },
};

export const deleteRefusal: Translation<typeof deleteRefusalMessages> = {
  feature: 'delete-refusal',
  messages: {
    onlyAdmins: 'Somente administradores de uma organização podem excluí-la.',
    rootNeedsGlobalAdmin: 'Somente administradores globais podem excluir uma organização raiz.',
  },
};
