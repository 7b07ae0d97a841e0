import { type Count, type PluralForms, pluralRules } from '../../messages/plural.ts';
import type { globalProjectsMessages } from '../../screens/global-projects/messages.ts';
import type { orgProjectsMessages } from '../../screens/org-projects/messages.ts';
import type { projectCreateMessages } from '../../screens/project-create/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('it');
const counted = (count: Count, forms: PluralForms) => `${count.text} ${plural(count, forms)}`;

const pinCount = (count: Count) => counted(count, { many: 'di segnaposto', other: 'segnaposto' });

export const projectCreate: Translation<typeof projectCreateMessages> = {
  feature: 'project-create',
  messages: {
    create: 'Crea progetto',
    unnamedProject: 'Progetto senza nome',
    duplicate: ({ project }) => `Duplica ${project}`,
    submit: 'Crea',
    cancel: 'Annulla',
    copyOf: ({ project }) => `Copia di ${project}`,
    announceCreated: ({ name }) => `Progetto ${name} creato`,

    name: 'Nome del progetto',
    nameShortened: ({ limit }) =>
      `Il nome dell’originale è stato accorciato, in modo che questo nome rientri in ${limit} caratteri.`,
    nameBlank: 'Inserisci un nome.',
    description: 'Descrizione',
    descriptionBlank: 'Inserisci una descrizione.',
    tooLong: ({ limit }) => `Accorcia il testo a un massimo di ${limit} caratteri.`,
    requestTooLong: ({ tooMany, limit }) =>
      `Nome, descrizione e segnaposto vengono inviati in un unico URL di al massimo ${limit} caratteri. Il limite è superato di ${tooMany}. Accorcia la descrizione o rimuovi segnaposto. Testi non latini, emoji e coordinate con molte cifre occupano più spazio.`,

    mapType: 'Tipo di mappa',
    typeDefault: 'Predefinita',
    typeImage: 'Immagine',
    typeMap: 'Mappa',
    defaultHint: 'Usa lo sfondo predefinito dell’app.',
    imageHint: 'Usa una tua immagine.',
    mapHint: 'Una mappa del mondo. I progetti si aprono con questa posizione e questo zoom.',
    pinsCleared: (count) => `Il cambio di tipo ha rimosso ${pinCount(count)}.`,
    pinsReplaced: (count) => `I segnaposto copiati hanno sostituito ${pinCount(count)}.`,
    undo: 'Ripristina',

    imageUrl: 'URL dell’immagine',
    imagePlaceholder: 'Formati supportati: .jpg, .jpeg, .png, .gif, .tiff',
    imageMissing: 'Inserisci l’URL di un’immagine.',
    imageTooLong: ({ limit }) => `L’URL di un’immagine può avere al massimo ${limit} caratteri.`,
    imageScheme: 'Inizia con http:// o https://.',
    imageMalformed: 'Questo URL non è valido.',
    imageEnding: 'L’URL deve terminare con .gif, .jpg, .jpeg, .png, .svg o .tiff.',
    imageUntested: 'Attendi la fine della verifica dell’immagine.',
    imageBroken:
      'Impossibile caricare l’immagine. Controlla l’URL e se il sito consente ad altri siti di mostrarla.',
    imageTimeout: 'L’immagine non è stata caricata entro 10 secondi.',
    imageLoading: 'Verifica dell’immagine…',
    imageLoaded: ({ width, height }) => `Immagine caricata: ${width} × ${height} pixel.`,
    testAgain: 'Verifica di nuovo',

    centerLatitude: 'Latitudine del centro',
    centerLongitude: 'Longitudine del centro',
    latitude: 'Latitudine',
    longitude: 'Longitudine',
    zoom: 'Zoom',
    zoomInvalid: ({ max }) => `Inserisci un numero intero da 0 a ${max}.`,
    x: 'X',
    y: 'Y',
    notANumber: 'Inserisci un numero di gradi, ad esempio 51,5 o 51°30′ N.',
    latitudeRange: 'Una latitudine va da -90 a 90.',
    isLongitude: 'Questa è una longitudine.',
    isLatitude: 'Questa è una latitudine.',
    swappedWithLongitude: 'Scambiata con la longitudine?',
    swappedWithLatitude: 'Scambiata con la latitudine?',
    swap: 'Scambia',
    placeFilled: ({ place }) => `Entrambi i campi compilati: ${place}`,

    mapOfWorld: 'Mappa',
    mapOfImage: 'Immagine con segnaposto',
    mapKeys:
      'I tasti freccia spostano la mappa, più e meno regolano lo zoom, Invio aggiunge un segnaposto al centro.',
    mapHelp: 'Fai clic per aggiungere un segnaposto, trascinalo per spostarlo.',
    loadingMap: 'Caricamento della mappa',
    zoomIn: 'Aumenta zoom',
    zoomOut: 'Riduci zoom',
    zoomedIn: 'Zoom massimo raggiunto.',
    zoomedOut: 'Zoom minimo raggiunto.',
    noTiles: 'Non è configurato alcuno sfondo della mappa. Puoi posizionare i segnaposto con le coordinate.',
    tilesFailed:
      'Impossibile caricare lo sfondo della mappa. Puoi comunque posizionare i segnaposto con le coordinate.',
    mapFailed: 'Impossibile mostrare la mappa. Puoi comunque posizionare i segnaposto con le coordinate.',
    imageTooLarge:
      'Questa immagine è troppo grande per essere mostrata. Puoi posizionare i segnaposto con le coordinate.',
    imageNotYet: 'L’anteprima viene mostrata qui.',
    markersHidden: ({ shown, count }) =>
      `Segnaposto mostrati: ${shown} di ${count}. Aumenta lo zoom per vedere gli altri.`,
    marker: ({ name, place }) =>
      `${name}, ${place}. Usa i tasti freccia per spostarlo, Invio per modificarlo, Canc per rimuoverlo.`,

    pins: 'Segnaposto',
    pinCount,
    addPin: 'Aggiungi segnaposto',
    noPins: 'Ancora nessun segnaposto.',
    newPin: ({ number }) => `Segnaposto ${number}`,
    unnamedPin: 'Segnaposto senza nome',
    pinName: 'Nome del segnaposto',
    placeOnMap: ({ x, y }) => `latitudine ${y}, longitudine ${x}`,
    placeOnImage: ({ x, y }) => `x ${x}, y ${y}`,
    imagePlaceHint: 'Pixel dall’angolo inferiore sinistro dell’immagine.',
    pinInvalid: 'Correggi questo segnaposto.',
    pinsInvalid: (count) => `${pinCount(count)} da correggere.`,
    editPin: ({ name }) => `Modifica ${name}`,
    remove: 'Rimuovi',
    removePin: ({ name }) => `Rimuovi ${name}`,
    centerMap: 'Centra la mappa qui',
    done: 'Fine',
    findPins: 'Trova un segnaposto',
    noPinFound: 'Nessun segnaposto corrisponde.',
    morePins: ({ shown, count }) => `Mostrati ${shown} di ${count}`,
    showMore: 'Mostra altri',
    announcePinAdded: ({ name, place }) => `${name} aggiunto: ${place}`,
    announcePinMoved: ({ name, place }) => `${name} spostato: ${place}`,
    announcePinRemoved: ({ name }) => `${name} rimosso`,
    loadingPins: ({ project }) => `Caricamento dei segnaposto di ${project}`,
    pinsStillLoading: 'I segnaposto del progetto copiato sono ancora in caricamento.',
    pinsNotLoaded: ({ reason }) => `Impossibile caricare i segnaposto della mappa: ${reason}`,
    retry: 'Riprova',
    takePins: ({ project }) => `Copia di nuovo i segnaposto di ${project}`,
  },
};

