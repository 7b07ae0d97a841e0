import type { couponsMessages } from '../../screens/coupons/messages.ts';
import type { dealFormMessages } from '../../screens/enterprise-deal/form-messages.ts';
import type {
  dealWhitelistMessages,
  enterpriseDealMessages,
} from '../../screens/enterprise-deal/messages.ts';
import type { enterpriseDealsMessages } from '../../screens/enterprise-deals/messages.ts';
import type { Translation } from '../translation.ts';

export const coupons: Translation<typeof couponsMessages> = {
  feature: 'coupons',
  messages: {
    title: 'Coupon',
    loadFailed: 'Impossibile caricare i coupon',
    createFailed: ({ why }) => `Creazione non riuscita: ${why}`,
    deleteFailed: ({ why }) => `Eliminazione non riuscita: ${why}`,
    onlyGlobalAdmins: 'Solo gli amministratori globali possono gestire i coupon.',
    reload: 'Ricarica coupon',
    filter: 'Filtra per codice',
    noMatch: 'Nessun coupon corrisponde alla ricerca',
    noneHint: 'Non ci sono ancora coupon. Crea il primo.',
    keys: 'Premi Invio o esci dal campo per salvare un numero. Premi Esc per annullare la digitazione. Usa i tasti freccia per spostarti tra le celle.',

    id: 'ID',
    code: 'Codice',
    value: 'Valore',
    isPercentage: 'Percentuale',
    months: 'Mesi',
    uses: 'Utilizzi',
    maxUses: 'Utilizzi massimi',
    isForUsers: 'Per utenti',
    isForProjects: 'Per progetti',
    created: 'Creato',
    actions: 'Azioni',
    fieldOf: ({ field, coupon }) => `${field}, ${coupon}`,
    fieldSaved: ({ field, coupon }) => `Salvataggio completato: ${field} di ${coupon}`,
    unlimited: 'illimitato',
    notWhole: 'non intero',
    belowZero: 'inferiore a 0',
    overHundred: 'superiore al 100%',
    unreadable:
      'Alcuni numeri di questo coupon non sono leggibili. Il salvataggio li invierebbe tutti, quindi non può essere modificato.',
    unaddressable: 'Questo coupon non può essere eliminato perché il suo codice non può far parte di un URL.',

    noCode: '(nessun codice)',
    codeless: 'Un coupon senza codice non può essere eliminato.',

    delete: 'Elimina',
    deleteOf: ({ coupon }) => `Elimina il coupon ${coupon}`,
    deleteTitle: 'Elimina coupon',
    deleteQuestion: ({ coupon }) => `Eliminare il coupon ${coupon}?`,
    announceDeleted: ({ coupon }) => `Coupon ${coupon} eliminato`,

    createCoupon: 'Crea coupon',
    create: 'Crea',
    announceCreated: ({ coupon }) => `Coupon ${coupon} creato`,
    codeHint: 'Consigliato: solo caratteri alfanumerici o trattini',
    valueHint: 'Numero intero',
    monthsHint: 'Numero intero, 0 significa illimitato',
    maxUsesHint: 'Numero intero, 0 significa illimitato',
    percentageHint: 'Il valore è una percentuale',

    conflictTitle: 'Questo coupon è stato modificato da un’altra persona',
    conflictDescription: ({ coupon }) =>
      `Dopo che lo hai visualizzato, un’altra persona ha salvato un altro valore per ${coupon}. Scegli il valore da mantenere. Nessun dato è stato inviato.`,
    save: 'Salva',
    yes: 'Sì',
    no: 'No',

    deleteMany: 'Elimina coupon',
    askDeleteMany: ({ text }) => `Eliminare? Coupon: ${text}`,
  },
};

