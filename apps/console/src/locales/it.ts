import { type MessageOverride, pluralRules, type Translation } from '@timemap/admin-kit';
import { messages as kit } from '@timemap/admin-kit/locales/it';
import type { pageMessages } from '../messages.ts';
import type { paletteMessages } from '../palette/messages.ts';
import type { templateMessages } from '../reply-templates/messages.ts';
import type { keepMessages } from '../session/keep-choice.tsx';
import type { shellMessages } from '../shell/messages.ts';
import type { viewMessages } from '../tables/messages.ts';

const plural = /* @__PURE__ */ pluralRules('it');

const pages: Translation<typeof pageMessages> = {
  feature: 'console-pages',
  messages: {
    home: 'Home',
    logIn: 'Accedi',
    notFound: 'Pagina non trovata',
    serverError: 'Errore del server',
    tickets: 'Ticket di assistenza',
    ticket: 'Ticket',
    statistics: 'Statistiche',
    organizations: 'Organizzazioni',
    organization: 'Organizzazione',
    organizationUsers: 'Utenti dell’organizzazione',
    organizationProjects: 'Progetti dell’organizzazione',
    globalAdmin: 'Amministrazione globale',
    users: 'Utenti',
    user: 'Utente',
    enterpriseDeals: 'Accordi enterprise',
    enterpriseDeal: 'Accordo enterprise',
    projects: 'Progetti',
    coupons: 'Coupon',
    whitelist: 'Whitelist',
    adminDashboard: 'Dashboard di amministrazione',
    organizationManagement: 'Gestione organizzazioni',
    numbered: ({ page, id }) => `${page} ${id}`,
    usersOf: ({ record }) => `Utenti di ${record}`,
    projectsOf: ({ record }) => `Progetti di ${record}`,

    notFoundHeading: 'Ops! Ti sei perso.',
    notFoundText: 'La pagina che cerchi non è stata trovata.',
    serverErrorHeading: 'Houston, abbiamo un problema!',
    serverErrorText: 'La pagina che cerchi non è al momento disponibile.',
    toStart: 'Vai alla pagina iniziale',

    loading: 'Caricamento',
    serverAway: 'Il server non è disponibile. Nuovo tentativo in corso…',
    failedTitle: 'Impossibile mostrare questa pagina',
    failedText:
      'La connessione potrebbe essere interrotta o la console potrebbe essere stata aggiornata. Quanto hai digitato nei moduli viene conservato.',
    language: 'Lingua',
    languageNotLoaded: ({ language }) =>
      `Impossibile caricare la lingua ${language}. Controlla la connessione e sceglila di nuovo.`,

    unfinishedWrite:
      'Una modifica era ancora in corso quando la sessione è terminata. Potrebbe essere stata eseguita. Controllala dopo l’accesso.',
    sessionEnded: 'La sessione è terminata. Accedi per continuare.',
    sessionUnconfirmed: 'Il server non ha confermato la sessione. Accedi di nuovo.',
    storageBlocked:
      'Questo browser blocca l’archiviazione: l’accesso dura finché questa pagina non viene chiusa o ricaricata.',
    retry: 'Riprova',
  },
};

