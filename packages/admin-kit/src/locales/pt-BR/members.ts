import { type Count, type PluralForms, pluralRules } from '../../messages/plural.ts';
import type { projectInfoMessages } from '../../screens/project-info/messages.ts';
import type { projectRolesMessages } from '../../screens/project-roles/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('pt-BR');
const counted = (count: Count, forms: PluralForms) => `${count.text} ${plural(count, forms)}`;

const members = (count: Count) => counted(count, { one: 'membro', many: 'de membros', other: 'membros' });

interface Role {
  role: string;
}

const memberWords = {
  members: 'Membros',
  loadingMembers: 'Carregando os membros',
  membersFailed: 'Não foi possível carregar os usuários',
  membersNotLoaded: 'Os membros não foram carregados.',
  membersStale: 'Os membros podem estar desatualizados. Use Atualizar usuários para recarregá-los.',
  search: 'Pesquisar membros',
  memberCount: members,
  matchCount: ({ matches, all }: { matches: string; all: Count }) => `${matches} de ${members(all)}`,
  noMembers: 'Este projeto não tem membros.',
  noMatch: 'Nenhum membro corresponde.',
  skipMembers: 'Pular os membros',
  you: 'Você',
  unnamed: ({ id }: { id: string }) => `Usuário ${id}`,

  refresh: 'Atualizar usuários',
  addTitle: ({ project }: { project: string }) => `Adicionar usuário a ${project}`,
  userField: 'E-mail ou nome de usuário',
  userMissing: 'Insira um e-mail ou um nome de usuário.',
  addSubmit: 'Adicionar usuário',
  announceAdded: ({ user }: { user: string }) => `Usuário ${user} adicionado`,

  remove: ({ member }: { member: string }) => `Remover ${member}`,
  removeTitle: ({ member, project }: { member: string; project: string }) =>
    `Remover ${member} de ${project}?`,
  removeDescription: ({ member, id }: { member: string; id: string }) =>
    `O usuário ${member}, ID de usuário ${id}, perde o acesso a este projeto.`,
  removeSubmit: 'Remover',
  announceRemoved: ({ member }: { member: string }) => `Membro ${member} removido`,

  createNew: 'Criar',
  permission: ({ label, note }: { label: string; note: string | undefined }) =>
    note === undefined ? label : `${label} (${note})`,
  permissionsAlready: ({ role }: Role) => `${role} já tinha estas permissões`,
  permissionOn: ({ permission, role }: Role & { permission: string }) =>
    `Permissão “${permission}” ativada para ${role}`,
  permissionOff: ({ permission, role }: Role & { permission: string }) =>
    `Permissão “${permission}” desativada para ${role}`,
  permissionsChanged: ({ role }: Role) => `Permissões de ${role} alteradas`,
  permissionsOf: ({ role }: Role) => `Permissões de ${role}`,
  furtherBits: ({ bits }: { bits: string }) => `Inclui também permissões não mostradas aqui (${bits}).`,
};

export const projectRoles: Translation<typeof projectRolesMessages> = {
  feature: 'project-roles',
  messages: {
    ...memberWords,
    addMember: 'Adicionar novo usuário',

    roles: 'Funções',
    loadingRoles: 'Carregando as funções',
    rolesFailed: 'Não foi possível carregar as funções',
    rolesNotLoaded: 'As funções deste projeto não foram carregadas.',
    role: 'Função',
    roleOf: ({ member }) => `Função de ${member}`,
    selectRole: 'Selecione uma função',
    selectRoleHint: 'Selecione uma função para ver suas permissões.',
    noRole: 'Nenhuma função',
    unknownRole: ({ id }) => `Função desconhecida (${id})`,
    unnamedRole: ({ id }) => `Função ${id}`,
    noRoleChosen: 'Escolha primeiro uma função.',

    deleteRole: 'Excluir função',
    deleteTitle: ({ role, project }) => `Excluir a função ${role} de ${project}`,
    deleteDescription: ({ count }) =>
      `Membros com esta função: ${count}. O servidor decide qual função eles recebem em seguida.`,
    deleteUnused: 'Nenhum membro tem esta função.',
    deleteSubmit: 'Confirmar exclusão da função',
    announceRoleDeleted: ({ role }) => `Função ${role} excluída`,

    createTitle: ({ project }) => `Criar função em ${project}`,
    createDescription: 'Uma nova função só pode abrir o projeto. Escolha mais permissões depois de criá-la.',
    roleName: 'Nome da função',
    roleNameMissing: 'Insira um nome para a função.',
    createSubmit: 'Criar função',
    announceRoleCreated: ({ role }) => `Função ${role} criada`,

    roleChanged: ({ member, role }) => `${member} agora tem a função ${role}`,
    roleAlready: ({ member, role }) => `${member} já tinha a função ${role}`,
    roleConflictTitle: 'Esta função foi alterada por outra pessoa',
    roleConflictDescription: ({ member }) =>
      `Outra pessoa alterou a função de ${member} depois que você abriu esta lista. Escolha a função a manter.`,
    saveRole: 'Salvar',

    onlyAdmins: 'Somente administradores podem alterar membros e funções.',
    ownRow: 'Você não pode alterar sua própria função nem remover a si mesmo.',
    builtInRole: 'Funções internas não podem ser editadas nem excluídas.',
    noRoleSelected: 'Selecione primeiro uma função.',

    panel: ({ project }) => `Membros e funções de ${project}`,
    premium: 'Usuário Premium',
    notPremium: 'Usuário não Premium',
    preset: 'Predefinição',
    customPreset: 'Personalizada',
    presetAllAdmin: 'Tudo/Administrador',
    presetGuest: 'Convidado',
    presetDefaultMember: 'Membro padrão',
    projectWithId: ({ id }) => `Projeto ${id}`,
    details: 'Detalhes técnicos',
    mask: ({ mask, terms }) => `Máscara ${mask} = ${terms}.`,
    unknownBit: 'Não mostrada aqui',
    maskEmpty: 'Máscara 0: nenhuma permissão.',
    maskOfPresetAndMore: ({ preset, bits }) =>
      `A predefinição ${preset}, mais permissões não mostradas aqui (${bits}).`,
    noTimelines: 'Sem Create Timelines, não é possível editar linhas do tempo.',
    supersedes: ({ permissions }) => `Prevalece sobre as permissões das linhas do tempo: ${permissions}.`,
  },
};

