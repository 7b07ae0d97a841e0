import { type Count, pluralRules } from '../../messages/plural.ts';
import type { projectCreateMessages } from '../../screens/project-create/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('fr');

const pinCount = (count: Count) =>
  `${count.text} ${plural(count, { one: 'repère', many: 'de repères', other: 'repères' })}`;

export const projectCreate: Translation<typeof projectCreateMessages> = {
  feature: 'project-create',
  messages: {
    create: 'Créer un projet',
    unnamedProject: 'Projet sans nom',
    duplicate: ({ project }) => `Dupliquer ${project}`,
    submit: 'Créer',
    cancel: 'Annuler',
    copyOf: ({ project }) => `Copie de ${project}`,
    announceCreated: ({ name }) => `Projet ${name} créé`,

    name: 'Nom du projet',
    nameShortened: ({ limit }) =>
      `Le nom de l’original a été raccourci pour que ce nom ne dépasse pas ${limit} caractères.`,
    nameBlank: 'Saisissez un nom.',
    description: 'Description',
    descriptionBlank: 'Saisissez une description.',
    tooLong: ({ limit }) => `Raccourcissez ce texte à ${limit} caractères au maximum.`,
    requestTooLong: ({ tooMany, limit }) =>
      `Le nom, la description et les repères sont envoyés dans une seule URL de ${limit} caractères au maximum. Dépassement : ${tooMany}. Raccourcissez la description ou retirez des repères. Le texte non latin, les emojis et les coordonnées comportant de nombreux chiffres prennent le plus de place.`,

    mapType: 'Type de carte',
    typeDefault: 'Par défaut',
    typeImage: 'Image',
    typeMap: 'Carte',
    defaultHint: 'Utilise l’arrière-plan par défaut de l’application.',
    imageHint: 'Utilisez votre propre image.',
    mapHint: 'Une carte du monde. Les projets s’ouvrent à cette position et à ce niveau de zoom.',
    pinsCleared: (count) => `Le changement de type a retiré ${pinCount(count)}.`,
    pinsReplaced: (count) => `Les repères copiés ont remplacé ${pinCount(count)}.`,
    undo: 'Annuler',

    imageUrl: 'URL de l’image',
    imagePlaceholder: 'Formats acceptés : .jpg, .jpeg, .png, .gif, .tiff',
    imageMissing: 'Saisissez l’URL d’une image.',
    imageTooLong: ({ limit }) => `L’URL d’une image compte au maximum ${limit} caractères.`,
    imageScheme: 'Commencez par http:// ou https://.',
    imageMalformed: 'Cette URL n’est pas valide.',
    imageEnding: 'L’URL doit se terminer par .gif, .jpg, .jpeg, .png, .svg ou .tiff.',
    imageUntested: 'Attendez la fin du test de l’image.',
    imageBroken:
      'L’image n’a pas pu être chargée. Vérifiez l’URL et que le site autorise d’autres sites à l’afficher.',
    imageTimeout: 'L’image ne s’est pas chargée en 10 secondes.',
    imageLoading: 'Test de l’image…',
    imageLoaded: ({ width, height }) => `Image chargée : ${width} × ${height} pixels.`,
    testAgain: 'Tester à nouveau',

    centerLatitude: 'Latitude du centre',
    centerLongitude: 'Longitude du centre',
    latitude: 'Latitude',
    longitude: 'Longitude',
    zoom: 'Zoom',
    zoomInvalid: ({ max }) => `Saisissez un nombre entier compris entre 0 et ${max}.`,
    x: 'X',
    y: 'Y',
    notANumber: 'Saisissez un nombre de degrés, par exemple 51,5 ou 51°30′ N.',
    latitudeRange: 'Une latitude va de -90 à 90.',
    isLongitude: 'Ceci est une longitude.',
    isLatitude: 'Ceci est une latitude.',
    swappedWithLongitude: 'Inversée avec la longitude ?',
    swappedWithLatitude: 'Inversée avec la latitude ?',
    swap: 'Inverser',
    placeFilled: ({ place }) => `Les deux champs sont remplis : ${place}`,

    mapOfWorld: 'Carte',
    mapOfImage: 'Image avec repères',
    mapKeys:
      'Les touches fléchées déplacent la carte, plus et moins règlent le zoom, Entrée ajoute un repère au centre.',
    mapHelp: 'Cliquez pour ajouter un repère, faites glisser un repère pour le déplacer.',
    loadingMap: 'Chargement de la carte',
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    zoomedIn: 'Zoom avant maximal.',
    zoomedOut: 'Zoom arrière maximal.',
    noTiles: 'Aucun fond de carte n’est configuré. Vous pouvez placer des repères à l’aide de coordonnées.',
    tilesFailed:
      'Le fond de carte n’a pas pu être chargé. Vous pouvez tout de même placer des repères à l’aide de coordonnées.',
    mapFailed:
      'La carte n’a pas pu être affichée. Vous pouvez tout de même placer des repères à l’aide de coordonnées.',
    imageTooLarge:
      'Cette image est trop grande pour être affichée. Vous pouvez placer des repères à l’aide de coordonnées.',
    imageNotYet: 'L’aperçu s’affiche ici.',
    markersHidden: ({ shown, count }) =>
      `Repères affichés : ${shown} sur ${count}. Effectuez un zoom avant pour voir les autres.`,
    marker: ({ name, place }) =>
      `${name}, ${place}. Touches fléchées pour déplacer, Entrée pour modifier, Suppr pour retirer.`,

    pins: 'Repères',
    pinCount,
    addPin: 'Ajouter un repère',
    noPins: 'Aucun repère pour l’instant.',
    newPin: ({ number }) => `Repère ${number}`,
    unnamedPin: 'Repère sans nom',
    pinName: 'Nom du repère',
    placeOnMap: ({ x, y }) => `latitude ${y}, longitude ${x}`,
    placeOnImage: ({ x, y }) => `x ${x}, y ${y}`,
    imagePlaceHint: 'En pixels à partir du coin inférieur gauche de l’image.',
    pinInvalid: 'Corrigez ce repère.',
    pinsInvalid: (count) =>
      `${count.text} ${plural(count, {
        one: 'repère doit être corrigé.',
        many: 'de repères doivent être corrigés.',
        other: 'repères doivent être corrigés.',
      })}`,
    editPin: ({ name }) => `Modifier ${name}`,
    remove: 'Retirer',
    removePin: ({ name }) => `Retirer ${name}`,
    centerMap: 'Centrer la carte ici',
    done: 'Terminé',
    findPins: 'Rechercher un repère',
    noPinFound: 'Aucun repère ne correspond.',
    morePins: ({ shown, count }) => `Affichage de ${shown} sur ${count}`,
    showMore: 'Afficher plus',
    announcePinAdded: ({ name, place }) => `Repère ajouté : ${name}, ${place}`,
    announcePinMoved: ({ name, place }) => `Repère déplacé : ${name}, ${place}`,
    announcePinRemoved: ({ name }) => `Repère retiré : ${name}`,
    loadingPins: ({ project }) => `Chargement des repères de ${project}`,
    pinsStillLoading: 'Les repères du projet copié sont encore en cours de chargement.',
    pinsNotLoaded: ({ reason }) => `Les repères de la carte n’ont pas pu être chargés : ${reason}`,
    retry: 'Réessayer',
    takePins: ({ project }) => `Copier à nouveau les repères de ${project}`,
  },
};
