import type { sharedMemberWords } from '../../messages/member-words.ts';
import { pluralRules } from '../../messages/plural.ts';
import type { projectInfoMessages } from '../../screens/project-info/messages.ts';
import type { projectRolesMessages } from '../../screens/project-roles/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('nl');

type PermissionWords = Readonly<Record<number, readonly [label: string, note?: string]>>;

const permission =
  (words: PermissionWords): typeof sharedMemberWords.permission =>
  ({ bit, label, note }) => {
    const [ourLabel, ourNote] = words[bit] ?? [label, note];
    return note === undefined ? ourLabel : `${ourLabel} (${ourNote ?? note})`;
  };

const memberWords: Omit<typeof sharedMemberWords, 'permission'> = {
  members: 'Leden',
  loadingMembers: 'Leden laden',
  membersFailed: 'Kan gebruikers niet laden',
  membersNotLoaded: 'De leden zijn niet geladen.',
  membersStale: 'De leden zijn mogelijk verouderd. Met ‘Gebruikers vernieuwen’ worden ze opnieuw geladen.',
  search: 'Leden doorzoeken',
  memberCount: (count) => `${count.text} ${plural(count, { one: 'lid', other: 'leden' })}`,
  matchCount: ({ matches, all }) =>
    `${matches} van ${all.text} ${plural(all, { one: 'lid', other: 'leden' })}`,
  noMembers: 'Dit project heeft geen leden.',
  noMatch: 'Geen overeenkomende leden.',
  skipMembers: 'Leden overslaan',
  you: 'U',
  unnamed: ({ id }) => `Gebruiker ${id}`,

  refresh: 'Gebruikers vernieuwen',
  addTitle: ({ project }) => `Gebruiker toevoegen aan ${project}`,
  userField: 'E-mailadres of gebruikersnaam',
  userMissing: 'Voer een e-mailadres of gebruikersnaam in.',
  addSubmit: 'Gebruiker toevoegen',
  announceAdded: ({ user }) => `${user} toegevoegd`,

  remove: ({ member }) => `${member} verwijderen`,
  removeTitle: ({ member, project }) => `${member} verwijderen uit ${project}?`,
  removeDescription: ({ member, id }) =>
    `${member}, gebruikers-ID ${id}, verliest de toegang tot dit project.`,
  removeSubmit: 'Verwijderen',
  announceRemoved: ({ member }) => `${member} verwijderd`,

  createNew: 'Nieuw maken',
};

