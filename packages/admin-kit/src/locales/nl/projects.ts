import { pluralRules } from '../../messages/plural.ts';
import type { globalProjectsMessages } from '../../screens/global-projects/messages.ts';
import type { orgProjectsMessages } from '../../screens/org-projects/messages.ts';
import type { projectCreateMessages } from '../../screens/project-create/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('nl');

export const projectCreate: Translation<typeof projectCreateMessages> = {
  feature: 'project-create',
  messages: {
    create: 'Project maken',
    unnamedProject: 'Naamloos project',
    duplicate: ({ project }) => `${project} dupliceren`,
    submit: 'Maken',
    cancel: 'Annuleren',
    copyOf: ({ project }) => `Kopie van ${project}`,
    announceCreated: ({ name }) => `Project ${name} gemaakt`,

    name: 'Projectnaam',
    nameShortened: ({ limit }) =>
      `De naam van het origineel is ingekort, zodat deze naam in ${limit} tekens past.`,
    nameBlank: 'Voer een naam in.',
    description: 'Beschrijving',
    descriptionBlank: 'Voer een beschrijving in.',
    tooLong: ({ limit }) => `Kort dit in tot hooguit ${limit} tekens.`,
    requestTooLong: ({ tooMany, limit }) =>
      `Naam, beschrijving en pins worden verzonden in één URL van hooguit ${limit} tekens. Dit zijn er ${tooMany} te veel. Kort de beschrijving in of verwijder pins. Niet-Latijnse tekst, emoji en coördinaten met veel cijfers nemen de meeste ruimte in.`,

    mapType: 'Kaarttype',
    typeDefault: 'Standaard',
    typeImage: 'Afbeelding',
    typeMap: 'Kaart',
    defaultHint: 'Gebruikt de standaardachtergrond van de app.',
    imageHint: 'Gebruik een eigen afbeelding.',
    mapHint: 'Een wereldkaart. Projecten worden geopend op deze positie en met deze zoom.',
    pinsCleared: (count) =>
      `Door het wijzigen van het type ${plural(count, { one: 'is', other: 'zijn' })} ${count.text} ${plural(count, { one: 'pin', other: 'pins' })} verwijderd.`,
    pinsReplaced: (count) =>
      `De gekopieerde pins hebben ${count.text} ${plural(count, { one: 'pin', other: 'pins' })} vervangen.`,
    undo: 'Ongedaan maken',

    imageUrl: 'URL van afbeelding',
    imagePlaceholder: 'Ondersteund: .jpg, .jpeg, .png, .gif, .tiff',
    imageMissing: 'Voer de URL van een afbeelding in.',
    imageTooLong: ({ limit }) => `De URL van een afbeelding telt hooguit ${limit} tekens.`,
    imageScheme: 'Begin met http:// of https://.',
    imageMalformed: 'Dit is geen geldige URL.',
    imageEnding: 'De URL moet eindigen op .gif, .jpg, .jpeg, .png, .svg of .tiff.',
    imageUntested: 'Wacht tot de afbeelding is gecontroleerd.',
    imageBroken:
      'De afbeelding kan niet worden geladen. Controleer de URL en of de site toestaat dat andere sites deze weergeven.',
    imageTimeout: 'De afbeelding is niet binnen 10 seconden geladen.',
    imageLoading: 'Afbeelding controleren…',
    imageLoaded: ({ width, height }) => `Afbeelding geladen: ${width} × ${height} pixels.`,
    testAgain: 'Opnieuw controleren',

    centerLatitude: 'Breedtegraad van het midden',
    centerLongitude: 'Lengtegraad van het midden',
    latitude: 'Breedtegraad',
    longitude: 'Lengtegraad',
    zoom: 'Zoom',
    zoomInvalid: ({ max }) => `Voer een geheel getal van 0 tot en met ${max} in.`,
    x: 'X',
    y: 'Y',
    notANumber: 'Voer een aantal graden in, zoals 51,5 of 51°30′ N.',
    latitudeRange: 'Een breedtegraad ligt tussen -90 en 90.',
    isLongitude: 'Dit is een lengtegraad.',
    isLatitude: 'Dit is een breedtegraad.',
    swappedWithLongitude: 'Verwisseld met de lengtegraad?',
    swappedWithLatitude: 'Verwisseld met de breedtegraad?',
    swap: 'Verwisselen',
    placeFilled: ({ place }) => `Beide velden ingevuld: ${place}`,

    mapOfWorld: 'Kaart',
    mapOfImage: 'Afbeelding met pins',
    mapKeys:
      'Met de pijltoetsen verplaatst u de kaart, met plus en min zoomt u, met Enter voegt u een pin toe in het midden.',
    mapHelp: 'Klik om een pin toe te voegen. Sleep een pin om deze te verplaatsen.',
    loadingMap: 'Kaart laden',
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    zoomedIn: 'Volledig ingezoomd.',
    zoomedOut: 'Volledig uitgezoomd.',
    noTiles: 'Er is geen kaartachtergrond geconfigureerd. U kunt pins plaatsen met coördinaten.',
    tilesFailed: 'De kaartachtergrond kan niet worden geladen. U kunt nog wel pins plaatsen met coördinaten.',
    mapFailed: 'De kaart kan niet worden weergegeven. U kunt nog wel pins plaatsen met coördinaten.',
    imageTooLarge: 'Deze afbeelding is te groot om weer te geven. U kunt pins plaatsen met coördinaten.',
    imageNotYet: 'Het voorbeeld verschijnt hier.',
    markersHidden: ({ shown, count }) =>
      `${shown} van ${count} pins worden weergegeven. Zoom in om de overige te zien.`,
    marker: ({ name, place }) =>
      `${name}, ${place}. Verplaats met de pijltoetsen, bewerk met Enter, verwijder met Delete.`,

    pins: 'Pins',
    pinCount: (count) => `${count.text} ${plural(count, { one: 'pin', other: 'pins' })}`,
    addPin: 'Pin toevoegen',
    noPins: 'Nog geen pins.',
    newPin: ({ number }) => `Pin ${number}`,
    unnamedPin: 'Naamloze pin',
    pinName: 'Naam van pin',
    placeOnMap: ({ x, y }) => `breedtegraad ${y}, lengtegraad ${x}`,
    placeOnImage: ({ x, y }) => `x ${x}, y ${y}`,
    imagePlaceHint: 'Pixels vanaf de linkerbenedenhoek van de afbeelding.',
    pinInvalid: 'Corrigeer deze pin.',
    pinsInvalid: (count) =>
      `${count.text} ${plural(count, { one: 'pin moet', other: 'pins moeten' })} worden gewijzigd.`,
    editPin: ({ name }) => `${name} bewerken`,
    remove: 'Verwijderen',
    removePin: ({ name }) => `${name} verwijderen`,
    centerMap: 'Kaart hier centreren',
    done: 'Gereed',
    findPins: 'Pin zoeken',
    noPinFound: 'Geen overeenkomende pins.',
    morePins: ({ shown, count }) => `${shown} van ${count} weergegeven`,
    showMore: 'Meer weergeven',
    announcePinAdded: ({ name, place }) => `${name} toegevoegd op ${place}`,
    announcePinMoved: ({ name, place }) => `${name} verplaatst naar ${place}`,
    announcePinRemoved: ({ name }) => `${name} verwijderd`,
    loadingPins: ({ project }) => `Pins van ${project} laden`,
    pinsStillLoading: 'De pins van het gekopieerde project worden nog geladen.',
    pinsNotLoaded: ({ reason }) => `Kan de pins niet laden: ${reason}`,
    retry: 'Opnieuw proberen',
    takePins: ({ project }) => `Pins van ${project} opnieuw kopiëren`,
  },
};

