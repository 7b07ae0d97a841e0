import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { checksMessages } from '../../checks/messages.ts';
import type { listFileMessages } from '../../list-file/messages.ts';
import type { globalHomeMessages } from '../../screens/global-home/messages.ts';
import type { separatorMessages } from '../../ui/menu/separator-menu.tsx';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `Seleccionados: ${text}`,
    more: ({ text }) => `y ${text} más`,
    leftOut: ({ count, why }) => `Omitidos: ${count.text}. ${why}`,
    alreadySo: 'No hace falta ningún cambio.',
    nothingToDo: 'No queda nada por cambiar.',

    progress: ({ done, total }) => `${done} de ${total}`,
    progressFailed: ({ done, total, failed }) => `${done} de ${total}, errores: ${failed}`,
    stop: 'Detener',
    stopping: 'Deteniendo…',
    stoppedBySession: 'La sesión ha finalizado. El resto no se envió.',
    stoppedUnreachable: 'No se pudo conectar con el servidor. El resto no se envió.',
    stoppedByPerson: 'El resto no se envió.',

    allDone: ({ text }) => `Hechos: ${text}.`,
    summary: ({ done, left }) => `Hechos: ${done.text}. Sin hacer: ${left.text}.`,
    unknownSummary: ({ text }) =>
      `Posiblemente hechos: ${text}. Compruebe la lista antes de volver a intentarlo.`,
    failures: ({ text }) => `Sin hacer: ${text}`,
    unknown: ({ text }) => `Posiblemente hechos: ${text}`,
    retry: ({ text }) => `Reintentar ${text}`,
    reason: ({ why, count }) => `${why} (${count.text})`,
    reasonSeparator: '; ',
    reasons: ({ reasons }) => `${reasons}.`,
    showMore: ({ text }) => `Mostrar ${text} más`,

    undo: 'Deshacer',
    undoing: 'Deshaciendo',
    allUndone: ({ text }) => `Deshechos: ${text}.`,
    undoSummary: ({ done, left }) => `Deshechos: ${done.text}. Sin deshacer: ${left.text}.`,
    unknownUndoSummary: ({ text }) =>
      `Posiblemente deshechos: ${text}. Compruebe la lista antes de volver a intentarlo.`,
    undoFailures: ({ text }) => `Sin deshacer: ${text}`,
    unknownUndo: ({ text }) => `Posiblemente deshechos: ${text}`,

    download: 'Descargar resultados',
    downloadFailed: 'No se pudo guardar el archivo.',
    csvId: 'ID',
    csvName: 'Nombre',
    csvResult: 'Resultado',
    csvReason: 'Motivo',
    csvDone: 'Hecho',
    csvUndone: 'Deshecho',
    csvAlready: 'No hace falta ningún cambio',
    csvFailed: 'Error',
    csvUnknown: 'Desconocido',
    csvNotSent: 'No enviado',
  },
};

export const globalHome: Translation<typeof globalHomeMessages> = {
  feature: 'global-home',
  messages: {
    title: 'Secciones',
    users: 'Usuarios',
    usersText: 'Indicadores, pruebas e inicio de sesión como usuario',
    projects: 'Proyectos',
    projectsText: 'Excepciones de mejora, miembros y roles',
    coupons: 'Cupones',
    couponsText: 'Códigos y canjes',
    enterpriseDeals: 'Contratos empresariales',
    enterpriseDealsText: 'Contratos con instituciones',
    organizations: 'Organizaciones',
    organizationsText: 'El árbol, las licencias y LTI',
    stats: 'Estadísticas',
    statsText: 'Uso',
    attention: 'Requiere su atención',
    openTickets: 'Tickets abiertos',
    unresolved: ({ text }) => `${text} sin resolver`,
    inProgress: ({ text }) => `${text} en curso`,
    otherStatus: ({ text }) => `${text} de estado desconocido`,
    ticketsFailed: 'No se pudieron cargar los tickets de soporte',
    noTickets: 'Todos los tickets están resueltos.',
    dealsOverLimit: 'Contratos por encima de su límite flexible',
    dealsFailed: 'No se pudieron cargar los contratos empresariales',
    noDealsOverLimit: 'Ningún contrato supera su límite.',
    unreadable: ({ text }) => `Entradas que no se pudieron leer: ${text}. No se han contado.`,
    licensesOverSeats: 'Licencias por encima de sus puestos',
    organizationsFailed: 'No se pudieron cargar las organizaciones',
    noLicensesOverSeats: 'Ninguna licencia supera sus puestos.',
    dealsEnding: 'Contratos que finalizan en un plazo de 30 días',
    noDealsEnding: 'Ningún contrato está a punto de finalizar.',
    trialsEnding: 'Pruebas que finalizan en un plazo de 7 días',
    usersFailed: 'No se pudieron cargar los usuarios',
    noTrialsEnding: 'Ninguna prueba está a punto de finalizar.',
    onlyGlobalAdmins: 'Solo los administradores globales pueden entrar en el área del personal.',
  },
};

export const checks: Translation<typeof checksMessages> = {
  feature: 'checks',
  messages: {
    soFar: ({ found, checked, all }) => `${found} hasta ahora, ${checked} de ${all} comprobados`,
    checked: ({ checked, all }) => `${checked} de ${all} comprobados`,
    atLeast: ({ found }) => `Al menos ${found}`,
    checkAll: ({ all }) => `Comprobar los ${all}`,
    notChecked: ({ text }) => `No se pudieron comprobar: ${text}.`,
    noneYet: 'Ninguno entre los comprobados.',
    usersUnknown: ({ text }) => `Contratos cuyos usuarios activos el servidor no conoce: ${text}.`,
  },
};

export const listFile: Translation<typeof listFileMessages> = {
  feature: 'list-file',
  messages: {
    choose: 'Añadir desde un archivo',
    dropHere: 'Suelte el archivo para añadir sus líneas',
    reading: 'Leyendo el archivo',
    readAs: 'Leído como',
    readAsHint: 'La codificación es una suposición. Elija otra si hay letras incorrectas.',
    sheet: ({ sheet }) => `Solo se leyó la hoja ${sheet}. Otras hojas también tienen contenido.`,

    pdf: 'Este archivo es un PDF.',
    image: 'Este archivo es una imagen.',
    archive: 'Este archivo es un archivo comprimido.',
    document: 'Este archivo es un documento, no una lista.',
    markup: 'Este archivo es una página web o un archivo XML.',
    otherSheet: 'Las hojas de cálculo de este formato no se pueden leer.',
    locked: 'Este archivo necesita una contraseña.',
    binary: 'Este archivo no es de texto.',
    empty: 'Este archivo está vacío.',
    tooLarge: ({ size, limit }) =>
      `Este archivo tiene ${size} y se pueden leer como máximo ${limit}. Divida la lista en varios archivos.`,
    unreadable: 'No se pudo leer el archivo.',
    several: 'Elija un solo archivo cada vez.',
    notLoaded: 'No se pudo cargar la parte que lee archivos. Vuelva a intentarlo cuando tenga conexión.',
    instead: 'Guarde la lista como CSV, Excel (.xlsx) u OpenDocument (.ods) y elija ese archivo.',
  },
};

export const separators: Translation<typeof separatorMessages> = {
  feature: 'ui-separator',
  messages: {
    ofFile: ({ separator }) => `Separador de los archivos CSV: ${separator}`,
    ofAddresses: ({ separator }) => `Separador de las direcciones: ${separator}`,
    comma: 'Coma',
    semicolon: 'Punto y coma',
    tab: 'Tabulador',
  },
};
