import { pluralRules } from '../../messages/plural.ts';
import type { globalProjectsMessages } from '../../screens/global-projects/messages.ts';
import type { orgProjectsMessages } from '../../screens/org-projects/messages.ts';
import type { projectCreateMessages } from '../../screens/project-create/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('de');

export const projectCreate: Translation<typeof projectCreateMessages> = {
  feature: 'project-create',
  messages: {
    create: 'Projekt erstellen',
    unnamedProject: 'Unbenanntes Projekt',
    duplicate: ({ project }) => `${project} duplizieren`,
    submit: 'Erstellen',
    cancel: 'Abbrechen',
    copyOf: ({ project }) => `Kopie von ${project}`,
    announceCreated: ({ name }) => `Projekt ${name} erstellt`,

    name: 'Projektname',
    nameShortened: ({ limit }) =>
      `Der Name des Originals wurde gekürzt, damit dieser Name höchstens ${limit} Zeichen hat.`,
    nameBlank: 'Geben Sie einen Namen ein.',
    description: 'Beschreibung',
    descriptionBlank: 'Geben Sie eine Beschreibung ein.',
    tooLong: ({ limit }) => `Kürzen Sie den Text auf höchstens ${limit} Zeichen.`,
    requestTooLong: ({ tooMany, limit }) =>
      `Name, Beschreibung und Pins werden in einer URL mit höchstens ${limit} Zeichen gesendet. Das sind ${tooMany} Zeichen zu viel. Kürzen Sie die Beschreibung oder entfernen Sie Pins. Nicht lateinische Schrift, Emojis und Koordinaten mit vielen Stellen benötigen am meisten Platz.`,

    mapType: 'Kartentyp',
    typeDefault: 'Standard',
    typeImage: 'Bild',
    typeMap: 'Karte',
    defaultHint: 'Verwendet den Standardhintergrund der App.',
    imageHint: 'Verwenden Sie ein eigenes Bild.',
    mapHint: 'Eine Weltkarte. Projekte werden an dieser Position und mit diesem Zoom geöffnet.',
    pinsCleared: (count) =>
      `Durch den Wechsel des Typs ${plural(count, { one: 'wurde', other: 'wurden' })} ${count.text} ${plural(count, { one: 'Pin', other: 'Pins' })} entfernt.`,
    pinsReplaced: (count) =>
      `Die kopierten Pins haben ${count.text} ${plural(count, { one: 'Pin', other: 'Pins' })} ersetzt.`,
    undo: 'Rückgängig machen',

    imageUrl: 'Bild-URL',
    imagePlaceholder: 'Unterstützt: .jpg, .jpeg, .png, .gif, .tiff',
    imageMissing: 'Geben Sie die URL eines Bildes ein.',
    imageTooLong: ({ limit }) => `Eine Bild-URL hat höchstens ${limit} Zeichen.`,
    imageScheme: 'Beginnen Sie mit http:// oder https://.',
    imageMalformed: 'Das ist keine gültige URL.',
    imageEnding: 'Die URL muss auf .gif, .jpg, .jpeg, .png, .svg oder .tiff enden.',
    imageUntested: 'Warten Sie, bis das Bild geprüft ist.',
    imageBroken:
      'Das Bild konnte nicht geladen werden. Prüfen Sie die URL und ob die Website das Anzeigen auf anderen Websites zulässt.',
    imageTimeout: 'Das Bild wurde nicht innerhalb von 10 Sekunden geladen.',
    imageLoading: 'Bild wird geprüft…',
    imageLoaded: ({ width, height }) => `Bild geladen: ${width} × ${height} Pixel.`,
    testAgain: 'Erneut prüfen',

    centerLatitude: 'Breitengrad der Mitte',
    centerLongitude: 'Längengrad der Mitte',
    latitude: 'Breitengrad',
    longitude: 'Längengrad',
    zoom: 'Zoom',
    zoomInvalid: ({ max }) => `Geben Sie eine ganze Zahl von 0 bis ${max} ein.`,
    x: 'X',
    y: 'Y',
    notANumber: 'Geben Sie Grad als Zahl ein, zum Beispiel 51,5 oder 51°30′ N.',
    latitudeRange: 'Ein Breitengrad liegt zwischen -90 und 90.',
    isLongitude: 'Das ist ein Längengrad.',
    isLatitude: 'Das ist ein Breitengrad.',
    swappedWithLongitude: 'Mit dem Längengrad vertauscht?',
    swappedWithLatitude: 'Mit dem Breitengrad vertauscht?',
    swap: 'Tauschen',
    placeFilled: ({ place }) => `Beide Felder ausgefüllt: ${place}`,

    mapOfWorld: 'Karte',
    mapOfImage: 'Bild mit Pins',
    mapKeys:
      'Die Pfeiltasten verschieben die Karte, Plus und Minus zoomen, die Eingabetaste fügt in der Mitte einen Pin hinzu.',
    mapHelp: 'Klicken Sie, um einen Pin hinzuzufügen. Ziehen Sie einen Pin, um ihn zu verschieben.',
    loadingMap: 'Karte wird geladen',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    zoomedIn: 'Maximal vergrößert.',
    zoomedOut: 'Maximal verkleinert.',
    noTiles: 'Es ist kein Kartenhintergrund konfiguriert. Sie können Pins über Koordinaten platzieren.',
    tilesFailed:
      'Der Kartenhintergrund konnte nicht geladen werden. Sie können Pins weiterhin über Koordinaten platzieren.',
    mapFailed:
      'Die Karte konnte nicht angezeigt werden. Sie können Pins weiterhin über Koordinaten platzieren.',
    imageTooLarge:
      'Dieses Bild ist zu groß, um angezeigt zu werden. Sie können Pins über Koordinaten platzieren.',
    imageNotYet: 'Hier erscheint die Vorschau.',
    markersHidden: ({ shown, count }) =>
      `${shown} von ${count} Pins werden angezeigt. Vergrößern Sie die Ansicht, um die übrigen zu sehen.`,
    marker: ({ name, place }) =>
      `${name}, ${place}. Verschieben mit den Pfeiltasten, Bearbeiten mit der Eingabetaste, Entfernen mit der Entf-Taste.`,

    pins: 'Pins',
    pinCount: (count) => `${count.text} ${plural(count, { one: 'Pin', other: 'Pins' })}`,
    addPin: 'Pin hinzufügen',
    noPins: 'Noch keine Pins.',
    newPin: ({ number }) => `Pin ${number}`,
    unnamedPin: 'Unbenannter Pin',
    pinName: 'Name des Pins',
    placeOnMap: ({ x, y }) => `Breitengrad ${y}, Längengrad ${x}`,
    placeOnImage: ({ x, y }) => `x ${x}, y ${y}`,
    imagePlaceHint: 'Pixel von der linken unteren Ecke des Bildes aus.',
    pinInvalid: 'Korrigieren Sie diesen Pin.',
    pinsInvalid: (count) =>
      `${count.text} ${plural(count, { one: 'Pin muss', other: 'Pins müssen' })} geändert werden.`,
    editPin: ({ name }) => `${name} bearbeiten`,
    remove: 'Entfernen',
    removePin: ({ name }) => `${name} entfernen`,
    centerMap: 'Karte hier zentrieren',
    done: 'Fertig',
    findPins: 'Pin suchen',
    noPinFound: 'Keine Pins entsprechen der Suche.',
    morePins: ({ shown, count }) => `${shown} von ${count} angezeigt`,
    showMore: 'Mehr anzeigen',
    announcePinAdded: ({ name, place }) => `${name} hinzugefügt bei ${place}`,
    announcePinMoved: ({ name, place }) => `${name} verschoben nach ${place}`,
    announcePinRemoved: ({ name }) => `${name} entfernt`,
    loadingPins: ({ project }) => `Pins von ${project} werden geladen`,
    pinsStillLoading: 'Die Pins des kopierten Projekts werden noch geladen.',
    pinsNotLoaded: ({ reason }) => `Die Pins konnten nicht geladen werden: ${reason}`,
    retry: 'Erneut versuchen',
    takePins: ({ project }) => `Pins von ${project} erneut kopieren`,
  },
};

