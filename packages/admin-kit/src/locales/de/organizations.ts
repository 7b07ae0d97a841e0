import { type Count, pluralRules } from '../../messages/plural.ts';
import type { licenseMessages } from '../../screens/license/messages.ts';
import type { orgCreateMessages } from '../../screens/org-create/messages.ts';
import type { orgTreeMessages } from '../../screens/org-tree/messages.ts';
import type { orgUsersMessages } from '../../screens/org-users/messages.ts';
import type { organizationMessages } from '../../screens/organization/messages.ts';
import type { organizationsMessages } from '../../screens/organizations/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('de');

export const organizations: Translation<typeof organizationsMessages> = {
  feature: 'organizations',
  messages: {
    selectOne: 'Wählen Sie eine Organisation aus, um fortzufahren',
    createRoot: 'Neue Stammorganisation erstellen',
    tree: 'Organisationen',
    back: 'Zurück zu den Organisationen',
    largest: 'Größte Organisationen',
    subOrganizations: 'Unterorganisationen',
    yours: 'Ihre Organisationen',
    role: 'Rolle',
    admin: 'Admin',
    member: 'Mitglied',
    unnamed: 'Unbenannte Organisation',
  },
};

export const organization: Translation<typeof organizationMessages> = {
  feature: 'organization',
  messages: {
    loading: 'Organisation wird geladen',
    loadFailed: 'Organisation konnte nicht geladen werden',
    notFound: 'Organisation nicht gefunden',
    allOrganizations: 'Alle Organisationen',
    titleOf: ({ id }) => `Organisation ${id}`,
    organizationId: 'Organisations-ID',
    copyId: 'Organisations-ID kopieren',
    tabs: 'Bereiche der Organisation',
    administration: 'Verwaltung',
    users: 'Benutzer',
    projects: 'Projekte',
    lms: 'LMS-Daten',
    manageUsers: 'Benutzer anzeigen/verwalten',
    manageProjects: 'Projekte anzeigen/verwalten',
    createSub: 'Unterorganisation erstellen',
    subOrganizations: 'Unterorganisationen',
    noSubOrganizations: 'Keine Unterorganisationen vorhanden',
    noSubOrganizationsHint: 'Diese Organisation hat noch keine. Erstellen Sie die erste.',
    filterSubs: 'Unterorganisationen filtern',
    noSubMatches: 'Keine Unterorganisationen entsprechen der Suche',
    subOrganizationsOf: ({ name }) => `Unterorganisationen von ${name}`,
    subOrganizationCount: (count) =>
      `${count.text} ${plural(count, { one: 'Unterorganisation', other: 'Unterorganisationen' })}`,
    delete: 'Organisation löschen',
    deleted: 'Diese Organisation wurde gelöscht.',
    unnamed: 'Unbenannte Organisation',
  },
};

export const orgTree: Translation<typeof orgTreeMessages> = {
  feature: 'org-tree',
  messages: {
    title: 'Organisationen',
    count: (count) => `${count.text} ${plural(count, { one: 'Organisation', other: 'Organisationen' })}`,
    empty: 'Sie sind in keiner Organisation Mitglied',
    emptyHint: 'Bitten Sie einen Admin einer Organisation, Sie hinzuzufügen.',
    emptyHintForAdmins: 'Es gibt noch keine Organisationen. Erstellen Sie die erste.',
    loading: 'Organisationen werden geladen',
    failed: 'Die Organisationen konnten nicht geladen werden',
    refreshFailed:
      'Die Organisationen konnten nicht aktualisiert werden. Angezeigt werden die zuletzt geladenen.',
    refresh: 'Aktualisieren',
    search: 'Organisationen durchsuchen',
    searchPlaceholder: 'Suchen',
    found: ({ count, total }) =>
      `${count.text} von ${total} ${plural(count, { one: 'stimmt überein', other: 'stimmen überein' })}`,
    nothingFound: ({ query }) => `Keine Organisation entspricht ${query}`,
    expandAll: 'Alle aufklappen',
    collapseAll: 'Alle zuklappen',
    unnamed: ({ id }) => `Ohne Namen (ID ${id})`,
  },
};