export const projectRoles: Translation<typeof projectRolesMessages> = {
  feature: 'project-roles',
  messages: {
    ...memberWords,
    permission: /* @__PURE__ */ permission({
      1: ['Project openen'],
      2: ['Tijdlijnen maken', 'zonder deze machtiging kunnen tijdlijnen niet worden bewerkt'],
      4: ['Gebruikers beheren'],
      8: ['Gebruikers uitnodigen'],
      16: ['Naam/beschrijving van project bewerken'],
      32: ['Alle tijdlijnen bewerken', 'heeft, indien ingeschakeld, voorrang op tijdlijnmachtigingen'],
      64: ['Kaartgegevens bewerken'],
      128: ['Alle tijdlijnen lezen', 'heeft, indien ingeschakeld, voorrang op tijdlijnmachtigingen'],
      256: ['Alle tijdlijnen delen', 'heeft, indien ingeschakeld, voorrang op tijdlijnmachtigingen'],
      512: ['Project modereren'],
      1024: ['Rollen bewerken'],
      2048: ['Project verwijderen'],
    }),
    addMember: 'Nieuwe gebruiker toevoegen',

    roles: 'Rollen',
    loadingRoles: 'Rollen laden',
    rolesFailed: 'Kan rollen niet laden',
    rolesNotLoaded: 'De rollen van dit project zijn niet geladen.',
    role: 'Rol',
    roleOf: ({ member }) => `Rol van ${member}`,
    selectRole: 'Een rol selecteren',
    selectRoleHint: 'Selecteer een rol om de machtigingen ervan te zien.',
    noRole: 'Geen rol',
    unknownRole: ({ id }) => `Onbekende rol (${id})`,
    unnamedRole: ({ id }) => `Rol ${id}`,
    noRoleChosen: 'Kies eerst een rol.',

    deleteRole: 'Rol verwijderen',
    deleteTitle: ({ role, project }) => `Rol ${role} verwijderen uit ${project}`,
    deleteDescription: ({ count }) =>
      `Leden met deze rol: ${count}. De server bepaalt welke rol ze hierna krijgen.`,
    deleteUnused: 'Geen enkel lid heeft deze rol.',
    deleteSubmit: 'Verwijderen van rol bevestigen',
    announceRoleDeleted: ({ role }) => `Rol ${role} verwijderd`,

    createTitle: ({ project }) => `Rol maken in ${project}`,
    createDescription:
      'Een nieuwe rol kan het project alleen openen. Kies meer machtigingen nadat u de rol hebt gemaakt.',
    roleName: 'Naam van rol',
    roleNameMissing: 'Voer een naam voor de rol in.',
    createSubmit: 'Rol maken',
    announceRoleCreated: ({ role }) => `Rol ${role} gemaakt`,

    roleChanged: ({ member, role }) => `${member} heeft nu de rol ${role}`,
    roleAlready: ({ member, role }) => `${member} had de rol ${role} al`,
    roleConflictTitle: 'Deze rol is gewijzigd door iemand anders',
    roleConflictDescription: ({ member }) =>
      `Iemand anders heeft de rol van ${member} gewijzigd nadat u deze lijst had geopend. Kies welke rol u wilt behouden.`,
    saveRole: 'Opslaan',
    permissionsAlready: ({ role }) => `${role} had deze machtigingen al`,
    permissionOn: ({ permission: name, role }) => `‘${name}’ is ingeschakeld voor ${role}`,
    permissionOff: ({ permission: name, role }) => `‘${name}’ is uitgeschakeld voor ${role}`,
    permissionsChanged: ({ role }) => `Machtigingen van ${role} gewijzigd`,
    permissionsOf: ({ role }) => `Machtigingen van ${role}`,
    furtherBits: ({ bits }) => `Omvat ook machtigingen die hier niet worden weergegeven (${bits}).`,

    onlyAdmins: 'Alleen beheerders kunnen leden en rollen wijzigen.',
    ownRow: 'U kunt uw eigen rol niet wijzigen en uzelf niet verwijderen.',
    builtInRole: 'Ingebouwde rollen kunnen niet worden bewerkt of verwijderd.',
    noRoleSelected: 'Selecteer eerst een rol.',

    panel: ({ project }) => `Leden en rollen van ${project}`,
    premium: 'Premiumgebruiker',
    notPremium: 'Geen premiumgebruiker',
    preset: 'Voorinstelling',
    customPreset: 'Aangepast',
    presetAllAdmin: 'Alles/Beheerder',
    presetGuest: 'Gast',
    presetDefaultMember: 'Standaardlid',
    projectWithId: ({ id }) => `Project ${id}`,
    details: 'Technische details',
    mask: ({ mask, terms }) => `Masker ${mask} = ${terms}.`,
    unknownBit: 'Hier niet weergegeven',
    maskEmpty: 'Masker 0: geen machtigingen.',
    maskOfPresetAndMore: ({ preset, bits }) =>
      `De voorinstelling ${preset}, plus machtigingen die hier niet worden weergegeven (${bits}).`,
    noTimelines: 'Zonder ‘Tijdlijnen maken’ kunnen tijdlijnen niet worden bewerkt.',
    supersedes: ({ permissions }) => `Heeft voorrang op tijdlijnmachtigingen: ${permissions}.`,
  },
};