const shell: Translation<typeof shellMessages> = {
  feature: 'console-shell',
  messages: {
    skip: 'Vai al contenuto',
    main: 'Navigazione principale',
    sections: 'Sezioni',
    staffArea: 'Area riservata al personale',
    navigation: 'Navigazione',
    openNavigation: 'Apri navigazione',
    closeNavigation: 'Chiudi navigazione',
    showSidebar: 'Mostra barra laterale',
    hideSidebar: 'Nascondi barra laterale',
    mainApp: 'App principale',

    userMenu: ({ user }) => `Menu utente: ${user}`,
    signedInAs: ({ user }) => `Accesso effettuato come ${user}`,
    theme: 'Tema',
    light: 'Chiaro',
    dark: 'Scuro',
    system: 'Sistema',
    languageChanged: 'La console è ora in italiano.',
    logout: 'Esci',

    noLongerAdmin:
      'Non sei più un amministratore globale. Non hai più accesso alle pagine per gli amministratori globali.',
    keepsNothing:
      'Questo browser non conserva nulla: ricaricando la pagina termina la sessione o si perde ciò che hai scritto. La memoria potrebbe essere piena o bloccata.',
    adminsOnly: 'Questa pagina è riservata agli amministratori globali.',
    noAccess: 'Non hai accesso a questa organizzazione.',

    activity: 'Attività',
    activityNew: (count) => `Attività: ${count.text} ${plural(count, { one: 'nuova', other: 'nuove' })}`,
    activityFailed: (count) =>
      `Attività: ${count.text} ${plural(count, { one: 'non riuscita', other: 'non riuscite' })}`,
    activityNewAndFailed: ({ added, failed }) =>
      `Attività: ${added.text} ${plural(added, { one: 'nuova', other: 'nuove' })}, ${failed.text} ${plural(failed, { one: 'non riuscita', other: 'non riuscite' })}`,
    failed: (count) => `${count.text} ${plural(count, { one: 'non riuscita', other: 'non riuscite' })}`,
    closeActivity: 'Chiudi attività',
    activityNote: 'La tua attività in questa scheda da quando hai effettuato l’accesso.',
    userActivityNote:
      'Le tue modifiche a questo utente in questa scheda da quando hai effettuato l’accesso. Le modifiche di altri e in altre schede non compaiono qui.',
    userActivityNone: 'Nessuna attività per questo utente in questa scheda.',
    activityNotLoaded: 'Impossibile caricare l’attività.',

    search: 'Cerca',
    paletteTitle: 'Cerca o esegui un comando',
    paletteField: 'Cerca pagine, persone, organizzazioni, ticket e comandi',
    palettePlaceholder: 'Un nome, un’email, un ID, parole di un ticket o un comando',
    close: 'Chiudi',
    paletteNotLoaded: 'Impossibile caricare la ricerca',
    dialogNotLoaded: 'Impossibile caricare il contenuto',
    notLoadedText: 'La connessione potrebbe essere interrotta o la console potrebbe essere stata aggiornata.',

    shortcuts: 'Scorciatoie da tastiera',
    thisPage: 'Questa pagina',
    goTo: 'Vai a',
    goToFilter: 'Vai al filtro',
    goToRows: 'Dal filtro alle righe',
    nextRow: 'Riga successiva',
    previousRow: 'Riga precedente',
    showShortcuts: 'Mostra queste scorciatoie',
    singleKeys: 'Scorciatoie a tasto singolo',
    singleKeysHint: 'Le scorciatoie con Ctrl e ⌘ funzionano sempre.',
  },
};

const palette: Translation<typeof paletteMessages> = {
  feature: 'console-palette',
  messages: {
    results: 'Risultati',
    recent: 'Recenti',
    screens: 'Pagine',
    actions: 'Azioni',
    organizations: 'Organizzazioni',
    users: 'Utenti',
    projects: 'Progetti',
    tickets: 'Ticket',
    deals: 'Accordi enterprise',
    coupons: 'Coupon',
    part: ({ title, shown, count }) => `${title} (${shown} di ${count})`,
    inSentence: ({ title }) => title.toLowerCase(),
    searching: 'Ricerca in corso',
    loading: ({ lists }) => `Caricamento di ${lists}…`,
    notLoaded: ({ lists }) => `Impossibile caricare ${lists}.`,
    retry: 'Riprova',
    nothing: 'Nessun risultato.',
    found: (count) => `${count.text} ${plural(count, { one: 'risultato', other: 'risultati' })}`,
    foundMore: ({ count, shown }) =>
      `${count.text} risultati, mostrati i ${shown} migliori. Digita altre lettere per ridurli.`,

    shortcutsSynonyms: 'Tasti, tastiera, aiuto',
    showActivity: 'Mostra attività',
    showActivitySynonyms: 'Errori, cronologia',
    themeTo: ({ theme }) => `Tema: ${theme}`,
    logoutSynonyms: 'Disconnetti, logout',
    createRoot: 'Crea nuova organizzazione radice',
    createRootSynonyms: 'Crea organizzazione',
    createIn: ({ name }) => `Crea organizzazione in ${name}`,
    unverifiedUsers: 'Utenti non verificati',
    createCouponSynonyms: 'Aggiungi coupon, nuovo coupon',
    createDealSynonyms: 'Aggiungi accordo, nuovo accordo',
    addUserVerbs: 'aggiungi utente a, aggiungi utente',
    licenseVerbs: 'licenza di, licenza, posti',
    licenseOf: ({ name }) => `Licenza di ${name}`,
    addUserTo: ({ name }) => `Aggiungi utente a ${name}`,
    addUserToSynonyms: 'Gestisci utenti',
    refreshStatistics: 'Aggiorna statistiche',
    refreshStatisticsSynonyms: 'Ricarica statistiche',
    manageWhitelist: 'Gestisci whitelist',
    whitelistVerbs: 'whitelist, autorizza',
    logInAs: ({ name }) => `Accedi come ${name}`,
    logInAsVerbs: 'accedi come, come',
  },
};