export const orgCreate: Translation<typeof orgCreateMessages> = {
  feature: 'org-create',
  messages: {
    createRoot: 'Neue Stammorganisation erstellen',
    createRootDescription:
      'Eine Stammorganisation steht an der Spitze eines eigenen Baums und kann eine Lizenz haben.',
    createSub: 'Unterorganisation erstellen',
    createSubDescription: ({ parent }) => `Die neue Organisation wird unter ${parent} hinzugefügt.`,
    unnamedOrganization: 'Unbenannte Organisation',
    name: 'Name der Organisation',
    owner: 'Benutzername oder E-Mail-Adresse des Inhabers',
    ownerHint: 'Diese Person wird der erste Admin der Organisation.',
    create: 'Erstellen',
    announceCreated: ({ name }) => `Organisation ${name} erstellt`,
  },
};

const users = ({ text }: Count) => `${text} Benutzer`;

export const orgUsers: Translation<typeof orgUsersMessages> = {
  feature: 'org-users',
  messages: {
    title: 'Benutzer',
    loading: 'Benutzer werden geladen',
    reload: 'Benutzer neu laden',
    allOrganizations: 'Alle Organisationen',
    organizationNotLoaded: 'Organisation konnte nicht geladen werden',
    notLoaded: 'Die Benutzer sind nicht geladen.',
    notReloaded: 'Die Benutzer konnten nicht aktualisiert werden',
    forbidden: 'Nur Admins dieser Organisation können ihre Benutzer sehen.',
    readOnly: 'Nur Admins dieser Organisation können Benutzer hinzufügen, zu Admins machen und entfernen.',
    unnamedOrganization: 'Unbenannte Organisation',
    filter: 'Benutzer filtern',
    none: 'Diese Organisation hat keine Benutzer.',
    noMatch: 'Keine Benutzer entsprechen der Suche',
    username: 'Benutzername',
    email: 'E-Mail-Adresse',
    admin: 'Admin',
    actions: 'Aktionen',

    makeAdmin: 'Zum Admin machen',
    makeAdminOf: ({ user }) => `Zum Admin machen: ${user}`,
    takeAdmin: 'Admin-Status entziehen',
    takeAdminOf: ({ user }) => `Admin-Status entziehen: ${user}`,
    remove: 'Entfernen',
    removeOf: ({ user }) => `${user} entfernen`,
    announceAdmin: ({ user }) => `${user} ist jetzt Admin`,
    announceNoAdmin: ({ user }) => `${user} ist kein Admin mehr`,

    alreadyAdmin: ({ user }) => `${user} war bereits Admin`,
    alreadyNoAdmin: ({ user }) => `${user} war bereits kein Admin`,

    add: 'Benutzer hinzufügen',
    addDescription: ({ organization }) => `Fügt einen Benutzer zu ${organization} hinzu.`,
    usernameOrEmail: 'Benutzername oder E-Mail-Adresse',
    usernameMissing: 'Geben Sie einen Benutzernamen oder eine E-Mail-Adresse ein.',
    asAdmin: 'Admin',
    asAdminDescription:
      'Admins können Benutzer hinzufügen, zu Admins machen und entfernen sowie Unterorganisationen und Projekte erstellen.',
    cancel: 'Abbrechen',
    announceAdded: ({ user }) => `${user} hinzugefügt`,

    removeTitle: ({ user }) => `${user} entfernen?`,
    removeDescription: ({ user, id, organization }) =>
      `${user}, Benutzer-ID ${id}, wird nur aus ${organization} oder aus allen Organisationen dieses Baums entfernt.`,
    removeNumbers: ({ users, admins }) => `Benutzer: ${users}. Admins: ${admins}.`,
    removeOwn: 'Das sind Sie selbst. Möglicherweise können Sie dies nicht selbst rückgängig machen.',
    removeHere: 'Benutzer nur aus dieser Organisation entfernen',
    removeEverywhere: 'Benutzer aus dem gesamten Organisationsbaum entfernen',
    announceRemoved: ({ user }) => `${user} entfernt`,
    gone: ({ user, id }) => `${user}, Benutzer-ID ${id}, gehört nicht mehr zu dieser Organisation.`,

    addMultiple: 'Mehrere Benutzer hinzufügen',
    addMultipleDescription: ({ organization }) => `Fügt Benutzer zu ${organization} hinzu.`,
    lines: 'Benutzer',
    linesHint: 'Eine E-Mail-Adresse oder ein Benutzername pro Zeile.',
    linesMissing: 'Geben Sie mindestens eine E-Mail-Adresse oder einen Benutzernamen ein.',
    allAsAdmins: 'Alle als Admins hinzufügen',
    addSome: 'Benutzer hinzufügen',
    addCount: (count) => `${users(count)} hinzufügen`,
    retryCount: (count) => `${users(count)} erneut hinzufügen`,
    checkCount: (count) => `${users(count)} prüfen`,
    notChecked: 'Die Liste der Benutzer konnte nicht geladen werden.',
    preview: (count) => `Hinzuzufügen: ${users(count)}`,
    similar: ({ text }) => `Mögliche Duplikate: ${text}`,
    similarTo: ({ line }) => `ähnelt Zeile ${line}`,
    duplicates: (count) =>
      `Übersprungen: ${count.text} ${plural(count, { one: 'Duplikat', other: 'Duplikate' })}`,
    sameAs: ({ line }) => `Identisch mit Zeile ${line}`,
    isNew: 'Wird hinzugefügt',
    isThere: 'Bereits hier',
    noPerson: 'Weder Adresse noch Benutzername',
    twice: ({ line }) => `Doppelt, zuerst in Zeile ${line}`,
    leftOutAs: ({ status }) => `Ausgelassen: ${status}`,
    sendWrong: ({ text }) => `Auch die anderen senden: ${text}`,
    seatsShort: ({ count, free }) => `${count.text} mehr als die freien Plätze. Frei: ${free}.`,
    cleaned: 'Unsichtbare Zeichen entfernt',
    checkLine: 'Zeile',
    checkNote: 'Prüfung',
    foundInText: ({ text }) => `Im Text gefundene Personen: ${text}`,
    foundInTable: ({ text }) => `In der Tabelle gefundene Personen: ${text}`,
    foundAddresses: ({ found, column }) => `In der Spalte „${column}“ gefundene Adressen: ${found.text}`,
    foundUserNames: ({ found, column }) => `In der Spalte „${column}“ gefundene Benutzernamen: ${found.text}`,
    column: 'Spalte',
    columnNumber: ({ number }) => `Spalte ${number}`,
    columnOption: ({ column, count, sample }) => `${column} (${count}), zum Beispiel ${sample}`,
    allColumns: 'Alle Spalten',
    takeInactive: ({ count, statuses }) => `Trotzdem übernehmen: ${count.text} (${statuses})`,
    leftHeadings: ({ texts }) => `Ausgelassene Überschriften: ${texts}`,
    leftWords: ({ count, texts }) => `Ausgelassener Text neben Adressen (${count.text}): ${texts}`,
    leftRows: ({ count, rows }) => `Ausgelassene Zeilen ohne Adresse (${count.text}): ${rows}`,
    leftColumns: ({ columns }) => `Ausgelassene Spalten: ${columns}`,
    leftElsewhere: ({ text }) => `Andere ausgelassene Adressen: ${text}`,
    undoTaking: 'Rückgängig',
    announceUndone: 'Der Text ist wieder wie zuvor.',
    takeAddresses: ({ text }) => `Adressen aus diesen Zeilen übernehmen: ${text}`,
    running: 'Benutzer werden hinzugefügt',
    summary: ({ added, left }) =>
      `Hinzugefügt: ${users(added)}. Nicht hinzugefügt: ${users(left)}, weiterhin im Eingabefeld.`,
    unknownSummary: (count) =>
      `Möglicherweise hinzugefügt: ${users(count)}, weiterhin im Eingabefeld. Prüfen Sie die Liste, bevor Sie es erneut versuchen.`,
    failures: (count) => `Nicht hinzugefügt: ${users(count)}`,
    unknownLines: (count) => `Möglicherweise hinzugefügt: ${users(count)}`,
    allAdded: (count) => `${users(count)} hinzugefügt.`,

    csvUser: 'Benutzername oder E-Mail-Adresse',
    csvAdded: 'Hinzugefügt',
    csvDuplicate: 'Duplikat',

    ownFlag: 'Sie können Ihren eigenen Admin-Status nicht ändern.',
    ownRemoval: 'Das sind Sie selbst. Entfernen Sie sich in Ihrer eigenen Zeile.',
    askMakeAdmin: ({ text }) => `Zu Admins machen? Benutzer: ${text}`,
    askTakeAdmin: ({ text }) => `Admin-Status entziehen? Benutzer: ${text}`,
    askRemoveHere: ({ text }) => `Nur aus dieser Organisation entfernen? Benutzer: ${text}`,
    askRemoveEverywhere: ({ text }) => `Aus dem gesamten Organisationsbaum entfernen? Benutzer: ${text}`,
  },
};

