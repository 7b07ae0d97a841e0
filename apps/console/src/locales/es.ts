import { type MessageOverride, pluralRules, type Translation } from '@timemap/admin-kit';
import { messages as kit } from '@timemap/admin-kit/locales/es';
import type { pageMessages } from '../messages.ts';
import type { paletteMessages } from '../palette/messages.ts';
import type { templateMessages } from '../reply-templates/messages.ts';
import type { keepMessages } from '../session/keep-choice.tsx';
import type { shellMessages } from '../shell/messages.ts';
import type { viewMessages } from '../tables/messages.ts';

const plural = /* @__PURE__ */ pluralRules('es');

const pages: Translation<typeof pageMessages> = {
  feature: 'console-pages',
  messages: {
    home: 'Inicio',
    logIn: 'Iniciar sesión',
    notFound: 'Página no encontrada',
    serverError: 'Error del servidor',
    tickets: 'Tickets de soporte',
    ticket: 'Ticket',
    statistics: 'Estadísticas',
    organizations: 'Organizaciones',
    organization: 'Organización',
    organizationUsers: 'Usuarios de la organización',
    organizationProjects: 'Proyectos de la organización',
    globalAdmin: 'Administración global',
    users: 'Usuarios',
    user: 'Usuario',
    enterpriseDeals: 'Contratos empresariales',
    enterpriseDeal: 'Contrato empresarial',
    projects: 'Proyectos',
    coupons: 'Cupones',
    whitelist: 'Lista de permitidos',
    adminDashboard: 'Panel de administración',
    organizationManagement: 'Gestión de organizaciones',
    numbered: ({ page, id }) => `${page} ${id}`,
    usersOf: ({ record }) => `Usuarios de ${record}`,
    projectsOf: ({ record }) => `Proyectos de ${record}`,

    notFoundHeading: '¡Vaya! Se ha perdido.',
    notFoundText: 'No se encontró la página que busca.',
    serverErrorHeading: '¡Houston, tenemos un problema!',
    serverErrorText: 'La página que busca no está disponible temporalmente.',
    toStart: 'Ir a la página de inicio',

    loading: 'Cargando',
    serverAway: 'El servidor no está disponible. Volviendo a intentarlo…',
    failedTitle: 'No se pudo mostrar esta página',
    failedText:
      'Es posible que no haya conexión o que la consola se haya actualizado. Lo que ha escrito en los formularios se conserva.',
    language: 'Idioma',
    languageNotLoaded: ({ language }) =>
      `No se pudo cargar el idioma ${language}. Compruebe la conexión y vuelva a elegirlo.`,

    unfinishedWrite:
      'Había un cambio en curso cuando terminó la sesión. Es posible que se haya realizado. Compruébelo después de iniciar sesión.',
    sessionEnded: 'Su sesión ha finalizado. Inicie sesión para continuar.',
    sessionUnconfirmed: 'El servidor no confirmó su sesión. Vuelva a iniciar sesión.',
    storageBlocked:
      'Este navegador bloquea el almacenamiento: su sesión dura hasta que esta página se cierre o se vuelva a cargar.',
    retry: 'Reintentar',
  },
};

