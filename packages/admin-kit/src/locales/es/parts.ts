import type { controlMessages } from '../../messages/control-messages.ts';
import type { displayMessages } from '../../messages/display-messages.ts';
import type { errorMessages } from '../../messages/error-text.ts';
import { pluralRules } from '../../messages/plural.ts';
import type { conflictMessages } from '../../provider/conflict-messages.ts';
import type { draftMessages } from '../../provider/draft-notice.tsx';
import type { noticeMessages } from '../../provider/notice-messages.ts';
import type { chartMessages } from '../../ui/chart/chart-messages.ts';
import type { dataTableMessages } from '../../ui/data-table/data-table-messages.ts';
import type { emailActionsMessages } from '../../ui/email-actions/email-actions.tsx';
import type { jsonViewerMessages } from '../../ui/json-viewer/json-viewer-messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('es');

export const controls: Translation<typeof controlMessages> = {
  feature: 'controls',
  messages: {
    close: 'Cerrar',
    cancel: 'Cancelar',
    clearSearch: 'Borrar la búsqueda',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    required: 'obligatorio',
    dismiss: 'Descartar',
    menuNotLoaded: 'No se pudo cargar el menú. Vuelva a intentarlo cuando tenga conexión.',
    notifications: 'Notificaciones',
    waitUntilDone: 'Espere a que termine la solicitud.',
    charactersLeft: ({ count }) => `Caracteres restantes: ${count}`,
    charactersTooMany: ({ count }) => `Caracteres de más: ${count}`,
    invisibleLeftOut: 'Los caracteres invisibles se omiten.',
    numberEmpty: 'Introduzca un número.',
    numberNotWhole: 'Introduzca un número entero, solo con dígitos.',
    numberUnreadable: 'Introduzca un número, por ejemplo, 12.',
    numberUnit: ({ unit }) => `Quite ${unit}. Solo se envía el número.`,
    numberTwoMeanings: 'Esto puede significar dos números. Elija uno.',
    takeNumber: ({ number }) => `Usar ${number}`,
    numberSent: ({ number }) => `Se enviará ${number}.`,
    notSaved: 'No guardado',
    notSavedBecause: ({ reason }) => `No guardado. ${reason}`,
    notSavedAndReset: ({ reason }) => `No guardado. Se muestra el valor guardado. ${reason}`,
    retryNotSaved: ({ reason }) => `Reintentar. No guardado: ${reason}`,
    numberTooLow: ({ min }) => `Introduzca ${min} o más.`,
    numberTooHigh: ({ max }) => `Introduzca ${max} o menos.`,
  },
};

export const display: Translation<typeof displayMessages> = {
  feature: 'display',
  messages: {
    information: 'Información',
    warning: 'Advertencia',
    danger: 'Error',
    success: 'Operación correcta',
    dismiss: 'Descartar',
    retry: 'Reintentar',
    loading: 'Cargando…',
    noValue: 'sin valor',
    listSeparator: ', ',
    breadcrumbs: 'Ruta de navegación',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'No se pudo copiar. El texto está seleccionado: cópielo con el teclado.',
    copySecretFailed: 'No se pudo copiar.',
    showAll: 'Mostrar todo',
    showLess: 'Mostrar menos',
    unknownTime: 'Hora desconocida',
    crashTitle: 'Esta parte ha dejado de funcionar',
    crashText: 'El resto de la página sigue funcionando. Reintentar vuelve a cargar esta parte.',
    forbiddenTitle: 'No tiene acceso a este contenido',
    failedTitle: 'No se pudo cargar este contenido',
    meter: ({ value, max }) => `${value} de ${max}`,
    hiddenCharacter: ({ codePoint }) => `Carácter invisible ${codePoint}`,
  },
};

