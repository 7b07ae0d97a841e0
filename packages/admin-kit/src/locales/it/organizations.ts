import { type Count, type PluralForms, pluralRules } from '../../messages/plural.ts';
import type { licenseMessages } from '../../screens/license/messages.ts';
import type { orgCreateMessages } from '../../screens/org-create/messages.ts';
import type { orgTreeMessages } from '../../screens/org-tree/messages.ts';
import type { orgUsersMessages } from '../../screens/org-users/messages.ts';
import type { organizationMessages } from '../../screens/organization/messages.ts';
import type { organizationsMessages } from '../../screens/organizations/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('it');
const counted = (count: Count, forms: PluralForms) => `${count.text} ${plural(count, forms)}`;
const users = (count: Count) => counted(count, { one: 'utente', many: 'di utenti', other: 'utenti' });

export const organizations: Translation<typeof organizationsMessages> = {
  feature: 'organizations',
  messages: {
    selectOne: 'Seleziona un’organizzazione per continuare',
    createRoot: 'Crea nuova organizzazione radice',
    tree: 'Organizzazioni',
    back: 'Torna alle organizzazioni',
    largest: 'Organizzazioni più grandi',
    subOrganizations: 'Sotto-organizzazioni',
    yours: 'Le tue organizzazioni',
    role: 'Ruolo',
    admin: 'Amministratore',
    member: 'Membro',
    unnamed: 'Organizzazione senza nome',
  },
};

export const organization: Translation<typeof organizationMessages> = {
  feature: 'organization',
  messages: {
    loading: 'Caricamento dell’organizzazione',
    loadFailed: 'Impossibile caricare l’organizzazione',
    notFound: 'Organizzazione non trovata',
    allOrganizations: 'Tutte le organizzazioni',
    titleOf: ({ id }) => `Organizzazione ${id}`,
    organizationId: 'ID organizzazione',
    copyId: 'Copia ID organizzazione',
    tabs: 'Sezioni dell’organizzazione',
    administration: 'Amministrazione',
    users: 'Utenti',
    projects: 'Progetti',
    lms: 'Dati LMS',
    manageUsers: 'Visualizza/Gestisci utenti',
    manageProjects: 'Visualizza/Gestisci progetti',
    createSub: 'Crea sotto-organizzazione',
    subOrganizations: 'Sotto-organizzazioni',
    noSubOrganizations: 'Nessuna sotto-organizzazione da mostrare',
    noSubOrganizationsHint: 'Questa organizzazione non ne ha ancora. Crea la prima.',
    filterSubs: 'Filtra sotto-organizzazioni',
    noSubMatches: 'Nessuna sotto-organizzazione corrisponde alla ricerca',
    subOrganizationsOf: ({ name }) => `Sotto-organizzazioni di ${name}`,
    subOrganizationCount: (count) =>
      counted(count, {
        one: 'sotto-organizzazione',
        many: 'di sotto-organizzazioni',
        other: 'sotto-organizzazioni',
      }),
    delete: 'Elimina organizzazione',
    deleted: 'Questa organizzazione è stata eliminata.',
    unnamed: 'Organizzazione senza nome',
  },
};

export const orgTree: Translation<typeof orgTreeMessages> = {
  feature: 'org-tree',
  messages: {
    title: 'Organizzazioni',
    count: (count) =>
      counted(count, { one: 'organizzazione', many: 'di organizzazioni', other: 'organizzazioni' }),
    empty: 'Non fai parte di alcuna organizzazione',
    emptyHint: 'Chiedi a un amministratore di un’organizzazione di aggiungerti.',
    emptyHintForAdmins: 'Non ci sono ancora organizzazioni. Crea la prima.',
    loading: 'Caricamento delle organizzazioni',
    failed: 'Impossibile caricare le organizzazioni',
    refreshFailed: 'Impossibile aggiornare le organizzazioni. Vengono mostrate le ultime caricate.',
    refresh: 'Aggiorna',
    search: 'Cerca organizzazioni',
    searchPlaceholder: 'Cerca',
    found: ({ count, total }) =>
      `${count.text} di ${total} ${plural(count, { one: 'corrisponde', other: 'corrispondono' })}`,
    nothingFound: ({ query }) => `Nessuna organizzazione corrisponde a ${query}`,
    expandAll: 'Espandi tutto',
    collapseAll: 'Comprimi tutto',
    unnamed: ({ id }) => `Senza nome (ID ${id})`,
  },
};

export const orgCreate: Translation<typeof orgCreateMessages> = {
  feature: 'org-create',
  messages: {
    createRoot: 'Crea nuova organizzazione radice',
    createRootDescription: 'Un’organizzazione radice è il vertice di un albero e può avere una licenza.',
    createSub: 'Crea sotto-organizzazione',
    createSubDescription: ({ parent }) => `La nuova organizzazione viene aggiunta sotto ${parent}.`,
    unnamedOrganization: 'Organizzazione senza nome',
    name: 'Nome dell’organizzazione',
    owner: 'Nome utente o email del proprietario',
    ownerHint: 'Questa persona diventa il primo amministratore dell’organizzazione.',
    create: 'Crea',
    announceCreated: ({ name }) => `Organizzazione ${name} creata`,
  },
};