const shell: Translation<typeof shellMessages> = {
  feature: 'console-shell',
  messages: {
    skip: 'Ir al contenido',
    main: 'Navegación principal',
    sections: 'Secciones',
    staffArea: 'Área del personal',
    navigation: 'Navegación',
    openNavigation: 'Abrir la navegación',
    closeNavigation: 'Cerrar la navegación',
    showSidebar: 'Mostrar la barra lateral',
    hideSidebar: 'Ocultar la barra lateral',
    mainApp: 'Aplicación principal',

    userMenu: ({ user }) => `Menú de usuario: ${user}`,
    signedInAs: ({ user }) => `Sesión iniciada como ${user}`,
    theme: 'Tema',
    light: 'Claro',
    dark: 'Oscuro',
    system: 'Sistema',
    languageChanged: 'La consola está ahora en español.',
    logout: 'Cerrar sesión',

    noLongerAdmin:
      'Ya no es administrador global. Las páginas para administradores globales ya no están disponibles para usted.',
    keepsNothing:
      'Este navegador no guarda nada: al recargar, se cierra su sesión o se pierde lo que ha escrito. Su almacenamiento puede estar lleno o bloqueado.',
    adminsOnly: 'Esa página es solo para administradores globales.',
    noAccess: 'No tiene acceso a esa organización.',

    activity: 'Actividad',
    activityNew: (count) => `Actividad: ${count.text} ${plural(count, { one: 'nueva', other: 'nuevas' })}`,
    activityFailed: (count) => `Actividad: ${count.text} con error`,
    activityNewAndFailed: ({ added, failed }) =>
      `Actividad: ${added.text} ${plural(added, { one: 'nueva', other: 'nuevas' })}, ${failed.text} con error`,
    failed: (count) => `${count.text} con error`,
    closeActivity: 'Cerrar la actividad',
    activityNote: 'Su actividad en esta pestaña desde que inició sesión.',
    userActivityNote:
      'Sus cambios en este usuario en esta pestaña desde que inició sesión. Los cambios de otras personas y en otras pestañas no aparecen aquí.',
    userActivityNone: 'No hay actividad sobre este usuario en esta pestaña.',
    activityNotLoaded: 'No se pudo cargar la actividad.',

    search: 'Buscar',
    paletteTitle: 'Buscar o ejecutar un comando',
    paletteField: 'Buscar páginas, personas, organizaciones, tickets y comandos',
    palettePlaceholder: 'Un nombre, un correo electrónico, un ID, palabras de un ticket o un comando',
    close: 'Cerrar',
    paletteNotLoaded: 'No se pudo cargar la búsqueda',
    dialogNotLoaded: 'No se pudo cargar este contenido',
    notLoadedText: 'Es posible que no haya conexión o que la consola se haya actualizado.',

    shortcuts: 'Métodos abreviados de teclado',
    thisPage: 'Esta página',
    goTo: 'Ir a',
    goToFilter: 'Ir al filtro',
    goToRows: 'Del filtro a las filas',
    nextRow: 'Fila siguiente',
    previousRow: 'Fila anterior',
    showShortcuts: 'Mostrar estos métodos abreviados',
    singleKeys: 'Métodos abreviados de una sola tecla',
    singleKeysHint: 'Los métodos abreviados con Ctrl y ⌘ funcionan siempre.',
  },
};

const palette: Translation<typeof paletteMessages> = {
  feature: 'console-palette',
  messages: {
    results: 'Resultados',
    recent: 'Recientes',
    screens: 'Páginas',
    actions: 'Acciones',
    organizations: 'Organizaciones',
    users: 'Usuarios',
    projects: 'Proyectos',
    tickets: 'Tickets',
    deals: 'Contratos empresariales',
    coupons: 'Cupones',
    part: ({ title, shown, count }) => `${title} (${shown} de ${count})`,
    inSentence: ({ title }) => title.toLowerCase(),
    searching: 'Buscando',
    loading: ({ lists }) => `Cargando ${lists}…`,
    notLoaded: ({ lists }) => `No se pudieron cargar: ${lists}.`,
    retry: 'Reintentar',
    nothing: 'No se encontró nada.',
    found: (count) => `${count.text} ${plural(count, { one: 'resultado', other: 'resultados' })}`,
    foundMore: ({ count, shown }) =>
      `${count.text} resultados; se muestran los ${shown} mejores. Escriba más letras para reducirlos.`,

    shortcutsSynonyms: 'Teclas, teclado, ayuda',
    showActivity: 'Mostrar la actividad',
    showActivitySynonyms: 'Errores, historial',
    themeTo: ({ theme }) => `Tema: ${theme}`,
    logoutSynonyms: 'Salir, desconectarse',
    createRoot: 'Crear una organización raíz',
    createRootSynonyms: 'Nueva organización',
    createIn: ({ name }) => `Crear una organización en ${name}`,
    unverifiedUsers: 'Usuarios sin verificar',
    createCouponSynonyms: 'Añadir cupón, nuevo cupón',
    createDealSynonyms: 'Añadir contrato, nuevo contrato',
    addUserVerbs: 'añadir usuario a, añadir un usuario a, añadir usuario',
    licenseVerbs: 'licencia de, licencia, plazas',
    licenseOf: ({ name }) => `Licencia de ${name}`,
    addUserTo: ({ name }) => `Añadir un usuario a ${name}`,
    addUserToSynonyms: 'Gestionar usuarios',
    refreshStatistics: 'Actualizar las estadísticas',
    refreshStatisticsSynonyms: 'Recargar las estadísticas',
    manageWhitelist: 'Gestionar la lista de permitidos',
    whitelistVerbs: 'lista de permitidos, permitir',
    logInAs: ({ name }) => `Iniciar sesión como ${name}`,
    logInAsVerbs: 'iniciar sesión como, entrar como, como',
  },
};

