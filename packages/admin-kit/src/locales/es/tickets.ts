import type { activityMessages } from '../../screens/activity/messages.ts';
import type { ticketDetailMessages } from '../../screens/ticket-detail/messages.ts';
import type { ticketsMessages } from '../../screens/tickets/messages.ts';
import type { ticketStatusMessages } from '../../screens/tickets/ticket-status.tsx';
import type { Translation } from '../translation.ts';

export const tickets: Translation<typeof ticketsMessages> = {
  feature: 'tickets',
  messages: {
    title: 'Tickets de soporte',
    loadFailed: 'No se pudieron cargar los tickets de soporte',
    onlyGlobalAdmins: 'Solo los administradores globales pueden ver los tickets de soporte.',
    goToOrganizations: 'Ir a Organizaciones',
    reload: 'Recargar tickets',
    filter: 'Filtrar tickets',
    stateFilter: 'Filtrar por estado de la aplicación',
    status: 'Estado',
    all: 'Todos',
    unresolved: 'Sin resolver',
    resolved: 'Resueltos',
    facets: 'Estado de los tickets cargados',
    inProgressAmong: ({ count }) =>
      `Incluye tickets en curso: ${count}. Este servidor los muestra como sin resolver.`,
    none: 'No hay tickets',
    noneHint_all: 'Todavía no hay tickets.',
    noneHint_unresolved: 'No hay tickets sin resolver. Elija «Todos» para ver los demás.',
    noneHint_resolved: 'Todavía no hay tickets resueltos. Elija «Todos» para ver los demás.',
    noMatch: 'Ningún ticket coincide con la búsqueda',

    id: 'ID',
    message: 'Mensaje',
    contactEmail: 'Correo de contacto',
    creator: 'Creador',
    created: 'Creado el',

    emailMultiple: 'Escribir a varios',
    doneEmailing: 'Listo',
    pickTickets:
      'Elija los tickets que quiere responder. La selección se mantiene al cambiar de página o de filtro.',

    setStatus: 'Cambiar estado',
    setTo: ({ status }) => `Cambiar a «${status}»`,
    askSetTo: ({ status, count }) => `¿Cambiar a «${status}»? Tickets: ${count.text}`,
  },
};

export const ticketStatus: Translation<typeof ticketStatusMessages> = {
  feature: 'ticket-status',
  messages: {
    unresolved: 'Sin resolver',
    inProgress: 'En curso',
    resolved: 'Resuelto',
    unknown: ({ status }) => `Desconocido (${status})`,
    none: 'Desconocido',
  },
};

export const ticketDetail: Translation<typeof ticketDetailMessages> = {
  feature: 'ticket-detail',
  messages: {
    loadFailed: 'No se pudieron cargar los tickets de soporte',
    loading: 'Cargando el ticket',
    reload: 'Recargar el ticket',
    notFound: 'Ticket no encontrado',
    allTickets: 'Todos los tickets',
    title: ({ ticket }) => `Ticket ${ticket}`,
    description: 'Descripción',
    noDescription: 'Sin descripción.',
    facts: 'Ticket',
    created: 'Creado el',
    creator: 'Creador',
    contactEmail: 'Correo de contacto',
    creatorEmail: 'Correo del creador',
    copyContactEmail: 'Copiar el correo de contacto',
    copyCreatorEmail: 'Copiar el correo del creador',
    sendEmail: 'Enviar correo',
    emailSubject: ({ ticket }) => `Su ticket de soporte ${ticket}`,
    greeting: ({ name }) => `Hola, ${name}:`,
    greetingWithoutName: 'Hola:',
    refusedAddress:
      'No es una dirección de correo electrónico sencilla, por lo que no se puede abrir en su programa de correo.',
    appState: 'Estado de la aplicación',

    status: 'Estado',
    setUnresolved: 'Marcar como sin resolver',
    setInProgress: 'Marcar como en curso',
    setResolved: 'Marcar como resuelto',
    isCurrent: 'Este es el estado actual.',
    isUnresolved: ({ ticket }) => `El ticket ${ticket} está sin resolver`,
    isInProgress: ({ ticket }) => `El ticket ${ticket} está en curso`,
    isResolved: ({ ticket }) => `El ticket ${ticket} está resuelto`,
    changeOf: ({ ticket, status }) => `Ticket ${ticket}, ${status}`,
    updateFailed: ({ why }) => `No se pudo actualizar: ${why}`,
    conflictTitle: 'Otra persona cambió el estado',
    conflictDescription: ({ ticket }) =>
      `Otra persona cambió el estado del ticket ${ticket} después de que usted lo abriera. Elija el estado que desea conservar.`,
    save: 'Guardar',

    queue: 'Cola',
    place: ({ place, count }) => `${place} de ${count}`,
    notInQueue: ({ count }) => `No está en esta lista de ${count}`,
    queueFailed: 'No se pudo cargar la lista de tickets.',
    previous: 'Anterior',
    next: 'Siguiente',
    previousTicket: 'Ticket anterior',
    nextTicket: 'Ticket siguiente',
    isFirst: 'Este es el primer ticket de la lista.',
    isLast: 'Este es el último ticket de la lista.',
    resolveAndNext: 'Resolver y pasar al siguiente',
    emailResolveAndNext: 'Correo, resolver y pasar al siguiente',
    noAddress: 'Este ticket no tiene ninguna dirección de correo válida.',
    toList: 'Volver a la lista',
    announcePlace: ({ ticket, place, count }) => `Ticket ${ticket}, ${place} de ${count}`,

    shortcuts: 'Métodos abreviados de teclado',
    shortcutsInScreen: 'Los métodos abreviados funcionan mientras el foco está en este ticket.',
  },
};