export const globalProjects: Translation<typeof globalProjectsMessages> = {
  feature: 'global-projects',
  messages: {
    title: 'Projekte',
    loadFailed: 'Projekte konnten nicht geladen werden',
    updateFailed: ({ why }) => `Änderung fehlgeschlagen: ${why}`,
    onlyGlobalAdmins: 'Nur globale Admins können Projekte verwalten.',
    reload: 'Projekte neu laden',
    filter: 'Projekte filtern',
    none: 'Keine Projekte entsprechen der Suche',
    noneHint: 'Es gibt noch keine Projekte. Erstellen Sie das erste in einer Organisation.',

    id: 'ID',
    name: 'Name',
    description: 'Beschreibung',
    created: 'Erstellt',
    upgradedOverride: 'Upgrade-Freischaltung',
    upgradedOverrideOf: ({ project }) => `Upgrade-Freischaltung, ${project}`,
    overrideOn: ({ project }) => `Upgrade-Freischaltung ist für ${project} aktiviert`,
    overrideOff: ({ project }) => `Upgrade-Freischaltung ist für ${project} deaktiviert`,
    overrideWasOn: ({ project }) => `Upgrade-Freischaltung war für ${project} bereits aktiviert`,
    overrideWasOff: ({ project }) => `Upgrade-Freischaltung war für ${project} bereits deaktiviert`,
    unnamed: ({ id }) => `Projekt ${id}`,

    projectId: 'Projekt-ID',
    copyId: 'Projekt-ID kopieren',
    close: 'Schließen',
    notFound: ({ id }) => `Es gibt kein Projekt mit der ID ${id}.`,

    setOverride: '„Upgrade-Freischaltung“ setzen',
    unsetOverride: '„Upgrade-Freischaltung“ zurücknehmen',
    askSetOverride: ({ text }) => `„Upgrade-Freischaltung“ setzen? Projekte: ${text}`,
    askUnsetOverride: ({ text }) => `„Upgrade-Freischaltung“ zurücknehmen? Projekte: ${text}`,
  },
};