export const globalProjects: Translation<typeof globalProjectsMessages> = {
  feature: 'global-projects',
  messages: {
    title: 'Projecten',
    loadFailed: 'Kan projecten niet laden',
    updateFailed: ({ why }) => `Wijzigen mislukt: ${why}`,
    onlyGlobalAdmins: 'Alleen globale beheerders kunnen projecten beheren.',
    reload: 'Projecten opnieuw laden',
    filter: 'Projecten filteren',
    none: 'Geen overeenkomende projecten',
    noneHint: 'Er zijn nog geen projecten. Maak het eerste in een organisatie.',

    id: 'ID',
    name: 'Naam',
    description: 'Beschrijving',
    created: 'Gemaakt',
    upgradedOverride: 'Handmatige upgrade',
    upgradedOverrideOf: ({ project }) => `Handmatige upgrade, ${project}`,
    overrideOn: ({ project }) => `Handmatige upgrade is ingeschakeld voor ${project}`,
    overrideOff: ({ project }) => `Handmatige upgrade is uitgeschakeld voor ${project}`,
    overrideWasOn: ({ project }) => `Handmatige upgrade was al ingeschakeld voor ${project}`,
    overrideWasOff: ({ project }) => `Handmatige upgrade was al uitgeschakeld voor ${project}`,
    unnamed: ({ id }) => `Project ${id}`,

    projectId: 'Project-ID',
    copyId: 'Project-ID kopiëren',
    close: 'Sluiten',
    notFound: ({ id }) => `Er is geen project met de ID ${id}.`,

    setOverride: '‘Handmatige upgrade’ inschakelen',
    unsetOverride: '‘Handmatige upgrade’ uitschakelen',
    askSetOverride: ({ text }) => `‘Handmatige upgrade’ inschakelen? Projecten: ${text}`,
    askUnsetOverride: ({ text }) => `‘Handmatige upgrade’ uitschakelen? Projecten: ${text}`,
  },
};

