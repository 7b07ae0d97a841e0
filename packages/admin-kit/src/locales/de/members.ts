import type { sharedMemberWords } from '../../messages/member-words.ts';
import { pluralRules } from '../../messages/plural.ts';
import type { projectInfoMessages } from '../../screens/project-info/messages.ts';
import type { projectRolesMessages } from '../../screens/project-roles/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('de');

type PermissionWords = Readonly<Record<number, readonly [label: string, note?: string]>>;

const permission =
  (words: PermissionWords): typeof sharedMemberWords.permission =>
  ({ bit, label, note }) => {
    const [ourLabel, ourNote] = words[bit] ?? [label, note];
    return note === undefined ? ourLabel : `${ourLabel} (${ourNote ?? note})`;
  };

const memberWords: Omit<typeof sharedMemberWords, 'permission'> = {
  members: 'Mitglieder',
  loadingMembers: 'Mitglieder werden geladen',
  membersFailed: 'Benutzer konnten nicht geladen werden',
  membersNotLoaded: 'Die Mitglieder sind nicht geladen.',
  membersStale:
    'Die Mitglieder sind möglicherweise nicht mehr aktuell. „Benutzer aktualisieren“ lädt sie neu.',
  search: 'Mitglieder durchsuchen',
  memberCount: (count) => `${count.text} ${plural(count, { one: 'Mitglied', other: 'Mitglieder' })}`,
  matchCount: ({ matches, all }) =>
    `${matches} von ${all.text} ${plural(all, { one: 'Mitglied', other: 'Mitgliedern' })}`,
  noMembers: 'Dieses Projekt hat keine Mitglieder.',
  noMatch: 'Keine Mitglieder entsprechen der Suche.',
  skipMembers: 'Mitglieder überspringen',
  you: 'Sie',
  unnamed: ({ id }) => `Benutzer ${id}`,

  refresh: 'Benutzer aktualisieren',
  addTitle: ({ project }) => `Benutzer zu ${project} hinzufügen`,
  userField: 'E-Mail-Adresse oder Benutzername',
  userMissing: 'Geben Sie eine E-Mail-Adresse oder einen Benutzernamen ein.',
  addSubmit: 'Benutzer hinzufügen',
  announceAdded: ({ user }) => `${user} hinzugefügt`,

  remove: ({ member }) => `${member} entfernen`,
  removeTitle: ({ member, project }) => `${member} aus ${project} entfernen?`,
  removeDescription: ({ member, id }) =>
    `${member}, Benutzer-ID ${id}, verliert den Zugriff auf dieses Projekt.`,
  removeSubmit: 'Entfernen',
  announceRemoved: ({ member }) => `${member} entfernt`,

  createNew: 'Neu erstellen',
};

