import type { controlMessages } from '../../messages/control-messages.ts';
import type { displayMessages } from '../../messages/display-messages.ts';
import type { errorMessages } from '../../messages/error-text.ts';
import { pluralRules } from '../../messages/plural.ts';
import type { conflictMessages } from '../../provider/conflict-messages.ts';
import type { draftMessages } from '../../provider/draft-notice.tsx';
import type { noticeMessages } from '../../provider/notice-messages.ts';
import type { chartMessages } from '../../ui/chart/chart-messages.ts';
import type { dataTableMessages } from '../../ui/data-table/data-table-messages.ts';
import type { emailActionsMessages } from '../../ui/email-actions/email-actions.tsx';
import type { jsonViewerMessages } from '../../ui/json-viewer/json-viewer-messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('de');

export const controls: Translation<typeof controlMessages> = {
  feature: 'controls',
  messages: {
    close: 'Schließen',
    cancel: 'Abbrechen',
    clearSearch: 'Suche löschen',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    required: 'erforderlich',
    dismiss: 'Ausblenden',
    menuNotLoaded:
      'Das Menü konnte nicht geladen werden. Versuchen Sie es erneut, wenn Sie wieder online sind.',
    notifications: 'Benachrichtigungen',
    waitUntilDone: 'Warten Sie, bis die Anfrage abgeschlossen ist.',
    charactersLeft: ({ count }) => `Noch ${count} Zeichen`,
    charactersTooMany: ({ count }) => `${count} Zeichen zu viel`,
    invisibleLeftOut: 'Unsichtbare Zeichen werden weggelassen.',
    numberEmpty: 'Geben Sie eine Zahl ein.',
    numberNotWhole: 'Geben Sie eine ganze Zahl ein, nur mit Ziffern.',
    numberUnreadable: 'Geben Sie eine Zahl ein, zum Beispiel 12.',
    numberUnit: ({ unit }) => `Lassen Sie ${unit} weg. Nur die Zahl wird gesendet.`,
    numberTwoMeanings: 'Das kann zwei Zahlen bedeuten. Wählen Sie eine.',
    takeNumber: ({ number }) => `${number} verwenden`,
    numberSent: ({ number }) => `${number} wird gesendet.`,
    notSaved: 'Nicht gespeichert',
    notSavedBecause: ({ reason }) => `Nicht gespeichert. ${reason}`,
    notSavedAndReset: ({ reason }) => `Nicht gespeichert. Der gespeicherte Wert wird angezeigt. ${reason}`,
    retryNotSaved: ({ reason }) => `Erneut versuchen. Nicht gespeichert: ${reason}`,
    numberTooLow: ({ min }) => `Geben Sie ${min} oder mehr ein.`,
    numberTooHigh: ({ max }) => `Geben Sie ${max} oder weniger ein.`,
  },
};

export const display: Translation<typeof displayMessages> = {
  feature: 'display',
  messages: {
    information: 'Information',
    warning: 'Warnung',
    danger: 'Fehler',
    success: 'Erfolg',
    dismiss: 'Ausblenden',
    retry: 'Erneut versuchen',
    loading: 'Wird geladen…',
    noValue: 'kein Wert',
    listSeparator: ', ',
    breadcrumbs: 'Navigationspfad',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Kopieren nicht möglich. Der Text ist markiert: Kopieren Sie ihn mit der Tastatur.',
    copySecretFailed: 'Kopieren nicht möglich.',
    showAll: 'Alle anzeigen',
    showLess: 'Weniger anzeigen',
    unknownTime: 'Unbekannte Zeit',
    crashTitle: 'Dieser Teil funktioniert nicht mehr',
    crashText:
      'Der Rest der Seite funktioniert weiterhin. Mit „Erneut versuchen“ wird dieser Teil neu geladen.',
    forbiddenTitle: 'Sie haben hierauf keinen Zugriff',
    failedTitle: 'Dies konnte nicht geladen werden',
    meter: ({ value, max }) => `${value} von ${max}`,
    hiddenCharacter: ({ codePoint }) => `Unsichtbares Zeichen ${codePoint}`,
  },
};

