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
    title: 'Gutscheine',
    loadFailed: 'Gutscheine konnten nicht geladen werden',
    createFailed: ({ why }) => `Erstellen fehlgeschlagen: ${why}`,
    deleteFailed: ({ why }) => `Löschen fehlgeschlagen: ${why}`,
    onlyGlobalAdmins: 'Nur globale Admins können Gutscheine verwalten.',
    reload: 'Gutscheine neu laden',
    filter: 'Nach Code filtern',
    noMatch: 'Keine Gutscheine entsprechen der Suche',
    noneHint: 'Es gibt noch keine Gutscheine. Erstellen Sie den ersten.',
    keys: 'Eine Zahl wird gespeichert, wenn Sie die Eingabetaste drücken oder das Feld verlassen. Esc macht die Eingabe rückgängig. Mit den Pfeiltasten wechseln Sie zwischen den Zellen.',

    id: 'ID',
    code: 'Code',
    value: 'Wert',
    isPercentage: 'Prozentwert',
    months: 'Monate',
    uses: 'Verwendungen',
    maxUses: 'Max. Verwendungen',
    isForUsers: 'Für Benutzer',
    isForProjects: 'Für Projekte',
    created: 'Erstellt',
    actions: 'Aktionen',
    fieldOf: ({ field, coupon }) => `${field}, ${coupon}`,
    fieldSaved: ({ field, coupon }) => `${field} von ${coupon} gespeichert`,
    unlimited: 'unbegrenzt',
    notWhole: 'nicht ganzzahlig',
    belowZero: 'unter 0',
    overHundred: 'über 100 %',
    unreadable:
      'Dieser Gutschein hat Zahlen, die nicht gelesen werden konnten. Beim Speichern würden alle gesendet, daher kann er nicht bearbeitet werden.',
    unaddressable:
      'Dieser Gutschein kann nicht gelöscht werden, weil sein Code nicht Teil einer URL sein kann.',

    noCode: '(kein Code)',
    codeless: 'Ein Gutschein ohne Code kann nicht gelöscht werden.',

    delete: 'Löschen',
    deleteOf: ({ coupon }) => `Gutschein ${coupon} löschen`,
    deleteTitle: 'Gutschein löschen',
    deleteQuestion: ({ coupon }) => `Gutschein ${coupon} löschen?`,
    announceDeleted: ({ coupon }) => `Gutschein ${coupon} gelöscht`,

    createCoupon: 'Gutschein erstellen',
    create: 'Erstellen',
    announceCreated: ({ coupon }) => `Gutschein ${coupon} erstellt`,
    codeHint: 'Empfohlen: nur Buchstaben, Ziffern und Bindestriche',
    valueHint: 'Ganze Zahl',
    monthsHint: 'Ganze Zahl, 0 bedeutet unbegrenzt',
    maxUsesHint: 'Ganze Zahl, 0 bedeutet unbegrenzt',
    percentageHint: 'Der Wert ist ein Prozentsatz',

    conflictTitle: 'Dieser Gutschein wurde von einer anderen Person geändert',
    conflictDescription: ({ coupon }) =>
      `Eine andere Person hat für ${coupon} inzwischen einen anderen Wert gespeichert. Wählen Sie aus, welcher Wert gelten soll. Es wurde nichts gesendet.`,
    save: 'Speichern',
    yes: 'Ja',
    no: 'Nein',

    deleteMany: 'Gutscheine löschen',
    askDeleteMany: ({ text }) => `Löschen? Gutscheine: ${text}`,
  },
};

export const enterpriseDeals: Translation<typeof enterpriseDealsMessages> = {
  feature: 'enterprise-deals',
  messages: {
    title: 'Enterprise-Verträge',
    loadFailed: 'Enterprise-Verträge konnten nicht geladen werden',
    onlyGlobalAdmins: 'Nur globale Admins können Enterprise-Verträge verwalten.',
    reload: 'Enterprise-Verträge neu laden',
    filter: 'Enterprise-Verträge filtern',
    none: 'Keine Enterprise-Verträge entsprechen der Suche',
    noneHint: 'Es gibt noch keine Enterprise-Verträge. Erstellen Sie den ersten.',
    unnamed: 'Unbenannter Vertrag',
    facets: 'Verträge, um die man sich kümmern sollte',
    ending: 'Endet innerhalb von 30 Tagen',
    aboveSoftLimit: 'Über dem weichen Limit',
    aboveHardLimit: 'Über dem harten Limit',

    name: 'Name',
    created: 'Erstellt',
    period: 'Laufzeit (Tage)',
    softLimit: 'Weiches Limit',
    hardLimit: 'Hartes Limit',
    institutionId: 'Institutions-ID',
    activeUsers: 'Aktive Benutzer',
    usersUnknown: 'Unbekannt',
    ends: 'Endet am',
    actions: 'Aktionen',
    manage: 'Verwalten',
    manageDeal: ({ deal }) => `${deal} verwalten`,

    create: 'Enterprise-Vertrag erstellen',
    createDescription:
      'Ein Vertrag mit einer Institution. Fügen Sie die Zulassungsliste nach dem Erstellen hinzu.',
    confirmCreate: 'Erstellen',
    createFailed: ({ why }) => `Erstellen fehlgeschlagen: ${why}`,
    announceCreated: ({ deal }) => `${deal} erstellt`,
  },
};