export const globalProjects: Translation<typeof globalProjectsMessages> = {
  feature: 'global-projects',
  messages: {
    title: 'Progetti',
    loadFailed: 'Impossibile caricare i progetti',
    updateFailed: ({ why }) => `Aggiornamento non riuscito: ${why}`,
    onlyGlobalAdmins: 'Solo gli amministratori globali possono gestire i progetti.',
    reload: 'Ricarica progetti',
    filter: 'Filtra progetti',
    none: 'Nessun progetto corrisponde alla ricerca',
    noneHint: 'Non ci sono ancora progetti. Crea il primo in un’organizzazione.',

    id: 'ID',
    name: 'Nome',
    description: 'Descrizione',
    created: 'Creato',
    upgradedOverride: 'Upgrade forzato',
    upgradedOverrideOf: ({ project }) => `Upgrade forzato, ${project}`,
    overrideOn: ({ project }) => `Upgrade forzato attivato per ${project}`,
    overrideOff: ({ project }) => `Upgrade forzato disattivato per ${project}`,
    overrideWasOn: ({ project }) => `Upgrade forzato era già attivato per ${project}`,
    overrideWasOff: ({ project }) => `Upgrade forzato era già disattivato per ${project}`,
    unnamed: ({ id }) => `Progetto ${id}`,

    projectId: 'ID progetto',
    copyId: 'Copia ID progetto',
    close: 'Chiudi',
    notFound: ({ id }) => `Non esiste alcun progetto con l’ID ${id}.`,

    setOverride: 'Attiva «Upgrade forzato»',
    unsetOverride: 'Disattiva «Upgrade forzato»',
    askSetOverride: ({ text }) => `Attivare «Upgrade forzato»? Progetti: ${text}`,
    askUnsetOverride: ({ text }) => `Disattivare «Upgrade forzato»? Progetti: ${text}`,
  },
};

