import { type Count, type PluralForms, pluralRules } from '../../messages/plural.ts';
import type { peopleMessages } from '../../people/messages.ts';
import type { deleteRefusalMessages } from '../../provider/can-delete-organization.ts';
import type { orgDeleteMessages } from '../../screens/org-delete/messages.ts';
import type { whitelistMessages } from '../../screens/whitelist/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('it');
const counted = (count: Count, forms: PluralForms) => `${count.text} ${plural(count, forms)}`;
const entries = (count: Count) => counted(count, { one: 'voce', many: 'di voci', other: 'voci' });

export const whitelist: Translation<typeof whitelistMessages> = {
  feature: 'whitelist',
  messages: {
    title: 'Gestisci whitelist',
    loadFailed: 'Impossibile caricare la whitelist',
    loading: 'Caricamento della whitelist',
    reload: 'Ricarica whitelist',
    retry: 'Riprova',
    onlyGlobalAdmins: 'Solo gli amministratori globali possono gestire la whitelist.',
    addFailed: ({ why }) => `Impossibile aggiungere la voce: ${why}`,
    removeFailed: ({ why }) => `Impossibile rimuovere la voce: ${why}`,

    typed: 'Dominio o email',
    typedHint: 'Un dominio come example.org o un indirizzo come maria@example.org',
    ways: 'Modi per aggiungerlo',
    domain: 'Aggiungi solo dominio',
    domainAndSubdomains: 'Aggiungi dominio e sottodomini',
    wholeEmail: 'Aggiungi email intera',
    domainAbout: 'Chiunque nel dominio, memorizzato con “@” davanti',
    domainAndSubdomainsAbout:
      'Chiunque nel dominio e nei suoi sottodomini: due voci, una con “@” e una con “.”',
    wholeEmailAbout: 'Un solo indirizzo, memorizzato come digitato',
    stores: 'Memorizza',
    listed: 'già nella whitelist',
    nothingTyped: 'Digita prima un dominio o un’email.',
    allListed: 'Già nella whitelist.',
    stillAdding: 'È in corso l’aggiunta di un’altra voce.',
    hasAtInside: 'Il testo contiene “@”. Per aggiungere un solo indirizzo, usa Aggiungi email intera.',
    isNoDomain: 'Non sembra un dominio.',
    meant: 'Forse intendevi:',
    use: ({ entry }) => `Usa ${entry}`,
    announceUsed: ({ entry }) => `${entry} è nel campo. Non è stato ancora aggiunto nulla.`,
    mixesScripts: ({ scripts, punycode }) =>
      `Questo dominio mescola lettere di più sistemi di scrittura (${scripts}) e potrebbe solo somigliare a un altro. La sua forma ASCII è ${punycode}.`,
    hasNoAt: 'Il testo non contiene “@”. Potrebbe essere un dominio.',
    typedMany: 'Incolla un elenco per aggiungerne diverse.',
    hasStar: 'L’elenco non conosce «*». Inserisci il dominio senza.',
    addMany: (count) => `Aggiungi ${entries(count)}`,
    addedSoFar: ({ done, all }) => `${done} di ${all} aggiunte`,
    subdomainsToo: 'Anche i sottodomini',
    toAdd: 'Che cosa verrà aggiunto',
    everyoneAt: 'Tutte le persone del dominio',
    everyoneBelow: 'Tutte le persone dei suoi sottodomini',
    addressOnly: 'Solo questo indirizzo',
    readFrom: ({ text }) => `da «${text}»`,
    leftOut: ({ text }) => `Né un dominio né un indirizzo, viene omesso: ${text}`,
    more: ({ count }) => `e altre ${count}`,
    openMail: ({ domains }) =>
      `Chiunque può avere un indirizzo presso ${domains}. Aggiungerlo ammette tutti.`,
    openSuffix: ({ domains }) =>
      `${domains} è una terminazione condivisa da molte organizzazioni. Aggiungerla le ammette tutte.`,
    notAddedYet: 'Non aggiunto finora',
    announceAddedMany: (count) => `Aggiunto: ${entries(count)}`,
    notAdded: 'Non aggiunta',
    maybeAdded: 'Forse aggiunta',
    notOrMaybeAdded: 'Alcune voci potrebbero non essere state aggiunte',
    retryOf: ({ entry }) => `Riprova ${entry}`,
    announceAdded: ({ entries: added }) => `Aggiunta completata: ${added}`,

    entries: 'Voci della whitelist',
    filter: 'Filtra voci',
    filterPlaceholder: 'Filtra voci',
    count: entries,
    matchCount: ({ matches, all }) => `${matches} di ${entries(all)}`,
    none: 'Nessuna voce',
    noneText: 'La whitelist è vuota.',
    noMatch: 'Nessuna voce corrisponde alla ricerca',
    isDomain: 'Dominio',
    isSubdomains: 'Sottodomini',
    isAddress: 'Indirizzo',
    isOther: 'Altro',
    remove: ({ entry }) => `Rimuovi ${entry}`,
    announceRemoved: ({ entry }) => `Rimozione completata: ${entry}`,
    skip: 'Salta l’elenco',

    select: ({ entry }) => `Seleziona ${entry}`,
    removeMany: 'Rimuovi',
    removeManyTitle: 'Rimuovi voci',
    askRemoveMany: ({ text }) => `Rimuovere dall’elenco? Voci: ${text}`,
  },
};