export const enterpriseDeal: Translation<typeof enterpriseDealMessages> = {
  feature: 'enterprise-deal',
  messages: {
    loading: 'Wird geladen…',
    notFound: 'Nicht gefunden',
    notLoaded: ({ id }) => `Enterprise-Vertrag ${id}`,
    loadFailed: 'Enterprise-Vertrag konnte nicht geladen werden',
    onlyGlobalAdmins: 'Nur globale Admins können Enterprise-Verträge verwalten.',
    unnamed: 'Unbenannter Vertrag',
    reload: 'Enterprise-Vertrag neu laden',

    activeUsers: 'Gleitende Gesamtzahl aktiver Benutzer',
    activeUsersFailed: 'Gleitende Gesamtzahl aktiver Benutzer konnte nicht geladen werden',
    activeUsersLoading: 'Anzahl wird geladen',
    unknownCount: '?',
    withinLimits: 'Innerhalb der Limits',
    aboveSoftLimit: 'Über dem weichen Limit',
    aboveHardLimit: 'Über dem harten Limit',

    configuration: 'Konfiguration',
    id: 'Vertrags-ID',
    copyId: 'Vertrags-ID kopieren',
    created: 'Erstellt',
    update: 'Speichern',
    discard: 'Änderungen verwerfen',
    unchanged: 'Noch keine Änderungen.',
    notUpdated: 'Der Vertrag wurde nicht gespeichert',
    maybeUpdated: 'Der Vertrag wurde möglicherweise gespeichert',
    updateFailed: ({ why }) => `Speichern fehlgeschlagen: ${why}`,
    announceUpdated: ({ deal }) => `${deal} gespeichert`,

    conflictTitle: 'Dieser Vertrag wurde von einer anderen Person geändert',
    conflictDescription: 'Wählen Sie aus, welche Werte gelten sollen. Bis dahin wird nichts gesendet.',

    delete: 'Löschen',
    deleteTitle: 'Enterprise-Vertrag löschen?',
    deleteDescription: ({ deal }) => `${deal} und die zugehörige Zulassungsliste werden endgültig gelöscht.`,
    confirmDelete: 'Löschen bestätigen',
    deleteFailed: ({ why }) => `Löschen fehlgeschlagen: ${why}`,
    announceDeleted: ({ deal }) => `${deal} gelöscht`,
    deleted: 'Dieser Vertrag wurde gelöscht.',
    allDeals: 'Enterprise-Verträge',
  },
};

export const enterpriseDealWhitelist: Translation<typeof dealWhitelistMessages> = {
  feature: 'enterprise-deal-whitelist',
  messages: {
    title: 'Zulassungsliste',
    loadFailed: 'Die Zulassungsliste des Enterprise-Vertrags konnte nicht geladen werden',
  },
};

export const enterpriseDealForm: Translation<typeof dealFormMessages> = {
  feature: 'enterprise-deal-form',
  messages: {
    name: 'Name',
    periodDays: 'Laufzeit',
    periodDaysHint: 'Ganze Zahl, in Tagen',
    softLimit: 'Weiches Limit',
    softLimitHint: 'Ganze Zahl',
    hardLimit: 'Hartes Limit',
    hardLimitHint: 'Ganze Zahl',
    institutionId: 'LTI-Institution',
    noInstitution: 'KEINE ZUGEORDNETE LTI-INSTITUTION',
    unlistedInstitution: ({ id }) => `Institution ${id}`,
    institutionsFailed: 'LTI-Optionen konnten nicht geladen werden',
    institutionsLoading: 'Institutionen werden geladen',
    isNotWhole: 'Das ist keine ganze Zahl.',
    hasNoName: 'Der Vertrag hat keinen Namen.',
    hasNoPeriod: 'Die Laufzeit ist kürzer als ein Tag.',
    isNegative: 'Das Limit liegt unter 0.',
    limitsCross: 'Das harte Limit liegt unter dem weichen Limit.',
  },
};
