import type { controlMessages } from '../../messages/control-messages.ts';
import type { displayMessages } from '../../messages/display-messages.ts';
import type { errorMessages } from '../../messages/error-text.ts';
import { type Count, type PluralForms, pluralRules } from '../../messages/plural.ts';
import type { conflictMessages } from '../../provider/conflict-messages.ts';
import type { draftMessages } from '../../provider/draft-notice.tsx';
import type { noticeMessages } from '../../provider/notice-messages.ts';
import type { chartMessages } from '../../ui/chart/chart-messages.ts';
import type { dataTableMessages } from '../../ui/data-table/data-table-messages.ts';
import type { emailActionsMessages } from '../../ui/email-actions/email-actions.tsx';
import type { jsonViewerMessages } from '../../ui/json-viewer/json-viewer-messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('it');
const counted = (count: Count, forms: PluralForms) => `${count.text} ${plural(count, forms)}`;

const rows = (count: Count) => counted(count, { one: 'riga', many: 'di righe', other: 'righe' });

export const controls: Translation<typeof controlMessages> = {
  feature: 'controls',
  messages: {
    close: 'Chiudi',
    cancel: 'Annulla',
    clearSearch: 'Cancella ricerca',
    showPassword: 'Mostra password',
    hidePassword: 'Nascondi password',
    required: 'obbligatorio',
    dismiss: 'Ignora',
    menuNotLoaded: 'Impossibile caricare il menu. Riprova quando torni online.',
    notifications: 'Notifiche',
    waitUntilDone: 'Attendi il completamento della richiesta.',
    charactersLeft: ({ count }) => `Caratteri rimanenti: ${count}`,
    charactersTooMany: ({ count }) => `Caratteri in eccesso: ${count}`,
    invisibleLeftOut: 'I caratteri invisibili vengono omessi.',
    numberEmpty: 'Inserisci un numero.',
    numberNotWhole: 'Inserisci un numero intero, usando solo cifre.',
    numberUnreadable: 'Inserisci un numero, ad esempio 12.',
    numberUnit: ({ unit }) => `Togli ${unit}. Viene inviato solo il numero.`,
    numberTwoMeanings: 'Può indicare due numeri. Scegline uno.',
    takeNumber: ({ number }) => `Usa ${number}`,
    numberSent: ({ number }) => `Verrà inviato ${number}.`,
    notSaved: 'Non salvato',
    notSavedBecause: ({ reason }) => `Non salvato. ${reason}`,
    notSavedAndReset: ({ reason }) => `Non salvato. È mostrato il valore salvato. ${reason}`,
    retryNotSaved: ({ reason }) => `Riprova. Non salvato: ${reason}`,
    numberTooLow: ({ min }) => `Inserisci un numero non inferiore a ${min}.`,
    numberTooHigh: ({ max }) => `Inserisci un numero non superiore a ${max}.`,
  },
};

export const display: Translation<typeof displayMessages> = {
  feature: 'display',
  messages: {
    information: 'Informazione',
    warning: 'Avviso',
    danger: 'Errore',
    success: 'Operazione riuscita',
    dismiss: 'Ignora',
    retry: 'Riprova',
    loading: 'Caricamento…',
    noValue: 'nessun valore',
    listSeparator: ', ',
    breadcrumbs: 'Percorso di navigazione',
    copy: 'Copia',
    copied: 'Copiato',
    copyFailed: 'Impossibile copiare. Il testo è selezionato: copialo con la tastiera.',
    copySecretFailed: 'Impossibile copiare.',
    showAll: 'Mostra tutto',
    showLess: 'Mostra meno',
    unknownTime: 'Data e ora sconosciute',
    crashTitle: 'Questa parte ha smesso di funzionare',
    crashText: 'Il resto della pagina funziona ancora. Con Riprova questa parte viene ricaricata.',
    forbiddenTitle: 'Non hai accesso a questo contenuto',
    failedTitle: 'Impossibile caricare il contenuto',
    meter: ({ value, max }) => `${value} di ${max}`,
    hiddenCharacter: ({ codePoint }) => `Carattere invisibile ${codePoint}`,
  },
};

