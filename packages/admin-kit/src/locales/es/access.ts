import { type Count, pluralRules } from '../../messages/plural.ts';
import type { peopleMessages } from '../../people/messages.ts';
import type { deleteRefusalMessages } from '../../provider/can-delete-organization.ts';
import type { orgDeleteMessages } from '../../screens/org-delete/messages.ts';
import type { whitelistMessages } from '../../screens/whitelist/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('es');
const entries = (count: Count) =>
  `${count.text} ${plural(count, { one: 'entrada', many: 'de entradas', other: 'entradas' })}`;

export const whitelist: Translation<typeof whitelistMessages> = {
  feature: 'whitelist',
  messages: {
    title: 'Gestionar la lista de permitidos',
    loadFailed: 'No se pudo cargar la lista de permitidos',
    loading: 'Cargando la lista de permitidos',
    reload: 'Recargar la lista de permitidos',
    retry: 'Reintentar',
    onlyGlobalAdmins: 'Solo los administradores globales pueden gestionar la lista de permitidos.',
    addFailed: ({ why }) => `No se pudo añadir la entrada: ${why}`,
    removeFailed: ({ why }) => `No se pudo quitar la entrada: ${why}`,

    typed: 'Dominio o correo electrónico',
    typedHint: 'Un dominio como example.org o una dirección como maria@example.org',
    ways: 'Formas de añadirlo',
    domain: 'Añadir solo el dominio',
    domainAndSubdomains: 'Añadir dominio y subdominios',
    wholeEmail: 'Añadir correo completo',
    domainAbout: 'Todas las personas del dominio; se guarda con «@» delante',
    domainAndSubdomainsAbout:
      'Todas las personas del dominio y de sus subdominios: dos entradas, una con «@» y otra con «.»',
    wholeEmailAbout: 'Una sola dirección, guardada tal como se escribió',
    stores: 'Guarda',
    listed: 'ya está en la lista de permitidos',
    nothingTyped: 'Escriba primero un dominio o un correo electrónico.',
    allListed: 'Ya está en la lista de permitidos.',
    stillAdding: 'Se está añadiendo otra entrada.',
    hasAtInside: 'Contiene «@». Para añadir una sola dirección, use Añadir correo completo.',
    isNoDomain: 'No parece un dominio.',
    meant: 'Quizás quiso decir:',
    use: ({ entry }) => `Usar ${entry}`,
    announceUsed: ({ entry }) => `${entry} está en el campo. Todavía no se ha añadido nada.`,
    mixesScripts: ({ scripts, punycode }) =>
      `Este dominio mezcla letras de varios sistemas de escritura (${scripts}) y puede que solo se parezca a otro. Su forma ASCII es ${punycode}.`,
    hasNoAt: 'No contiene «@». Puede que sea un dominio.',
    typedMany: 'Pegue una lista para añadir varias entradas.',
    hasStar: 'La lista no admite «*». Introduzca el dominio sin él.',
    addMany: (count) => `Añadir ${entries(count)}`,
    addedSoFar: ({ done, all }) => `${done} de ${all} añadidas`,
    subdomainsToo: 'También los subdominios',
    toAdd: 'Lo que se añadirá',
    everyoneAt: 'Todas las personas del dominio',
    everyoneBelow: 'Todas las personas de sus subdominios',
    addressOnly: 'Solo esta dirección',
    readFrom: ({ text }) => `de «${text}»`,
    leftOut: ({ text }) => `No es un dominio ni una dirección y se omite: ${text}`,
    more: ({ count }) => `y ${count} más`,
    openMail: ({ domains }) =>
      `Cualquiera puede obtener una dirección en ${domains}. Al añadirlo se admite a todo el mundo.`,
    openSuffix: ({ domains }) =>
      `${domains} es una terminación que comparten muchas organizaciones. Al añadirla se admite a todas.`,
    notAddedYet: 'Sin añadir por ahora',
    announceAddedMany: (count) => `Añadido: ${entries(count)}`,
    notAdded: 'No añadido',
    maybeAdded: 'Posiblemente añadido',
    notOrMaybeAdded: 'Puede que algunas entradas no se hayan añadido',
    retryOf: ({ entry }) => `Reintentar con ${entry}`,
    announceAdded: ({ entries: added }) => `Añadido: ${added}`,

    entries: 'Entradas de la lista de permitidos',
    filter: 'Filtrar entradas',
    filterPlaceholder: 'Filtrar entradas',
    count: entries,
    matchCount: ({ matches, all }) => `${matches} de ${entries(all)}`,
    none: 'No hay entradas',
    noneText: 'La lista de permitidos está vacía.',
    noMatch: 'Ninguna entrada coincide con la búsqueda',
    isDomain: 'Dominio',
    isSubdomains: 'Subdominios',
    isAddress: 'Dirección',
    isOther: 'Otro',
    remove: ({ entry }) => `Quitar ${entry}`,
    announceRemoved: ({ entry }) => `Quitado: ${entry}`,
    skip: 'Saltar la lista',

    select: ({ entry }) => `Seleccionar ${entry}`,
    removeMany: 'Quitar',
    removeManyTitle: 'Quitar entradas',
    askRemoveMany: ({ text }) => `¿Quitar de la lista? Entradas: ${text}`,
  },
};

export const people: Translation<typeof peopleMessages> = {
  feature: 'people',
  messages: {
    sent: ({ person }) => `Se enviará ${person}.`,
    leftOut: ({ text }) => `Se omite: ${text}.`,
    several: ({ count }) => `Este campo admite una persona y el texto nombra ${count}.`,
  },
};

export const orgDelete: Translation<typeof orgDeleteMessages> = {
  feature: 'org-delete',
  messages: {
    title: 'Eliminar organización',
    description: 'Esta acción elimina la organización de forma permanente.',
    organization: 'Organización',
    organizationId: 'ID de organización',
    subOrganizations: 'Suborganizaciones de todos los niveles:',
    users: 'Usuarios:',
    projects: 'Proyectos:',
    seats: 'Puestos ocupados:',
    seatsTaken: ({ taken, allowed }) => `${taken} de ${allowed}`,
    noLicense: 'sin licencia',
    notKnown: 'no se sabe',
    counting: 'contando…',
    differs: ({ place, wanted, typed }) => `El carácter ${place} es «${wanted}» y ha escrito «${typed}».`,
    tooMany: ({ place, typed }) => `El carácter ${place} sobra: «${typed}».`,
    typeThis: 'Para confirmar, escriba este texto',
    oddBlanks:
      'Este nombre contiene espacios de más. Los del interior cuentan; los del principio y el final, no.',
    copyText: 'Copiar el texto que debe escribir',
    notTypedYet: 'Escriba primero el texto de confirmación.',
    delete: 'Eliminar',
    cancel: 'Cancelar',
    close: 'Cerrar',
    announceConfirmed: 'Confirmado. Ya puede eliminar.',
    announceDeleted: ({ organization: name }) => `Organización ${name} eliminada`,

    serverCannot: 'Este servidor no puede eliminar organizaciones.',
    hasNoName: 'Esta organización no tiene un nombre que escribir, por lo que no se puede eliminar aquí.',
  },
};

export const deleteRefusal: Translation<typeof deleteRefusalMessages> = {
  feature: 'delete-refusal',
  messages: {
    onlyAdmins: 'Solo los administradores de una organización pueden eliminarla.',
    rootNeedsGlobalAdmin: 'Solo los administradores globales pueden eliminar una organización raíz.',
  },
};