export const license: Translation<typeof licenseMessages> = {
  feature: 'license',
  messages: {
    title: 'Lizenz',
    loading: 'Lizenz wird geladen',
    reload: 'Lizenz neu laden',
    notLoaded: 'Nicht geladen',
    stale: 'Möglicherweise veraltet',
    licenseId: 'Lizenz-ID',
    copyId: 'Lizenz-ID kopieren',
    status: 'Status',
    enabled: 'Aktiviert',
    disabled: 'Deaktiviert',
    seats: 'Belegte Plätze',
    seatsTaken: ({ taken, allowed }) => `Belegte Plätze: ${taken} von ${allowed}`,
    overAllowed: ({ over }) => `${over} mehr als erlaubt`,

    none: 'Diese Organisation hat keine Lizenz.',
    noneContactSupport:
      'Diese Organisation hat keine Lizenz. Wenden Sie sich an den Support, um eine zu erhalten.',
    create: 'Lizenz erstellen',
    createTitle: ({ organization }) => `Lizenz für ${organization} erstellen`,
    unnamedOrganization: 'Unbenannte Organisation',
    createDescription: 'Die Plätze begrenzen, wie viele Personen der Organisation beitreten können.',
    seatsField: 'Plätze',
    seatsHint: 'Eine ganze Zahl.',
    seatsInvalid: 'Geben Sie die Anzahl der Plätze als ganze Zahl ein, mindestens 1.',

    enable: 'Lizenz aktivieren',
    disable: 'Lizenz deaktivieren',
    revoke: 'Lizenz widerrufen',
    revokeTitle: 'Lizenz widerrufen?',
    revokeDescription: ({ id, organization }) =>
      `Die Lizenz ${id} von ${organization} wird endgültig gelöscht.`,

    announceEnabled: 'Lizenz aktiviert',
    announceDisabled: 'Lizenz deaktiviert',
    alreadyEnabled: 'Die Lizenz war bereits aktiviert',
    alreadyDisabled: 'Die Lizenz war bereits deaktiviert',
    alreadyThere: 'Die Organisation hat bereits eine Lizenz',
    announceCreated: 'Lizenz erstellt',
    announceRevoked: 'Lizenz widerrufen',

    onlyGlobalAdmins: 'Nur globale Admins können Lizenzen ändern.',
  },
};
