import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { checksMessages } from '../../checks/messages.ts';
import type { listFileMessages } from '../../list-file/messages.ts';
import type { globalHomeMessages } from '../../screens/global-home/messages.ts';
import type { separatorMessages } from '../../ui/menu/separator-menu.tsx';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `Ausgewählt: ${text}`,
    more: ({ text }) => `und ${text} weitere`,
    leftOut: ({ count, why }) => `Übersprungen: ${count.text}. ${why}`,
    alreadySo: 'Keine Änderung nötig.',
    nothingToDo: 'Es ist nichts mehr zu ändern.',

    progress: ({ done, total }) => `${done} von ${total}`,
    progressFailed: ({ done, total, failed }) => `${done} von ${total}, ${failed} fehlgeschlagen`,
    stop: 'Anhalten',
    stopping: 'Wird angehalten…',
    stoppedBySession: 'Die Sitzung ist abgelaufen. Der Rest wurde nicht gesendet.',
    stoppedUnreachable: 'Der Server ist nicht erreichbar. Der Rest wurde nicht gesendet.',
    stoppedByPerson: 'Der Rest wurde nicht gesendet.',

    allDone: ({ text }) => `Erledigt: ${text}.`,
    summary: ({ done, left }) => `Erledigt: ${done.text}. Nicht erledigt: ${left.text}.`,
    unknownSummary: ({ text }) =>
      `Möglicherweise erledigt: ${text}. Prüfen Sie die Liste, bevor Sie es erneut versuchen.`,
    failures: ({ text }) => `Nicht erledigt: ${text}`,
    unknown: ({ text }) => `Möglicherweise erledigt: ${text}`,
    retry: ({ text }) => `${text} erneut versuchen`,
    reason: ({ why, count }) => `${why} (${count.text})`,
    reasonSeparator: '; ',
    reasons: ({ reasons }) => `${reasons}.`,
    showMore: ({ text }) => `${text} weitere anzeigen`,

    undo: 'Rückgängig machen',
    undoing: 'Wird rückgängig gemacht',
    allUndone: ({ text }) => `Rückgängig gemacht: ${text}.`,
    undoSummary: ({ done, left }) =>
      `Rückgängig gemacht: ${done.text}. Nicht rückgängig gemacht: ${left.text}.`,
    unknownUndoSummary: ({ text }) =>
      `Möglicherweise rückgängig gemacht: ${text}. Prüfen Sie die Liste, bevor Sie es erneut versuchen.`,
    undoFailures: ({ text }) => `Nicht rückgängig gemacht: ${text}`,
    unknownUndo: ({ text }) => `Möglicherweise rückgängig gemacht: ${text}`,

    download: 'Ergebnisse herunterladen',
    downloadFailed: 'Die Datei konnte nicht gespeichert werden.',
    csvId: 'ID',
    csvName: 'Name',
    csvResult: 'Ergebnis',
    csvReason: 'Grund',
    csvDone: 'Erledigt',
    csvUndone: 'Rückgängig gemacht',
    csvAlready: 'Keine Änderung nötig',
    csvFailed: 'Fehlgeschlagen',
    csvUnknown: 'Unbekannt',
    csvNotSent: 'Nicht gesendet',
  },
};

