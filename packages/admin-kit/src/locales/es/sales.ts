import type { couponsMessages } from '../../screens/coupons/messages.ts';
import type { dealFormMessages } from '../../screens/enterprise-deal/form-messages.ts';
import type {
  dealWhitelistMessages,
  enterpriseDealMessages,
} from '../../screens/enterprise-deal/messages.ts';
import type { enterpriseDealsMessages } from '../../screens/enterprise-deals/messages.ts';
import type { Translation } from '../translation.ts';

export const coupons: Translation<typeof couponsMessages> = {
  feature: 'coupons',
  messages: {
    title: 'Cupones',
    loadFailed: 'No se pudieron cargar los cupones',
    createFailed: ({ why }) => `No se pudo crear: ${why}`,
    deleteFailed: ({ why }) => `No se pudo eliminar: ${why}`,
    onlyGlobalAdmins: 'Solo los administradores globales pueden gestionar los cupones.',
    reload: 'Recargar cupones',
    filter: 'Filtrar por código',
    noMatch: 'Ningún cupón coincide con la búsqueda',
    noneHint: 'Todavía no hay cupones. Cree el primero.',
    keys: 'Pulse Entrar o salga de un número para guardarlo. Pulse Esc para deshacer lo escrito. Use las teclas de flecha para pasar de una celda a otra.',

    id: 'ID',
    code: 'Código',
    value: 'Valor',
    isPercentage: 'Porcentaje',
    months: 'Meses',
    uses: 'Usos',
    maxUses: 'Usos máx.',
    isForUsers: 'Para usuarios',
    isForProjects: 'Para proyectos',
    created: 'Creado el',
    actions: 'Acciones',
    fieldOf: ({ field, coupon }) => `${field}, ${coupon}`,
    fieldSaved: ({ field, coupon }) => `Cambio guardado: ${field}, ${coupon}`,
    unlimited: 'ilimitado',
    notWhole: 'no es entero',
    belowZero: 'inferior a 0',
    overHundred: 'superior al 100 %',
    unreadable:
      'Este cupón tiene números que no se pudieron leer. Al guardar se enviarían todos, por lo que no se puede editar.',
    unaddressable: 'Este cupón no se puede eliminar porque su código no puede formar parte de una URL.',

    noCode: '(sin código)',
    codeless: 'Un cupón sin código no se puede eliminar.',

    delete: 'Eliminar',
    deleteOf: ({ coupon }) => `Eliminar el cupón ${coupon}`,
    deleteTitle: 'Eliminar cupón',
    deleteQuestion: ({ coupon }) => `¿Eliminar el cupón ${coupon}?`,
    announceDeleted: ({ coupon }) => `Cupón ${coupon} eliminado`,

    createCoupon: 'Crear cupón',
    create: 'Crear',
    announceCreated: ({ coupon }) => `Cupón ${coupon} creado`,
    codeHint: 'Recomendado: solo caracteres alfanuméricos o guion',
    valueHint: 'Número entero',
    monthsHint: 'Número entero, 0 es ilimitado',
    maxUsesHint: 'Número entero, 0 es ilimitado',
    percentageHint: 'El valor es un porcentaje',

    conflictTitle: 'Otra persona cambió este cupón',
    conflictDescription: ({ coupon }) =>
      `Otra persona guardó otro valor para ${coupon} desde que usted lo vio. Elija el valor que desea conservar. No se ha enviado nada.`,
    save: 'Guardar',
    yes: 'Sí',
    no: 'No',

    deleteMany: 'Eliminar cupones',
    askDeleteMany: ({ text }) => `¿Eliminar? Cupones: ${text}`,
  },
};

