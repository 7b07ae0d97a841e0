import type { sharedMemberWords } from '../../messages/member-words.ts';
import { pluralRules } from '../../messages/plural.ts';
import type { globalProjectsMessages } from '../../screens/global-projects/messages.ts';
import type { orgProjectsMessages } from '../../screens/org-projects/messages.ts';
import type { projectInfoMessages } from '../../screens/project-info/messages.ts';
import type { projectRolesMessages } from '../../screens/project-roles/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('es');

/** By the English name. A missing name is shown in English. */
const permissions: Readonly<Record<string, string>> = {
  'Access Project': 'Acceder al proyecto',
  'View Timelines': 'Ver líneas de tiempo',
  'Create Timelines': 'Crear líneas de tiempo',
  'Read All Timelines': 'Leer todas las líneas de tiempo',
  'Share All Timelines': 'Compartir todas las líneas de tiempo',
  'Edit All Timelines': 'Editar todas las líneas de tiempo',
  'Edit Project Data': 'Editar los datos del proyecto',
  'Edit Project Name/Description': 'Editar el nombre/la descripción del proyecto',
  'Edit Map Data': 'Editar los datos del mapa',
  'Moderate Project': 'Moderar el proyecto',
  'Manage Users': 'Gestionar usuarios',
  'Invite Users': 'Invitar usuarios',
  'Remove Users': 'Quitar usuarios',
  'Edit Roles': 'Editar roles',
  'Delete Project': 'Eliminar el proyecto',
  'supersedes per-timeline permissions': 'prevalece sobre los permisos de cada línea de tiempo',
  'supersedes timeline permissions if enabled':
    'si está activado, prevalece sobre los permisos de las líneas de tiempo',
  'cannot edit timelines if disabled': 'si está desactivado, no se pueden editar las líneas de tiempo',
};

const inSpanish = (permission: string) => permissions[permission] ?? permission;

const memberWords: typeof sharedMemberWords = {
  members: 'Miembros',
  loadingMembers: 'Cargando miembros',
  membersFailed: 'No se pudieron cargar los usuarios',
  membersNotLoaded: 'Los miembros no están cargados.',
  membersStale: 'Es posible que los miembros no estén actualizados. Actualizar usuarios los vuelve a cargar.',
  search: 'Buscar miembros',
  memberCount: (count) =>
    `${count.text} ${plural(count, { one: 'miembro', many: 'de miembros', other: 'miembros' })}`,
  matchCount: ({ matches, all }) =>
    `${matches} de ${all.text} ${plural(all, { one: 'miembro', many: 'de miembros', other: 'miembros' })}`,
  noMembers: 'Este proyecto no tiene miembros.',
  noMatch: 'Ningún miembro coincide.',
  skipMembers: 'Saltar la lista de miembros',
  you: 'Usted',
  unnamed: ({ id }) => `Usuario ${id}`,

  refresh: 'Actualizar usuarios',
  addTitle: ({ project }) => `Añadir un usuario a ${project}`,
  userField: 'Correo electrónico o nombre de usuario',
  userMissing: 'Introduzca un correo electrónico o un nombre de usuario.',
  addSubmit: 'Añadir usuario',
  announceAdded: ({ user }) => `Usuario añadido: ${user}`,

  remove: ({ member }) => `Quitar ${member}`,
  removeTitle: ({ member, project }) => `¿Quitar ${member} de ${project}?`,
  removeDescription: ({ member, id }) => `${member}, ID de usuario ${id}, perderá el acceso a este proyecto.`,
  removeSubmit: 'Quitar',
  announceRemoved: ({ member }) => `Miembro quitado: ${member}`,

  createNew: 'Crear',
  permission: ({ label, note }) =>
    note === undefined ? inSpanish(label) : `${inSpanish(label)} (${inSpanish(note)})`,
};

