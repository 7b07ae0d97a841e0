import { type MessageOverride, pluralRules, type Translation } from '@timemap/admin-kit';
import { messages as kit } from '@timemap/admin-kit/locales/pl';
import type { pageMessages } from '../messages.ts';
import type { paletteMessages } from '../palette/messages.ts';
import type { templateMessages } from '../reply-templates/messages.ts';
import type { keepMessages } from '../session/keep-choice.tsx';
import type { shellMessages } from '../shell/messages.ts';
import type { viewMessages } from '../tables/messages.ts';

const plural = /* @__PURE__ */ pluralRules('pl');

const pages: Translation<typeof pageMessages> = {
  feature: 'console-pages',
  messages: {
    home: 'Start',
    logIn: 'Logowanie',
    notFound: 'Nie znaleziono strony',
    serverError: 'Błąd serwera',
    tickets: 'Zgłoszenia do pomocy technicznej',
    ticket: 'Zgłoszenie',
    statistics: 'Statystyki',
    organizations: 'Organizacje',
    organization: 'Organizacja',
    organizationUsers: 'Użytkownicy organizacji',
    organizationProjects: 'Projekty organizacji',
    globalAdmin: 'Administracja globalna',
    users: 'Użytkownicy',
    user: 'Użytkownik',
    enterpriseDeals: 'Umowy Enterprise',
    enterpriseDeal: 'Umowa Enterprise',
    projects: 'Projekty',
    coupons: 'Kupony',
    whitelist: 'Lista dozwolonych',
    adminDashboard: 'Pulpit administratora',
    organizationManagement: 'Zarządzanie organizacjami',
    numbered: ({ page, id }) => `${page} ${id}`,
    usersOf: ({ record }) => `Użytkownicy: ${record}`,
    projectsOf: ({ record }) => `Projekty: ${record}`,

    notFoundHeading: 'Ups! Nie ma tu takiej strony.',
    notFoundText: 'Nie znaleziono szukanej strony.',
    serverErrorHeading: 'Houston, mamy problem!',
    serverErrorText: 'Szukana strona jest tymczasowo niedostępna.',
    toStart: 'Przejdź do strony startowej',

    loading: 'Ładowanie',
    serverAway: 'Serwer jest niedostępny. Trwa ponawianie próby…',
    failedTitle: 'Nie udało się wyświetlić tej strony',
    failedText:
      'Być może połączenie zostało przerwane albo konsola została zaktualizowana. Dane wpisane w formularzach zostały zachowane.',
    language: 'Język',
    languageNotLoaded: ({ language }) =>
      `Nie udało się załadować języka ${language}. Sprawdź połączenie, a potem wybierz go ponownie.`,

    unfinishedWrite:
      'Gdy sesja się zakończyła, zmiana była jeszcze w toku. Mogła zostać wprowadzona. Sprawdź ją po zalogowaniu.',
    sessionEnded: 'Twoja sesja wygasła. Zaloguj się, aby kontynuować.',
    sessionUnconfirmed: 'Serwer nie potwierdził Twojej sesji. Zaloguj się ponownie.',
    storageBlocked:
      'Ta przeglądarka blokuje pamięć: sesja trwa do zamknięcia lub ponownego załadowania tej strony.',
    retry: 'Ponów próbę',
  },
};

