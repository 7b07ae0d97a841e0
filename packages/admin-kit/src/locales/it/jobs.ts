import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { checksMessages } from '../../checks/messages.ts';
import type { listFileMessages } from '../../list-file/messages.ts';
import type { globalHomeMessages } from '../../screens/global-home/messages.ts';
import type { separatorMessages } from '../../ui/menu/separator-menu.tsx';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `Selezionati: ${text}`,
    more: ({ text }) => `e altri ${text}`,
    leftOut: ({ count, why }) => `Ignorati: ${count.text}. ${why}`,
    alreadySo: 'Nessuna modifica necessaria.',
    nothingToDo: 'Non resta nulla da modificare.',

    progress: ({ done, total }) => `${done} di ${total}`,
    progressFailed: ({ done, total, failed }) => `${done} di ${total}, non riusciti: ${failed}`,
    stop: 'Interrompi',
    stopping: 'Interruzione…',
    stoppedBySession: 'La sessione è terminata. Il resto non è stato inviato.',
    stoppedUnreachable: 'Impossibile raggiungere il server. Il resto non è stato inviato.',
    stoppedByPerson: 'Il resto non è stato inviato.',

    allDone: ({ text }) => `Completati: ${text}.`,
    summary: ({ done, left }) => `Completati: ${done.text}. Non completati: ${left.text}.`,
    unknownSummary: ({ text }) => `Forse completati: ${text}. Controlla l’elenco prima di riprovare.`,
    failures: ({ text }) => `Non completati: ${text}`,
    unknown: ({ text }) => `Forse completati: ${text}`,
    retry: ({ text }) => `Riprova con ${text}`,
    reason: ({ why, count }) => `${why} (${count.text})`,
    reasonSeparator: '; ',
    reasons: ({ reasons }) => `${reasons}.`,
    showMore: ({ text }) => `Mostra altri ${text}`,

    undo: 'Annulla modifiche',
    undoing: 'Annullamento delle modifiche',
    allUndone: ({ text }) => `Annullati: ${text}.`,
    undoSummary: ({ done, left }) => `Annullati: ${done.text}. Non annullati: ${left.text}.`,
    unknownUndoSummary: ({ text }) => `Forse annullati: ${text}. Controlla l’elenco prima di riprovare.`,
    undoFailures: ({ text }) => `Non annullati: ${text}`,
    unknownUndo: ({ text }) => `Forse annullati: ${text}`,

    download: 'Scarica risultati',
    downloadFailed: 'Impossibile salvare il file.',
    csvId: 'ID',
    csvName: 'Nome',
    csvResult: 'Risultato',
    csvReason: 'Motivo',
    csvDone: 'Completato',
    csvUndone: 'Annullato',
    csvAlready: 'Nessuna modifica necessaria',
    csvFailed: 'Non riuscito',
    csvUnknown: 'Sconosciuto',
    csvNotSent: 'Non inviato',
  },
};

export const globalHome: Translation<typeof globalHomeMessages> = {
  feature: 'global-home',
  messages: {
    title: 'Sezioni',
    users: 'Utenti',
    usersText: 'Indicatori, prove e accesso come utente',
    projects: 'Progetti',
    projectsText: 'Upgrade forzati, membri e ruoli',
    coupons: 'Coupon',
    couponsText: 'Codici e utilizzi',
    enterpriseDeals: 'Accordi enterprise',
    enterpriseDealsText: 'Accordi con istituti',
    organizations: 'Organizzazioni',
    organizationsText: 'Albero, licenze e LTI',
    stats: 'Statistiche',
    statsText: 'Utilizzo',
    attention: 'Richiede attenzione',
    openTickets: 'Ticket aperti',
    unresolved: ({ text }) => `${text} non risolti`,
    inProgress: ({ text }) => `${text} in corso`,
    otherStatus: ({ text }) => `${text} con stato sconosciuto`,
    ticketsFailed: 'Impossibile caricare i ticket di assistenza',
    noTickets: 'Tutti i ticket sono risolti.',
    dealsOverLimit: 'Accordi oltre il limite flessibile',
    dealsFailed: 'Impossibile caricare gli accordi enterprise',
    noDealsOverLimit: 'Nessun accordo supera il limite.',
    unreadable: ({ text }) => `Voci che non è stato possibile leggere: ${text}. Non sono conteggiate.`,
    licensesOverSeats: 'Licenze oltre le postazioni',
    organizationsFailed: 'Impossibile caricare le organizzazioni',
    noLicensesOverSeats: 'Nessuna licenza supera le sue postazioni.',
    dealsEnding: 'Accordi in scadenza entro 30 giorni',
    noDealsEnding: 'Nessun accordo sta per scadere.',
    trialsEnding: 'Prove in scadenza entro 7 giorni',
    usersFailed: 'Impossibile caricare gli utenti',
    noTrialsEnding: 'Nessuna prova sta per scadere.',
    onlyGlobalAdmins: 'Solo gli amministratori globali possono entrare nell’area riservata al personale.',
  },
};

export const checks: Translation<typeof checksMessages> = {
  feature: 'checks',
  messages: {
    soFar: ({ found, checked, all }) => `${found} finora, ${checked} di ${all} controllati`,
    checked: ({ checked, all }) => `${checked} di ${all} controllati`,
    atLeast: ({ found }) => `Almeno ${found}`,
    checkAll: ({ all }) => `Controlla tutti (${all})`,
    notChecked: ({ text }) => `Non è stato possibile controllare: ${text}.`,
    noneYet: 'Nessuno tra quelli controllati.',
    usersUnknown: ({ text }) => `Accordi di cui il server non conosce gli utenti attivi: ${text}.`,
  },
};

export const listFile: Translation<typeof listFileMessages> = {
  feature: 'list-file',
  messages: {
    choose: 'Aggiungi da un file',
    dropHere: 'Rilasciare il file per aggiungere le sue righe',
    reading: 'Lettura del file',
    readAs: 'Letto come',
    readAsHint: 'La codifica è un’ipotesi. Sceglierne un’altra se alcune lettere sono sbagliate.',
    sheet: ({ sheet }) => `È stato letto solo il foglio ${sheet}. Anche altri fogli hanno contenuto.`,

    pdf: 'Questo file è un PDF.',
    image: 'Questo file è un’immagine.',
    archive: 'Questo file è un archivio.',
    document: 'Questo file è un documento, non un elenco.',
    markup: 'Questo file è una pagina web o un file XML.',
    otherSheet: 'I fogli di calcolo di questo formato non si possono leggere.',
    locked: 'Questo file richiede una password.',
    binary: 'Questo file non è un testo.',
    empty: 'Questo file è vuoto.',
    tooLarge: ({ size, limit }) =>
      `Questo file è di ${size}, e se ne possono leggere al massimo ${limit}. Dividere l’elenco in più file.`,
    unreadable: 'Impossibile leggere il file.',
    several: 'Scegliere un solo file alla volta.',
    notLoaded: 'Impossibile caricare la parte che legge i file. Riprovare quando si è di nuovo online.',
    instead: 'Salvare l’elenco come CSV, Excel (.xlsx) o OpenDocument (.ods) e scegliere quel file.',
  },
};

export const separators: Translation<typeof separatorMessages> = {
  feature: 'ui-separator',
  messages: {
    ofFile: ({ separator }) => `Separatore dei file CSV: ${separator}`,
    ofAddresses: ({ separator }) => `Separatore degli indirizzi: ${separator}`,
    comma: 'Virgola',
    semicolon: 'Punto e virgola',
    tab: 'Tabulazione',
  },
};