export const globalHome: Translation<typeof globalHomeMessages> = {
  feature: 'global-home',
  messages: {
    title: 'Bereiche',
    users: 'Benutzer',
    usersText: 'Kennzeichen, Testzeiträume und Anmelden als Benutzer',
    projects: 'Projekte',
    projectsText: 'Upgrade-Freischaltungen, Mitglieder und Rollen',
    coupons: 'Gutscheine',
    couponsText: 'Codes und Einlösungen',
    enterpriseDeals: 'Enterprise-Verträge',
    enterpriseDealsText: 'Verträge mit Institutionen',
    organizations: 'Organisationen',
    organizationsText: 'Baum, Lizenzen und LTI',
    stats: 'Statistiken',
    statsText: 'Nutzung',
    attention: 'Zu erledigen',
    openTickets: 'Offene Tickets',
    unresolved: ({ text }) => `${text} ungelöst`,
    inProgress: ({ text }) => `${text} in Bearbeitung`,
    otherStatus: ({ text }) => `${text} mit unbekanntem Status`,
    ticketsFailed: 'Support-Tickets konnten nicht geladen werden',
    noTickets: 'Alle Tickets sind gelöst.',
    dealsOverLimit: 'Verträge über ihrem weichen Limit',
    dealsFailed: 'Enterprise-Verträge konnten nicht geladen werden',
    noDealsOverLimit: 'Kein Vertrag liegt über seinem Limit.',
    unreadable: ({ text }) =>
      `Einträge, die nicht gelesen werden konnten: ${text}. Sie sind nicht mitgezählt.`,
    licensesOverSeats: 'Lizenzen über ihren Plätzen',
    organizationsFailed: 'Organisationen konnten nicht geladen werden',
    noLicensesOverSeats: 'Keine Lizenz liegt über ihren Plätzen.',
    dealsEnding: 'Verträge, die innerhalb von 30 Tagen enden',
    noDealsEnding: 'Kein Vertrag endet demnächst.',
    trialsEnding: 'Testzeiträume, die innerhalb von 7 Tagen enden',
    usersFailed: 'Benutzer konnten nicht geladen werden',
    noTrialsEnding: 'Kein Testzeitraum endet demnächst.',
    onlyGlobalAdmins: 'Der Mitarbeiterbereich ist globalen Admins vorbehalten.',
  },
};

export const checks: Translation<typeof checksMessages> = {
  feature: 'checks',
  messages: {
    soFar: ({ found, checked, all }) => `bisher ${found}, ${checked} von ${all} geprüft`,
    checked: ({ checked, all }) => `${checked} von ${all} geprüft`,
    atLeast: ({ found }) => `Mindestens ${found}`,
    checkAll: ({ all }) => `Alle ${all} prüfen`,
    notChecked: ({ text }) => `Konnten nicht geprüft werden: ${text}.`,
    noneYet: 'Keine unter den geprüften.',
    usersUnknown: ({ text }) => `Verträge, deren aktive Benutzer der Server nicht kennt: ${text}.`,
  },
};

export const listFile: Translation<typeof listFileMessages> = {
  feature: 'list-file',
  messages: {
    choose: 'Aus Datei hinzufügen',
    dropHere: 'Datei hier ablegen, um ihre Zeilen hinzuzufügen',
    reading: 'Datei wird gelesen',
    readAs: 'Gelesen als',
    readAsHint: 'Die Kodierung wurde geraten. Wählen Sie eine andere, wenn Buchstaben falsch aussehen.',
    sheet: ({ sheet }) => `Nur das Blatt ${sheet} wurde gelesen. Auch andere Blätter haben Inhalt.`,

    pdf: 'Diese Datei ist ein PDF.',
    image: 'Diese Datei ist ein Bild.',
    archive: 'Diese Datei ist ein Archiv.',
    document: 'Diese Datei ist ein Dokument und keine Liste.',
    markup: 'Diese Datei ist eine Webseite oder eine XML-Datei.',
    otherSheet: 'Tabellen in diesem Format können nicht gelesen werden.',
    locked: 'Diese Datei ist mit einem Passwort geschützt.',
    binary: 'Diese Datei enthält keinen Text.',
    empty: 'Diese Datei ist leer.',
    tooLarge: ({ size, limit }) =>
      `Diese Datei hat ${size}, höchstens ${limit} können gelesen werden. Teilen Sie die Liste auf mehrere Dateien auf.`,
    unreadable: 'Die Datei konnte nicht gelesen werden.',
    several: 'Wählen Sie nur eine Datei auf einmal.',
    notLoaded:
      'Der Teil, der Dateien liest, konnte nicht geladen werden. Versuchen Sie es erneut, wenn Sie wieder online sind.',
    instead:
      'Speichern Sie die Liste als CSV, Excel (.xlsx) oder OpenDocument (.ods) und wählen Sie diese Datei.',
  },
};

export const separators: Translation<typeof separatorMessages> = {
  feature: 'ui-separator',
  messages: {
    ofFile: ({ separator }) => `Trennzeichen der CSV-Dateien: ${separator}`,
    ofAddresses: ({ separator }) => `Trennzeichen der Adressen: ${separator}`,
    comma: 'Komma',
    semicolon: 'Semikolon',
    tab: 'Tabulator',
  },
};