const views: Translation<typeof viewMessages> = {
  feature: 'console-views',
  messages: {
    views: 'Vistas',
    viewsOf: ({ table }) => `Vistas de ${table}`,
    defaultView: 'Vista predeterminada',
    copyLink: 'Copiar enlace',
    linkCopied: 'Se ha copiado el enlace a esta vista.',
    linkNotCopied: 'El navegador no ha copiado el enlace. Copie la dirección de la página.',
    save: 'Guardar',
    saveThis: 'Guardar esta vista…',
    saveTitle: 'Guardar esta vista',
    saveHint:
      'Guarda el filtro, el orden, las columnas y el tamaño de página, solo para usted y solo en este navegador. Para compartir esta vista, envíe la dirección de la página.',
    updateApplied: ({ name }) => `Actualizar «${name}»`,
    manage: 'Gestionar vistas…',
    notSaved: 'La vista no se guardó',
    notKept: 'Este navegador no conservó la vista: su almacenamiento está lleno o bloqueado para este sitio.',

    name: 'Nombre',
    newName: ({ name }) => `Nuevo nombre de ${name}`,
    nameMissing: 'Dé un nombre a la vista.',
    nameTooLong: ({ most }) => `Un nombre tiene como máximo ${most} caracteres.`,
    nameTaken: 'Ya hay una vista con este nombre.',
    tooLong: 'Esta vista es demasiado larga para guardarla; acorte primero el filtro.',
    tooMany: ({ most }) => `Una tabla tiene como máximo ${most} vistas; elimine una primero.`,

    savedViews: 'Vistas guardadas',
    noViews: 'Todavía no hay vistas guardadas.',
    update: 'Actualizar',
    updateView: ({ name }) => `Actualizar ${name} con lo que se muestra`,
    isShown: 'La tabla ya se muestra así.',
    rename: 'Cambiar nombre',
    renameView: ({ name }) => `Cambiar el nombre de ${name}`,
    delete: 'Eliminar',
    deleteView: ({ name }) => `Eliminar ${name}`,
    cancel: 'Cancelar',
    close: 'Cerrar',
  },
};

const templates: Translation<typeof templateMessages> = {
  feature: 'console-templates',
  messages: {
    templates: 'Plantillas',
    templatesOf: 'Con qué empieza «Enviar correo»',
    standard: 'Texto estándar',
    add: 'Añadir una plantilla…',
    edit: ({ name }) => `Editar «${name}»…`,
    manage: 'Gestionar plantillas…',
    tooMany: ({ most }) => `Hay como máximo ${most} plantillas. Elimine una primero.`,

    addTitle: 'Añadir una plantilla',
    editTitle: 'Editar una plantilla',
    hint: '«Enviar correo» empieza con este texto, solo para usted y solo en este navegador. {ticket} se sustituye por el número del ticket y {name} por el nombre de quien lo creó.',
    name: 'Nombre',
    nameMissing: 'Dé un nombre a la plantilla.',
    nameTaken: 'Ya hay una plantilla con este nombre.',
    subject: 'Asunto',
    text: 'Texto',
    tooLong: ({ length, most }) =>
      `Demasiado largo para un enlace de correo: ${length} caracteres de ${most}. Los espacios, los saltos de línea y las letras con acento cuentan varias veces.`,
    notKept:
      'Este navegador no conservó la plantilla: su almacenamiento está lleno o bloqueado para este sitio.',
    save: 'Guardar',
    cancel: 'Cancelar',

    manageTitle: 'Plantillas de respuesta',
    noTemplates: 'Todavía no hay plantillas.',
    editOne: 'Editar',
    editNamed: ({ name }) => `Editar ${name}`,
    delete: 'Eliminar',
    deleteNamed: ({ name }) => `Eliminar ${name}`,
    close: 'Cerrar',
  },
};

const keep: Translation<typeof keepMessages> = {
  feature: 'console-keep',
  messages: {
    views: 'Conservar mis vistas en este navegador después de cerrar sesión',
    viewsStay:
      'Sus vistas y las búsquedas que contienen permanecen en este navegador. En la consola solo usted las ve.',
    viewsGo: 'Sus vistas se eliminan cuando cierra sesión.',
    templates: 'Conservar mis plantillas en este navegador después de cerrar sesión',
    templatesStay: 'Permanecen en este navegador. En la consola solo usted las ve.',
    templatesGo: 'Se eliminan cuando cierra sesión.',
    notKept:
      'Este navegador no conservó su elección: su almacenamiento está lleno o bloqueado para este sitio.',
  },
};

export const messages: readonly MessageOverride[] = [...kit, pages, shell, palette, views, templates, keep];