export const projectRoles: Translation<typeof projectRolesMessages> = {
  feature: 'project-roles',
  messages: {
    ...memberWords,
    addMember: 'Añadir usuario',

    roles: 'Roles',
    loadingRoles: 'Cargando roles',
    rolesFailed: 'No se pudieron cargar los roles',
    rolesNotLoaded: 'Los roles de este proyecto no están cargados.',
    role: 'Rol',
    roleOf: ({ member }) => `Rol de ${member}`,
    selectRole: 'Seleccionar un rol',
    selectRoleHint: 'Seleccione un rol para ver sus permisos.',
    noRole: 'Sin rol',
    unknownRole: ({ id }) => `Rol desconocido (${id})`,
    unnamedRole: ({ id }) => `Rol ${id}`,
    noRoleChosen: 'Elija primero un rol.',

    deleteRole: 'Eliminar rol',
    deleteTitle: ({ role, project }) => `Eliminar el rol ${role} de ${project}`,
    deleteDescription: ({ count }) =>
      `Miembros con este rol: ${count}. El servidor decide qué rol reciben después.`,
    deleteUnused: 'Ningún miembro tiene este rol.',
    deleteSubmit: 'Confirmar eliminación del rol',
    announceRoleDeleted: ({ role }) => `Rol ${role} eliminado`,

    createTitle: ({ project }) => `Crear un rol en ${project}`,
    createDescription: 'Un rol nuevo solo permite abrir el proyecto. Elija más permisos después de crearlo.',
    roleName: 'Nombre del rol',
    roleNameMissing: 'Introduzca un nombre para el rol.',
    createSubmit: 'Crear rol',
    announceRoleCreated: ({ role }) => `Rol ${role} creado`,

    roleChanged: ({ member, role }) => `${member} ahora tiene el rol ${role}`,
    roleAlready: ({ member, role }) => `${member} ya tenía el rol ${role}`,
    roleConflictTitle: 'Otra persona cambió este rol',
    roleConflictDescription: ({ member }) =>
      `Otra persona cambió el rol de ${member} después de que usted abriera esta lista. Elija el rol que desea conservar.`,
    saveRole: 'Guardar',
    permissionsAlready: ({ role }) => `${role} ya tenía estos permisos`,
    permissionOn: ({ permission, role }) => `«${inSpanish(permission)}» está activado para ${role}`,
    permissionOff: ({ permission, role }) => `«${inSpanish(permission)}» está desactivado para ${role}`,
    permissionsChanged: ({ role }) => `Permisos de ${role} cambiados`,
    permissionsOf: ({ role }) => `Permisos de ${role}`,
    furtherBits: ({ bits }) => `Incluye también permisos que no se muestran aquí (${bits}).`,

    onlyAdmins: 'Solo los administradores pueden cambiar los miembros y los roles.',
    ownRow: 'No puede cambiar su propio rol ni quitarse a sí mismo.',
    builtInRole: 'Los roles integrados no se pueden editar ni eliminar.',
    noRoleSelected: 'Seleccione primero un rol.',

    panel: ({ project }) => `Miembros y roles de ${project}`,
    premium: 'Usuario premium',
    notPremium: 'Usuario no premium',
    preset: 'Ajuste predefinido',
    customPreset: 'Personalizado',
    presetAllAdmin: 'Todo/Administrador',
    presetGuest: 'Invitado',
    presetDefaultMember: 'Miembro predeterminado',
    projectWithId: ({ id }) => `Proyecto ${id}`,
    details: 'Detalles técnicos',
    mask: ({ mask, terms }) => `Máscara ${mask} = ${terms}.`,
    unknownBit: 'No se muestra aquí',
    maskEmpty: 'Máscara 0: sin permisos.',
    maskOfPresetAndMore: ({ preset, bits }) =>
      `El ajuste predefinido ${preset}, más permisos que no se muestran aquí (${bits}).`,
    noTimelines: 'Las líneas de tiempo no se pueden editar sin el permiso «Crear líneas de tiempo».',
    supersedes: ({ permissions: names }) =>
      `Prevalecen sobre los permisos de las líneas de tiempo: ${names}.`,
  },
};

