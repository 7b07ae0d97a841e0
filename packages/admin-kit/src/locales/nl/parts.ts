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

const plural = /* @__PURE__ */ pluralRules('nl');

const characters = (count: number) => (count === 1 ? '1 teken' : `${count} tekens`);

export const controls: Translation<typeof controlMessages> = {
  feature: 'controls',
  messages: {
    close: 'Sluiten',
    cancel: 'Annuleren',
    clearSearch: 'Zoekopdracht wissen',
    showPassword: 'Wachtwoord weergeven',
    hidePassword: 'Wachtwoord verbergen',
    required: 'verplicht',
    dismiss: 'Verbergen',
    menuNotLoaded: 'Het menu kan niet worden geladen. Probeer het opnieuw wanneer u online bent.',
    notifications: 'Meldingen',
    waitUntilDone: 'Wacht tot het verzoek is voltooid.',
    charactersLeft: ({ count }) => `Nog ${characters(count)}`,
    charactersTooMany: ({ count }) => `${characters(count)} te veel`,
    invisibleLeftOut: 'Onzichtbare tekens worden weggelaten.',
    numberEmpty: 'Voer een getal in.',
    numberNotWhole: 'Voer een geheel getal in, alleen met cijfers.',
    numberUnreadable: 'Voer een getal in, zoals 12.',
    numberUnit: ({ unit }) => `Laat ${unit} weg. Alleen het getal wordt verzonden.`,
    numberTwoMeanings: 'Dit kan twee getallen betekenen. Kies er een.',
    takeNumber: ({ number }) => `${number} gebruiken`,
    numberSent: ({ number }) => `${number} wordt verzonden.`,
    notSaved: 'Niet opgeslagen',
    notSavedBecause: ({ reason }) => `Niet opgeslagen. ${reason}`,
    notSavedAndReset: ({ reason }) => `Niet opgeslagen. De opgeslagen waarde wordt getoond. ${reason}`,
    retryNotSaved: ({ reason }) => `Opnieuw proberen. Niet opgeslagen: ${reason}`,
    numberTooLow: ({ min }) => `Voer ${min} of meer in.`,
    numberTooHigh: ({ max }) => `Voer ${max} of minder in.`,
  },
};

export const display: Translation<typeof displayMessages> = {
  feature: 'display',
  messages: {
    information: 'Informatie',
    warning: 'Waarschuwing',
    danger: 'Fout',
    success: 'Gelukt',
    dismiss: 'Verbergen',
    retry: 'Opnieuw proberen',
    loading: 'Laden…',
    noValue: 'geen waarde',
    listSeparator: ', ',
    breadcrumbs: 'Kruimelpad',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    copyFailed: 'Kopiëren is niet gelukt. De tekst is geselecteerd: kopieer deze met het toetsenbord.',
    copySecretFailed: 'Kopiëren is niet gelukt.',
    showAll: 'Alles weergeven',
    showLess: 'Minder weergeven',
    unknownTime: 'Onbekende tijd',
    crashTitle: 'Dit onderdeel werkt niet meer',
    crashText: 'De rest van de pagina werkt nog. Met ‘Opnieuw proberen’ wordt dit onderdeel opnieuw geladen.',
    forbiddenTitle: 'U hebt hier geen toegang toe',
    failedTitle: 'Dit kan niet worden geladen',
    meter: ({ value, max }) => `${value} van ${max}`,
    hiddenCharacter: ({ codePoint }) => `Onzichtbaar teken ${codePoint}`,
  },
};

