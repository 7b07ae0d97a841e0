import { type MessageOverride, pluralRules, type Translation } from '@timemap/admin-kit';
import { messages as kit } from '@timemap/admin-kit/locales/de';
import type { pageMessages } from '../messages.ts';
import type { paletteMessages } from '../palette/messages.ts';
import type { templateMessages } from '../reply-templates/messages.ts';
import type { keepMessages } from '../session/keep-choice.tsx';
import type { shellMessages } from '../shell/messages.ts';
import type { viewMessages } from '../tables/messages.ts';

const plural = /* @__PURE__ */ pluralRules('de');

const pages: Translation<typeof pageMessages> = {
  feature: 'console-pages',
  messages: {
    home: 'Start',
    logIn: 'Anmelden',
    notFound: 'Seite nicht gefunden',
    serverError: 'Serverfehler',
    tickets: 'Support-Tickets',
    ticket: 'Ticket',
    statistics: 'Statistiken',
    organizations: 'Organisationen',
    organization: 'Organisation',
    organizationUsers: 'Benutzer der Organisation',
    organizationProjects: 'Projekte der Organisation',
    globalAdmin: 'Globale Verwaltung',
    users: 'Benutzer',
    user: 'Benutzer',
    enterpriseDeals: 'Enterprise-Verträge',
    enterpriseDeal: 'Enterprise-Vertrag',
    projects: 'Projekte',
    coupons: 'Gutscheine',
    whitelist: 'Zulassungsliste',
    adminDashboard: 'Admin-Dashboard',
    organizationManagement: 'Organisationsverwaltung',
    numbered: ({ page, id }) => `${page} ${id}`,
    usersOf: ({ record }) => `Benutzer von ${record}`,
    projectsOf: ({ record }) => `Projekte von ${record}`,

    notFoundHeading: 'Hoppla! Sie haben sich verlaufen.',
    notFoundText: 'Die gesuchte Seite wurde nicht gefunden.',
    serverErrorHeading: 'Houston, wir haben ein Problem!',
    serverErrorText: 'Die gesuchte Seite ist vorübergehend nicht verfügbar.',
    toStart: 'Zur Startseite',

    loading: 'Wird geladen',
    serverAway: 'Der Server ist nicht verfügbar. Es wird weiter versucht.',
    failedTitle: 'Diese Seite konnte nicht angezeigt werden',
    failedText:
      'Möglicherweise ist die Verbindung unterbrochen oder die Konsole wurde aktualisiert. Ihre Eingaben in Formularen bleiben erhalten.',
    language: 'Sprache',
    languageNotLoaded: ({ language }) =>
      `${language} konnte nicht geladen werden. Überprüfen Sie die Verbindung und wählen Sie die Sprache dann erneut aus.`,

    unfinishedWrite:
      'Beim Ende der Sitzung war eine Änderung noch nicht abgeschlossen. Möglicherweise wurde sie vorgenommen. Prüfen Sie sie nach der Anmeldung.',
    sessionEnded: 'Ihre Sitzung ist abgelaufen. Melden Sie sich an, um fortzufahren.',
    sessionUnconfirmed: 'Der Server hat Ihre Sitzung nicht bestätigt. Melden Sie sich erneut an.',
    storageBlocked:
      'Dieser Browser blockiert den Speicher: Sie bleiben angemeldet, bis diese Seite geschlossen oder neu geladen wird.',
    retry: 'Erneut versuchen',
  },
};