export const errors: Translation<typeof errorMessages> = {
  feature: 'errors',
  messages: {
    session: 'Die Sitzung ist abgelaufen. Melden Sie sich erneut an.',
    access: 'Sie haben keinen Zugriff auf diese Organisation.',
    forbidden: 'Sie haben hierauf keinen Zugriff.',
    notFound: 'Auf dem Server nicht gefunden.',
    changed: 'Jemand anderes hat dies geändert. Sehen Sie es sich an, bevor Sie es erneut versuchen.',
    tooLong:
      'Der Server hat die Anfrage abgelehnt, weil sie zu lang ist. Kürzen Sie Ihre Eingabe und versuchen Sie es erneut.',
    busy: 'Der Server ist ausgelastet. Warten Sie einen Moment und versuchen Sie es erneut.',
    status:
      'Der Server konnte dies nicht ausführen. Versuchen Sie es erneut oder wenden Sie sich an den Support, wenn das Problem weiterhin besteht.',
    format: 'Die Antwort des Servers konnte nicht gelesen werden. Versuchen Sie es erneut.',
    network: 'Der Server ist nicht erreichbar. Überprüfen Sie die Verbindung und versuchen Sie es erneut.',
    offline: 'Dieses Gerät ist offline. Es wurde nichts gesendet.',
    timeout: 'Der Server hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut.',
    input: 'Ein Wert in dieser Anfrage ist ungültig. Es wurde nichts gesendet.',
    vetoed: 'Diese App lässt das nicht zu. Es wurde nichts gesendet.',
    aborted: 'Der Vorgang wurde abgebrochen.',
    unknownResult:
      'Es kam keine eindeutige Antwort. Möglicherweise wurde die Änderung vorgenommen. Prüfen Sie dies, bevor Sie es erneut versuchen.',
    unknownReason: ({ reason }) =>
      `${/[.!?…]$/u.test(reason) ? reason : `${reason}.`} Möglicherweise wurde die Änderung vorgenommen. Prüfen Sie dies, bevor Sie es erneut versuchen.`,
    earlierMade: ({ label }) =>
      `Die vorherige Anfrage war erfolgreich: ${label} ist vorhanden. Diese Anfrage wurde nicht gesendet. Versuchen Sie es erneut, um auch sie zu senden.`,
    earlierUnclear: ({ label }) =>
      `Die vorherige Anfrage für ${label} war möglicherweise erfolgreich. Diese Anfrage wurde nicht gesendet. Prüfen Sie die Liste, bevor Sie es erneut versuchen.`,
    busyUntil: ({ reason, time }) => {
      const why = reason ?? 'Der Server ist ausgelastet';
      return `${/[.!?…]$/u.test(why) ? why : `${why}.`} Versuchen Sie es um ${time} erneut.`;
    },
    notMade: 'Es kam keine eindeutige Antwort. Der Server hat die Änderung bisher nicht.',
    notMadeReason: ({ reason }) =>
      `${/[.!?…]$/u.test(reason) ? reason : `${reason}.`} Der Server hat die Änderung bisher nicht.`,
    endedBefore: 'Die Sitzung oder die Seite wurde beendet, bevor dies gespeichert war.',
  },
};

export const drafts: Translation<typeof draftMessages> = {
  feature: 'drafts',
  messages: {
    restored: 'Entwurf wiederhergestellt',
    startOver: 'Neu beginnen',
  },
};