export const enterpriseDeals: Translation<typeof enterpriseDealsMessages> = {
  feature: 'enterprise-deals',
  messages: {
    title: 'Contratos empresariales',
    loadFailed: 'No se pudieron cargar los contratos empresariales',
    onlyGlobalAdmins: 'Solo los administradores globales pueden gestionar los contratos empresariales.',
    reload: 'Recargar contratos empresariales',
    filter: 'Filtrar contratos empresariales',
    none: 'Ningún contrato empresarial coincide con la búsqueda',
    noneHint: 'Todavía no hay contratos empresariales. Cree el primero.',
    unnamed: 'Contrato sin nombre',
    facets: 'Contratos que requieren atención',
    ending: 'Finaliza en 30 días',
    aboveSoftLimit: 'Por encima del límite flexible',
    aboveHardLimit: 'Por encima del límite estricto',

    name: 'Nombre',
    created: 'Creado el',
    period: 'Periodo (días)',
    softLimit: 'Límite flexible',
    hardLimit: 'Límite estricto',
    institutionId: 'ID de institución',
    activeUsers: 'Usuarios activos',
    usersUnknown: 'Desconocido',
    ends: 'Finaliza',
    actions: 'Acciones',
    manage: 'Gestionar',
    manageDeal: ({ deal }) => `Gestionar ${deal}`,

    create: 'Crear contrato empresarial',
    createDescription: 'Un contrato con una institución. Añada su lista de permitidos después de crearlo.',
    confirmCreate: 'Crear',
    createFailed: ({ why }) => `No se pudo crear: ${why}`,
    announceCreated: ({ deal }) => `Contrato creado: ${deal}`,
  },
};

export const enterpriseDeal: Translation<typeof enterpriseDealMessages> = {
  feature: 'enterprise-deal',
  messages: {
    loading: 'Cargando…',
    notFound: 'No encontrado',
    notLoaded: ({ id }) => `Contrato empresarial ${id}`,
    loadFailed: 'No se pudo cargar el contrato empresarial',
    onlyGlobalAdmins: 'Solo los administradores globales pueden gestionar los contratos empresariales.',
    unnamed: 'Contrato sin nombre',
    reload: 'Recargar el contrato empresarial',

    activeUsers: 'Total móvil de usuarios activos',
    activeUsersFailed: 'No se pudo cargar el total móvil de usuarios activos',
    activeUsersLoading: 'Cargando el total',
    unknownCount: '?',
    withinLimits: 'Dentro de los límites',
    aboveSoftLimit: 'Por encima del límite flexible',
    aboveHardLimit: 'Por encima del límite estricto',

    configuration: 'Configuración',
    id: 'ID de contrato',
    copyId: 'Copiar el ID de contrato',
    created: 'Creado el',
    update: 'Actualizar',
    discard: 'Descartar cambios',
    unchanged: 'Todavía no hay cambios.',
    notUpdated: 'El contrato no se actualizó',
    maybeUpdated: 'Es posible que el contrato se haya actualizado',
    updateFailed: ({ why }) => `No se pudo actualizar: ${why}`,
    announceUpdated: ({ deal }) => `Contrato actualizado: ${deal}`,

    conflictTitle: 'Otra persona cambió este contrato',
    conflictDescription: 'Elija qué valores conservar. No se envía nada hasta que lo haga.',

    delete: 'Eliminar',
    deleteTitle: '¿Eliminar el contrato empresarial?',
    deleteDescription: ({ deal }) =>
      `Esta acción elimina de forma permanente ${deal} y su lista de permitidos.`,
    confirmDelete: 'Confirmar eliminación',
    deleteFailed: ({ why }) => `No se pudo eliminar: ${why}`,
    announceDeleted: ({ deal }) => `Contrato eliminado: ${deal}`,
    deleted: 'Este contrato se ha eliminado.',
    allDeals: 'Contratos empresariales',
  },
};

export const enterpriseDealWhitelist: Translation<typeof dealWhitelistMessages> = {
  feature: 'enterprise-deal-whitelist',
  messages: {
    title: 'Lista de permitidos',
    loadFailed: 'No se pudo cargar la lista de permitidos del contrato empresarial',
  },
};

export const enterpriseDealForm: Translation<typeof dealFormMessages> = {
  feature: 'enterprise-deal-form',
  messages: {
    name: 'Nombre',
    periodDays: 'Periodo',
    periodDaysHint: 'Número entero, en días',
    softLimit: 'Límite flexible',
    softLimitHint: 'Número entero',
    hardLimit: 'Límite estricto',
    hardLimitHint: 'Número entero',
    institutionId: 'Institución LTI',
    noInstitution: 'NINGUNA INSTITUCIÓN LTI ASOCIADA',
    unlistedInstitution: ({ id }) => `Institución ${id}`,
    institutionsFailed: 'No se pudieron cargar las opciones de LTI',
    institutionsLoading: 'Cargando instituciones',
    isNotWhole: 'No es un número entero.',
    hasNoName: 'El contrato no tiene nombre.',
    hasNoPeriod: 'El periodo es inferior a un día.',
    isNegative: 'El límite es inferior a 0.',
    limitsCross: 'El límite estricto es inferior al límite flexible.',
  },
};