export const projectInfo: Translation<typeof projectInfoMessages> = {
  feature: 'project-info',
  messages: {
    ...memberWords,
    unnamedProject: 'Proyecto sin nombre',
    projectId: 'ID de proyecto',
    copyId: 'Copiar el ID de proyecto',
    close: 'Cerrar',
    addMember: 'Añadir usuario',

    roles: 'Grupos de usuarios',
    loadingRoles: 'Cargando grupos de usuarios',
    rolesFailed: 'No se pudieron cargar los grupos de usuarios',
    rolesNotLoaded: 'Los grupos de usuarios de este proyecto no están cargados.',
    role: 'Grupo',
    roleOf: ({ member }) => `Grupo de ${member}`,
    selectRole: 'Seleccionar un grupo',
    selectRoleHint: 'Seleccione un grupo para ver sus permisos.',
    noRole: 'Sin grupo',
    unknownRole: ({ id }) => `Grupo desconocido (${id})`,
    unnamedRole: ({ id }) => `Grupo ${id}`,
    noRoleChosen: 'Elija primero un grupo.',

    deleteRole: 'Eliminar grupo',
    deleteTitle: ({ role, project }) => `Eliminar el grupo ${role} de ${project}`,
    deleteDescription: ({ count }) =>
      `Miembros de este grupo: ${count}. El servidor decide a qué grupo pasan después.`,
    deleteUnused: 'Este grupo no tiene miembros.',
    deleteSubmit: 'Confirmar eliminación del grupo',
    announceRoleDeleted: ({ role }) => `Grupo ${role} eliminado`,

    createTitle: ({ project }) => `Crear un grupo en ${project}`,
    createDescription: 'Elija sus permisos después de crearlo.',
    roleName: 'Nombre del grupo',
    roleNameMissing: 'Introduzca un nombre para el grupo.',
    createSubmit: 'Crear grupo',
    announceRoleCreated: ({ role }) => `Grupo ${role} creado`,

    roleChanged: ({ member, role }) => `${member} ahora está en el grupo ${role}`,
    roleAlready: ({ member, role }) => `${member} ya estaba en el grupo ${role}`,
    roleConflictTitle: 'Otra persona cambió este grupo',
    roleConflictDescription: ({ member }) =>
      `Otra persona cambió el grupo de ${member} después de que usted abriera esta lista. Elija el grupo que desea conservar.`,
    saveRole: 'Guardar',
    permissionsAlready: ({ role }) => `${role} ya tenía estos permisos`,
    permissionOn: ({ permission, role }) => `«${inSpanish(permission)}» está activado para ${role}`,
    permissionOff: ({ permission, role }) => `«${inSpanish(permission)}» está desactivado para ${role}`,
    permissionsChanged: ({ role }) => `Permisos de ${role} cambiados`,
    permissionsOf: ({ role }) => `Permisos de ${role}`,
    furtherBits: ({ bits }) => `Incluye también permisos que no se muestran aquí (${bits}).`,

    onlyAdmins: 'Solo los administradores de la organización pueden cambiar los miembros y los grupos.',
    ownRow: 'No puede cambiar su propio grupo ni quitarse a sí mismo.',
    builtInRole: 'Los grupos integrados no se pueden editar ni eliminar.',
    noRoleSelected: 'Seleccione primero un grupo.',

    viewUserList: 'Ver la lista de usuarios',
    userListTitle: ({ project }) => `Usuarios de ${project}`,
    usernames: 'Nombres de usuario',
    emails: 'Correos electrónicos',
    copyUsernames: 'Copiar los nombres de usuario',
    copyEmails: 'Copiar los correos electrónicos',
    noUsernames: 'Ningún miembro tiene nombre de usuario.',
    noEmails: 'Ningún miembro tiene correo electrónico.',
    usernameCount: (count) =>
      `${count.text} ${plural(count, { one: 'nombre de usuario', many: 'de nombres de usuario', other: 'nombres de usuario' })}`,
    emailCount: (count) =>
      `${count.text} ${plural(count, { one: 'correo electrónico', many: 'de correos electrónicos', other: 'correos electrónicos' })}`,
  },
};