export const projectRoles: Translation<typeof projectRolesMessages> = {
  feature: 'project-roles',
  messages: {
    ...memberWords,
    permission: /* @__PURE__ */ permission({
      1: ['Auf Projekt zugreifen'],
      2: ['Zeitleisten erstellen', 'ohne diese Berechtigung können Zeitleisten nicht bearbeitet werden'],
      4: ['Benutzer verwalten'],
      8: ['Benutzer einladen'],
      16: ['Name/Beschreibung des Projekts bearbeiten'],
      32: ['Alle Zeitleisten bearbeiten', 'hat, wenn aktiviert, Vorrang vor Zeitleistenberechtigungen'],
      64: ['Kartendaten bearbeiten'],
      128: ['Alle Zeitleisten lesen', 'hat, wenn aktiviert, Vorrang vor Zeitleistenberechtigungen'],
      256: ['Alle Zeitleisten teilen', 'hat, wenn aktiviert, Vorrang vor Zeitleistenberechtigungen'],
      512: ['Projekt moderieren'],
      1024: ['Rollen bearbeiten'],
      2048: ['Projekt löschen'],
    }),
    addMember: 'Neuen Benutzer hinzufügen',

    roles: 'Rollen',
    loadingRoles: 'Rollen werden geladen',
    rolesFailed: 'Rollen konnten nicht geladen werden',
    rolesNotLoaded: 'Die Rollen dieses Projekts sind nicht geladen.',
    role: 'Rolle',
    roleOf: ({ member }) => `Rolle von ${member}`,
    selectRole: 'Rolle auswählen',
    selectRoleHint: 'Wählen Sie eine Rolle aus, um ihre Berechtigungen zu sehen.',
    noRole: 'Keine Rolle',
    unknownRole: ({ id }) => `Unbekannte Rolle (${id})`,
    unnamedRole: ({ id }) => `Rolle ${id}`,
    noRoleChosen: 'Wählen Sie zuerst eine Rolle aus.',

    deleteRole: 'Rolle löschen',
    deleteTitle: ({ role, project }) => `Rolle ${role} aus ${project} löschen`,
    deleteDescription: ({ count }) =>
      `Mitglieder mit dieser Rolle: ${count}. Der Server entscheidet, welche Rolle sie danach erhalten.`,
    deleteUnused: 'Kein Mitglied hat diese Rolle.',
    deleteSubmit: 'Löschen der Rolle bestätigen',
    announceRoleDeleted: ({ role }) => `Rolle ${role} gelöscht`,

    createTitle: ({ project }) => `Rolle in ${project} erstellen`,
    createDescription:
      'Eine neue Rolle kann das Projekt nur öffnen. Wählen Sie weitere Berechtigungen nach dem Erstellen aus.',
    roleName: 'Name der Rolle',
    roleNameMissing: 'Geben Sie einen Namen für die Rolle ein.',
    createSubmit: 'Rolle erstellen',
    announceRoleCreated: ({ role }) => `Rolle ${role} erstellt`,

    roleChanged: ({ member, role }) => `${member} hat jetzt die Rolle ${role}`,
    roleAlready: ({ member, role }) => `${member} hatte bereits die Rolle ${role}`,
    roleConflictTitle: 'Diese Rolle wurde von einer anderen Person geändert',
    roleConflictDescription: ({ member }) =>
      `Eine andere Person hat die Rolle von ${member} geändert, nachdem Sie diese Liste geöffnet haben. Wählen Sie aus, welche Rolle gelten soll.`,
    saveRole: 'Speichern',
    permissionsAlready: ({ role }) => `${role} hatte diese Berechtigungen bereits`,
    permissionOn: ({ permission: name, role }) => `„${name}“ ist für ${role} aktiviert`,
    permissionOff: ({ permission: name, role }) => `„${name}“ ist für ${role} deaktiviert`,
    permissionsChanged: ({ role }) => `Berechtigungen von ${role} geändert`,
    permissionsOf: ({ role }) => `Berechtigungen von ${role}`,
    furtherBits: ({ bits }) => `Umfasst auch Berechtigungen, die hier nicht angezeigt werden (${bits}).`,

    onlyAdmins: 'Nur Admins können Mitglieder und Rollen ändern.',
    ownRow: 'Sie können weder Ihre eigene Rolle ändern noch sich selbst entfernen.',
    builtInRole: 'Integrierte Rollen können nicht bearbeitet oder gelöscht werden.',
    noRoleSelected: 'Wählen Sie zuerst eine Rolle aus.',

    panel: ({ project }) => `Mitglieder und Rollen von ${project}`,
    premium: 'Premium-Benutzer',
    notPremium: 'Kein Premium-Benutzer',
    preset: 'Vorlage',
    customPreset: 'Benutzerdefiniert',
    presetAllAdmin: 'Alle/Admin',
    presetGuest: 'Gast',
    presetDefaultMember: 'Standardmitglied',
    projectWithId: ({ id }) => `Projekt ${id}`,
    details: 'Technische Details',
    mask: ({ mask, terms }) => `Maske ${mask} = ${terms}.`,
    unknownBit: 'Hier nicht angezeigt',
    maskEmpty: 'Maske 0: keine Berechtigungen.',
    maskOfPresetAndMore: ({ preset, bits }) =>
      `Die Vorlage ${preset} sowie Berechtigungen, die hier nicht angezeigt werden (${bits}).`,
    noTimelines: 'Ohne „Zeitleisten erstellen“ können Zeitleisten nicht bearbeitet werden.',
    supersedes: ({ permissions }) => `Hat Vorrang vor Zeitleistenberechtigungen: ${permissions}.`,
  },
};

