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
    title: 'Kupony',
    loadFailed: 'Nie udało się załadować kuponów',
    createFailed: ({ why }) => `Nie udało się utworzyć: ${why}`,
    deleteFailed: ({ why }) => `Nie udało się usunąć: ${why}`,
    onlyGlobalAdmins: 'Kuponami mogą zarządzać tylko administratorzy globalni.',
    reload: 'Załaduj ponownie kupony',
    filter: 'Filtruj według kodu',
    noMatch: 'Brak kuponów pasujących do zapytania',
    noneHint: 'Nie ma jeszcze kuponów. Utwórz pierwszy.',
    keys: 'Naciśnij Enter lub opuść pole liczby, aby ją zapisać. Naciśnij Escape, aby cofnąć wpisywanie. Między komórkami poruszaj się klawiszami strzałek.',

    id: 'Identyfikator',
    code: 'Kod',
    value: 'Wartość',
    isPercentage: 'Procent',
    months: 'Miesiące',
    uses: 'Użycia',
    maxUses: 'Maks. użyć',
    isForUsers: 'Dla użytkowników',
    isForProjects: 'Dla projektów',
    created: 'Utworzono',
    actions: 'Akcje',
    fieldOf: ({ field, coupon }) => `${field}, ${coupon}`,
    fieldSaved: ({ field, coupon }) => `Zapisano: ${field}, ${coupon}`,
    unlimited: 'bez ograniczeń',
    notWhole: 'nie jest całkowita',
    belowZero: 'poniżej 0',
    overHundred: 'ponad 100%',
    unreadable:
      'Ten kupon zawiera liczby, których nie można odczytać. Zapisanie wysłałoby wszystkie liczby, więc nie można go edytować.',
    unaddressable: 'Nie można usunąć tego kuponu, ponieważ jego kod nie może być częścią adresu URL.',

    noCode: '(bez kodu)',
    codeless: 'Nie można usunąć kuponu bez kodu.',

    delete: 'Usuń',
    deleteOf: ({ coupon }) => `Usuń kupon ${coupon}`,
    deleteTitle: 'Usuń kupon',
    deleteQuestion: ({ coupon }) => `Usunąć kupon ${coupon}?`,
    announceDeleted: ({ coupon }) => `Usunięto kupon ${coupon}`,

    createCoupon: 'Utwórz kupon',
    create: 'Utwórz',
    announceCreated: ({ coupon }) => `Utworzono kupon ${coupon}`,
    codeHint: 'Zalecane: tylko litery, cyfry i łącznik',
    valueHint: 'Liczba całkowita',
    monthsHint: 'Liczba całkowita, 0 oznacza brak ograniczeń',
    maxUsesHint: 'Liczba całkowita, 0 oznacza brak ograniczeń',
    percentageHint: 'Wartość jest procentem',

    conflictTitle: 'Inna osoba zmieniła ten kupon',
    conflictDescription: ({ coupon }) =>
      `Od czasu wyświetlenia kuponu ${coupon} inna osoba zapisała w nim inną wartość. Wybierz wartość, którą chcesz zachować. Nic nie wysłano.`,
    save: 'Zapisz',
    yes: 'Tak',
    no: 'Nie',

    deleteMany: 'Usuń kupony',
    askDeleteMany: ({ text }) => `Usunąć? Liczba kuponów: ${text}`,
  },
};

export const enterpriseDeals: Translation<typeof enterpriseDealsMessages> = {
  feature: 'enterprise-deals',
  messages: {
    title: 'Umowy Enterprise',
    loadFailed: 'Nie udało się załadować umów Enterprise',
    onlyGlobalAdmins: 'Umowami Enterprise mogą zarządzać tylko administratorzy globalni.',
    reload: 'Załaduj ponownie umowy Enterprise',
    filter: 'Filtruj umowy Enterprise',
    none: 'Brak umów Enterprise pasujących do zapytania',
    noneHint: 'Nie ma jeszcze umów Enterprise. Utwórz pierwszą.',
    unnamed: 'Umowa bez nazwy',
    facets: 'Umowy wymagające uwagi',
    ending: 'Kończące się w ciągu 30 dni',
    aboveSoftLimit: 'Powyżej limitu miękkiego',
    aboveHardLimit: 'Powyżej limitu twardego',

    name: 'Nazwa',
    created: 'Utworzono',
    period: 'Okres (dni)',
    softLimit: 'Limit miękki',
    hardLimit: 'Limit twardy',
    institutionId: 'Identyfikator instytucji',
    activeUsers: 'Aktywni użytkownicy',
    usersUnknown: 'Nieznane',
    ends: 'Koniec',
    actions: 'Akcje',
    manage: 'Zarządzaj',
    manageDeal: ({ deal }) => `Zarządzaj: ${deal}`,

    create: 'Utwórz umowę Enterprise',
    createDescription: 'Umowa z instytucją. Jej listę dozwolonych dodasz po utworzeniu.',
    confirmCreate: 'Utwórz',
    createFailed: ({ why }) => `Nie udało się utworzyć: ${why}`,
    announceCreated: ({ deal }) => `Utworzono: ${deal}`,
  },
};