export const projectInfo: Translation<typeof projectInfoMessages> = {
  feature: 'project-info',
  messages: {
    ...memberWords,
    permission: /* @__PURE__ */ permission({
      1: ['Tijdlijnen bekijken'],
      2: ['Tijdlijnen maken'],
      4: ['Gebruikers uitnodigen'],
      8: ['Gebruikers verwijderen'],
      16: ['Projectgegevens bewerken'],
      32: ['Alle tijdlijnen bewerken', 'heeft voorrang op machtigingen per tijdlijn'],
    }),
    unnamedProject: 'Naamloos project',
    projectId: 'Project-ID',
    copyId: 'Project-ID kopiëren',
    close: 'Sluiten',
    addMember: 'Gebruiker toevoegen',

    roles: 'Gebruikersgroepen',
    loadingRoles: 'Gebruikersgroepen laden',
    rolesFailed: 'Kan gebruikersgroepen niet laden',
    rolesNotLoaded: 'De gebruikersgroepen van dit project zijn niet geladen.',
    role: 'Groep',
    roleOf: ({ member }) => `Groep van ${member}`,
    selectRole: 'Een groep selecteren',
    selectRoleHint: 'Selecteer een groep om de machtigingen ervan te zien.',
    noRole: 'Geen groep',
    unknownRole: ({ id }) => `Onbekende groep (${id})`,
    unnamedRole: ({ id }) => `Groep ${id}`,
    noRoleChosen: 'Kies eerst een groep.',

    deleteRole: 'Groep verwijderen',
    deleteTitle: ({ role, project }) => `Groep ${role} verwijderen uit ${project}`,
    deleteDescription: ({ count }) =>
      `Leden in deze groep: ${count}. De server bepaalt welke groep ze hierna krijgen.`,
    deleteUnused: 'Deze groep heeft geen leden.',
    deleteSubmit: 'Verwijderen van groep bevestigen',
    announceRoleDeleted: ({ role }) => `Groep ${role} verwijderd`,

    createTitle: ({ project }) => `Groep maken in ${project}`,
    createDescription: 'Kies de machtigingen nadat u de groep hebt gemaakt.',
    roleName: 'Naam van groep',
    roleNameMissing: 'Voer een naam voor de groep in.',
    createSubmit: 'Groep maken',
    announceRoleCreated: ({ role }) => `Groep ${role} gemaakt`,

    roleChanged: ({ member, role }) => `${member} zit nu in de groep ${role}`,
    roleAlready: ({ member, role }) => `${member} zat al in de groep ${role}`,
    roleConflictTitle: 'Deze groep is gewijzigd door iemand anders',
    roleConflictDescription: ({ member }) =>
      `Iemand anders heeft de groep van ${member} gewijzigd nadat u deze lijst had geopend. Kies welke groep u wilt behouden.`,
    saveRole: 'Opslaan',
    permissionsAlready: ({ role }) => `${role} had deze machtigingen al`,
    permissionOn: ({ permission: name, role }) => `‘${name}’ is ingeschakeld voor ${role}`,
    permissionOff: ({ permission: name, role }) => `‘${name}’ is uitgeschakeld voor ${role}`,
    permissionsChanged: ({ role }) => `Machtigingen van ${role} gewijzigd`,
    permissionsOf: ({ role }) => `Machtigingen van ${role}`,
    furtherBits: ({ bits }) => `Omvat ook machtigingen die hier niet worden weergegeven (${bits}).`,

    onlyAdmins: 'Alleen beheerders van de organisatie kunnen leden en groepen wijzigen.',
    ownRow: 'U kunt uw eigen groep niet wijzigen en uzelf niet verwijderen.',
    builtInRole: 'Ingebouwde groepen kunnen niet worden bewerkt of verwijderd.',
    noRoleSelected: 'Selecteer eerst een groep.',

    viewUserList: 'Gebruikerslijst weergeven',
    userListTitle: ({ project }) => `Gebruikers van ${project}`,
    usernames: 'Gebruikersnamen',
    emails: 'E-mailadressen',
    copyUsernames: 'Gebruikersnamen kopiëren',
    copyEmails: 'E-mailadressen kopiëren',
    noUsernames: 'Geen enkel lid heeft een gebruikersnaam.',
    noEmails: 'Geen enkel lid heeft een e-mailadres.',
    usernameCount: (count) =>
      `${count.text} ${plural(count, { one: 'gebruikersnaam', other: 'gebruikersnamen' })}`,
    emailCount: (count) => `${count.text} ${plural(count, { one: 'e-mailadres', other: 'e-mailadressen' })}`,
  },
};
