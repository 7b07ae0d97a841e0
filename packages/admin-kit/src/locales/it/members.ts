import { type Count, type PluralForms, pluralRules } from '../../messages/plural.ts';
import type { projectInfoMessages } from '../../screens/project-info/messages.ts';
import type { projectRolesMessages } from '../../screens/project-roles/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('it');
const counted = (count: Count, forms: PluralForms) => `${count.text} ${plural(count, forms)}`;

const members = (count: Count) => counted(count, { one: 'membro', many: 'di membri', other: 'membri' });

interface Role {
  role: string;
}

const memberWords = {
  members: 'Membri',
  loadingMembers: 'Caricamento dei membri',
  membersFailed: 'Impossibile caricare gli utenti',
  membersNotLoaded: 'I membri non sono caricati.',
  membersStale: 'I membri potrebbero non essere aggiornati. Ricaricali con Aggiorna utenti.',
  search: 'Cerca membri',
  memberCount: members,
  matchCount: ({ matches, all }: { matches: string; all: Count }) => `${matches} di ${members(all)}`,
  noMembers: 'Questo progetto non ha membri.',
  noMatch: 'Nessun membro corrisponde.',
  skipMembers: 'Salta i membri',
  you: 'Tu',
  unnamed: ({ id }: { id: string }) => `Utente ${id}`,

  refresh: 'Aggiorna utenti',
  addTitle: ({ project }: { project: string }) => `Aggiungi utente a ${project}`,
  userField: 'Email o nome utente',
  userMissing: 'Inserisci un’email o un nome utente.',
  addSubmit: 'Aggiungi utente',
  announceAdded: ({ user }: { user: string }) => `Utente ${user} aggiunto`,

  remove: ({ member }: { member: string }) => `Rimuovi ${member}`,
  removeTitle: ({ member, project }: { member: string; project: string }) =>
    `Rimuovere ${member} da ${project}?`,
  removeDescription: ({ member, id }: { member: string; id: string }) =>
    `L’utente ${member}, ID utente ${id}, perde l’accesso a questo progetto.`,
  removeSubmit: 'Rimuovi',
  announceRemoved: ({ member }: { member: string }) => `Membro ${member} rimosso`,

  createNew: 'Crea nuovo',
  permission: ({ label, note }: { label: string; note: string | undefined }) =>
    note === undefined ? label : `${label} (${note})`,
  permissionsAlready: ({ role }: Role) => `${role} aveva già queste autorizzazioni`,
  permissionOn: ({ permission, role }: Role & { permission: string }) =>
    `Autorizzazione “${permission}” attivata per ${role}`,
  permissionOff: ({ permission, role }: Role & { permission: string }) =>
    `Autorizzazione “${permission}” disattivata per ${role}`,
  permissionsChanged: ({ role }: Role) => `Autorizzazioni di ${role} modificate`,
  permissionsOf: ({ role }: Role) => `Autorizzazioni di ${role}`,
  furtherBits: ({ bits }: { bits: string }) => `Include anche autorizzazioni non mostrate qui (${bits}).`,
};

export const projectRoles: Translation<typeof projectRolesMessages> = {
  feature: 'project-roles',
  messages: {
    ...memberWords,
    addMember: 'Aggiungi nuovo utente',

    roles: 'Ruoli',
    loadingRoles: 'Caricamento dei ruoli',
    rolesFailed: 'Impossibile caricare i ruoli',
    rolesNotLoaded: 'I ruoli di questo progetto non sono caricati.',
    role: 'Ruolo',
    roleOf: ({ member }) => `Ruolo di ${member}`,
    selectRole: 'Seleziona un ruolo',
    selectRoleHint: 'Seleziona un ruolo per vedere le sue autorizzazioni.',
    noRole: 'Nessun ruolo',
    unknownRole: ({ id }) => `Ruolo sconosciuto (${id})`,
    unnamedRole: ({ id }) => `Ruolo ${id}`,
    noRoleChosen: 'Scegli prima un ruolo.',

    deleteRole: 'Elimina ruolo',
    deleteTitle: ({ role, project }) => `Elimina il ruolo ${role} da ${project}`,
    deleteDescription: ({ count }) =>
      `Membri con questo ruolo: ${count}. È il server a decidere quale ruolo ricevono in seguito.`,
    deleteUnused: 'Nessun membro ha questo ruolo.',
    deleteSubmit: 'Conferma eliminazione ruolo',
    announceRoleDeleted: ({ role }) => `Ruolo ${role} eliminato`,

    createTitle: ({ project }) => `Crea ruolo in ${project}`,
    createDescription:
      'Un nuovo ruolo può solo aprire il progetto. Scegli altre autorizzazioni dopo averlo creato.',
    roleName: 'Nome del ruolo',
    roleNameMissing: 'Inserisci un nome per il ruolo.',
    createSubmit: 'Crea ruolo',
    announceRoleCreated: ({ role }) => `Ruolo ${role} creato`,

    roleChanged: ({ member, role }) => `${member} ora ha il ruolo ${role}`,
    roleAlready: ({ member, role }) => `${member} aveva già il ruolo ${role}`,
    roleConflictTitle: 'Questo ruolo è stato modificato da un’altra persona',
    roleConflictDescription: ({ member }) =>
      `Un’altra persona ha modificato il ruolo di ${member} dopo che hai aperto questo elenco. Scegli il ruolo da mantenere.`,
    saveRole: 'Salva',

    onlyAdmins: 'Solo gli amministratori possono modificare membri e ruoli.',
    ownRow: 'Non puoi modificare il tuo ruolo né rimuoverti.',
    builtInRole: 'I ruoli predefiniti non possono essere modificati o eliminati.',
    noRoleSelected: 'Seleziona prima un ruolo.',

    panel: ({ project }) => `Membri e ruoli di ${project}`,
    premium: 'Utente Premium',
    notPremium: 'Utente non Premium',
    preset: 'Preimpostazione',
    customPreset: 'Personalizzata',
    presetAllAdmin: 'Tutto/Amministratore',
    presetGuest: 'Ospite',
    presetDefaultMember: 'Membro predefinito',
    projectWithId: ({ id }) => `Progetto ${id}`,
    details: 'Dettagli tecnici',
    mask: ({ mask, terms }) => `Maschera ${mask} = ${terms}.`,
    unknownBit: 'Non mostrata qui',
    maskEmpty: 'Maschera 0: nessuna autorizzazione.',
    maskOfPresetAndMore: ({ preset, bits }) =>
      `La preimpostazione ${preset}, più autorizzazioni non mostrate qui (${bits}).`,
    noTimelines: 'Senza Create Timelines non è possibile modificare le timeline.',
    supersedes: ({ permissions }) => `Prevale sulle autorizzazioni delle timeline: ${permissions}.`,
  },
};