export const errors: Translation<typeof errorMessages> = {
  feature: 'errors',
  messages: {
    session: 'La sessione è terminata. Accedi di nuovo.',
    access: 'Non hai accesso a questa organizzazione.',
    forbidden: 'Non hai accesso a questo contenuto.',
    notFound: 'Non trovato sul server.',
    changed: 'Qualcun altro ha modificato questo elemento. Controllalo prima di riprovare.',
    tooLong: 'Il server ha rifiutato il contenuto perché è troppo lungo. Accorcialo e riprova.',
    busy: 'Il server è occupato. Attendi un momento e riprova.',
    status:
      'Il server non ha potuto completare l’operazione. Riprova o, se il problema persiste, contatta l’assistenza.',
    format: 'Impossibile leggere la risposta del server. Riprova.',
    network: 'Impossibile raggiungere il server. Controlla la connessione e riprova.',
    offline: 'Questo dispositivo è offline. Nessun dato è stato inviato.',
    timeout: 'Il server non ha risposto in tempo. Riprova.',
    input: 'Un valore di questa richiesta non è valido. Nessun dato è stato inviato.',
    vetoed: 'Questa app non lo consente. Nessun dato è stato inviato.',
    aborted: 'L’operazione è stata annullata.',
    unknownResult:
      'Non è arrivata una risposta chiara. La modifica potrebbe essere stata applicata. Controlla prima di riprovare.',
    unknownReason: ({ reason }) =>
      `${/[.!?…]$/u.test(reason) ? reason : `${reason}.`} La modifica potrebbe essere stata applicata. Controlla prima di riprovare.`,
    earlierMade: ({ label }) =>
      `La richiesta precedente era riuscita: ${label} esiste già. Questa non è stata inviata. Per inviare anche questa, riprova.`,
    earlierUnclear: ({ label }) =>
      `La richiesta precedente, per ${label}, potrebbe essere riuscita. Questa non è stata inviata. Controlla l’elenco prima di riprovare.`,
    busyUntil: ({ reason, time }) => {
      const why = reason ?? 'Il server è occupato';
      return `${/[.!?…]$/u.test(why) ? why : `${why}.`} Riprova alle ${time}.`;
    },
    notMade: 'Non è arrivata una risposta chiara. Finora la modifica non risulta sul server.',
    notMadeReason: ({ reason }) =>
      `${/[.!?…]$/u.test(reason) ? reason : `${reason}.`} Finora la modifica non risulta sul server.`,
    endedBefore: 'La sessione o la pagina è terminata prima del salvataggio.',
  },
};

export const drafts: Translation<typeof draftMessages> = {
  feature: 'drafts',
  messages: {
    restored: 'Bozza ripristinata',
    startOver: 'Ricomincia',
  },
};

export const notices: Translation<typeof noticeMessages> = {
  feature: 'notices',
  messages: {
    undo: 'Annulla',
    undone: ({ text }) => `Annullato: ${text}`,
    notUndone: ({ text, reason }) => `Non annullato: ${text}. ${reason}`,
    nothingSent: 'Nessun dato è stato inviato.',
    wasMade: 'La richiesta precedente era riuscita. Non è stato inviato altro.',
    wasGone: ({ label }) => `Già rimosso in precedenza: ${label}.`,
    wasGoneUnnamed: 'L’elemento era già stato rimosso.',
    failed: ({ label, reason }) => `Non salvato: ${label}. ${reason}`,
  },
};

export const conflict: Translation<typeof conflictMessages> = {
  feature: 'conflict',
  messages: {
    theirs: 'Salvato da un’altra persona',
    yours: 'La tua modifica',
    theirsOf: ({ field, value }) => `${field}, valore salvato da un’altra persona: ${value}`,
    yoursOf: ({ field, value }) => `${field}, valore nella tua modifica: ${value}`,
    nothing: 'nessun valore',
    cancel: 'Annulla',
  },
};

export const chart: Translation<typeof chartMessages> = {
  feature: 'chart',
  messages: {
    values: ({ title }) => `Valori: ${title}`,
    valueOf: ({ name, value }) => `${name}: ${value}`,
    span: ({ first, last }) => `${first} – ${last}`,
    soFar: ({ name }) => `${name} (finora)`,
    selected: (count) =>
      `${counted(count, { one: 'intervallo selezionato', many: 'di intervalli selezionati', other: 'intervalli selezionati' })}. Invio mostra solo la selezione.`,
    nothing: 'Niente in questo periodo',
    total: 'Totale',
    showTable: ({ title }) => `Mostra come tabella: ${title}`,
    showChart: ({ title }) => `Mostra come grafico: ${title}`,
    saveCsv: ({ title }) => `Esporta in CSV: ${title}`,
    savePng: ({ title }) => `Esporta in PNG: ${title}`,
    saved: ({ title }) => `Esportazione completata: ${title}`,
    notSaved: 'Impossibile salvare il file.',
  },
};

