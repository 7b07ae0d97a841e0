import { pluralRules } from '../../messages/plural.ts';
import type { activityMessages } from '../../screens/activity/messages.ts';
import type { ticketDetailMessages } from '../../screens/ticket-detail/messages.ts';
import type { ticketsMessages } from '../../screens/tickets/messages.ts';
import type { ticketStatusMessages } from '../../screens/tickets/ticket-status.tsx';
import type { whitelistMessages } from '../../screens/whitelist/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('de');

export const tickets: Translation<typeof ticketsMessages> = {
  feature: 'tickets',
  messages: {
    title: 'Support-Tickets',
    loadFailed: 'Support-Tickets konnten nicht geladen werden',
    reload: 'Tickets neu laden',
    filter: 'Tickets filtern',
    stateFilter: 'Nach App-Zustand filtern',
    status: 'Status',
    all: 'Alle',
    unresolved: 'Offen',
    resolved: 'Gelöst',
    facets: 'Status der geladenen Tickets',
    inProgressAmong: ({ count }) =>
      `Dieser Server führt Tickets in Bearbeitung unter den offenen auf. Hier: ${count}.`,
    none: 'Keine Tickets',
    noneHint_all: 'Es hat noch niemand ein Ticket gesendet.',
    noneHint_unresolved: 'Kein Ticket ist offen. Wählen Sie „Alle“, um die anderen zu sehen.',
    noneHint_resolved: 'Noch ist kein Ticket gelöst. Wählen Sie „Alle“, um die anderen zu sehen.',
    noMatch: 'Keine Tickets entsprechen der Suche',

    id: 'ID',
    message: 'Nachricht',
    contactEmail: 'Kontakt-E-Mail',
    creator: 'Ersteller',
    created: 'Erstellt',

    emailMultiple: 'E-Mail an mehrere',
    doneEmailing: 'Fertig',
    pickTickets:
      'Wählen Sie die Tickets aus, die Sie beantworten möchten. Ihre Auswahl bleibt erhalten, wenn Sie die Seite oder den Filter wechseln.',

    setStatus: 'Status setzen',
    setTo: ({ status }) => `Auf „${status}“ setzen`,
    askSetTo: ({ status, count }) => `Auf „${status}“ setzen? Tickets: ${count.text}`,
  },
};

export const ticketStatus: Translation<typeof ticketStatusMessages> = {
  feature: 'ticket-status',
  messages: {
    unresolved: 'Offen',
    inProgress: 'In Bearbeitung',
    resolved: 'Gelöst',
    unknown: ({ status }) => `Unbekannt (${status})`,
    none: 'Unbekannt',
  },
};

