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
    title: 'Coupons',
    loadFailed: 'Kan coupons niet laden',
    createFailed: ({ why }) => `Maken mislukt: ${why}`,
    deleteFailed: ({ why }) => `Verwijderen mislukt: ${why}`,
    onlyGlobalAdmins: 'Alleen globale beheerders kunnen coupons beheren.',
    reload: 'Coupons opnieuw laden',
    filter: 'Filteren op code',
    noMatch: 'Geen overeenkomende coupons',
    noneHint: 'Er zijn nog geen coupons. Maak de eerste.',
    keys: 'Druk op Enter of verlaat een getal om het op te slaan. Druk op Escape om het typen ongedaan te maken. Gebruik de pijltoetsen om van cel te wisselen.',

    id: 'ID',
    code: 'Code',
    value: 'Waarde',
    isPercentage: 'Percentage',
    months: 'Maanden',
    uses: 'Gebruikt',
    maxUses: 'Max. gebruik',
    isForUsers: 'Voor gebruikers',
    isForProjects: 'Voor projecten',
    created: 'Gemaakt',
    actions: 'Acties',
    fieldOf: ({ field, coupon }) => `${field}, ${coupon}`,
    fieldSaved: ({ field, coupon }) => `${field} van ${coupon} opgeslagen`,
    unlimited: 'onbeperkt',
    notWhole: 'niet geheel',
    belowZero: 'onder 0',
    overHundred: 'boven 100%',
    unreadable:
      'Deze coupon heeft getallen die niet kunnen worden gelezen. Bij opslaan zouden ze allemaal worden verzonden, daarom kan de coupon niet worden bewerkt.',
    unaddressable: 'Deze coupon kan niet worden verwijderd, omdat de code geen deel van een URL kan zijn.',

    noCode: '(geen code)',
    codeless: 'Een coupon zonder code kan niet worden verwijderd.',

    delete: 'Verwijderen',
    deleteOf: ({ coupon }) => `Coupon ${coupon} verwijderen`,
    deleteTitle: 'Coupon verwijderen',
    deleteQuestion: ({ coupon }) => `Coupon ${coupon} verwijderen?`,
    announceDeleted: ({ coupon }) => `Coupon ${coupon} verwijderd`,

    createCoupon: 'Coupon maken',
    create: 'Maken',
    announceCreated: ({ coupon }) => `Coupon ${coupon} gemaakt`,
    codeHint: 'Aanbevolen: alleen letters, cijfers en koppeltekens',
    valueHint: 'Geheel getal',
    monthsHint: 'Geheel getal, 0 is onbeperkt',
    maxUsesHint: 'Geheel getal, 0 is onbeperkt',
    percentageHint: 'De waarde is een percentage',

    conflictTitle: 'Deze coupon is gewijzigd door iemand anders',
    conflictDescription: ({ coupon }) =>
      `Iemand anders heeft inmiddels een andere waarde opgeslagen voor ${coupon}. Kies welke waarde u wilt behouden. Er is niets verzonden.`,
    save: 'Opslaan',
    yes: 'Ja',
    no: 'Nee',

    deleteMany: 'Coupons verwijderen',
    askDeleteMany: ({ text }) => `Verwijderen? Coupons: ${text}`,
  },
};

export const enterpriseDeals: Translation<typeof enterpriseDealsMessages> = {
  feature: 'enterprise-deals',
  messages: {
    title: 'Enterprisecontracten',
    loadFailed: 'Kan enterprisecontracten niet laden',
    onlyGlobalAdmins: 'Alleen globale beheerders kunnen enterprisecontracten beheren.',
    reload: 'Enterprisecontracten opnieuw laden',
    filter: 'Enterprisecontracten filteren',
    none: 'Geen overeenkomende enterprisecontracten',
    noneHint: 'Er zijn nog geen enterprisecontracten. Maak het eerste.',
    unnamed: 'Naamloos contract',
    facets: 'Contracten die aandacht nodig hebben',
    ending: 'Eindigt binnen 30 dagen',
    aboveSoftLimit: 'Boven de zachte limiet',
    aboveHardLimit: 'Boven de harde limiet',

    name: 'Naam',
    created: 'Gemaakt',
    period: 'Looptijd (dagen)',
    softLimit: 'Zachte limiet',
    hardLimit: 'Harde limiet',
    institutionId: 'Instelling-ID',
    activeUsers: 'Actieve gebruikers',
    usersUnknown: 'Onbekend',
    ends: 'Eindigt op',
    actions: 'Acties',
    manage: 'Beheren',
    manageDeal: ({ deal }) => `${deal} beheren`,

    create: 'Enterprisecontract maken',
    createDescription:
      'Een contract met een instelling. Voeg de toelatingslijst toe nadat u het contract hebt gemaakt.',
    confirmCreate: 'Maken',
    createFailed: ({ why }) => `Maken mislukt: ${why}`,
    announceCreated: ({ deal }) => `${deal} gemaakt`,
  },
};