export const notices: Translation<typeof noticeMessages> = {
  feature: 'notices',
  messages: {
    undo: 'Rückgängig machen',
    undone: ({ text }) => `Rückgängig gemacht: ${text}`,
    notUndone: ({ text, reason }) => `Nicht rückgängig gemacht: ${text}. ${reason}`,
    nothingSent: 'Es wurde nichts gesendet.',
    wasMade: 'Die vorherige Anfrage war erfolgreich. Es wurde nichts erneut gesendet.',
    wasGone: ({ label }) => `${label} war bereits entfernt.`,
    wasGoneUnnamed: 'Es war bereits entfernt.',
    failed: ({ label, reason }) => `Nicht gespeichert: ${label}. ${reason}`,
  },
};

export const conflict: Translation<typeof conflictMessages> = {
  feature: 'conflict',
  messages: {
    theirs: 'Von einer anderen Person gespeichert',
    yours: 'Ihre Änderung',
    theirsOf: ({ field, value }) => `${field}, von einer anderen Person gespeichert: ${value}`,
    yoursOf: ({ field, value }) => `${field} in Ihrer Änderung: ${value}`,
    nothing: 'nichts',
    cancel: 'Abbrechen',
  },
};

export const chart: Translation<typeof chartMessages> = {
  feature: 'chart',
  messages: {
    values: ({ title }) => `Werte: ${title}`,
    valueOf: ({ name, value }) => `${name}: ${value}`,
    span: ({ first, last }) => `${first} – ${last}`,
    soFar: ({ name }) => `${name} (bisher)`,
    selected: (count) =>
      `${count.text} ${plural(count, { one: 'Abschnitt', other: 'Abschnitte' })} ausgewählt. Die Eingabetaste zeigt nur diese.`,
    nothing: 'Nichts in diesem Zeitraum',
    total: 'Summe',
    showTable: ({ title }) => `${title} als Tabelle zeigen`,
    showChart: ({ title }) => `${title} als Diagramm zeigen`,
    saveCsv: ({ title }) => `${title} als CSV exportieren`,
    savePng: ({ title }) => `${title} als PNG exportieren`,
    saved: ({ title }) => `${title} exportiert`,
    notSaved: 'Die Datei konnte nicht gespeichert werden.',
  },
};

export const dataTable: Translation<typeof dataTableMessages> = {
  feature: 'data-table',
  messages: {
    caption: ({ label, count }) =>
      `${label}, ${count.text} ${plural(count, { one: 'Zeile', other: 'Zeilen' })}`,
    loading: 'Wird geladen…',
    retry: 'Erneut versuchen',
    refreshing: 'Wird aktualisiert…',
    unreadable: (count) =>
      `${count.text} ${plural(count, {
        one: 'Eintrag konnte nicht gelesen werden und wird',
        other: 'Einträge konnten nicht gelesen werden und werden',
      })} hier nicht angezeigt.`,
    rows: ({ from, to }) => `${from}–${to}`,
    range: ({ rows, count }) => `${rows} von ${count}`,
    rangeOfMatches: ({ rows, count, all }) => `${rows} von ${count}, gefiltert aus ${all}`,
    noMatches: ({ all }) => `0 von ${all}`,
    pages: ({ label }) => `Seiten von ${label}`,
    page: ({ page }) => `Seite ${page}`,
    pageOf: ({ page, count }) => `Seite ${page} von ${count}`,
    previousPage: 'Vorherige Seite',
    nextPage: 'Nächste Seite',
    isFirstPage: 'Dies ist die erste Seite.',
    isLastPage: 'Dies ist die letzte Seite.',
    rowsPerPage: 'Zeilen pro Seite',
    sortBy: 'Sortieren nach',
    unsorted: 'Unsortiert',
    ascending: ({ column }) => `${column}, aufsteigend`,
    descending: ({ column }) => `${column}, absteigend`,
    sorted: ({ order }) => `Sortiert nach ${order}`,
    columns: 'Spalten',
    noRoom: 'Ausgeblendet: nicht genug Breite.',
    actions: 'Aktionen',
    actionsFor: ({ row }) => `Aktionen für ${row}`,
    select: 'Auswählen',
    selectRow: ({ row }) => `${row} auswählen`,
    selectPage: 'Alle Zeilen auf dieser Seite auswählen',
    selected: ({ count }) => `${count} ausgewählt`,
    selectedHidden: ({ count, hidden }) =>
      `${count} ausgewählt, davon ${hidden} durch den Filter ausgeblendet`,
    selectAll: ({ count }) => `Alle ${count} auswählen`,
    clearSelection: 'Auswahl aufheben',
    clearFilter: 'Filter löschen',
    filters: 'Filter',
    filtersOn: ({ count }) => `Filter, ${count} aktiv`,
    more: 'Mehr',
    moreOf: ({ row }) => `Mehr zu ${row}`,
    exportCsv: 'Als CSV exportieren',
    exportSelected: 'Ausgewählte Zeilen als CSV exportieren',
    exported: (count) => `${count.text} ${plural(count, { one: 'Zeile', other: 'Zeilen' })} exportiert`,
    notExported: 'Die Datei konnte nicht gespeichert werden.',
    nothingToExport: 'Es gibt keine Zeilen zum Exportieren.',
    yes: 'Ja',
    no: 'Nein',
  },
};