const actions: Readonly<Record<string, string>> = {
  'coupon.change': 'Cupón: cambiar',
  'coupon.create': 'Cupón: crear',
  'coupon.delete': 'Cupón: eliminar',
  'enterprise-deal.create': 'Contrato empresarial: crear',
  'enterprise-deal.delete': 'Contrato empresarial: eliminar',
  'enterprise-deal.update': 'Contrato empresarial: actualizar',
  'license.create': 'Licencia: crear',
  'license.revoke': 'Licencia: revocar',
  'license.toggle': 'Licencia: activar o desactivar',
  'lms.create': 'LMS: crear',
  'lms.generate-codes': 'LMS: generar códigos',
  'lms.set-enabled': 'LMS: activar o desactivar',
  'organization-user.add': 'Usuario de la organización: añadir',
  'organization-user.remove': 'Usuario de la organización: quitar',
  'organization-user.toggle-admin': 'Usuario de la organización: hacer o quitar como administrador',
  'organization.create': 'Organización: crear',
  'organization.create-sub': 'Organización: crear suborganización',
  'organization.delete': 'Organización: eliminar',
  'project-member.add': 'Miembro del proyecto: añadir',
  'project-member.change-role': 'Miembro del proyecto: cambiar rol',
  'project-member.remove': 'Miembro del proyecto: quitar',
  'project-role.change-permissions': 'Rol del proyecto: cambiar permisos',
  'project-role.create': 'Rol del proyecto: crear',
  'project-role.delete': 'Rol del proyecto: eliminar',
  'project.create': 'Proyecto: crear',
  'project.delete': 'Proyecto: eliminar',
  'project.set-upgraded-override': 'Proyecto: cambiar la excepción de mejora',
  'ticket.set-status': 'Ticket: cambiar estado',
  'user.change-trial': 'Usuario: cambiar la prueba',
  'user.log-in-as': 'Usuario: iniciar sesión como',
  'user.set-flag': 'Usuario: cambiar un indicador',
  'user.set-text': 'Usuario: cambiar un texto',
  'whitelist.add': 'Lista de permitidos: añadir',
  'whitelist.remove': 'Lista de permitidos: quitar',
};

const kinds: Readonly<Record<string, readonly [string, string]>> = {
  coupon: ['cupón', 'cupón nuevo'],
  'enterprise deal': ['contrato empresarial', 'contrato empresarial nuevo'],
  institution: ['institución', 'institución nueva'],
  license: ['licencia', 'licencia nueva'],
  organization: ['organización', 'organización nueva'],
  project: ['proyecto', 'proyecto nuevo'],
  'project-member': ['miembro del proyecto', 'miembro del proyecto nuevo'],
  'project-role': ['rol del proyecto', 'rol del proyecto nuevo'],
  ticket: ['ticket', 'ticket nuevo'],
  user: ['usuario', 'usuario nuevo'],
  whitelist: ['lista de permitidos', 'lista de permitidos nueva'],
};

export const activity: Translation<typeof activityMessages> = {
  feature: 'activity',
  messages: {
    title: 'Actividad',
    text: 'Lo que ha ocurrido desde que inició sesión o cargó esta página. Se borra al recargar la página.',
    show: 'Mostrar',
    all: 'Todo',
    failedOnly: 'Solo errores',
    filter: 'Filtrar la actividad',
    noMatch: 'Ninguna actividad coincide.',
    matches: ({ count }) => `Resultados: ${count}`,
    exportCsv: 'Exportar a CSV',
    exportFailed: 'No se pudo guardar el archivo.',
    none: 'Todavía no hay actividad.',
    noneHint: 'Aquí se muestran sus cambios y las cargas fallidas.',
    noneFailed: 'No hay fallos.',

    underWay: 'En curso',
    succeeded: 'Hecho',
    failed: 'Error',
    unknown: 'Puede haberse realizado',
    vetoed: 'Bloqueado',
    vetoedText: 'Bloqueado por esta aplicación. No se envió nada.',

    action: ({ name }) => actions[name] ?? name,
    load: 'No se pudo cargar',
    crash: ({ screen }) => `La pantalla ${screen} ha dejado de funcionar`,
    target: ({ kind, id }) => {
      const [known, fresh] = kinds[kind] ?? [kind, `${kind} (nuevo)`];
      return id === 'new' ? fresh : `${known} ${id}`;
    },
    reason: 'Motivo:',
    before: 'Antes:',
    after: 'Después:',
    on: 'activado',
    off: 'desactivado',
    nothing: 'nada',
    checkNow: 'Comprobar ahora',
    wasMade: 'Comprobado: el cambio se realizó.',
    wasNotMade: 'Comprobado: el cambio no se realizó.',
    cannotTell:
      'Comprobado: no se puede saber si el cambio se hizo. Puede que alguien lo haya modificado de nuevo.',
    checkFailed: ({ why }) => `No se pudo comprobar: ${why}`,
    status: ({ status }) => `HTTP ${status}`,
  },
};