export const orgUsers: Translation<typeof orgUsersMessages> = {
  feature: 'org-users',
  messages: {
    title: 'Utenti',
    loading: 'Caricamento degli utenti',
    reload: 'Ricarica utenti',
    allOrganizations: 'Tutte le organizzazioni',
    organizationNotLoaded: 'Impossibile caricare l’organizzazione',
    notLoaded: 'Gli utenti non sono caricati.',
    notReloaded: 'Impossibile aggiornare gli utenti',
    forbidden: 'Solo gli amministratori di questa organizzazione possono vederne gli utenti.',
    readOnly:
      'Solo gli amministratori di questa organizzazione possono aggiungere, promuovere e rimuovere utenti.',
    unnamedOrganization: 'Organizzazione senza nome',
    filter: 'Filtra utenti',
    none: 'Questa organizzazione non ha utenti.',
    noMatch: 'Nessun utente corrisponde alla ricerca',
    username: 'Nome utente',
    email: 'Email',
    admin: 'Amministratore',
    actions: 'Azioni',
    makeAdmin: 'Rendi amministratore',
    makeAdminOf: ({ user }) => `Rendi amministratore: ${user}`,
    takeAdmin: 'Revoca amministratore',
    takeAdminOf: ({ user }) => `Revoca amministratore: ${user}`,
    remove: 'Rimuovi',
    removeOf: ({ user }) => `Rimuovi ${user}`,
    announceAdmin: ({ user }) => `${user} ora è amministratore`,
    announceNoAdmin: ({ user }) => `${user} non è più amministratore`,
    alreadyAdmin: ({ user }) => `${user} era già amministratore`,
    alreadyNoAdmin: ({ user }) => `${user} già non era amministratore`,

    add: 'Aggiungi utente',
    addDescription: ({ organization: name }) => `Aggiunge un utente a ${name}.`,
    usernameOrEmail: 'Nome utente o email',
    usernameMissing: 'Inserisci un nome utente o un’email.',
    asAdmin: 'Amministratore',
    asAdminDescription:
      'Gli amministratori possono aggiungere, promuovere e rimuovere utenti e creare sotto-organizzazioni e progetti.',
    cancel: 'Annulla',
    announceAdded: ({ user }) => `Utente ${user} aggiunto`,

    removeTitle: ({ user }) => `Rimuovere ${user}?`,
    removeDescription: ({ user, id, organization: name }) =>
      `L’utente ${user}, ID utente ${id}, verrà rimosso solo da ${name} oppure da tutte le organizzazioni del suo albero.`,
    removeNumbers: ({ users, admins }) => `Utenti: ${users}. Amministratori: ${admins}.`,
    removeOwn: 'Si tratta del tuo account. Potresti non riuscire ad annullare questa operazione.',
    removeHere: 'Rimuovi utente solo da questa organizzazione',
    removeEverywhere: 'Rimuovi utente dall’intero albero dell’organizzazione',
    announceRemoved: ({ user }) => `Utente ${user} rimosso`,
    gone: ({ user, id }) => `L’utente ${user}, ID utente ${id}, non fa più parte di questa organizzazione.`,

    addMultiple: 'Aggiungi più utenti',
    addMultipleDescription: ({ organization: name }) => `Aggiunge utenti a ${name}.`,
    lines: 'Utenti',
    linesHint: 'Un’email o un nome utente per riga.',
    linesMissing: 'Inserisci almeno un’email o un nome utente.',
    allAsAdmins: 'Aggiungi tutti come amministratori',
    addSome: 'Aggiungi utenti',
    addCount: (count) => `Aggiungi ${users(count)}`,
    retryCount: (count) => `Riprova con ${users(count)}`,
    checkCount: (count) => `Controlla ${users(count)}`,
    notChecked: 'Non è stato possibile caricare l’elenco degli utenti.',
    preview: (count) => `Da aggiungere: ${users(count)}`,
    similar: ({ text }) => `Possibili duplicati: ${text}`,
    similarTo: ({ line }) => `somiglia alla riga ${line}`,
    duplicates: (count) =>
      `Ignorati: ${counted(count, { one: 'duplicato', many: 'di duplicati', other: 'duplicati' })}`,
    sameAs: ({ line }) => `Uguale alla riga ${line}`,
    isNew: 'Verrà aggiunto',
    isThere: 'Già qui',
    noPerson: 'Né indirizzo né nome utente',
    twice: ({ line }) => `Doppio, prima alla riga ${line}`,
    leftOutAs: ({ status }) => `Escluso: ${status}`,
    sendWrong: ({ text }) => `Invia anche gli altri: ${text}`,
    seatsShort: ({ count, free }) => `${count.text} in più dei posti liberi. Liberi: ${free}.`,
    cleaned: 'Caratteri invisibili rimossi',
    checkLine: 'Riga',
    checkNote: 'Verifica',
    foundInText: ({ text }) => `Persone trovate nel testo: ${text}`,
    foundInTable: ({ text }) => `Persone trovate nella tabella: ${text}`,
    foundAddresses: ({ found, column }) => `Indirizzi trovati nella colonna «${column}»: ${found.text}`,
    foundUserNames: ({ found, column }) => `Nomi utente trovati nella colonna «${column}»: ${found.text}`,
    column: 'Colonna',
    columnNumber: ({ number }) => `Colonna ${number}`,
    columnOption: ({ column, count, sample }) => `${column} (${count}), ad esempio ${sample}`,
    allColumns: 'Tutte le colonne',
    takeInactive: ({ count, statuses }) => `Prendi comunque: ${count.text} (${statuses})`,
    leftHeadings: ({ texts }) => `Intestazioni escluse: ${texts}`,
    leftWords: ({ count, texts }) => `Testo escluso accanto agli indirizzi (${count.text}): ${texts}`,
    leftRows: ({ count, rows }) => `Righe senza indirizzo escluse (${count.text}): ${rows}`,
    leftColumns: ({ columns }) => `Colonne escluse: ${columns}`,
    leftElsewhere: ({ text }) => `Altri indirizzi esclusi: ${text}`,
    undoTaking: 'Annulla',
    announceUndone: 'Il testo è di nuovo come prima.',
    takeAddresses: ({ text }) => `Prendi gli indirizzi da queste righe: ${text}`,
    running: 'Aggiunta degli utenti',
    summary: ({ added, left }) =>
      `Aggiunti: ${users(added)}. Non aggiunti: ${users(left)}, ancora nella casella.`,
    unknownSummary: (count) =>
      `Forse aggiunti: ${users(count)}, ancora nella casella. Controlla l’elenco prima di riprovare.`,
    failures: (count) => `Non aggiunti: ${users(count)}`,
    unknownLines: (count) => `Forse aggiunti: ${users(count)}`,
    allAdded: (count) => `Aggiunti: ${users(count)}.`,

    csvUser: 'Nome utente o email',
    csvAdded: 'Aggiunto',
    csvDuplicate: 'Duplicato',

    ownFlag: 'Non puoi cambiare il tuo stato di amministratore.',
    ownRemoval: 'Si tratta del tuo account. Rimuoviti dalla tua riga.',
    askMakeAdmin: ({ text }) => `Rendere amministratori? Utenti: ${text}`,
    askTakeAdmin: ({ text }) => `Revocare lo stato di amministratore? Utenti: ${text}`,
    askRemoveHere: ({ text }) => `Rimuovere solo da questa organizzazione? Utenti: ${text}`,
    askRemoveEverywhere: ({ text }) => `Rimuovere dall’intero albero dell’organizzazione? Utenti: ${text}`,
  },
};