export const jsonViewer: Translation<typeof jsonViewerMessages> = {
  feature: 'json-viewer',
  messages: {
    reading: 'Daten werden gelesen',
    empty: 'Es wurden keine Daten aufgezeichnet.',
    broken: ({ place, length }) =>
      `Dies ist kein gültiges JSON. Der Fehler liegt bei Zeichen ${place} von ${length}. Die Daten werden als Text angezeigt.`,
    secrets: ({ count }) =>
      `Verborgene Werte: ${count}. Sie könnten geheim sein und lassen sich nicht anzeigen, durchsuchen oder kopieren.`,
    secretsInText: 'Möglicherweise geheime Werte sind verborgen, auch in Kopien.',
    search: 'Schlüssel und Werte durchsuchen',
    found: ({ place, count }) => `${place} von ${count}`,
    foundSoFar: ({ count }) => `bisher ${count}`,
    notFound: 'Kein Treffer',
    nextMatch: 'Nächster Treffer',
    previousMatch: 'Vorheriger Treffer',
    unfoldAll: 'Alle aufklappen',
    foldAll: 'Alle zuklappen',
    keys: ({ text }) => `${text} Schlüssel`,
    items: (count) => `${count.text} ${plural(count, { one: 'Element', other: 'Elemente' })}`,
    hidden: 'verborgen',
    path: 'Pfad',
    copyPath: 'Pfad kopieren',
    copyValue: 'Wert kopieren',
    copyAll: 'Alles kopieren',
    value: 'Vollständiger Wert',
    showMore: ({ count }) => `${count} weitere Zeichen anzeigen`,
    rowsShown: ({ from, to, count }) => `Zeilen ${from} bis ${to} von ${count}`,
    earlierRows: 'Frühere Zeilen',
    laterRows: 'Spätere Zeilen',
  },
};

export const emailActions: Translation<typeof emailActionsMessages> = {
  feature: 'ui-email-actions',
  messages: {
    writeEmail: ({ count }) => `E-Mail an ${count} schreiben`,
    copyAddresses: 'Adressen kopieren',
    tooLong: ({ length, limit }) =>
      `Ein E-Mail-Link an alle hat ${length} Zeichen. E-Mail-Programme verarbeiten höchstens ${limit}. Kopieren Sie die Adressen oder wählen Sie weniger aus.`,
    noAddress: 'Die Auswahl enthält keine verwendbare E-Mail-Adresse.',
    refusedAddresses: ({ addresses }) => `Ausgelassen, da keine einfachen E-Mail-Adressen: ${addresses}`,
    withoutAddress: ({ count }) => `Ohne Adresse: ${count}`,
  },
};