const shell: Translation<typeof shellMessages> = {
  feature: 'console-shell',
  messages: {
    skip: 'Przejdź do treści',
    main: 'Nawigacja główna',
    sections: 'Sekcje',
    staffArea: 'Strefa pracowników',
    navigation: 'Nawigacja',
    openNavigation: 'Otwórz nawigację',
    closeNavigation: 'Zamknij nawigację',
    showSidebar: 'Pokaż pasek boczny',
    hideSidebar: 'Ukryj pasek boczny',
    mainApp: 'Główna aplikacja',

    userMenu: ({ user }) => `Menu użytkownika: ${user}`,
    signedInAs: ({ user }) => `Zalogowano jako ${user}`,
    theme: 'Motyw',
    light: 'Jasny',
    dark: 'Ciemny',
    system: 'Systemowy',
    languageChanged: 'Konsola jest teraz w języku polskim.',
    logout: 'Wyloguj się',

    noLongerAdmin:
      'Nie jesteś już administratorem globalnym. Strony dla administratorów globalnych nie są już dla Ciebie dostępne.',
    keepsNothing:
      'Ta przeglądarka niczego nie zachowuje: odświeżenie strony zakończy sesję lub usunie wpisany tekst. Jej pamięć może być pełna lub zablokowana.',
    adminsOnly: 'Ta strona jest przeznaczona dla administratorów globalnych.',
    noAccess: 'Nie masz dostępu do tej organizacji.',

    activity: 'Aktywność',
    activityNew: (count) =>
      `Aktywność: ${count.text} ${plural(count, { one: 'nowa', few: 'nowe', many: 'nowych', other: 'nowej' })}`,
    activityFailed: (count) =>
      `Aktywność: ${count.text} ${plural(count, { one: 'nieudana', few: 'nieudane', many: 'nieudanych', other: 'nieudanej' })}`,
    activityNewAndFailed: ({ added, failed }) =>
      `Aktywność: ${added.text} ${plural(added, { one: 'nowa', few: 'nowe', many: 'nowych', other: 'nowej' })}, ${failed.text} ${plural(failed, { one: 'nieudana', few: 'nieudane', many: 'nieudanych', other: 'nieudanej' })}`,
    failed: (count) =>
      `${count.text} ${plural(count, { one: 'nieudana', few: 'nieudane', many: 'nieudanych', other: 'nieudanej' })}`,
    closeActivity: 'Zamknij aktywność',
    activityNote: 'Twoja aktywność w tej karcie od zalogowania.',
    userActivityNote:
      'Twoje zmiany dotyczące tego użytkownika wprowadzone w tej karcie od zalogowania. Zmiany innych osób i wprowadzone w innych kartach nie są tu widoczne.',
    userActivityNone: 'W tej karcie nie ma aktywności dotyczącej tego użytkownika.',
    activityNotLoaded: 'Nie udało się załadować aktywności.',

    search: 'Szukaj',
    paletteTitle: 'Szukaj lub uruchom polecenie',
    paletteField: 'Szukaj stron, osób, organizacji, zgłoszeń i poleceń',
    palettePlaceholder: 'Nazwa, adres e-mail, ID, słowa ze zgłoszenia lub polecenie',
    close: 'Zamknij',
    paletteNotLoaded: 'Nie udało się załadować wyszukiwania',
    dialogNotLoaded: 'Nie można załadować tej zawartości',
    notLoadedText: 'Być może połączenie zostało przerwane albo konsola została zaktualizowana.',

    shortcuts: 'Skróty klawiaturowe',
    thisPage: 'Ta strona',
    goTo: 'Przejdź do',
    goToFilter: 'Przejdź do filtra',
    goToRows: 'Z filtra do wierszy',
    nextRow: 'Następny wiersz',
    previousRow: 'Poprzedni wiersz',
    showShortcuts: 'Pokaż te skróty',
    singleKeys: 'Skróty jednoklawiszowe',
    singleKeysHint: 'Skróty z Ctrl i ⌘ działają zawsze.',
  },
};

const palette: Translation<typeof paletteMessages> = {
  feature: 'console-palette',
  messages: {
    results: 'Wyniki',
    recent: 'Ostatnie',
    screens: 'Strony',
    actions: 'Akcje',
    organizations: 'Organizacje',
    users: 'Użytkownicy',
    projects: 'Projekty',
    tickets: 'Zgłoszenia',
    deals: 'Umowy Enterprise',
    coupons: 'Kupony',
    part: ({ title, shown, count }) => `${title} (${shown} z ${count})`,
    inSentence: ({ title }) => title,
    searching: 'Wyszukiwanie',
    loading: ({ lists }) => `Ładowanie: ${lists}…`,
    notLoaded: ({ lists }) => `Nie udało się załadować: ${lists}.`,
    retry: 'Ponów próbę',
    nothing: 'Nic nie znaleziono.',
    found: (count) =>
      `${count.text} ${plural(count, { one: 'wynik', few: 'wyniki', many: 'wyników', other: 'wyniku' })}`,
    foundMore: ({ count, shown }) =>
      `${count.text} ${plural(count, { one: 'wynik', few: 'wyniki', many: 'wyników', other: 'wyniku' })}, liczba pokazanych najlepszych: ${shown}. Wpisz więcej liter, aby zawęzić wyniki.`,

    shortcutsSynonyms: 'Klawisze, klawiatura, pomoc',
    showActivity: 'Pokaż aktywność',
    showActivitySynonyms: 'Błędy, historia',
    themeTo: ({ theme }) => `Motyw: ${theme}`,
    logoutSynonyms: 'Wylogowanie, wyjdź',
    createRoot: 'Utwórz nową organizację główną',
    createRootSynonyms: 'Utwórz organizację',
    createIn: ({ name }) => `Utwórz organizację w ${name}`,
    unverifiedUsers: 'Niezweryfikowani użytkownicy',
    createCouponSynonyms: 'Dodaj kupon, nowy kupon',
    createDealSynonyms: 'Dodaj umowę, nowa umowa',
    addUserVerbs: 'dodaj użytkownika do, dodaj użytkownika',
    licenseVerbs: 'licencja, miejsca',
    licenseOf: ({ name }) => `Licencja: ${name}`,
    addUserTo: ({ name }) => `Dodaj użytkownika do ${name}`,
    addUserToSynonyms: 'Zarządzaj użytkownikami',
    refreshStatistics: 'Odśwież statystyki',
    refreshStatisticsSynonyms: 'Załaduj ponownie statystyki',
    manageWhitelist: 'Zarządzaj listą dozwolonych',
    whitelistVerbs: 'lista dozwolonych, dozwolone',
    logInAs: ({ name }) => `Zaloguj się jako ${name}`,
    logInAsVerbs: 'zaloguj się jako, zaloguj jako, jako',
  },
};