export const errors: Translation<typeof errorMessages> = {
  feature: 'errors',
  messages: {
    session: 'La sesión ha finalizado. Vuelva a iniciar sesión.',
    access: 'No tiene acceso a esta organización.',
    forbidden: 'No tiene acceso a este contenido.',
    notFound: 'No se encontró en el servidor.',
    changed: 'Otra persona ha cambiado esto. Revíselo antes de volver a intentarlo.',
    tooLong: 'El servidor rechazó esta solicitud porque es demasiado larga. Acórtela y vuelva a intentarlo.',
    busy: 'El servidor está ocupado. Espere un momento y vuelva a intentarlo.',
    status:
      'El servidor no pudo realizar esta operación. Vuelva a intentarlo o póngase en contacto con el soporte si el problema continúa.',
    format: 'No se pudo leer la respuesta del servidor. Vuelva a intentarlo.',
    network: 'No se pudo conectar con el servidor. Compruebe la conexión y vuelva a intentarlo.',
    offline: 'Este dispositivo no tiene conexión. No se envió nada.',
    timeout: 'El servidor no respondió a tiempo. Vuelva a intentarlo.',
    input: 'Un valor de esta solicitud no es válido. No se envió nada.',
    vetoed: 'Esta aplicación no permite esta acción. No se envió nada.',
    aborted: 'La operación se canceló.',
    unknownResult:
      'No se recibió una respuesta clara. Es posible que el cambio se haya realizado. Compruébelo antes de volver a intentarlo.',
    unknownReason: ({ reason }) =>
      `${/[.!?…]$/u.test(reason) ? reason : `${reason}.`} Es posible que el cambio se haya realizado. Compruébelo antes de volver a intentarlo.`,
    earlierMade: ({ label }) =>
      `La solicitud anterior había funcionado: ${label} ya existe. Esta no se envió. Para enviarla también, inténtelo de nuevo.`,
    earlierUnclear: ({ label }) =>
      `La solicitud anterior, de ${label}, puede haber funcionado. Esta no se envió. Compruebe la lista antes de volver a intentarlo.`,
    busyUntil: ({ reason, time }) => {
      const why = reason ?? 'El servidor está ocupado';
      return `${/[.!?…]$/u.test(why) ? why : `${why}.`} Inténtelo de nuevo a las ${time}.`;
    },
    notMade: 'No se recibió una respuesta clara. El cambio no está en el servidor por ahora.',
    notMadeReason: ({ reason }) =>
      `${/[.!?…]$/u.test(reason) ? reason : `${reason}.`} El cambio no está en el servidor por ahora.`,
    endedBefore: 'La sesión o la página terminó antes de que esto se guardara.',
  },
};

export const drafts: Translation<typeof draftMessages> = {
  feature: 'drafts',
  messages: {
    restored: 'Borrador restaurado',
    startOver: 'Empezar de nuevo',
  },
};

export const notices: Translation<typeof noticeMessages> = {
  feature: 'notices',
  messages: {
    undo: 'Deshacer',
    undone: ({ text }) => `Deshecho: ${text}`,
    notUndone: ({ text, reason }) => `No se deshizo: ${text}. ${reason}`,
    nothingSent: 'No se envió nada.',
    wasMade: 'La solicitud anterior había funcionado. No se volvió a enviar nada.',
    wasGone: ({ label }) => `Ya se había eliminado: ${label}.`,
    wasGoneUnnamed: 'Ya se había eliminado.',
    failed: ({ label, reason }) => `No guardado: ${label}. ${reason}`,
  },
};

export const conflict: Translation<typeof conflictMessages> = {
  feature: 'conflict',
  messages: {
    theirs: 'Guardado por otra persona',
    yours: 'Su cambio',
    theirsOf: ({ field, value }) => `${field}, valor guardado por otra persona: ${value}`,
    yoursOf: ({ field, value }) => `${field}, valor de su cambio: ${value}`,
    nothing: 'vacío',
    cancel: 'Cancelar',
  },
};

export const chart: Translation<typeof chartMessages> = {
  feature: 'chart',
  messages: {
    values: ({ title }) => `Valores: ${title}`,
    valueOf: ({ name, value }) => `${name}: ${value}`,
    span: ({ first, last }) => `${first} – ${last}`,
    soFar: ({ name }) => `${name} (hasta ahora)`,
    selected: (count) =>
      `${count.text} ${plural(count, { one: 'intervalo seleccionado', many: 'de intervalos seleccionados', other: 'intervalos seleccionados' })}. Intro muestra solo esta selección.`,
    nothing: 'Nada en este periodo',
    total: 'Total',
    showTable: ({ title }) => `Mostrar como tabla: ${title}`,
    showChart: ({ title }) => `Mostrar como gráfico: ${title}`,
    saveCsv: ({ title }) => `Exportar a CSV: ${title}`,
    savePng: ({ title }) => `Exportar a PNG: ${title}`,
    saved: ({ title }) => `Exportación completada: ${title}`,
    notSaved: 'No se pudo guardar el archivo.',
  },
};