export const ticketDetail: Translation<typeof ticketDetailMessages> = {
  feature: 'ticket-detail',
  messages: {
    loadFailed: 'Support-Tickets konnten nicht geladen werden',
    loading: 'Ticket wird geladen',
    reload: 'Ticket neu laden',
    notFound: 'Ticket nicht gefunden',
    allTickets: 'Alle Tickets',
    title: ({ ticket }) => `Ticket ${ticket}`,
    description: 'Beschreibung',
    noDescription: 'Keine Beschreibung.',
    facts: 'Ticket',
    created: 'Erstellt',
    creator: 'Ersteller',
    contactEmail: 'Kontakt-E-Mail',
    creatorEmail: 'E-Mail-Adresse des Erstellers',
    copyContactEmail: 'Kontakt-E-Mail kopieren',
    copyCreatorEmail: 'E-Mail-Adresse des Erstellers kopieren',
    sendEmail: 'E-Mail senden',
    emailSubject: ({ ticket }) => `Ihr Support-Ticket ${ticket}`,
    greeting: ({ name }) => `Guten Tag ${name},`,
    greetingWithoutName: 'Guten Tag,',
    refusedAddress:
      'Dies ist keine einfache E-Mail-Adresse und kann daher nicht in Ihrem E-Mail-Programm geöffnet werden.',
    appState: 'App-Zustand',

    status: 'Status',
    setUnresolved: 'Auf „Offen“ setzen',
    setInProgress: 'Auf „In Bearbeitung“ setzen',
    setResolved: 'Auf „Gelöst“ setzen',
    isCurrent: 'Dies ist der aktuelle Status.',
    isUnresolved: ({ ticket }) => `Ticket ${ticket} ist offen`,
    isInProgress: ({ ticket }) => `Ticket ${ticket} ist in Bearbeitung`,
    isResolved: ({ ticket }) => `Ticket ${ticket} ist gelöst`,
    changeOf: ({ ticket, status }) => `Ticket ${ticket}, ${status}`,
    updateFailed: ({ why }) => `Änderung fehlgeschlagen: ${why}`,
    conflictTitle: 'Der Status wurde von einer anderen Person geändert',
    conflictDescription: ({ ticket }) =>
      `Eine andere Person hat den Status von Ticket ${ticket} geändert, nachdem Sie es geöffnet haben. Wählen Sie aus, welcher Status gelten soll.`,
    save: 'Speichern',
    vetoed: 'Diese App lässt das nicht zu. Es wurde nichts gesendet.',

    queue: 'Warteschlange',
    place: ({ place, count }) => `${place} von ${count}`,
    notInQueue: ({ count }) => `Nicht mehr in dieser Liste mit ${count}`,
    queueFailed: 'Die Liste der Tickets konnte nicht geladen werden.',
    previous: 'Vorheriges',
    next: 'Nächstes',
    previousTicket: 'Vorheriges Ticket',
    nextTicket: 'Nächstes Ticket',
    isFirst: 'Dies ist das erste Ticket der Liste.',
    isLast: 'Dies ist das letzte Ticket der Liste.',
    resolveAndNext: 'Lösen und nächstes Ticket',
    toList: 'Zurück zur Liste',
    announcePlace: ({ ticket, place, count }) => `Ticket ${ticket}, ${place} von ${count}`,

    shortcuts: 'Tastenkombinationen',
    shortcutsInScreen: 'Tastenkombinationen funktionieren, solange der Fokus in diesem Ticket liegt.',
  },
};

const actions: Readonly<Record<string, string>> = {
  'coupon.change': 'Gutschein ändern',
  'coupon.create': 'Gutschein erstellen',
  'coupon.delete': 'Gutschein löschen',
  'enterprise-deal.create': 'Enterprise-Vertrag erstellen',
  'enterprise-deal.delete': 'Enterprise-Vertrag löschen',
  'enterprise-deal.update': 'Enterprise-Vertrag speichern',
  'license.create': 'Lizenz erstellen',
  'license.revoke': 'Lizenz widerrufen',
  'license.toggle': 'Lizenz aktivieren/deaktivieren',
  'lms.create': 'LTI-Institution erstellen',
  'lms.generate-codes': 'Code-Paket generieren',
  'lms.set-enabled': 'LTI-Integration aktivieren/deaktivieren',
  'organization.create': 'Organisation erstellen',
  'organization.create-sub': 'Unterorganisation erstellen',
  'organization.delete': 'Organisation löschen',
  'organization-user.add': 'Benutzer zur Organisation hinzufügen',
  'organization-user.remove': 'Benutzer aus der Organisation entfernen',
  'organization-user.toggle-admin': 'Admin-Status ändern',
  'project.create': 'Projekt erstellen',
  'project.delete': 'Projekt löschen',
  'project.set-upgraded-override': 'Upgrade-Freischaltung ändern',
  'project-member.add': 'Projektmitglied hinzufügen',
  'project-member.change-role': 'Rolle des Projektmitglieds ändern',
  'project-member.remove': 'Projektmitglied entfernen',
  'project-role.change-permissions': 'Berechtigungen der Projektrolle ändern',
  'project-role.create': 'Projektrolle erstellen',
  'project-role.delete': 'Projektrolle löschen',
  'ticket.set-status': 'Ticketstatus ändern',
  'user.change-trial': 'Testzeitraum des Benutzers ändern',
  'user.log-in-as': 'Als Benutzer anmelden',
  'user.set-flag': 'Benutzerstatus ändern',
  'user.set-text': 'Benutzerangaben ändern',
  'whitelist.add': 'Eintrag zur Zulassungsliste hinzufügen',
  'whitelist.remove': 'Eintrag aus der Zulassungsliste entfernen',
};