export const dataTable: Translation<typeof dataTableMessages> = {
  feature: 'data-table',
  messages: {
    caption: ({ label, count }) => `${label}, ${rows(count)}`,
    loading: 'Caricamento…',
    retry: 'Riprova',
    refreshing: 'Aggiornamento…',
    unreadable: (count) =>
      counted(count, {
        one: 'voce non è leggibile e non viene mostrata qui.',
        many: 'di voci non sono leggibili e non vengono mostrate qui.',
        other: 'voci non sono leggibili e non vengono mostrate qui.',
      }),
    rows: ({ from, to }) => `${from}–${to}`,
    range: ({ rows, count }) => `${rows} di ${count}`,
    rangeOfMatches: ({ rows, count, all }) => `${rows} di ${count}, su ${all} in totale`,
    noMatches: ({ all }) => `0 di ${all}`,
    pages: ({ label }) => `Pagine: ${label}`,
    page: ({ page }) => `Pagina ${page}`,
    pageOf: ({ page, count }) => `Pagina ${page} di ${count}`,
    previousPage: 'Pagina precedente',
    nextPage: 'Pagina successiva',
    isFirstPage: 'Questa è la prima pagina.',
    isLastPage: 'Questa è l’ultima pagina.',
    rowsPerPage: 'Righe per pagina',
    sortBy: 'Ordina per',
    unsorted: 'Senza ordinamento',
    ascending: ({ column }) => `${column}, crescente`,
    descending: ({ column }) => `${column}, decrescente`,
    sorted: ({ order }) => `Ordinamento: ${order}`,
    columns: 'Colonne',
    noRoom: 'Nascosta: larghezza insufficiente.',
    actions: 'Azioni',
    actionsFor: ({ row }) => `Azioni per ${row}`,
    select: 'Seleziona',
    selectRow: ({ row }) => `Seleziona ${row}`,
    selectPage: 'Seleziona tutte le righe di questa pagina',
    selected: ({ count }) => `Righe selezionate: ${count}`,
    selectedHidden: ({ count, hidden }) => `Righe selezionate: ${count}, nascoste dal filtro: ${hidden}`,
    selectAll: ({ count }) => `Seleziona tutte le righe (${count})`,
    clearSelection: 'Cancella selezione',
    clearFilter: 'Cancella filtro',
    filters: 'Filtri',
    filtersOn: ({ count }) => `Filtri, attivi: ${count}`,
    more: 'Altro',
    moreOf: ({ row }) => `Altro su ${row}`,
    exportCsv: 'Esporta CSV',
    exportSelected: 'Esporta le righe selezionate in CSV',
    exported: (count) =>
      counted(count, {
        one: 'riga esportata',
        many: 'di righe esportate',
        other: 'righe esportate',
      }),
    notExported: 'Impossibile salvare il file.',
    nothingToExport: 'Non ci sono righe da esportare.',
    yes: 'Sì',
    no: 'No',
  },
};

export const jsonViewer: Translation<typeof jsonViewerMessages> = {
  feature: 'json-viewer',
  messages: {
    reading: 'Lettura',
    empty: 'Nessun dato registrato.',
    broken: ({ place, length }) =>
      `Questo JSON non è valido. L’errore si trova al carattere ${place} di ${length}. Il contenuto viene mostrato come testo.`,
    secrets: ({ count }) =>
      `Valori nascosti: ${count}. Potrebbero essere segreti e non possono essere mostrati, cercati o copiati.`,
    secretsInText: 'I possibili segreti sono nascosti, anche nelle copie.',
    search: 'Cerca chiavi e valori',
    found: ({ place, count }) => `${place} di ${count}`,
    foundSoFar: ({ count }) => `${count} finora`,
    notFound: 'Nessuna corrispondenza',
    nextMatch: 'Corrispondenza successiva',
    previousMatch: 'Corrispondenza precedente',
    unfoldAll: 'Espandi tutto',
    foldAll: 'Comprimi tutto',
    keys: (count) => counted(count, { one: 'chiave', many: 'di chiavi', other: 'chiavi' }),
    items: (count) => counted(count, { one: 'elemento', many: 'di elementi', other: 'elementi' }),
    hidden: 'nascosto',
    path: 'Percorso',
    copyPath: 'Copia percorso',
    copyValue: 'Copia valore',
    copyAll: 'Copia tutto',
    value: 'Valore completo',
    showMore: ({ count }) => `Mostra altri caratteri (${count})`,
    rowsShown: ({ from, to, count }) => `Righe da ${from} a ${to} di ${count}`,
    earlierRows: 'Righe precedenti',
    laterRows: 'Righe successive',
  },
};

export const emailActions: Translation<typeof emailActionsMessages> = {
  feature: 'ui-email-actions',
  messages: {
    writeEmail: ({ count }) => `Scrivi email (destinatari: ${count})`,
    copyAddresses: 'Copia indirizzi',
    tooLong: ({ length, limit }) =>
      `Un link email per tutti i destinatari ha ${length} caratteri; i programmi di posta ne accettano ${limit}. Copia gli indirizzi o riduci la selezione.`,
    noAddress: 'La selezione non contiene indirizzi email utilizzabili.',
    refusedAddresses: ({ addresses }) => `Esclusi perché non sono semplici indirizzi email: ${addresses}`,
    withoutAddress: ({ count }) => `Senza indirizzo: ${count}`,
  },
};
