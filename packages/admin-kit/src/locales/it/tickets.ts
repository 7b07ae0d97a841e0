import type { activityMessages } from '../../screens/activity/messages.ts';
import type { ticketDetailMessages } from '../../screens/ticket-detail/messages.ts';
import type { ticketsMessages } from '../../screens/tickets/messages.ts';
import type { ticketStatusMessages } from '../../screens/tickets/ticket-status.tsx';
import type { Translation } from '../translation.ts';

export const tickets: Translation<typeof ticketsMessages> = {
  feature: 'tickets',
  messages: {
    title: 'Ticket di assistenza',
    loadFailed: 'Impossibile caricare i ticket di assistenza',
    onlyGlobalAdmins: 'Solo gli amministratori globali possono vedere i ticket di assistenza.',
    goToOrganizations: 'Vai a Organizzazioni',
    reload: 'Ricarica ticket',
    filter: 'Filtra ticket',
    stateFilter: 'Filtra per stato dell’app',
    status: 'Stato',
    all: 'Tutti',
    unresolved: 'Non risolti',
    resolved: 'Risolti',
    facets: 'Stato dei ticket caricati',
    inProgressAmong: ({ count }) =>
      `Compresi i ticket in corso: ${count}. Questo server li elenca come non risolti.`,
    none: 'Nessun ticket',
    noneHint_all: 'Non ci sono ancora ticket.',
    noneHint_unresolved: 'Non ci sono ticket non risolti. Scegli “Tutti” per vedere gli altri.',
    noneHint_resolved: 'Non ci sono ancora ticket risolti. Scegli “Tutti” per vedere gli altri.',
    noMatch: 'Nessun ticket corrisponde alla ricerca',

    id: 'ID',
    message: 'Messaggio',
    contactEmail: 'Email di contatto',
    creator: 'Autore',
    created: 'Creato',

    emailMultiple: 'Email per più ticket',
    doneEmailing: 'Fine',
    pickTickets: 'Scegli i ticket a cui rispondere. La selezione resta valida quando cambi pagina o filtro.',

    setStatus: 'Cambia stato',
    setTo: ({ status }) => `Passa a «${status}»`,
    askSetTo: ({ status, count }) => `Passare a «${status}»? Ticket: ${count.text}`,
  },
};

export const ticketStatus: Translation<typeof ticketStatusMessages> = {
  feature: 'ticket-status',
  messages: {
    unresolved: 'Non risolto',
    inProgress: 'In corso',
    resolved: 'Risolto',
    unknown: ({ status }) => `Sconosciuto (${status})`,
    none: 'Sconosciuto',
  },
};

export const ticketDetail: Translation<typeof ticketDetailMessages> = {
  feature: 'ticket-detail',
  messages: {
    loadFailed: 'Impossibile caricare i ticket di assistenza',
    loading: 'Caricamento del ticket',
    reload: 'Ricarica ticket',
    notFound: 'Ticket non trovato',
    allTickets: 'Tutti i ticket',
    title: ({ ticket }) => `Ticket ${ticket}`,
    description: 'Descrizione',
    noDescription: 'Nessuna descrizione.',
    facts: 'Ticket',
    created: 'Creato',
    creator: 'Autore',
    contactEmail: 'Email di contatto',
    creatorEmail: 'Email dell’autore',
    copyContactEmail: 'Copia email di contatto',
    copyCreatorEmail: 'Copia email dell’autore',
    sendEmail: 'Invia email',
    emailSubject: ({ ticket }) => `Ticket di assistenza ${ticket}`,
    greeting: ({ name }) => `Buongiorno ${name},`,
    greetingWithoutName: 'Buongiorno,',
    refusedAddress:
      'Questo non è un semplice indirizzo email, quindi non può essere aperto nel programma di posta.',
    appState: 'Stato dell’app',

    status: 'Stato',
    setUnresolved: 'Segna come non risolto',
    setInProgress: 'Segna come in corso',
    setResolved: 'Segna come risolto',
    isCurrent: 'Questo è lo stato attuale.',
    isUnresolved: ({ ticket }) => `Il ticket ${ticket} non è risolto`,
    isInProgress: ({ ticket }) => `Il ticket ${ticket} è in corso`,
    isResolved: ({ ticket }) => `Il ticket ${ticket} è risolto`,
    changeOf: ({ ticket, status }) => `Ticket ${ticket}, ${status}`,
    updateFailed: ({ why }) => `Aggiornamento non riuscito: ${why}`,
    conflictTitle: 'Lo stato è stato modificato da un’altra persona',
    conflictDescription: ({ ticket }) =>
      `Un’altra persona ha modificato lo stato del ticket ${ticket} dopo che lo hai aperto. Scegli lo stato da mantenere.`,
    save: 'Salva',

    queue: 'Coda',
    place: ({ place, count }) => `${place} di ${count}`,
    notInQueue: ({ count }) => `Non in questo elenco di ${count}`,
    queueFailed: 'Impossibile caricare l’elenco dei ticket.',
    previous: 'Precedente',
    next: 'Successivo',
    previousTicket: 'Ticket precedente',
    nextTicket: 'Ticket successivo',
    isFirst: 'Questo è il primo ticket dell’elenco.',
    isLast: 'Questo è l’ultimo ticket dell’elenco.',
    resolveAndNext: 'Risolvi e passa al successivo',
    emailResolveAndNext: 'E-mail, risolvi e passa al successivo',
    noAddress: 'Questo ticket non ha un indirizzo e-mail valido.',
    toList: 'Torna all’elenco',
    announcePlace: ({ ticket, place, count }) => `Ticket ${ticket}, ${place} di ${count}`,

    shortcuts: 'Scorciatoie da tastiera',
    shortcutsInScreen: 'Le scorciatoie funzionano mentre il focus è in questo ticket.',
  },
};