const targets: Readonly<Record<string, string>> = {
  coupon: 'Gutschein',
  'enterprise deal': 'Enterprise-Vertrag',
  institution: 'Institution',
  license: 'Lizenz',
  organization: 'Organisation',
  project: 'Projekt',
  'project-member': 'Projektmitglied',
  'project-role': 'Projektrolle',
  ticket: 'Ticket',
  user: 'Benutzer',
  whitelist: 'Zulassungsliste',
};

export const activity: Translation<typeof activityMessages> = {
  feature: 'activity',
  messages: {
    title: 'Aktivität',
    text: 'Alles seit Ihrer Anmeldung oder seit dem Laden dieser Seite. Wird beim Neuladen gelöscht.',
    show: 'Anzeigen',
    all: 'Alle',
    failedOnly: 'Nur fehlgeschlagene',
    filter: 'Aktivität filtern',
    noMatch: 'Nichts entspricht dem Filter.',
    exportCsv: 'Als CSV exportieren',
    exportFailed: 'Der Browser konnte die Datei nicht speichern.',
    none: 'Noch keine Aktivität.',
    noneHint: 'Hier stehen Ihre Änderungen und was nicht geladen werden konnte.',
    noneFailed: 'Nichts ist fehlgeschlagen.',

    underWay: 'Läuft',
    succeeded: 'Fertig',
    failed: 'Fehlgeschlagen',
    unknown: 'Möglicherweise erfolgt',
    vetoed: 'Nicht zugelassen',
    vetoedText: 'Gestoppt. Es wurde nichts gesendet.',

    action: ({ name }) => actions[name] ?? name,
    load: 'Laden fehlgeschlagen',
    crash: ({ screen }) => `Die Ansicht ${screen} funktioniert nicht mehr`,
    target: ({ kind, id }) =>
      id === 'new' ? `${targets[kind] ?? kind} (neu)` : `${targets[kind] ?? kind} ${id}`,
    reason: 'Grund:',
    before: 'Vorher:',
    after: 'Nachher:',
    on: 'an',
    off: 'aus',
    nothing: 'nichts',
    checkNow: 'Jetzt prüfen',
    wasMade: 'Geprüft: Die Änderung wurde vorgenommen.',
    wasNotMade: 'Geprüft: Die Änderung wurde nicht vorgenommen.',
    cannotTell:
      'Geprüft: Es ist nicht zu erkennen, ob die Änderung vorgenommen wurde. Vielleicht wurde inzwischen erneut etwas geändert.',
    checkFailed: ({ why }) => `Prüfung nicht möglich: ${why}`,
    status: ({ status }) => `HTTP ${status}`,
  },
};