export const dataTable: Translation<typeof dataTableMessages> = {
  feature: 'data-table',
  messages: {
    caption: ({ label, count }) =>
      `${label}, ${count.text} ${plural(count, { one: 'fila', many: 'de filas', other: 'filas' })}`,
    loading: 'Cargando…',
    retry: 'Reintentar',
    refreshing: 'Actualizando…',
    unreadable: (count) =>
      plural(count, {
        one: `No se pudo leer ${count.text} entrada. No se muestra aquí.`,
        many: `No se pudieron leer ${count.text} de entradas. No se muestran aquí.`,
        other: `No se pudieron leer ${count.text} entradas. No se muestran aquí.`,
      }),
    rows: ({ from, to }) => `${from}–${to}`,
    range: ({ rows, count }) => `${rows} de ${count}`,
    rangeOfMatches: ({ rows, count, all }) => `${rows} de ${count}, filtrado de ${all}`,
    noMatches: ({ all }) => `0 de ${all}`,
    pages: ({ label }) => `Páginas: ${label}`,
    page: ({ page }) => `Página ${page}`,
    pageOf: ({ page, count }) => `Página ${page} de ${count}`,
    previousPage: 'Página anterior',
    nextPage: 'Página siguiente',
    isFirstPage: 'Esta es la primera página.',
    isLastPage: 'Esta es la última página.',
    rowsPerPage: 'Filas por página',
    sortBy: 'Ordenar por',
    unsorted: 'Sin ordenar',
    ascending: ({ column }) => `${column}, orden ascendente`,
    descending: ({ column }) => `${column}, orden descendente`,
    sorted: ({ order }) => `Ordenado por ${order}`,
    columns: 'Columnas',
    noRoom: 'Oculta: no hay ancho suficiente.',
    actions: 'Acciones',
    actionsFor: ({ row }) => `Acciones para ${row}`,
    select: 'Seleccionar',
    selectRow: ({ row }) => `Seleccionar ${row}`,
    selectPage: 'Seleccionar todas las filas de esta página',
    selected: ({ count }) => `Selección: ${count}`,
    selectedHidden: ({ count, hidden }) => `Selección: ${count}, ${hidden} ocultos por el filtro`,
    selectAll: ({ count }) => `Seleccionar todo (${count})`,
    clearSelection: 'Borrar la selección',
    clearFilter: 'Borrar el filtro',
    filters: 'Filtros',
    filtersOn: ({ count }) => `Filtros, activos: ${count}`,
    more: 'Más',
    moreOf: ({ row }) => `Más sobre ${row}`,
    exportCsv: 'Exportar a CSV',
    exportSelected: 'Exportar las filas seleccionadas como CSV',
    exported: (count) =>
      `${count.text} ${plural(count, { one: 'fila exportada', many: 'de filas exportadas', other: 'filas exportadas' })}`,
    notExported: 'No se pudo guardar el archivo.',
    nothingToExport: 'No hay filas que exportar.',
    yes: 'Sí',
    no: 'No',
  },
};

export const jsonViewer: Translation<typeof jsonViewerMessages> = {
  feature: 'json-viewer',
  messages: {
    reading: 'Leyendo',
    empty: 'No se registraron datos.',
    broken: ({ place, length }) =>
      `Este JSON no es válido. El error está en el carácter ${place} de ${length}. El contenido se muestra como texto.`,
    secrets: ({ count }) =>
      `Valores ocultos: ${count}. Pueden ser secretos, por lo que no se pueden mostrar, buscar ni copiar.`,
    secretsInText: 'Los posibles secretos están ocultos, también en las copias.',
    search: 'Buscar claves y valores',
    found: ({ place, count }) => `${place} de ${count}`,
    foundSoFar: ({ count }) => `${count} hasta ahora`,
    notFound: 'Sin coincidencias',
    nextMatch: 'Coincidencia siguiente',
    previousMatch: 'Coincidencia anterior',
    unfoldAll: 'Expandir todo',
    foldAll: 'Contraer todo',
    keys: (count) => `${count.text} ${plural(count, { one: 'clave', many: 'de claves', other: 'claves' })}`,
    items: (count) =>
      `${count.text} ${plural(count, { one: 'elemento', many: 'de elementos', other: 'elementos' })}`,
    hidden: 'oculto',
    path: 'Ruta',
    copyPath: 'Copiar la ruta',
    copyValue: 'Copiar el valor',
    copyAll: 'Copiar todo',
    value: 'Valor completo',
    showMore: ({ count }) => `Mostrar ${count} caracteres más`,
    rowsShown: ({ from, to, count }) => `Filas ${from} a ${to} de ${count}`,
    earlierRows: 'Filas anteriores',
    laterRows: 'Filas posteriores',
  },
};

export const emailActions: Translation<typeof emailActionsMessages> = {
  feature: 'ui-email-actions',
  messages: {
    writeEmail: ({ count }) => `Escribir correo (${count})`,
    copyAddresses: 'Copiar las direcciones',
    tooLong: ({ length, limit }) =>
      `Un enlace de correo a todos los destinatarios tiene ${length} caracteres; los programas de correo admiten ${limit}. Copie las direcciones o reduzca la selección.`,
    noAddress: 'La selección no contiene ninguna dirección de correo utilizable.',
    refusedAddresses: ({ addresses }) => `Se excluyeron porque no son direcciones sencillas: ${addresses}`,
    withoutAddress: ({ count }) => `Sin dirección: ${count}`,
  },
};