const actions: Readonly<Record<string, string>> = {
  'coupon.change': 'Coupon: modifica',
  'coupon.create': 'Coupon: creazione',
  'coupon.delete': 'Coupon: eliminazione',
  'enterprise-deal.create': 'Accordo enterprise: creazione',
  'enterprise-deal.delete': 'Accordo enterprise: eliminazione',
  'enterprise-deal.update': 'Accordo enterprise: aggiornamento',
  'license.create': 'Licenza: creazione',
  'license.revoke': 'Licenza: revoca',
  'license.toggle': 'Licenza: abilitazione o disabilitazione',
  'lms.create': 'LMS: creazione',
  'lms.generate-codes': 'LMS: generazione di codici',
  'lms.set-enabled': 'LMS: abilitazione o disabilitazione',
  'organization.create': 'Organizzazione: creazione',
  'organization.create-sub': 'Organizzazione: creazione di sotto-organizzazione',
  'organization.delete': 'Organizzazione: eliminazione',
  'organization-user.add': 'Utente dell’organizzazione: aggiunta',
  'organization-user.remove': 'Utente dell’organizzazione: rimozione',
  'organization-user.toggle-admin': 'Utente dell’organizzazione: modifica amministratore',
  'project.create': 'Progetto: creazione',
  'project.delete': 'Progetto: eliminazione',
  'project.set-upgraded-override': 'Progetto: modifica upgrade forzato',
  'project-member.add': 'Membro del progetto: aggiunta',
  'project-member.change-role': 'Membro del progetto: modifica ruolo',
  'project-member.remove': 'Membro del progetto: rimozione',
  'project-role.change-permissions': 'Ruolo del progetto: modifica autorizzazioni',
  'project-role.create': 'Ruolo del progetto: creazione',
  'project-role.delete': 'Ruolo del progetto: eliminazione',
  'ticket.set-status': 'Ticket: modifica stato',
  'user.change-trial': 'Utente: modifica prova',
  'user.log-in-as': 'Utente: accesso come utente',
  'user.set-flag': 'Utente: modifica indicatore',
  'user.set-text': 'Utente: modifica testo',
  'whitelist.add': 'Whitelist: aggiunta',
  'whitelist.remove': 'Whitelist: rimozione',
};

const kinds: Readonly<Record<string, string>> = {
  'enterprise deal': 'accordo enterprise',
  institution: 'istituto',
  license: 'licenza',
  organization: 'organizzazione',
  project: 'progetto',
  'project-member': 'membro del progetto',
  'project-role': 'ruolo del progetto',
  user: 'utente',
  'new coupon': 'nuovo coupon',
  'new enterprise deal': 'nuovo accordo enterprise',
  'new organization': 'nuova organizzazione',
  'new project': 'nuovo progetto',
  'new project-role': 'nuovo ruolo del progetto',
};

export const activity: Translation<typeof activityMessages> = {
  feature: 'activity',
  messages: {
    title: 'Attività',
    text: 'Che cosa è accaduto da quando hai effettuato l’accesso o caricato questa pagina. Il contenuto viene cancellato quando ricarichi.',
    show: 'Mostra',
    all: 'Tutte',
    failedOnly: 'Solo non riuscite',
    filter: 'Filtra attività',
    noMatch: 'Nessuna attività corrisponde.',
    matches: ({ count }) => `Risultati: ${count}`,
    exportCsv: 'Esporta CSV',
    exportFailed: 'Impossibile salvare il file.',
    none: 'Ancora nessuna attività.',
    noneHint: 'Qui compaiono le tue modifiche e i caricamenti non riusciti.',
    noneFailed: 'Nessuna operazione non riuscita.',

    underWay: 'In corso',
    succeeded: 'Completata',
    failed: 'Non riuscita',
    unknown: 'Forse eseguita',
    vetoed: 'Bloccata',
    vetoedText: 'Bloccata da questa app. Nessun dato è stato inviato.',

    action: ({ name }) => {
      const [feature = '', ...verb] = name.replaceAll('-', ' ').split('.');
      return actions[name] ?? [feature.charAt(0).toUpperCase() + feature.slice(1), ...verb].join(': ');
    },
    load: 'Impossibile caricare',
    crash: ({ screen }) => `La schermata ${screen} ha smesso di funzionare`,
    target: ({ kind, id }) => {
      const key = id === 'new' ? `new ${kind}` : kind;
      const word = kinds[key] ?? key.replaceAll('-', ' ');
      return id === 'new' ? word : `${word} ${id}`;
    },
    reason: 'Motivo:',
    before: 'Prima:',
    after: 'Dopo:',
    on: 'attivo',
    off: 'non attivo',
    nothing: 'niente',
    checkNow: 'Verifica ora',
    wasMade: 'Verificato: la modifica è stata eseguita.',
    wasNotMade: 'Verificato: la modifica non è stata eseguita.',
    cannotTell:
      'Verificato: non è possibile sapere se la modifica è stata apportata. Qualcuno potrebbe averla modificata di nuovo.',
    checkFailed: ({ why }) => `Impossibile verificare: ${why}`,
    status: ({ status }) => `HTTP ${status}`,
  },
};