export const orgProjects: Translation<typeof orgProjectsMessages> = {
  feature: 'org-projects',
  messages: {
    title: 'Projecten',
    reload: 'Projecten opnieuw laden',
    projectsFailed: 'Kan projecten niet laden',
    allOrganizations: 'Alle organisaties',
    organizationNotLoaded: 'Kan organisatie niet laden',
    readOnly: 'Alleen beheerders van deze organisatie kunnen projecten ervan maken, wijzigen en verwijderen.',
    unnamedOrganization: 'Naamloze organisatie',
    unnamed: ({ id }) => `Project ${id}`,
    filter: 'Projecten filteren',
    none: 'Deze organisatie heeft geen projecten.',
    noMatch: 'Geen overeenkomende projecten',

    id: 'ID',
    name: 'Naam',
    description: 'Beschrijving',
    actions: 'Acties',

    connect: 'Verbinden',
    connectTo: ({ project }) => `Verbinden: ${project} (wordt geopend op een nieuw tabblad)`,
    connectUnknown: 'Het adres van de hoofdapp is niet geconfigureerd.',
    modify: 'Wijzigen',
    modifyOf: ({ project }) => `Wijzigen: ${project}`,
    duplicateOf: ({ project }) => `${project} dupliceren`,
    delete: 'Verwijderen',
    deleteOf: ({ project }) => `${project} verwijderen`,
    create: 'Project maken',

    removeNotImplemented: 'Projecten verwijderen is niet geïmplementeerd',
    deleteTitle: ({ project }) => `${project} verwijderen?`,
    deleteDescription: ({ project, id }) =>
      `${project}, project-ID ${id}, wordt met alle leden en de volledige inhoud definitief verwijderd.`,
    deleteMembers: ({ count }) => (count === null ? 'Leden: niet bekend.' : `Leden: ${count}.`),
    announceDeleted: ({ project }) => `${project} verwijderd`,
    notFound: ({ id }) => `Er is in deze organisatie geen project met de ID ${id}.`,
  },
};
