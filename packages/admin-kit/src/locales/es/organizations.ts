import { type Count, pluralRules } from '../../messages/plural.ts';
import type { licenseMessages } from '../../screens/license/messages.ts';
import type { orgCreateMessages } from '../../screens/org-create/messages.ts';
import type { orgTreeMessages } from '../../screens/org-tree/messages.ts';
import type { orgUsersMessages } from '../../screens/org-users/messages.ts';
import type { organizationMessages } from '../../screens/organization/messages.ts';
import type { organizationsMessages } from '../../screens/organizations/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('es');

export const organizations: Translation<typeof organizationsMessages> = {
  feature: 'organizations',
  messages: {
    selectOne: 'Seleccione una organización para continuar',
    createRoot: 'Crear una organización raíz',
    tree: 'Organizaciones',
    back: 'Volver a las organizaciones',
    largest: 'Organizaciones más grandes',
    subOrganizations: 'Suborganizaciones',
    yours: 'Sus organizaciones',
    role: 'Rol',
    admin: 'Administrador',
    member: 'Miembro',
    unnamed: 'Organización sin nombre',
  },
};

export const organization: Translation<typeof organizationMessages> = {
  feature: 'organization',
  messages: {
    loading: 'Cargando la organización',
    loadFailed: 'No se pudo cargar la organización',
    notFound: 'Organización no encontrada',
    allOrganizations: 'Todas las organizaciones',
    titleOf: ({ id }) => `Organización ${id}`,
    organizationId: 'ID de organización',
    copyId: 'Copiar el ID de organización',
    tabs: 'Secciones de la organización',
    administration: 'Administración',
    users: 'Usuarios',
    projects: 'Proyectos',
    lms: 'Datos de LMS',
    manageUsers: 'Ver/gestionar usuarios',
    manageProjects: 'Ver/gestionar proyectos',
    createSub: 'Crear suborganización',
    subOrganizations: 'Suborganizaciones',
    noSubOrganizations: 'No hay suborganizaciones que mostrar',
    noSubOrganizationsHint: 'Esta organización todavía no tiene ninguna. Cree la primera.',
    filterSubs: 'Filtrar suborganizaciones',
    noSubMatches: 'Ninguna suborganización coincide con la búsqueda',
    subOrganizationsOf: ({ name }) => `Suborganizaciones de ${name}`,
    subOrganizationCount: (count) =>
      `${count.text} ${plural(count, { one: 'suborganización', many: 'de suborganizaciones', other: 'suborganizaciones' })}`,
    delete: 'Eliminar organización',
    deleted: 'Esta organización se ha eliminado.',
    unnamed: 'Organización sin nombre',
  },
};

export const orgTree: Translation<typeof orgTreeMessages> = {
  feature: 'org-tree',
  messages: {
    title: 'Organizaciones',
    count: (count) =>
      `${count.text} ${plural(count, { one: 'organización', many: 'de organizaciones', other: 'organizaciones' })}`,
    empty: 'No es miembro de ninguna organización',
    emptyHint: 'Pida a un administrador de una organización que le añada.',
    emptyHintForAdmins: 'Todavía no hay organizaciones. Cree la primera.',
    loading: 'Cargando organizaciones',
    failed: 'No se pudieron cargar las organizaciones',
    refreshFailed: 'No se pudieron actualizar las organizaciones. Se muestran las últimas cargadas.',
    refresh: 'Actualizar',
    search: 'Buscar organizaciones',
    searchPlaceholder: 'Buscar',
    found: ({ count, total }) =>
      `${count.text} ${plural(count, { one: 'coincidencia', many: 'de coincidencias', other: 'coincidencias' })} de ${total}`,
    nothingFound: ({ query }) => `Ninguna organización coincide con ${query}`,
    expandAll: 'Expandir todo',
    collapseAll: 'Contraer todo',
    unnamed: ({ id }) => `Sin nombre (ID ${id})`,
  },
};

export const orgCreate: Translation<typeof orgCreateMessages> = {
  feature: 'org-create',
  messages: {
    createRoot: 'Crear una organización raíz',
    createRootDescription:
      'Una organización raíz es el nivel superior de su propio árbol y puede tener una licencia.',
    createSub: 'Crear suborganización',
    createSubDescription: ({ parent }) => `La nueva organización se añade debajo de ${parent}.`,
    unnamedOrganization: 'Organización sin nombre',
    name: 'Nombre de la organización',
    owner: 'Nombre de usuario o correo electrónico del propietario',
    ownerHint: 'Esta persona será el primer administrador de la organización.',
    create: 'Crear',
    announceCreated: ({ name }) => `Organización ${name} creada`,
  },
};

const users = (count: Count) =>
  `${count.text} ${plural(count, { one: 'usuario', many: 'de usuarios', other: 'usuarios' })}`;