export const globalProjects: Translation<typeof globalProjectsMessages> = {
  feature: 'global-projects',
  messages: {
    title: 'Proyectos',
    loadFailed: 'No se pudieron cargar los proyectos',
    updateFailed: ({ why }) => `No se pudo actualizar: ${why}`,
    onlyGlobalAdmins: 'Solo los administradores globales pueden gestionar los proyectos.',
    reload: 'Recargar proyectos',
    filter: 'Filtrar proyectos',
    none: 'Ningún proyecto coincide con la búsqueda',
    noneHint: 'Todavía no hay proyectos. Cree el primero en una organización.',

    id: 'ID',
    name: 'Nombre',
    description: 'Descripción',
    created: 'Creado el',
    upgradedOverride: 'Excepción de mejora',
    upgradedOverrideOf: ({ project }) => `Excepción de mejora, ${project}`,
    overrideOn: ({ project }) => `La excepción de mejora está activada para ${project}`,
    overrideOff: ({ project }) => `La excepción de mejora está desactivada para ${project}`,
    overrideWasOn: ({ project }) => `La excepción de mejora ya estaba activada para ${project}`,
    overrideWasOff: ({ project }) => `La excepción de mejora ya estaba desactivada para ${project}`,
    unnamed: ({ id }) => `Proyecto ${id}`,

    projectId: 'ID de proyecto',
    copyId: 'Copiar el ID de proyecto',
    close: 'Cerrar',
    notFound: ({ id }) => `No hay ningún proyecto con el ID ${id}.`,

    setOverride: 'Activar «Excepción de mejora»',
    unsetOverride: 'Desactivar «Excepción de mejora»',
    askSetOverride: ({ text }) => `¿Activar «Excepción de mejora»? Proyectos: ${text}`,
    askUnsetOverride: ({ text }) => `¿Desactivar «Excepción de mejora»? Proyectos: ${text}`,
  },
};

export const orgProjects: Translation<typeof orgProjectsMessages> = {
  feature: 'org-projects',
  messages: {
    title: 'Proyectos',
    reload: 'Recargar proyectos',
    projectsFailed: 'No se pudieron cargar los proyectos',
    allOrganizations: 'Todas las organizaciones',
    organizationNotLoaded: 'No se pudo cargar la organización',
    readOnly: 'Solo los administradores de esta organización pueden crear, cambiar y eliminar sus proyectos.',
    unnamedOrganization: 'Organización sin nombre',
    unnamed: ({ id }) => `Proyecto ${id}`,
    filter: 'Filtrar proyectos',
    none: 'Esta organización no tiene proyectos.',
    noMatch: 'Ningún proyecto coincide con la búsqueda',

    id: 'ID',
    name: 'Nombre',
    description: 'Descripción',
    actions: 'Acciones',

    connect: 'Conectar',
    connectTo: ({ project }) => `Conectar: ${project} (se abre en una pestaña nueva)`,
    connectUnknown: 'La dirección de la aplicación principal no está configurada.',
    modify: 'Modificar',
    modifyOf: ({ project }) => `Modificar: ${project}`,
    duplicateOf: ({ project }) => `Duplicar ${project}`,
    delete: 'Eliminar',
    deleteOf: ({ project }) => `Eliminar ${project}`,
    create: 'Crear proyecto',

    removeNotImplemented: 'la eliminación de proyectos no está disponible',
    deleteTitle: ({ project }) => `¿Eliminar ${project}?`,
    deleteDescription: ({ project, id }) =>
      `Esta acción elimina de forma permanente ${project}, ID de proyecto ${id}, con sus miembros y todo su contenido.`,
    deleteMembers: ({ count }) => (count === null ? 'Miembros: no se sabe.' : `Miembros: ${count}.`),
    announceDeleted: ({ project }) => `Proyecto eliminado: ${project}`,
    notFound: ({ id }) => `No hay ningún proyecto con el ID ${id} en esta organización.`,
  },
};