const views: Translation<typeof viewMessages> = {
  feature: 'console-views',
  messages: {
    views: 'Viste',
    viewsOf: ({ table }) => `Viste di ${table}`,
    defaultView: 'Vista predefinita',
    copyLink: 'Copia link',
    linkCopied: 'Il link a questa vista è stato copiato.',
    linkNotCopied: 'Il browser non ha copiato il link. Copia l’indirizzo della pagina.',
    save: 'Salva',
    saveThis: 'Salva questa vista…',
    saveTitle: 'Salva questa vista',
    saveHint:
      'Salva filtro, ordine, colonne e dimensione della pagina, solo per te e solo in questo browser. Per condividere questa vista, invia l’indirizzo della pagina.',
    updateApplied: ({ name }) => `Aggiorna “${name}”`,
    manage: 'Gestisci viste…',
    notSaved: 'La vista non è stata salvata',
    notKept:
      'Questo browser non ha conservato la vista: lo spazio di archiviazione è pieno o bloccato per questo sito.',

    name: 'Nome',
    newName: ({ name }) => `Nuovo nome di ${name}`,
    nameMissing: 'Dai un nome alla vista.',
    nameTooLong: ({ most }) => `Un nome ha al massimo ${most} caratteri.`,
    nameTaken: 'Esiste già una vista con questo nome.',
    tooLong: 'Questa vista è troppo lunga per essere salvata; prima accorcia il filtro.',
    tooMany: ({ most }) => `Una tabella ha al massimo ${most} viste; prima eliminane una.`,

    savedViews: 'Viste salvate',
    noViews: 'Non ci sono ancora viste salvate.',
    update: 'Aggiorna',
    updateView: ({ name }) => `Aggiorna ${name} con quanto mostrato`,
    isShown: 'La tabella è già mostrata così.',
    rename: 'Rinomina',
    renameView: ({ name }) => `Rinomina ${name}`,
    delete: 'Elimina',
    deleteView: ({ name }) => `Elimina ${name}`,
    cancel: 'Annulla',
    close: 'Chiudi',
  },
};

const templates: Translation<typeof templateMessages> = {
  feature: 'console-templates',
  messages: {
    templates: 'Modelli',
    templatesOf: 'Con che cosa inizia «Invia email»',
    standard: 'Testo standard',
    add: 'Aggiungi un modello…',
    edit: ({ name }) => `Modifica «${name}»…`,
    manage: 'Gestisci modelli…',
    tooMany: ({ most }) => `Ci sono al massimo ${most} modelli. Eliminane prima uno.`,

    addTitle: 'Aggiungi un modello',
    editTitle: 'Modifica un modello',
    hint: '“Invia email” inizia con questo testo, solo per te e solo in questo browser. {ticket} diventa il numero del ticket, {name} il nome di chi lo ha creato.',
    name: 'Nome',
    nameMissing: 'Dai un nome al modello.',
    nameTaken: 'Esiste già un modello con questo nome.',
    subject: 'Oggetto',
    text: 'Testo',
    tooLong: ({ length, most }) =>
      `Troppo lungo per un link email: ${length} caratteri su ${most}. Spazi, interruzioni di riga e lettere accentate contano più volte.`,
    notKept:
      'Questo browser non ha conservato il modello: lo spazio di archiviazione è pieno o bloccato per questo sito.',
    save: 'Salva',
    cancel: 'Annulla',

    manageTitle: 'Modelli di risposta',
    noTemplates: 'Non ci sono ancora modelli.',
    editOne: 'Modifica',
    editNamed: ({ name }) => `Modifica ${name}`,
    delete: 'Elimina',
    deleteNamed: ({ name }) => `Elimina ${name}`,
    close: 'Chiudi',
  },
};

const keep: Translation<typeof keepMessages> = {
  feature: 'console-keep',
  messages: {
    views: 'Conserva le mie viste in questo browser dopo l’uscita',
    viewsStay:
      'Le tue viste e le ricerche che contengono restano in questo browser. Nella console le vedi solo tu.',
    viewsGo: 'Le tue viste vengono rimosse quando esci.',
    templates: 'Conserva i miei modelli in questo browser dopo l’uscita',
    templatesStay: 'Restano in questo browser. Nella console li vedi solo tu.',
    templatesGo: 'Vengono rimossi quando esci.',
    notKept:
      'Questo browser non ha conservato la tua scelta: lo spazio di archiviazione è pieno o bloccato per questo sito.',
  },
};

export const messages: readonly MessageOverride[] = [...kit, pages, shell, palette, views, templates, keep];