export const orgUsers: Translation<typeof orgUsersMessages> = {
  feature: 'org-users',
  messages: {
    title: 'Usuarios',
    loading: 'Cargando usuarios',
    reload: 'Recargar usuarios',
    allOrganizations: 'Todas las organizaciones',
    organizationNotLoaded: 'No se pudo cargar la organización',
    notLoaded: 'Los usuarios no están cargados.',
    notReloaded: 'No se pudieron actualizar los usuarios',
    forbidden: 'Solo los administradores de esta organización pueden ver sus usuarios.',
    readOnly: 'Solo los administradores de esta organización pueden añadir, ascender y quitar usuarios.',
    unnamedOrganization: 'Organización sin nombre',
    filter: 'Filtrar usuarios',
    none: 'Esta organización no tiene usuarios.',
    noMatch: 'Ningún usuario coincide con la búsqueda',
    username: 'Nombre de usuario',
    email: 'Correo electrónico',
    admin: 'Administrador',
    actions: 'Acciones',
    makeAdmin: 'Hacer administrador',
    makeAdminOf: ({ user }) => `Hacer administrador: ${user}`,
    takeAdmin: 'Quitar administrador',
    takeAdminOf: ({ user }) => `Quitar administrador: ${user}`,
    remove: 'Quitar',
    removeOf: ({ user }) => `Quitar ${user}`,
    announceAdmin: ({ user }) => `${user} ahora es administrador`,
    announceNoAdmin: ({ user }) => `${user} ya no es administrador`,
    alreadyAdmin: ({ user }) => `${user} ya era administrador`,
    alreadyNoAdmin: ({ user }) => `${user} ya no era administrador`,

    add: 'Añadir usuario',
    addDescription: ({ organization: name }) => `Añade un usuario a ${name}.`,
    usernameOrEmail: 'Nombre de usuario o correo electrónico',
    usernameMissing: 'Introduzca un nombre de usuario o un correo electrónico.',
    asAdmin: 'Administrador',
    asAdminDescription:
      'Los administradores pueden añadir, ascender y quitar usuarios, y crear suborganizaciones y proyectos.',
    cancel: 'Cancelar',
    announceAdded: ({ user }) => `Usuario añadido: ${user}`,

    removeTitle: ({ user }) => `¿Quitar ${user}?`,
    removeDescription: ({ user, id, organization: name }) =>
      `Se quitará el usuario ${user}, ID ${id}, solo de ${name} o de todas las organizaciones de su árbol.`,
    removeNumbers: ({ users, admins }) => `Usuarios: ${users}. Administradores: ${admins}.`,
    removeOwn: 'Es su propio usuario. Es posible que no pueda deshacer esta acción por su cuenta.',
    removeHere: 'Quitar el usuario solo de esta organización',
    removeEverywhere: 'Quitar el usuario de todo el árbol de la organización',
    announceRemoved: ({ user }) => `Usuario quitado: ${user}`,
    gone: ({ user, id }) => `${user}, ID de usuario ${id}, ya no está en esta organización.`,

    addMultiple: 'Añadir varios usuarios',
    addMultipleDescription: ({ organization: name }) => `Añade usuarios a ${name}.`,
    lines: 'Usuarios',
    linesHint: 'Un correo electrónico o nombre de usuario por línea.',
    linesMissing: 'Introduzca al menos un correo electrónico o nombre de usuario.',
    allAsAdmins: 'Añadir todos como administradores',
    addSome: 'Añadir usuarios',
    addCount: (count) => `Añadir ${users(count)}`,
    retryCount: (count) => `Reintentar con ${users(count)}`,
    checkCount: (count) => `Comprobar ${users(count)}`,
    notChecked: 'No se pudo cargar la lista de usuarios.',
    preview: ({ text }) => `Usuarios que se añadirán: ${text}`,
    similar: ({ text }) => `Posibles duplicados: ${text}`,
    similarTo: ({ line }) => `se parece a la línea ${line}`,
    duplicates: ({ text }) => `Duplicados omitidos: ${text}`,
    sameAs: ({ line }) => `Igual que la línea ${line}`,
    isNew: 'Se añadirá',
    isThere: 'Ya está aquí',
    noPerson: 'No es una dirección ni un nombre de usuario',
    twice: ({ line }) => `Repetido, primero en la línea ${line}`,
    leftOutAs: ({ status }) => `Omitido: ${status}`,
    sendWrong: ({ text }) => `Enviar también los demás: ${text}`,
    seatsShort: ({ count, free }) => `${count.text} más que las plazas libres. Libres: ${free}.`,
    cleaned: 'Caracteres invisibles eliminados',
    checkLine: 'Línea',
    checkNote: 'Comprobación',
    foundInText: ({ text }) => `Personas encontradas en el texto: ${text}`,
    foundInTable: ({ text }) => `Personas encontradas en la tabla: ${text}`,
    foundAddresses: ({ found, column }) => `Direcciones encontradas en la columna «${column}»: ${found.text}`,
    foundUserNames: ({ found, column }) =>
      `Nombres de usuario encontrados en la columna «${column}»: ${found.text}`,
    column: 'Columna',
    columnNumber: ({ number }) => `Columna ${number}`,
    columnOption: ({ column, count, sample }) => `${column} (${count}), por ejemplo ${sample}`,
    allColumns: 'Todas las columnas',
    takeInactive: ({ count, statuses }) => `Tomar de todos modos: ${count.text} (${statuses})`,
    leftHeadings: ({ texts }) => `Encabezados omitidos: ${texts}`,
    leftWords: ({ count, texts }) => `Texto omitido junto a las direcciones (${count.text}): ${texts}`,
    leftRows: ({ count, rows }) => `Filas sin dirección omitidas (${count.text}): ${rows}`,
    leftColumns: ({ columns }) => `Columnas omitidas: ${columns}`,
    leftElsewhere: ({ text }) => `Otras direcciones omitidas: ${text}`,
    undoTaking: 'Deshacer',
    announceUndone: 'El texto vuelve a estar como antes.',
    takeAddresses: ({ text }) => `Tomar las direcciones de estas líneas: ${text}`,
    running: 'Añadiendo usuarios',
    summary: ({ added, left }) =>
      `Usuarios añadidos: ${added.text}. No añadidos: ${left.text}, siguen en el cuadro de texto.`,
    unknownSummary: ({ text }) =>
      `Usuarios posiblemente añadidos: ${text}, siguen en el cuadro de texto. Compruebe la lista antes de volver a intentarlo.`,
    failures: ({ text }) => `Usuarios no añadidos: ${text}`,
    unknownLines: ({ text }) => `Usuarios posiblemente añadidos: ${text}`,
    allAdded: ({ text }) => `Usuarios añadidos: ${text}.`,

    csvUser: 'Nombre de usuario o correo electrónico',
    csvAdded: 'Añadido',
    csvDuplicate: 'Duplicado',

    ownFlag: 'No puede cambiar su propio estado de administrador.',
    ownRemoval: 'Es su propio usuario. Quítelo en su propia fila.',
    askMakeAdmin: ({ text }) => `¿Hacer administradores? Usuarios: ${text}`,
    askTakeAdmin: ({ text }) => `¿Quitar el estado de administrador? Usuarios: ${text}`,
    askRemoveHere: ({ text }) => `¿Quitar solo de esta organización? Usuarios: ${text}`,
    askRemoveEverywhere: ({ text }) => `¿Quitar de todo el árbol de la organización? Usuarios: ${text}`,
  },
};