export const license: Translation<typeof licenseMessages> = {
  feature: 'license',
  messages: {
    title: 'Licenza',
    loading: 'Caricamento della licenza',
    reload: 'Ricarica licenza',
    notLoaded: 'Non caricata',
    stale: 'Potrebbe non essere aggiornata',
    licenseId: 'ID licenza',
    copyId: 'Copia ID licenza',
    status: 'Stato',
    enabled: 'Abilitata',
    disabled: 'Disabilitata',
    seats: 'Postazioni occupate',
    seatsTaken: ({ taken, allowed }) => `Postazioni occupate: ${taken} di ${allowed}`,
    overAllowed: ({ over }) => `${over} oltre il consentito`,

    none: 'Questa organizzazione non ha una licenza.',
    noneContactSupport: 'Questa organizzazione non ha una licenza. Contatta l’assistenza per ottenerne una.',
    create: 'Crea licenza',
    createTitle: ({ organization: name }) => `Crea licenza per ${name}`,
    unnamedOrganization: 'Organizzazione senza nome',
    createDescription: 'Le postazioni limitano quante persone possono entrare nell’organizzazione.',
    seatsField: 'Postazioni',
    seatsHint: 'Un numero intero.',
    seatsInvalid: 'Inserisci un numero intero di postazioni, pari almeno a 1.',

    enable: 'Abilita licenza',
    disable: 'Disabilita licenza',
    revoke: 'Revoca licenza',
    revokeTitle: 'Revocare la licenza?',
    revokeDescription: ({ id, organization: name }) =>
      `La licenza ${id} di ${name} viene eliminata definitivamente.`,

    announceEnabled: 'Licenza abilitata',
    announceDisabled: 'Licenza disabilitata',
    alreadyEnabled: 'La licenza era già abilitata',
    alreadyDisabled: 'La licenza era già disabilitata',
    alreadyThere: 'L’organizzazione ha già una licenza',
    announceCreated: 'Licenza creata',
    announceRevoked: 'Licenza revocata',

    onlyGlobalAdmins: 'Solo gli amministratori globali possono modificare le licenze.',
  },
};