export const projectInfo: Translation<typeof projectInfoMessages> = {
  feature: 'project-info',
  messages: {
    ...memberWords,
    unnamedProject: 'Projeto sem nome',
    projectId: 'ID do projeto',
    copyId: 'Copiar ID do projeto',
    close: 'Fechar',
    addMember: 'Adicionar usuário',

    roles: 'Grupos de usuários',
    loadingRoles: 'Carregando os grupos de usuários',
    rolesFailed: 'Não foi possível carregar os grupos de usuários',
    rolesNotLoaded: 'Os grupos de usuários deste projeto não foram carregados.',
    role: 'Grupo',
    roleOf: ({ member }) => `Grupo de ${member}`,
    selectRole: 'Selecione um grupo',
    selectRoleHint: 'Selecione um grupo para ver suas permissões.',
    noRole: 'Nenhum grupo',
    unknownRole: ({ id }) => `Grupo desconhecido (${id})`,
    unnamedRole: ({ id }) => `Grupo ${id}`,
    noRoleChosen: 'Escolha primeiro um grupo.',

    deleteRole: 'Excluir grupo',
    deleteTitle: ({ role, project }) => `Excluir o grupo ${role} de ${project}`,
    deleteDescription: ({ count }) =>
      `Membros deste grupo: ${count}. O servidor decide qual grupo eles recebem em seguida.`,
    deleteUnused: 'Este grupo não tem membros.',
    deleteSubmit: 'Confirmar exclusão do grupo',
    announceRoleDeleted: ({ role }) => `Grupo ${role} excluído`,

    createTitle: ({ project }) => `Criar grupo em ${project}`,
    createDescription: 'Escolha as permissões depois de criá-lo.',
    roleName: 'Nome do grupo',
    roleNameMissing: 'Insira um nome para o grupo.',
    createSubmit: 'Criar grupo',
    announceRoleCreated: ({ role }) => `Grupo ${role} criado`,

    roleChanged: ({ member, role }) => `${member} agora está no grupo ${role}`,
    roleAlready: ({ member, role }) => `${member} já estava no grupo ${role}`,
    roleConflictTitle: 'Este grupo foi alterado por outra pessoa',
    roleConflictDescription: ({ member }) =>
      `Outra pessoa alterou o grupo de ${member} depois que você abriu esta lista. Escolha o grupo a manter.`,
    saveRole: 'Salvar',

    onlyAdmins: 'Somente administradores da organização podem alterar membros e grupos.',
    ownRow: 'Você não pode alterar seu próprio grupo nem remover a si mesmo.',
    builtInRole: 'Grupos internos não podem ser editados nem excluídos.',
    noRoleSelected: 'Selecione primeiro um grupo.',

    viewUserList: 'Ver lista de usuários',
    userListTitle: ({ project }) => `Usuários de ${project}`,
    usernames: 'Nomes de usuário',
    emails: 'E-mails',
    copyUsernames: 'Copiar nomes de usuário',
    copyEmails: 'Copiar e-mails',
    noUsernames: 'Nenhum membro tem nome de usuário.',
    noEmails: 'Nenhum membro tem e-mail.',
    usernameCount: (count) =>
      counted(count, { one: 'nome de usuário', many: 'de nomes de usuário', other: 'nomes de usuário' }),
    emailCount: (count) => counted(count, { one: 'e-mail', many: 'de e-mails', other: 'e-mails' }),
  },
};