export const whitelist: Translation<typeof whitelistMessages> = {
  feature: 'whitelist',
  messages: {
    title: 'Zulassungsliste verwalten',
    loadFailed: 'Zulassungsliste konnte nicht geladen werden',
    loading: 'Zulassungsliste wird geladen',
    reload: 'Zulassungsliste neu laden',
    retry: 'Erneut versuchen',
    onlyGlobalAdmins: 'Nur globale Admins können die Zulassungsliste verwalten.',
    addFailed: ({ why }) => `Eintrag konnte nicht hinzugefügt werden: ${why}`,
    removeFailed: ({ why }) => `Eintrag konnte nicht entfernt werden: ${why}`,
    vetoed: 'Diese App lässt das nicht zu. Es wurde nichts gesendet.',

    typed: 'Domain oder E-Mail-Adresse',
    typedHint: 'Eine Domain wie example.org oder eine Adresse wie maria@example.org',
    ways: 'Möglichkeiten zum Hinzufügen',
    domain: 'Nur Domain hinzufügen',
    domainAndSubdomains: 'Domain und Subdomains hinzufügen',
    wholeEmail: 'Ganze E-Mail-Adresse hinzufügen',
    domainAbout: 'Alle Adressen der Domain, gespeichert mit vorangestelltem „@“',
    domainAndSubdomainsAbout:
      'Alle Adressen der Domain und ihrer Subdomains: zwei Einträge, einer mit „@“ und einer mit „.“',
    wholeEmailAbout: 'Eine Adresse, gespeichert wie eingegeben',
    stores: 'Speichert',
    listed: 'bereits auf der Zulassungsliste',
    nothingTyped: 'Geben Sie zuerst eine Domain oder E-Mail-Adresse ein.',
    allListed: 'Bereits auf der Zulassungsliste.',
    stillAdding: 'Ein anderer Eintrag wird gerade hinzugefügt.',
    hasAtInside:
      'Dies enthält „@“. Um eine Adresse hinzuzufügen, verwenden Sie „Ganze E-Mail-Adresse hinzufügen“.',
    hasBlankInside: 'Dies enthält ein Leerzeichen.',
    isNoDomain: 'Dies sieht nicht wie eine Domain aus.',
    invisibleOne: 'Ein unsichtbares Zeichen wird ausgelassen.',
    invisible: ({ count }) => `${count} unsichtbare Zeichen werden ausgelassen.`,
    meant: 'Meinten Sie dies?',
    use: ({ entry }) => `${entry} verwenden`,
    announceUsed: ({ entry }) => `${entry} steht im Feld. Es wurde noch nichts hinzugefügt.`,
    mixesScripts: ({ scripts, punycode }) =>
      `Diese Domain mischt Buchstaben mehrerer Schriften (${scripts}) und sieht möglicherweise nur wie eine andere aus. Server kennen sie als ${punycode}.`,
    hasNoAt: 'Dies enthält kein „@“. Es könnte eine Domain sein.',
    notAdded: 'Nicht hinzugefügt',
    maybeAdded: 'Möglicherweise hinzugefügt',
    notOrMaybeAdded: 'Nicht oder möglicherweise hinzugefügt',
    retryOf: ({ entry }) => `Erneut versuchen: ${entry}`,
    announceAdded: ({ entries }) => `Hinzugefügt: ${entries}`,

    entries: 'Einträge der Zulassungsliste',
    filter: 'Einträge filtern',
    filterPlaceholder: 'Einträge filtern',
    count: (count) => `${count.text} ${plural(count, { one: 'Eintrag', other: 'Einträge' })}`,
    matchCount: ({ matches, all }) =>
      `${matches} von ${all.text} ${plural(all, { one: 'Eintrag', other: 'Einträgen' })}`,
    none: 'Keine Einträge',
    noneText: 'Die Zulassungsliste ist leer.',
    noMatch: 'Keine Einträge entsprechen der Suche',
    isDomain: 'Domain',
    isSubdomains: 'Subdomains',
    isAddress: 'Adresse',
    isOther: 'Sonstiges',
    remove: ({ entry }) => `${entry} entfernen`,
    announceRemoved: ({ entry }) => `Entfernt: ${entry}`,
    skip: 'Liste überspringen',

    select: ({ entry }) => `${entry} auswählen`,
    removeMany: 'Entfernen',
    askRemoveMany: ({ text }) => `Aus der Liste entfernen? Einträge: ${text}`,
  },
};