export const projectInfo: Translation<typeof projectInfoMessages> = {
  feature: 'project-info',
  messages: {
    ...memberWords,
    unnamedProject: 'Progetto senza nome',
    projectId: 'ID progetto',
    copyId: 'Copia ID progetto',
    close: 'Chiudi',
    addMember: 'Aggiungi utente',

    roles: 'Gruppi di utenti',
    loadingRoles: 'Caricamento dei gruppi di utenti',
    rolesFailed: 'Impossibile caricare i gruppi di utenti',
    rolesNotLoaded: 'I gruppi di utenti di questo progetto non sono caricati.',
    role: 'Gruppo',
    roleOf: ({ member }) => `Gruppo di ${member}`,
    selectRole: 'Seleziona un gruppo',
    selectRoleHint: 'Seleziona un gruppo per vedere le sue autorizzazioni.',
    noRole: 'Nessun gruppo',
    unknownRole: ({ id }) => `Gruppo sconosciuto (${id})`,
    unnamedRole: ({ id }) => `Gruppo ${id}`,
    noRoleChosen: 'Scegli prima un gruppo.',

    deleteRole: 'Elimina gruppo',
    deleteTitle: ({ role, project }) => `Elimina il gruppo ${role} da ${project}`,
    deleteDescription: ({ count }) =>
      `Membri di questo gruppo: ${count}. È il server a decidere quale gruppo ricevono in seguito.`,
    deleteUnused: 'Questo gruppo non ha membri.',
    deleteSubmit: 'Conferma eliminazione gruppo',
    announceRoleDeleted: ({ role }) => `Gruppo ${role} eliminato`,

    createTitle: ({ project }) => `Crea gruppo in ${project}`,
    createDescription: 'Scegli le autorizzazioni dopo averlo creato.',
    roleName: 'Nome del gruppo',
    roleNameMissing: 'Inserisci un nome per il gruppo.',
    createSubmit: 'Crea gruppo',
    announceRoleCreated: ({ role }) => `Gruppo ${role} creato`,

    roleChanged: ({ member, role }) => `${member} ora è nel gruppo ${role}`,
    roleAlready: ({ member, role }) => `${member} era già nel gruppo ${role}`,
    roleConflictTitle: 'Questo gruppo è stato modificato da un’altra persona',
    roleConflictDescription: ({ member }) =>
      `Un’altra persona ha modificato il gruppo di ${member} dopo che hai aperto questo elenco. Scegli il gruppo da mantenere.`,
    saveRole: 'Salva',

    onlyAdmins: 'Solo gli amministratori dell’organizzazione possono modificare membri e gruppi.',
    ownRow: 'Non puoi modificare il tuo gruppo né rimuoverti.',
    builtInRole: 'I gruppi predefiniti non possono essere modificati o eliminati.',
    noRoleSelected: 'Seleziona prima un gruppo.',

    viewUserList: 'Visualizza elenco utenti',
    userListTitle: ({ project }) => `Utenti di ${project}`,
    usernames: 'Nomi utente',
    emails: 'Email',
    copyUsernames: 'Copia nomi utente',
    copyEmails: 'Copia email',
    noUsernames: 'Nessun membro ha un nome utente.',
    noEmails: 'Nessun membro ha un’email.',
    usernameCount: (count) =>
      counted(count, { one: 'nome utente', many: 'di nomi utente', other: 'nomi utente' }),
    emailCount: (count) => counted(count, { many: 'di email', other: 'email' }),
  },
};