export const projectInfo: Translation<typeof projectInfoMessages> = {
  feature: 'project-info',
  messages: {
    ...memberWords,
    permission: /* @__PURE__ */ permission({
      1: ['Zeitleisten ansehen'],
      2: ['Zeitleisten erstellen'],
      4: ['Benutzer einladen'],
      8: ['Benutzer entfernen'],
      16: ['Projektdaten bearbeiten'],
      32: ['Alle Zeitleisten bearbeiten', 'hat Vorrang vor Berechtigungen einzelner Zeitleisten'],
    }),
    unnamedProject: 'Unbenanntes Projekt',
    projectId: 'Projekt-ID',
    copyId: 'Projekt-ID kopieren',
    close: 'Schließen',
    addMember: 'Benutzer hinzufügen',

    roles: 'Benutzergruppen',
    loadingRoles: 'Benutzergruppen werden geladen',
    rolesFailed: 'Benutzergruppen konnten nicht geladen werden',
    rolesNotLoaded: 'Die Benutzergruppen dieses Projekts sind nicht geladen.',
    role: 'Gruppe',
    roleOf: ({ member }) => `Gruppe von ${member}`,
    selectRole: 'Gruppe auswählen',
    selectRoleHint: 'Wählen Sie eine Gruppe aus, um ihre Berechtigungen zu sehen.',
    noRole: 'Keine Gruppe',
    unknownRole: ({ id }) => `Unbekannte Gruppe (${id})`,
    unnamedRole: ({ id }) => `Gruppe ${id}`,
    noRoleChosen: 'Wählen Sie zuerst eine Gruppe aus.',

    deleteRole: 'Gruppe löschen',
    deleteTitle: ({ role, project }) => `Gruppe ${role} aus ${project} löschen`,
    deleteDescription: ({ count }) =>
      `Mitglieder in dieser Gruppe: ${count}. Der Server entscheidet, welche Gruppe sie danach erhalten.`,
    deleteUnused: 'In dieser Gruppe ist kein Mitglied.',
    deleteSubmit: 'Löschen der Gruppe bestätigen',
    announceRoleDeleted: ({ role }) => `Gruppe ${role} gelöscht`,

    createTitle: ({ project }) => `Gruppe in ${project} erstellen`,
    createDescription: 'Wählen Sie die Berechtigungen nach dem Erstellen aus.',
    roleName: 'Name der Gruppe',
    roleNameMissing: 'Geben Sie einen Namen für die Gruppe ein.',
    createSubmit: 'Gruppe erstellen',
    announceRoleCreated: ({ role }) => `Gruppe ${role} erstellt`,

    roleChanged: ({ member, role }) => `${member} ist jetzt in der Gruppe ${role}`,
    roleAlready: ({ member, role }) => `${member} war bereits in der Gruppe ${role}`,
    roleConflictTitle: 'Diese Gruppe wurde von einer anderen Person geändert',
    roleConflictDescription: ({ member }) =>
      `Eine andere Person hat die Gruppe von ${member} geändert, nachdem Sie diese Liste geöffnet haben. Wählen Sie aus, welche Gruppe gelten soll.`,
    saveRole: 'Speichern',
    permissionsAlready: ({ role }) => `${role} hatte diese Berechtigungen bereits`,
    permissionOn: ({ permission: name, role }) => `„${name}“ ist für ${role} aktiviert`,
    permissionOff: ({ permission: name, role }) => `„${name}“ ist für ${role} deaktiviert`,
    permissionsChanged: ({ role }) => `Berechtigungen von ${role} geändert`,
    permissionsOf: ({ role }) => `Berechtigungen von ${role}`,
    furtherBits: ({ bits }) => `Umfasst auch Berechtigungen, die hier nicht angezeigt werden (${bits}).`,

    onlyAdmins: 'Nur Admins der Organisation können Mitglieder und Gruppen ändern.',
    ownRow: 'Sie können weder Ihre eigene Gruppe ändern noch sich selbst entfernen.',
    builtInRole: 'Integrierte Gruppen können nicht bearbeitet oder gelöscht werden.',
    noRoleSelected: 'Wählen Sie zuerst eine Gruppe aus.',

    viewUserList: 'Benutzerliste anzeigen',
    userListTitle: ({ project }) => `Benutzer von ${project}`,
    usernames: 'Benutzernamen',
    emails: 'E-Mail-Adressen',
    copyUsernames: 'Benutzernamen kopieren',
    copyEmails: 'E-Mail-Adressen kopieren',
    noUsernames: 'Kein Mitglied hat einen Benutzernamen.',
    noEmails: 'Kein Mitglied hat eine E-Mail-Adresse.',
    usernameCount: (count) =>
      `${count.text} ${plural(count, { one: 'Benutzername', other: 'Benutzernamen' })}`,
    emailCount: (count) =>
      `${count.text} ${plural(count, { one: 'E-Mail-Adresse', other: 'E-Mail-Adressen' })}`,
  },
};