export const enterpriseDeals: Translation<typeof enterpriseDealsMessages> = {
  feature: 'enterprise-deals',
  messages: {
    title: 'Accordi enterprise',
    loadFailed: 'Impossibile caricare gli accordi enterprise',
    onlyGlobalAdmins: 'Solo gli amministratori globali possono gestire gli accordi enterprise.',
    reload: 'Ricarica accordi enterprise',
    filter: 'Filtra accordi enterprise',
    none: 'Nessun accordo enterprise corrisponde alla ricerca',
    noneHint: 'Non ci sono ancora accordi enterprise. Crea il primo.',
    unnamed: 'Accordo senza nome',
    facets: 'Accordi da seguire',
    ending: 'In scadenza entro 30 giorni',
    aboveSoftLimit: 'Oltre il limite flessibile',
    aboveHardLimit: 'Oltre il limite rigido',

    name: 'Nome',
    created: 'Creato',
    period: 'Periodo (giorni)',
    softLimit: 'Limite flessibile',
    hardLimit: 'Limite rigido',
    institutionId: 'ID istituto',
    activeUsers: 'Utenti attivi',
    usersUnknown: 'Sconosciuto',
    ends: 'Scade il',
    actions: 'Azioni',
    manage: 'Gestisci',
    manageDeal: ({ deal }) => `Gestisci ${deal}`,

    create: 'Crea accordo enterprise',
    createDescription: 'Un accordo con un istituto. Aggiungi la whitelist dopo averlo creato.',
    confirmCreate: 'Crea',
    createFailed: ({ why }) => `Creazione non riuscita: ${why}`,
    announceCreated: ({ deal }) => `Accordo ${deal} creato`,
  },
};

export const enterpriseDeal: Translation<typeof enterpriseDealMessages> = {
  feature: 'enterprise-deal',
  messages: {
    loading: 'Caricamento…',
    notFound: 'Non trovato',
    notLoaded: ({ id }) => `Accordo enterprise ${id}`,
    loadFailed: 'Impossibile caricare l’accordo enterprise',
    onlyGlobalAdmins: 'Solo gli amministratori globali possono gestire gli accordi enterprise.',
    unnamed: 'Accordo senza nome',
    reload: 'Ricarica accordo enterprise',

    activeUsers: 'Totale mobile degli utenti attivi',
    activeUsersFailed: 'Impossibile caricare il totale mobile degli utenti attivi',
    activeUsersLoading: 'Caricamento del totale',
    unknownCount: '?',
    withinLimits: 'Entro i limiti',
    aboveSoftLimit: 'Oltre il limite flessibile',
    aboveHardLimit: 'Oltre il limite rigido',

    configuration: 'Configurazione',
    id: 'ID accordo',
    copyId: 'Copia ID accordo',
    created: 'Creato',
    update: 'Aggiorna',
    discard: 'Scarta modifiche',
    unchanged: 'Ancora nessuna modifica.',
    notUpdated: 'L’accordo non è stato aggiornato',
    maybeUpdated: 'L’accordo potrebbe essere stato aggiornato',
    updateFailed: ({ why }) => `Aggiornamento non riuscito: ${why}`,
    announceUpdated: ({ deal }) => `Accordo ${deal} aggiornato`,

    conflictTitle: 'Un’altra persona ha modificato questo accordo',
    conflictDescription: 'Scegli quali valori mantenere. Fino ad allora non viene inviato nulla.',

    delete: 'Elimina',
    deleteTitle: 'Eliminare l’accordo enterprise?',
    deleteDescription: ({ deal }) =>
      `L’accordo ${deal} viene eliminato definitivamente, insieme alla sua whitelist.`,
    confirmDelete: 'Conferma eliminazione',
    deleteFailed: ({ why }) => `Eliminazione non riuscita: ${why}`,
    announceDeleted: ({ deal }) => `Accordo ${deal} eliminato`,
    deleted: 'Questo accordo è stato eliminato.',
    allDeals: 'Accordi enterprise',
  },
};

export const enterpriseDealWhitelist: Translation<typeof dealWhitelistMessages> = {
  feature: 'enterprise-deal-whitelist',
  messages: {
    title: 'Whitelist',
    loadFailed: 'Impossibile caricare la whitelist dell’accordo enterprise',
  },
};

export const enterpriseDealForm: Translation<typeof dealFormMessages> = {
  feature: 'enterprise-deal-form',
  messages: {
    name: 'Nome',
    periodDays: 'Periodo',
    periodDaysHint: 'Numero intero, in giorni',
    softLimit: 'Limite flessibile',
    softLimitHint: 'Numero intero',
    hardLimit: 'Limite rigido',
    hardLimitHint: 'Numero intero',
    institutionId: 'Istituto LTI',
    noInstitution: 'NESSUN ISTITUTO LTI ASSOCIATO',
    unlistedInstitution: ({ id }) => `Istituto ${id}`,
    institutionsFailed: 'Impossibile caricare le opzioni LTI',
    institutionsLoading: 'Caricamento degli istituti',
    isNotWhole: 'Non è un numero intero.',
    hasNoName: 'L’accordo non ha un nome.',
    hasNoPeriod: 'Il periodo è inferiore a un giorno.',
    isNegative: 'Il limite è inferiore a 0.',
    limitsCross: 'Il limite rigido è inferiore al limite flessibile.',
  },
};