export const errors: Translation<typeof errorMessages> = {
  feature: 'errors',
  messages: {
    session: 'De sessie is verlopen. Log opnieuw in.',
    access: 'U hebt geen toegang tot deze organisatie.',
    forbidden: 'U hebt hier geen toegang toe.',
    notFound: 'Niet gevonden op de server.',
    changed: 'Iemand anders heeft dit gewijzigd. Bekijk het voordat u het opnieuw probeert.',
    tooLong: 'De server heeft dit geweigerd omdat het te lang is. Maak het korter en probeer het opnieuw.',
    busy: 'De server is bezet. Wacht even en probeer het opnieuw.',
    status:
      'De server kan dit niet uitvoeren. Probeer het opnieuw of neem contact op met support als het probleem aanhoudt.',
    format: 'Het antwoord van de server kan niet worden gelezen. Probeer het opnieuw.',
    network: 'De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.',
    offline: 'Dit apparaat is offline. Er is niets verzonden.',
    timeout: 'De server heeft niet op tijd geantwoord. Probeer het opnieuw.',
    input: 'Een waarde in dit verzoek is ongeldig. Er is niets verzonden.',
    vetoed: 'Deze app staat dit niet toe. Er is niets verzonden.',
    aborted: 'Dit is geannuleerd.',
    unknownResult:
      'Er kwam geen duidelijk antwoord. De wijziging is mogelijk doorgevoerd. Controleer dit voordat u het opnieuw probeert.',
    unknownReason: ({ reason }) =>
      `${/[.!?…]$/u.test(reason) ? reason : `${reason}.`} De wijziging is mogelijk doorgevoerd. Controleer dit voordat u het opnieuw probeert.`,
    earlierMade: ({ label }) =>
      `Het vorige verzoek was gelukt: ${label} is er. Dit verzoek is niet verzonden. Probeer het opnieuw om ook dit te verzenden.`,
    earlierUnclear: ({ label }) =>
      `Het vorige verzoek, voor ${label}, is mogelijk gelukt. Dit verzoek is niet verzonden. Controleer de lijst voordat u het opnieuw probeert.`,
    busyUntil: ({ reason, time }) => {
      const why = reason ?? 'De server is bezet';
      return `${/[.!?…]$/u.test(why) ? why : `${why}.`} Probeer het om ${time} opnieuw.`;
    },
    notMade: 'Er kwam geen duidelijk antwoord. De server heeft de wijziging tot nu toe niet.',
    notMadeReason: ({ reason }) =>
      `${/[.!?…]$/u.test(reason) ? reason : `${reason}.`} De server heeft de wijziging tot nu toe niet.`,
    endedBefore: 'De sessie of de pagina is beëindigd voordat dit was opgeslagen.',
  },
};

export const drafts: Translation<typeof draftMessages> = {
  feature: 'drafts',
  messages: {
    restored: 'Concept hersteld',
    startOver: 'Opnieuw beginnen',
  },
};

export const notices: Translation<typeof noticeMessages> = {
  feature: 'notices',
  messages: {
    undo: 'Ongedaan maken',
    undone: ({ text }) => `Ongedaan gemaakt: ${text}`,
    notUndone: ({ text, reason }) => `Niet ongedaan gemaakt: ${text}. ${reason}`,
    nothingSent: 'Er is niets verzonden.',
    wasMade: 'Het vorige verzoek was gelukt. Er is niets opnieuw verzonden.',
    wasGone: ({ label }) => `${label} was al verwijderd.`,
    wasGoneUnnamed: 'Het was al verwijderd.',
    failed: ({ label, reason }) => `Niet opgeslagen: ${label}. ${reason}`,
  },
};

export const conflict: Translation<typeof conflictMessages> = {
  feature: 'conflict',
  messages: {
    theirs: 'Opgeslagen door iemand anders',
    yours: 'Uw wijziging',
    theirsOf: ({ field, value }) => `${field}, opgeslagen door iemand anders: ${value}`,
    yoursOf: ({ field, value }) => `${field} in uw wijziging: ${value}`,
    nothing: 'niets',
    cancel: 'Annuleren',
  },
};

export const chart: Translation<typeof chartMessages> = {
  feature: 'chart',
  messages: {
    values: ({ title }) => `Waarden: ${title}`,
    valueOf: ({ name, value }) => `${name}: ${value}`,
    span: ({ first, last }) => `${first} – ${last}`,
    soFar: ({ name }) => `${name} (tot nu toe)`,
    selected: (count) =>
      `${count.text} ${plural(count, { one: 'interval', other: 'intervallen' })} geselecteerd. Enter toont alleen deze selectie.`,
    nothing: 'Niets in deze periode',
    total: 'Totaal',
    showTable: ({ title }) => `${title} als tabel weergeven`,
    showChart: ({ title }) => `${title} als grafiek weergeven`,
    saveCsv: ({ title }) => `${title} exporteren als CSV`,
    savePng: ({ title }) => `${title} exporteren als PNG`,
    saved: ({ title }) => `${title} geëxporteerd`,
    notSaved: 'Het bestand kan niet worden opgeslagen.',
  },
};