export const license: Translation<typeof licenseMessages> = {
  feature: 'license',
  messages: {
    title: 'Licencia',
    loading: 'Cargando la licencia',
    reload: 'Recargar la licencia',
    notLoaded: 'No cargada',
    stale: 'Puede no estar actualizada',
    licenseId: 'ID de licencia',
    copyId: 'Copiar el ID de licencia',
    status: 'Estado',
    enabled: 'Activada',
    disabled: 'Desactivada',
    seats: 'Puestos ocupados',
    seatsTaken: ({ taken, allowed }) => `Ocupación: ${taken} de ${allowed}`,
    overAllowed: ({ over }) => `${over} más de lo permitido`,

    none: 'Esta organización no tiene licencia.',
    noneContactSupport: 'Esta organización no tiene licencia. Solicite una al soporte.',
    create: 'Crear licencia',
    createTitle: ({ organization: name }) => `Crear una licencia para ${name}`,
    unnamedOrganization: 'Organización sin nombre',
    createDescription: 'Los puestos limitan cuántas personas pueden unirse a la organización.',
    seatsField: 'Puestos',
    seatsHint: 'Un número entero.',
    seatsInvalid: 'Introduzca un número entero de puestos, 1 o más.',

    enable: 'Activar licencia',
    disable: 'Desactivar licencia',
    revoke: 'Revocar licencia',
    revokeTitle: '¿Revocar la licencia?',
    revokeDescription: ({ id, organization: name }) =>
      `Esta acción elimina de forma permanente la licencia ${id} de ${name}.`,

    announceEnabled: 'Licencia activada',
    announceDisabled: 'Licencia desactivada',
    alreadyEnabled: 'La licencia ya estaba activada',
    alreadyDisabled: 'La licencia ya estaba desactivada',
    alreadyThere: 'La organización ya tiene una licencia',
    announceCreated: 'Licencia creada',
    announceRevoked: 'Licencia revocada',

    onlyGlobalAdmins: 'Solo los administradores globales pueden cambiar las licencias.',
  },
};