export const enterpriseDeal: Translation<typeof enterpriseDealMessages> = {
  feature: 'enterprise-deal',
  messages: {
    loading: 'Laden…',
    notFound: 'Niet gevonden',
    notLoaded: ({ id }) => `Enterprisecontract ${id}`,
    loadFailed: 'Kan enterprisecontract niet laden',
    onlyGlobalAdmins: 'Alleen globale beheerders kunnen enterprisecontracten beheren.',
    unnamed: 'Naamloos contract',
    reload: 'Enterprisecontract opnieuw laden',

    activeUsers: 'Voortschrijdend totaal van actieve gebruikers',
    activeUsersFailed: 'Kan het voortschrijdende totaal van actieve gebruikers niet laden',
    activeUsersLoading: 'Aantal laden',
    unknownCount: '?',
    withinLimits: 'Binnen de limieten',
    aboveSoftLimit: 'Boven de zachte limiet',
    aboveHardLimit: 'Boven de harde limiet',

    configuration: 'Configuratie',
    id: 'Contract-ID',
    copyId: 'Contract-ID kopiëren',
    created: 'Gemaakt',
    update: 'Opslaan',
    discard: 'Wijzigingen negeren',
    unchanged: 'Nog geen wijzigingen.',
    notUpdated: 'Het contract is niet opgeslagen',
    maybeUpdated: 'Het contract is mogelijk opgeslagen',
    updateFailed: ({ why }) => `Opslaan mislukt: ${why}`,
    announceUpdated: ({ deal }) => `${deal} opgeslagen`,

    conflictTitle: 'Dit contract is gewijzigd door iemand anders',
    conflictDescription: 'Kies welke waarden u wilt behouden. Tot die tijd wordt er niets verzonden.',

    delete: 'Verwijderen',
    deleteTitle: 'Enterprisecontract verwijderen?',
    deleteDescription: ({ deal }) =>
      `${deal} en de bijbehorende toelatingslijst worden definitief verwijderd.`,
    confirmDelete: 'Verwijderen bevestigen',
    deleteFailed: ({ why }) => `Verwijderen mislukt: ${why}`,
    announceDeleted: ({ deal }) => `${deal} verwijderd`,
    deleted: 'Dit contract is verwijderd.',
    allDeals: 'Enterprisecontracten',
  },
};

export const enterpriseDealWhitelist: Translation<typeof dealWhitelistMessages> = {
  feature: 'enterprise-deal-whitelist',
  messages: {
    title: 'Toelatingslijst',
    loadFailed: 'Kan de toelatingslijst van het enterprisecontract niet laden',
  },
};

export const enterpriseDealForm: Translation<typeof dealFormMessages> = {
  feature: 'enterprise-deal-form',
  messages: {
    name: 'Naam',
    periodDays: 'Looptijd',
    periodDaysHint: 'Geheel getal, in dagen',
    softLimit: 'Zachte limiet',
    softLimitHint: 'Geheel getal',
    hardLimit: 'Harde limiet',
    hardLimitHint: 'Geheel getal',
    institutionId: 'LTI-instelling',
    noInstitution: 'GEEN GEKOPPELDE LTI-INSTELLING',
    unlistedInstitution: ({ id }) => `Instelling ${id}`,
    institutionsFailed: 'Kan LTI-opties niet laden',
    institutionsLoading: 'Instellingen laden',
    isNotWhole: 'Dit is geen geheel getal.',
    hasNoName: 'Het contract heeft geen naam.',
    hasNoPeriod: 'De looptijd is korter dan één dag.',
    isNegative: 'De limiet ligt onder 0.',
    limitsCross: 'De harde limiet ligt onder de zachte limiet.',
  },
};