export const enterpriseDeal: Translation<typeof enterpriseDealMessages> = {
  feature: 'enterprise-deal',
  messages: {
    loading: 'Ładowanie…',
    notFound: 'Nie znaleziono',
    notLoaded: ({ id }) => `Umowa Enterprise ${id}`,
    loadFailed: 'Nie udało się załadować umowy Enterprise',
    onlyGlobalAdmins: 'Umowami Enterprise mogą zarządzać tylko administratorzy globalni.',
    unnamed: 'Umowa bez nazwy',
    reload: 'Załaduj ponownie umowę Enterprise',

    activeUsers: 'Krocząca łączna liczba aktywnych użytkowników',
    activeUsersFailed: 'Nie udało się załadować kroczącej łącznej liczby aktywnych użytkowników',
    activeUsersLoading: 'Ładowanie liczby',
    unknownCount: '?',
    withinLimits: 'W granicach limitów',
    aboveSoftLimit: 'Powyżej limitu miękkiego',
    aboveHardLimit: 'Powyżej limitu twardego',

    configuration: 'Konfiguracja',
    id: 'Identyfikator umowy',
    copyId: 'Kopiuj identyfikator umowy',
    created: 'Utworzono',
    update: 'Zaktualizuj',
    discard: 'Odrzuć zmiany',
    unchanged: 'Nie ma jeszcze zmian.',
    notUpdated: 'Umowa nie została zaktualizowana',
    maybeUpdated: 'Umowa mogła zostać zaktualizowana',
    updateFailed: ({ why }) => `Nie udało się zaktualizować: ${why}`,
    announceUpdated: ({ deal }) => `Zaktualizowano: ${deal}`,

    conflictTitle: 'Inna osoba zmieniła tę umowę',
    conflictDescription: 'Wybierz wartości, które chcesz zachować. Do tego czasu nic nie zostanie wysłane.',

    delete: 'Usuń',
    deleteTitle: 'Usunąć umowę Enterprise?',
    deleteDescription: ({ deal }) => `Umowa ${deal} i jej lista dozwolonych zostaną trwale usunięte.`,
    confirmDelete: 'Potwierdź usunięcie',
    deleteFailed: ({ why }) => `Nie udało się usunąć: ${why}`,
    announceDeleted: ({ deal }) => `Usunięto: ${deal}`,
    deleted: 'Ta umowa została usunięta.',
    allDeals: 'Umowy Enterprise',
  },
};

export const enterpriseDealWhitelist: Translation<typeof dealWhitelistMessages> = {
  feature: 'enterprise-deal-whitelist',
  messages: {
    title: 'Lista dozwolonych',
    loadFailed: 'Nie udało się załadować listy dozwolonych umowy Enterprise',
  },
};

export const enterpriseDealForm: Translation<typeof dealFormMessages> = {
  feature: 'enterprise-deal-form',
  messages: {
    name: 'Nazwa',
    periodDays: 'Okres',
    periodDaysHint: 'Liczba całkowita, w dniach',
    softLimit: 'Limit miękki',
    softLimitHint: 'Liczba całkowita',
    hardLimit: 'Limit twardy',
    hardLimitHint: 'Liczba całkowita',
    institutionId: 'Instytucja LTI',
    noInstitution: 'BRAK POWIĄZANEJ INSTYTUCJI LTI',
    unlistedInstitution: ({ id }) => `Instytucja ${id}`,
    institutionsFailed: 'Nie udało się załadować opcji LTI',
    institutionsLoading: 'Ładowanie instytucji',
    isNotWhole: 'To nie jest liczba całkowita.',
    hasNoName: 'Umowa nie ma nazwy.',
    hasNoPeriod: 'Okres jest krótszy niż jeden dzień.',
    isNegative: 'Limit jest mniejszy niż 0.',
    limitsCross: 'Limit twardy jest niższy niż limit miękki.',
  },
};