const views: Translation<typeof viewMessages> = {
  feature: 'console-views',
  messages: {
    views: 'Widoki',
    viewsOf: ({ table }) => `Widoki: ${table}`,
    defaultView: 'Widok domyślny',
    copyLink: 'Kopiuj link',
    linkCopied: 'Skopiowano link do tego widoku.',
    linkNotCopied: 'Przeglądarka nie skopiowała linku. Skopiuj adres strony.',
    save: 'Zapisz',
    saveThis: 'Zapisz ten widok…',
    saveTitle: 'Zapisz ten widok',
    saveHint:
      'Zapisuje filtr, kolejność, kolumny i rozmiar strony, tylko dla Ciebie i tylko w tej przeglądarce. Aby udostępnić ten widok, wyślij adres strony.',
    updateApplied: ({ name }) => `Zaktualizuj „${name}”`,
    manage: 'Zarządzaj widokami…',
    notSaved: 'Widok nie został zapisany',
    notKept: 'Ta przeglądarka nie zachowała widoku: jej pamięć jest pełna lub zablokowana dla tej witryny.',

    name: 'Nazwa',
    newName: ({ name }) => `Nowa nazwa: ${name}`,
    nameMissing: 'Podaj nazwę widoku.',
    nameTooLong: ({ most }) => `Dozwolona długość nazwy w znakach: ${most}`,
    nameTaken: 'Widok o tej nazwie już istnieje.',
    tooLong: 'Ten widok jest za długi, aby go zapisać; najpierw skróć filtr.',
    tooMany: ({ most }) => `Dozwolona liczba widoków tabeli: ${most}; najpierw usuń jeden z nich.`,

    savedViews: 'Zapisane widoki',
    noViews: 'Nie ma jeszcze zapisanych widoków.',
    update: 'Zaktualizuj',
    updateView: ({ name }) => `Zaktualizuj ${name} zgodnie z tym, co jest wyświetlane`,
    isShown: 'Tabela jest już tak wyświetlana.',
    rename: 'Zmień nazwę',
    renameView: ({ name }) => `Zmień nazwę: ${name}`,
    delete: 'Usuń',
    deleteView: ({ name }) => `Usuń ${name}`,
    cancel: 'Anuluj',
    close: 'Zamknij',
  },
};

const templates: Translation<typeof templateMessages> = {
  feature: 'console-templates',
  messages: {
    templates: 'Szablony',
    templatesOf: 'Od czego zaczyna się „Wyślij e-mail”',
    standard: 'Tekst standardowy',
    add: 'Dodaj szablon…',
    edit: ({ name }) => `Edytuj „${name}”…`,
    manage: 'Zarządzaj szablonami…',
    tooMany: ({ most }) => `Szablonów może być najwyżej ${most}. Najpierw usuń jeden.`,

    addTitle: 'Dodaj szablon',
    editTitle: 'Edytuj szablon',
    hint: '„Wyślij e-mail” zaczyna się od tego tekstu, tylko u Ciebie i tylko w tej przeglądarce. {ticket} zostanie zastąpione numerem zgłoszenia, {name} nazwą jego autora.',
    name: 'Nazwa',
    nameMissing: 'Nazwij szablon.',
    nameTaken: 'Szablon o tej nazwie już istnieje.',
    subject: 'Temat',
    text: 'Tekst',
    tooLong: ({ length, most }) =>
      `Za długie na link e-mail: ${length} z ${most} znaków. Spacje, końce wierszy i litery ze znakami diakrytycznymi liczą się kilka razy.`,
    notKept: 'Ta przeglądarka nie zachowała szablonu: jej pamięć jest pełna lub zablokowana dla tej witryny.',
    save: 'Zapisz',
    cancel: 'Anuluj',

    manageTitle: 'Szablony odpowiedzi',
    noTemplates: 'Nie ma jeszcze szablonów.',
    editOne: 'Edytuj',
    editNamed: ({ name }) => `Edytuj: ${name}`,
    delete: 'Usuń',
    deleteNamed: ({ name }) => `Usuń ${name}`,
    close: 'Zamknij',
  },
};

const keep: Translation<typeof keepMessages> = {
  feature: 'console-keep',
  messages: {
    views: 'Zachowaj moje widoki w tej przeglądarce po wylogowaniu',
    viewsStay:
      'Twoje widoki i zapisane w nich wyszukiwania pozostają w tej przeglądarce. W konsoli widzisz je tylko Ty.',
    viewsGo: 'Twoje widoki są usuwane po wylogowaniu.',
    templates: 'Zachowaj moje szablony w tej przeglądarce po wylogowaniu',
    templatesStay: 'Pozostają w tej przeglądarce. W konsoli widzisz je tylko Ty.',
    templatesGo: 'Są usuwane po wylogowaniu.',
    notKept: 'Ta przeglądarka nie zachowała wyboru: jej pamięć jest pełna lub zablokowana dla tej witryny.',
  },
};

export const messages: readonly MessageOverride[] = [...kit, pages, shell, palette, views, templates, keep];