export const orgProjects: Translation<typeof orgProjectsMessages> = {
  feature: 'org-projects',
  messages: {
    title: 'Progetti',
    reload: 'Ricarica progetti',
    projectsFailed: 'Impossibile caricare i progetti',
    allOrganizations: 'Tutte le organizzazioni',
    organizationNotLoaded: 'Impossibile caricare l’organizzazione',
    readOnly:
      'Solo gli amministratori di questa organizzazione possono crearne, modificarne ed eliminarne i progetti.',
    unnamedOrganization: 'Organizzazione senza nome',
    unnamed: ({ id }) => `Progetto ${id}`,
    filter: 'Filtra progetti',
    none: 'Questa organizzazione non ha progetti.',
    noMatch: 'Nessun progetto corrisponde alla ricerca',

    id: 'ID',
    name: 'Nome',
    description: 'Descrizione',
    actions: 'Azioni',

    connect: 'Connetti',
    connectTo: ({ project }) => `Connetti: ${project} (si apre in una nuova scheda)`,
    connectUnknown: 'L’indirizzo dell’app principale non è configurato.',
    modify: 'Modifica',
    modifyOf: ({ project }) => `Modifica: ${project}`,
    duplicateOf: ({ project }) => `Duplica ${project}`,
    delete: 'Elimina',
    deleteOf: ({ project }) => `Elimina ${project}`,
    create: 'Crea progetto',

    removeNotImplemented: 'rimozione del progetto non implementata',
    deleteTitle: ({ project }) => `Eliminare ${project}?`,
    deleteDescription: ({ project, id }) =>
      `Il progetto ${project}, ID progetto ${id}, viene eliminato definitivamente, con i suoi membri e tutto il suo contenuto.`,
    deleteMembers: ({ count }) => (count === null ? 'Membri: non noto.' : `Membri: ${count}.`),
    announceDeleted: ({ project }) => `Progetto ${project} eliminato`,
    notFound: ({ id }) => `In questa organizzazione non esiste alcun progetto con l’ID ${id}.`,
  },
};