export const orgProjects: Translation<typeof orgProjectsMessages> = {
  feature: 'org-projects',
  messages: {
    title: 'Projekte',
    reload: 'Projekte neu laden',
    projectsFailed: 'Projekte konnten nicht geladen werden',
    allOrganizations: 'Alle Organisationen',
    organizationNotLoaded: 'Organisation konnte nicht geladen werden',
    readOnly: 'Nur Admins dieser Organisation können ihre Projekte erstellen, ändern und löschen.',
    unnamedOrganization: 'Unbenannte Organisation',
    unnamed: ({ id }) => `Projekt ${id}`,
    filter: 'Projekte filtern',
    none: 'Diese Organisation hat keine Projekte.',
    noMatch: 'Keine Projekte entsprechen der Suche',

    id: 'ID',
    name: 'Name',
    description: 'Beschreibung',
    actions: 'Aktionen',

    connect: 'Verbinden',
    connectTo: ({ project }) => `Verbinden: ${project} (wird in einem neuen Tab geöffnet)`,
    connectUnknown: 'Die Adresse der Hauptanwendung ist nicht konfiguriert.',
    modify: 'Ändern',
    modifyOf: ({ project }) => `Ändern: ${project}`,
    duplicateOf: ({ project }) => `${project} duplizieren`,
    delete: 'Löschen',
    deleteOf: ({ project }) => `${project} löschen`,
    create: 'Projekt erstellen',

    removeNotImplemented: 'Das Entfernen von Projekten ist nicht implementiert',
    deleteTitle: ({ project }) => `${project} löschen?`,
    deleteDescription: ({ project, id }) =>
      `${project}, Projekt-ID ${id}, wird mit allen Mitgliedern und Inhalten endgültig gelöscht.`,
    deleteMembers: ({ count }) => (count === null ? 'Mitglieder: nicht bekannt.' : `Mitglieder: ${count}.`),
    announceDeleted: ({ project }) => `${project} gelöscht`,
    notFound: ({ id }) => `Es gibt in dieser Organisation kein Projekt mit der ID ${id}.`,
  },
};
