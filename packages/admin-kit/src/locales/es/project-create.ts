import { type Count, pluralRules } from '../../messages/plural.ts';
import type { projectCreateMessages } from '../../screens/project-create/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('es');

const pinCount = (count: Count) =>
  `${count.text} ${plural(count, { one: 'marcador', many: 'de marcadores', other: 'marcadores' })}`;

export const projectCreate: Translation<typeof projectCreateMessages> = {
  feature: 'project-create',
  messages: {
    create: 'Crear proyecto',
    unnamedProject: 'Proyecto sin nombre',
    duplicate: ({ project }) => `Duplicar ${project}`,
    submit: 'Crear',
    cancel: 'Cancelar',
    copyOf: ({ project }) => `Copia de ${project}`,
    announceCreated: ({ name }) => `Proyecto ${name} creado`,

    name: 'Nombre del proyecto',
    nameShortened: ({ limit }) =>
      `El nombre del original se acortó para que este nombre no supere los ${limit} caracteres.`,
    nameBlank: 'Introduzca un nombre.',
    description: 'Descripción',
    descriptionBlank: 'Introduzca una descripción.',
    tooLong: ({ limit }) => `Acorte este texto a ${limit} caracteres como máximo.`,
    requestTooLong: ({ tooMany, limit }) =>
      `El nombre, la descripción y los marcadores se envían en una sola URL de ${limit} caracteres como máximo. Exceso: ${tooMany}. Acorte la descripción o quite marcadores. El texto no latino, los emojis y las coordenadas con muchos dígitos son lo que más espacio ocupa.`,

    mapType: 'Tipo de mapa',
    typeDefault: 'Predeterminado',
    typeImage: 'Imagen',
    typeMap: 'Mapa',
    defaultHint: 'Usa el fondo predeterminado de la aplicación.',
    imageHint: 'Use su propia imagen.',
    mapHint: 'Un mapa del mundo. Los proyectos se abren en esta posición y con este zoom.',
    pinsCleared: (count) =>
      `Al cambiar el tipo ${plural(count, { one: 'se quitó', many: 'se quitaron', other: 'se quitaron' })} ${pinCount(count)}.`,
    pinsReplaced: (count) => `Los marcadores copiados sustituyeron ${pinCount(count)}.`,
    undo: 'Deshacer',

    imageUrl: 'URL de la imagen',
    imagePlaceholder: 'Formatos admitidos: .jpg, .jpeg, .png, .gif, .tiff',
    imageMissing: 'Introduzca la URL de una imagen.',
    imageTooLong: ({ limit }) => `La URL de una imagen tiene como máximo ${limit} caracteres.`,
    imageScheme: 'Empiece por http:// o https://.',
    imageMalformed: 'Esta URL no es válida.',
    imageEnding: 'La URL debe terminar en .gif, .jpg, .jpeg, .png, .svg o .tiff.',
    imageUntested: 'Espere a que termine la prueba de la imagen.',
    imageBroken:
      'No se pudo cargar la imagen. Compruebe la URL y si el sitio permite que otros sitios la muestren.',
    imageTimeout: 'La imagen no se cargó en 10 segundos.',
    imageLoading: 'Probando la imagen…',
    imageLoaded: ({ width, height }) => `Imagen cargada: ${width} × ${height} píxeles.`,
    testAgain: 'Volver a probar',

    centerLatitude: 'Latitud del centro',
    centerLongitude: 'Longitud del centro',
    latitude: 'Latitud',
    longitude: 'Longitud',
    zoom: 'Zoom',
    zoomInvalid: ({ max }) => `Introduzca un número entero de 0 a ${max}.`,
    x: 'X',
    y: 'Y',
    notANumber: 'Introduzca un número de grados, por ejemplo, 51,5 o 51°30′ N.',
    latitudeRange: 'Una latitud va de -90 a 90.',
    isLongitude: 'Esto es una longitud.',
    isLatitude: 'Esto es una latitud.',
    swappedWithLongitude: '¿Intercambiada con la longitud?',
    swappedWithLatitude: '¿Intercambiada con la latitud?',
    swap: 'Intercambiar',
    placeFilled: ({ place }) => `Ambos campos rellenados: ${place}`,

    mapOfWorld: 'Mapa',
    mapOfImage: 'Imagen con marcadores',
    mapKeys:
      'Las teclas de flecha mueven el mapa, más y menos cambian el zoom, Entrar añade un marcador en el centro.',
    mapHelp: 'Haga clic para añadir un marcador, arrastre un marcador para moverlo.',
    loadingMap: 'Cargando el mapa',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    zoomedIn: 'Zoom al máximo.',
    zoomedOut: 'Zoom al mínimo.',
    noTiles: 'No hay ningún fondo de mapa configurado. Puede colocar marcadores por coordenadas.',
    tilesFailed: 'No se pudo cargar el fondo del mapa. Aún puede colocar marcadores por coordenadas.',
    mapFailed: 'No se pudo mostrar el mapa. Aún puede colocar marcadores por coordenadas.',
    imageTooLarge:
      'Esta imagen es demasiado grande para mostrarla. Puede colocar marcadores por coordenadas.',
    imageNotYet: 'La vista previa aparece aquí.',
    markersHidden: ({ shown, count }) =>
      `Marcadores mostrados: ${shown} de ${count}. Acerque el mapa para ver el resto.`,
    marker: ({ name, place }) =>
      `${name}, ${place}. Use las teclas de flecha para mover, Entrar para editar, Supr para quitar.`,

    pins: 'Marcadores',
    pinCount,
    addPin: 'Añadir marcador',
    noPins: 'Todavía no hay marcadores.',
    newPin: ({ number }) => `Marcador ${number}`,
    unnamedPin: 'Marcador sin nombre',
    pinName: 'Nombre del marcador',
    placeOnMap: ({ x, y }) => `latitud ${y}, longitud ${x}`,
    placeOnImage: ({ x, y }) => `x ${x}, y ${y}`,
    imagePlaceHint: 'Píxeles desde la esquina inferior izquierda de la imagen.',
    pinInvalid: 'Corrija este marcador.',
    pinsInvalid: (count) =>
      `${count.text} ${plural(count, {
        one: 'marcador debe corregirse.',
        many: 'de marcadores deben corregirse.',
        other: 'marcadores deben corregirse.',
      })}`,
    editPin: ({ name }) => `Editar ${name}`,
    remove: 'Quitar',
    removePin: ({ name }) => `Quitar ${name}`,
    centerMap: 'Centrar el mapa aquí',
    done: 'Listo',
    findPins: 'Buscar un marcador',
    noPinFound: 'Ningún marcador coincide.',
    morePins: ({ shown, count }) => `Se muestran ${shown} de ${count}`,
    showMore: 'Mostrar más',
    announcePinAdded: ({ name, place }) => `Marcador añadido: ${name}, ${place}`,
    announcePinMoved: ({ name, place }) => `Marcador movido: ${name}, ${place}`,
    announcePinRemoved: ({ name }) => `Marcador quitado: ${name}`,
    loadingPins: ({ project }) => `Cargando los marcadores de ${project}`,
    pinsStillLoading: 'Los marcadores del proyecto copiado todavía se están cargando.',
    pinsNotLoaded: ({ reason }) => `No se pudieron cargar los marcadores del mapa: ${reason}`,
    retry: 'Reintentar',
    takePins: ({ project }) => `Volver a copiar los marcadores de ${project}`,
  },
};