const shell: Translation<typeof shellMessages> = {
  feature: 'console-shell',
  messages: {
    skip: 'Zum Inhalt springen',
    main: 'Hauptnavigation',
    sections: 'Bereiche',
    staffArea: 'Mitarbeiterbereich',
    navigation: 'Navigation',
    openNavigation: 'Navigation öffnen',
    closeNavigation: 'Navigation schließen',
    showSidebar: 'Seitenleiste einblenden',
    hideSidebar: 'Seitenleiste ausblenden',
    mainApp: 'Haupt-App',

    userMenu: ({ user }) => `Benutzermenü: ${user}`,
    signedInAs: ({ user }) => `Angemeldet als ${user}`,
    theme: 'Design',
    light: 'Hell',
    dark: 'Dunkel',
    system: 'System',
    languageChanged: 'Die Konsole ist jetzt auf Deutsch.',
    logout: 'Abmelden',

    noLongerAdmin:
      'Sie sind kein globaler Admin mehr. Die Seiten für globale Admins sind für Sie nicht mehr zugänglich.',
    keepsNothing:
      'Dieser Browser speichert nichts: Beim Neuladen endet Ihre Sitzung oder Ihre Eingaben gehen verloren. Sein Speicher ist möglicherweise voll oder blockiert.',
    adminsOnly: 'Diese Seite ist globalen Admins vorbehalten.',
    noAccess: 'Sie haben keinen Zugriff auf diese Organisation.',

    activity: 'Aktivität',
    activityNew: (count) => `Aktivität: ${count.text} neu`,
    activityFailed: (count) => `Aktivität: ${count.text} fehlgeschlagen`,
    activityNewAndFailed: ({ added, failed }) =>
      `Aktivität: ${added.text} neu, ${failed.text} fehlgeschlagen`,
    failed: (count) => `${count.text} fehlgeschlagen`,
    closeActivity: 'Aktivität schließen',
    activityNote: 'Ihre Aktivität in diesem Tab seit Ihrer Anmeldung.',
    userActivityNote:
      'Ihre Änderungen an diesem Benutzer in diesem Tab seit Ihrer Anmeldung. Änderungen durch andere und in anderen Tabs erscheinen hier nicht.',
    userActivityNone: 'In diesem Tab gibt es keine Aktivität zu diesem Benutzer.',
    activityNotLoaded: 'Die Aktivität konnte nicht geladen werden.',

    search: 'Suchen',
    paletteTitle: 'Suchen oder Befehl ausführen',
    paletteField: 'Seiten, Personen, Organisationen, Tickets und Befehle durchsuchen',
    palettePlaceholder: 'Name, E-Mail-Adresse, ID, Wörter aus einem Ticket oder ein Befehl',
    close: 'Schließen',
    paletteNotLoaded: 'Die Suche konnte nicht geladen werden',
    dialogNotLoaded: 'Dies konnte nicht geladen werden',
    notLoadedText: 'Möglicherweise ist die Verbindung unterbrochen oder die Konsole wurde aktualisiert.',

    shortcuts: 'Tastenkombinationen',
    thisPage: 'Diese Seite',
    goTo: 'Gehe zu',
    goToFilter: 'Zum Filter',
    goToRows: 'Vom Filter zu den Zeilen',
    nextRow: 'Nächste Zeile',
    previousRow: 'Vorige Zeile',
    showShortcuts: 'Diese Tastenkombinationen anzeigen',
    singleKeys: 'Tastenkürzel mit nur einer Taste',
    singleKeysHint: 'Tastenkombinationen mit Strg oder ⌘ funktionieren immer.',
  },
};

const palette: Translation<typeof paletteMessages> = {
  feature: 'console-palette',
  messages: {
    results: 'Ergebnisse',
    recent: 'Zuletzt verwendet',
    screens: 'Seiten',
    actions: 'Aktionen',
    organizations: 'Organisationen',
    users: 'Benutzer',
    projects: 'Projekte',
    tickets: 'Tickets',
    deals: 'Enterprise-Verträge',
    coupons: 'Gutscheine',
    part: ({ title, shown, count }) => `${title} (${shown} von ${count})`,
    inSentence: ({ title }) => title,
    searching: 'Suche läuft',
    loading: ({ lists }) => `Wird geladen: ${lists}…`,
    notLoaded: ({ lists }) => `Konnte nicht geladen werden: ${lists}.`,
    retry: 'Erneut versuchen',
    nothing: 'Nichts gefunden.',
    found: (count) => `${count.text} ${plural(count, { one: 'Ergebnis', other: 'Ergebnisse' })}`,
    foundMore: ({ count, shown }) =>
      `${count.text} Ergebnisse, die ${shown} besten werden angezeigt. Mit mehr Buchstaben werden es weniger.`,

    shortcutsSynonyms: 'Tasten, Tastatur, Hilfe',
    showActivity: 'Aktivität anzeigen',
    showActivitySynonyms: 'Fehler, Verlauf',
    themeTo: ({ theme }) => `Design: ${theme}`,
    logoutSynonyms: 'Ausloggen, Logout',
    createRoot: 'Neue Stammorganisation erstellen',
    createRootSynonyms: 'Organisation erstellen',
    createIn: ({ name }) => `Organisation in ${name} erstellen`,
    unverifiedUsers: 'Nicht verifizierte Benutzer',
    createCouponSynonyms: 'Gutschein hinzufügen, neuer Gutschein',
    createDealSynonyms: 'Vertrag hinzufügen, neuer Vertrag',
    addUserVerbs: 'benutzer hinzufügen zu, benutzer hinzufügen',
    licenseVerbs: 'lizenz von, lizenz, plätze',
    licenseOf: ({ name }) => `Lizenz von ${name}`,
    addUserTo: ({ name }) => `Benutzer zu ${name} hinzufügen`,
    addUserToSynonyms: 'Benutzer verwalten',
    refreshStatistics: 'Statistiken aktualisieren',
    refreshStatisticsSynonyms: 'Statistik neu laden',
    manageWhitelist: 'Zulassungsliste verwalten',
    whitelistVerbs: 'zulassungsliste, whitelist',
    logInAs: ({ name }) => `Als ${name} anmelden`,
    logInAsVerbs: 'anmelden als, als',
  },
};