export const dataTable: Translation<typeof dataTableMessages> = {
  feature: 'data-table',
  messages: {
    caption: ({ label, count }) => `${label}, ${count.text} ${plural(count, { one: 'rij', other: 'rijen' })}`,
    loading: 'Laden…',
    retry: 'Opnieuw proberen',
    refreshing: 'Vernieuwen…',
    unreadable: (count) =>
      `${count.text} ${plural(count, {
        one: 'item kan niet worden gelezen en wordt',
        other: 'items kunnen niet worden gelezen en worden',
      })} hier niet weergegeven.`,
    rows: ({ from, to }) => `${from}–${to}`,
    range: ({ rows, count }) => `${rows} van ${count}`,
    rangeOfMatches: ({ rows, count, all }) => `${rows} van ${count}, gefilterd uit ${all}`,
    noMatches: ({ all }) => `0 van ${all}`,
    pages: ({ label }) => `Pagina’s van ${label}`,
    page: ({ page }) => `Pagina ${page}`,
    pageOf: ({ page, count }) => `Pagina ${page} van ${count}`,
    previousPage: 'Vorige pagina',
    nextPage: 'Volgende pagina',
    isFirstPage: 'Dit is de eerste pagina.',
    isLastPage: 'Dit is de laatste pagina.',
    rowsPerPage: 'Rijen per pagina',
    sortBy: 'Sorteren op',
    unsorted: 'Niet gesorteerd',
    ascending: ({ column }) => `${column}, oplopend`,
    descending: ({ column }) => `${column}, aflopend`,
    sorted: ({ order }) => `Gesorteerd op ${order}`,
    columns: 'Kolommen',
    noRoom: 'Verborgen: niet genoeg breedte.',
    actions: 'Acties',
    actionsFor: ({ row }) => `Acties voor ${row}`,
    select: 'Selecteren',
    selectRow: ({ row }) => `${row} selecteren`,
    selectPage: 'Alle rijen op deze pagina selecteren',
    selected: ({ count }) => `${count} geselecteerd`,
    selectedHidden: ({ count, hidden }) =>
      `${count} geselecteerd, waarvan ${hidden} verborgen door het filter`,
    selectAll: ({ count }) => `Alle ${count} selecteren`,
    clearSelection: 'Selectie opheffen',
    clearFilter: 'Filter wissen',
    filters: 'Filters',
    filtersOn: ({ count }) => `Filters, ${count} actief`,
    more: 'Meer',
    moreOf: ({ row }) => `Meer over ${row}`,
    exportCsv: 'Exporteren als CSV',
    exportSelected: 'Geselecteerde rijen als CSV exporteren',
    exported: (count) => `${count.text} ${plural(count, { one: 'rij', other: 'rijen' })} geëxporteerd`,
    notExported: 'Het bestand kan niet worden opgeslagen.',
    nothingToExport: 'Er zijn geen rijen om te exporteren.',
    yes: 'Ja',
    no: 'Nee',
  },
};

export const jsonViewer: Translation<typeof jsonViewerMessages> = {
  feature: 'json-viewer',
  messages: {
    reading: 'Gegevens lezen',
    empty: 'Er zijn geen gegevens vastgelegd.',
    broken: ({ place, length }) =>
      `Dit is geen geldige JSON. De fout staat bij teken ${place} van ${length}. De gegevens worden als tekst weergegeven.`,
    secrets: ({ count }) =>
      `Verborgen waarden: ${count}. Deze zijn mogelijk geheim en kunnen niet worden weergegeven, doorzocht of gekopieerd.`,
    secretsInText: 'Mogelijk geheime waarden zijn verborgen, ook in kopieën.',
    search: 'Sleutels en waarden doorzoeken',
    found: ({ place, count }) => `${place} van ${count}`,
    foundSoFar: ({ count }) => `${count} tot nu toe`,
    notFound: 'Geen resultaat',
    nextMatch: 'Volgend resultaat',
    previousMatch: 'Vorig resultaat',
    unfoldAll: 'Alles uitvouwen',
    foldAll: 'Alles samenvouwen',
    keys: (count) => `${count.text} ${plural(count, { one: 'sleutel', other: 'sleutels' })}`,
    items: (count) => `${count.text} ${plural(count, { one: 'element', other: 'elementen' })}`,
    hidden: 'verborgen',
    path: 'Pad',
    copyPath: 'Pad kopiëren',
    copyValue: 'Waarde kopiëren',
    copyAll: 'Alles kopiëren',
    value: 'Volledige waarde',
    showMore: ({ count }) => `Nog ${count} tekens weergeven`,
    rowsShown: ({ from, to, count }) => `Rijen ${from} tot en met ${to} van ${count}`,
    earlierRows: 'Eerdere rijen',
    laterRows: 'Latere rijen',
  },
};

export const emailActions: Translation<typeof emailActionsMessages> = {
  feature: 'ui-email-actions',
  messages: {
    writeEmail: ({ count }) => `E-mail schrijven aan ${count}`,
    copyAddresses: 'Adressen kopiëren',
    tooLong: ({ length, limit }) =>
      `Een e-maillink naar iedereen telt ${length} tekens. E-mailprogramma’s verwerken er hooguit ${limit}. Kopieer de adressen of kies er minder.`,
    noAddress: 'De selectie bevat geen bruikbaar e-mailadres.',
    refusedAddresses: ({ addresses }) =>
      `Weggelaten, omdat dit geen gewone e-mailadressen zijn: ${addresses}`,
    withoutAddress: ({ count }) => `Zonder adres: ${count}`,
  },
};