export const people: Translation<typeof peopleMessages> = {
  feature: 'people',
  messages: {
    sent: ({ person }) => `Verrà inviato ${person}.`,
    leftOut: ({ text }) => `Omesso: ${text}.`,
    several: ({ count }) => `Questo campo accetta una persona e il testo ne nomina ${count}.`,
  },
};

export const orgDelete: Translation<typeof orgDeleteMessages> = {
  feature: 'org-delete',
  messages: {
    title: 'Elimina organizzazione',
    description: 'L’organizzazione viene eliminata definitivamente.',
    organization: 'Organizzazione',
    organizationId: 'ID organizzazione',
    subOrganizations: 'Sotto-organizzazioni di tutti i livelli:',
    users: 'Utenti:',
    projects: 'Progetti:',
    seats: 'Postazioni occupate:',
    seatsTaken: ({ taken, allowed }) => `${taken} di ${allowed}`,
    noLicense: 'nessuna licenza',
    notKnown: 'non noto',
    counting: 'conteggio in corso…',
    differs: ({ place, wanted, typed }) => `Il carattere ${place} è «${wanted}», hai scritto «${typed}».`,
    tooMany: ({ place, typed }) => `Il carattere ${place} è di troppo: «${typed}».`,
    typeThis: 'Per confermare, digita questo testo',
    oddBlanks: 'Questo nome contiene spazi in più. Quelli interni contano, quelli all’inizio e alla fine no.',
    copyText: 'Copia il testo da digitare',
    notTypedYet: 'Digita prima il testo di conferma.',
    delete: 'Elimina',
    cancel: 'Annulla',
    close: 'Chiudi',
    announceConfirmed: 'Confermato. Ora puoi eliminare.',
    announceDeleted: ({ organization: name }) => `Organizzazione ${name} eliminata`,

    serverCannot: 'Questo server non può eliminare organizzazioni.',
    hasNoName: 'Questa organizzazione non ha un nome da digitare, quindi non può essere eliminata qui.',
  },
};

export const deleteRefusal: Translation<typeof deleteRefusalMessages> = {
  feature: 'delete-refusal',
  messages: {
    onlyAdmins: 'Solo gli amministratori di un’organizzazione possono eliminarla.',
    rootNeedsGlobalAdmin: 'Solo gli amministratori globali possono eliminare un’organizzazione radice.',
  },
};