const views: Translation<typeof viewMessages> = {
  feature: 'console-views',
  messages: {
    views: 'Ansichten',
    viewsOf: ({ table }) => `Ansichten von ${table}`,
    defaultView: 'Standardansicht',
    copyLink: 'Link kopieren',
    linkCopied: 'Der Link zu dieser Ansicht wurde kopiert.',
    linkNotCopied: 'Der Browser hat den Link nicht kopiert. Kopieren Sie die Adresse der Seite.',
    save: 'Speichern',
    saveThis: 'Diese Ansicht speichern…',
    saveTitle: 'Diese Ansicht speichern',
    saveHint:
      'Speichert Filter, Reihenfolge, Spalten und Seitengröße, nur für Sie und nur in diesem Browser. Um diese Ansicht zu teilen, senden Sie die Adresse der Seite.',
    updateApplied: ({ name }) => `„${name}“ aktualisieren`,
    manage: 'Ansichten verwalten…',
    notSaved: 'Die Ansicht wurde nicht gespeichert',
    notKept:
      'Dieser Browser hat die Ansicht nicht behalten: Sein Speicher ist voll oder für diese Website blockiert.',

    name: 'Name',
    newName: ({ name }) => `Neuer Name von ${name}`,
    nameMissing: 'Geben Sie der Ansicht einen Namen.',
    nameTooLong: ({ most }) => `Ein Name hat höchstens ${most} Zeichen.`,
    nameTaken: 'Eine Ansicht mit diesem Namen gibt es bereits.',
    tooLong: 'Diese Ansicht ist zu lang zum Speichern. Kürzen Sie zuerst den Filter.',
    tooMany: ({ most }) => `Eine Tabelle hat höchstens ${most} Ansichten. Löschen Sie zuerst eine.`,

    savedViews: 'Gespeicherte Ansichten',
    noViews: 'Es sind noch keine Ansichten gespeichert.',
    update: 'Aktualisieren',
    updateView: ({ name }) => `${name} auf das Angezeigte aktualisieren`,
    isShown: 'Die Tabelle wird bereits so angezeigt.',
    rename: 'Umbenennen',
    renameView: ({ name }) => `${name} umbenennen`,
    delete: 'Löschen',
    deleteView: ({ name }) => `${name} löschen`,
    cancel: 'Abbrechen',
    close: 'Schließen',
  },
};

const templates: Translation<typeof templateMessages> = {
  feature: 'console-templates',
  messages: {
    templates: 'Vorlagen',
    templatesOf: 'Womit „E-Mail senden“ beginnt',
    standard: 'Standardtext',
    add: 'Vorlage hinzufügen…',
    edit: ({ name }) => `„${name}“ bearbeiten…`,
    manage: 'Vorlagen verwalten…',
    tooMany: ({ most }) => `Es gibt höchstens ${most} Vorlagen. Löschen Sie zuerst eine.`,

    addTitle: 'Vorlage hinzufügen',
    editTitle: 'Vorlage bearbeiten',
    hint: '„E-Mail senden“ beginnt mit diesem Text, nur für Sie und nur in diesem Browser. {ticket} wird zur Nummer des Tickets, {name} zum Namen der Person, die es erstellt hat.',
    name: 'Name',
    nameMissing: 'Geben Sie der Vorlage einen Namen.',
    nameTaken: 'Eine Vorlage mit diesem Namen gibt es bereits.',
    subject: 'Betreff',
    text: 'Text',
    tooLong: ({ length, most }) =>
      `Zu lang für einen E-Mail-Link: ${length} Zeichen von ${most}. Leerzeichen, Zeilenumbrüche und Umlaute zählen mehrfach.`,
    notKept:
      'Dieser Browser hat die Vorlage nicht behalten: Sein Speicher ist voll oder für diese Website blockiert.',
    save: 'Speichern',
    cancel: 'Abbrechen',

    manageTitle: 'Antwortvorlagen',
    noTemplates: 'Es gibt noch keine Vorlagen.',
    editOne: 'Bearbeiten',
    editNamed: ({ name }) => `${name} bearbeiten`,
    delete: 'Löschen',
    deleteNamed: ({ name }) => `${name} löschen`,
    close: 'Schließen',
  },
};

const keep: Translation<typeof keepMessages> = {
  feature: 'console-keep',
  messages: {
    views: 'Meine Ansichten nach dem Abmelden in diesem Browser behalten',
    viewsStay:
      'Ihre Ansichten und die Suchen darin bleiben in diesem Browser. In der Konsole sehen nur Sie sie.',
    viewsGo: 'Ihre Ansichten werden entfernt, wenn Sie sich abmelden.',
    templates: 'Meine Vorlagen nach dem Abmelden in diesem Browser behalten',
    templatesStay: 'Sie bleiben in diesem Browser. In der Konsole sehen nur Sie sie.',
    templatesGo: 'Sie werden entfernt, wenn Sie sich abmelden.',
    notKept:
      'Dieser Browser hat Ihre Wahl nicht behalten: Sein Speicher ist voll oder für diese Website blockiert.',
  },
};

export const messages: readonly MessageOverride[] = [...kit, pages, shell, palette, views, templates, keep];
