import { type Count, pluralRules } from '../../messages/plural.ts';
import type { licenseMessages } from '../../screens/license/messages.ts';
import type { orgCreateMessages } from '../../screens/org-create/messages.ts';
import type { orgTreeMessages } from '../../screens/org-tree/messages.ts';
import type { orgUsersMessages } from '../../screens/org-users/messages.ts';
import type { organizationMessages } from '../../screens/organization/messages.ts';
import type { organizationsMessages } from '../../screens/organizations/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('pl');

/** The accusative and the genitive are the same for persons. */
const users = (count: Count) =>
  `${count.text} ${plural(count, { one: 'użytkownika', few: 'użytkowników', many: 'użytkowników', other: 'użytkownika' })}`;

export const organizations: Translation<typeof organizationsMessages> = {
  feature: 'organizations',
  messages: {
    selectOne: 'Wybierz organizację, aby kontynuować',
    createRoot: 'Utwórz nową organizację główną',
    tree: 'Organizacje',
    back: 'Wróć do listy organizacji',
    largest: 'Największe organizacje',
    subOrganizations: 'Podorganizacje',
    yours: 'Twoje organizacje',
    role: 'Rola',
    admin: 'Admin',
    member: 'Członek',
    unnamed: 'Organizacja bez nazwy',
  },
};

export const organization: Translation<typeof organizationMessages> = {
  feature: 'organization',
  messages: {
    loading: 'Ładowanie organizacji',
    loadFailed: 'Nie udało się załadować organizacji',
    notFound: 'Nie znaleziono organizacji',
    allOrganizations: 'Wszystkie organizacje',
    titleOf: ({ id }) => `Organizacja ${id}`,
    organizationId: 'Identyfikator organizacji',
    copyId: 'Kopiuj identyfikator organizacji',
    tabs: 'Sekcje organizacji',
    administration: 'Administracja',
    users: 'Użytkownicy',
    projects: 'Projekty',
    lms: 'Dane LMS',
    manageUsers: 'Wyświetl użytkowników i zarządzaj nimi',
    manageProjects: 'Wyświetl projekty i zarządzaj nimi',
    createSub: 'Utwórz podorganizację',
    subOrganizations: 'Podorganizacje',
    noSubOrganizations: 'Brak podorganizacji do wyświetlenia',
    noSubOrganizationsHint: 'Ta organizacja nie ma jeszcze żadnej. Utwórz pierwszą.',
    filterSubs: 'Filtruj podorganizacje',
    noSubMatches: 'Brak podorganizacji pasujących do zapytania',
    subOrganizationsOf: ({ name }) => `Podorganizacje organizacji ${name}`,
    subOrganizationCount: (count) =>
      `${count.text} ${plural(count, { one: 'podorganizacja', few: 'podorganizacje', many: 'podorganizacji', other: 'podorganizacji' })}`,
    delete: 'Usuń organizację',
    deleted: 'Ta organizacja została usunięta.',
    unnamed: 'Organizacja bez nazwy',
  },
};

export const orgTree: Translation<typeof orgTreeMessages> = {
  feature: 'org-tree',
  messages: {
    title: 'Organizacje',
    count: (count) =>
      `${count.text} ${plural(count, { one: 'organizacja', few: 'organizacje', many: 'organizacji', other: 'organizacji' })}`,
    empty: 'Nie należysz do żadnej organizacji',
    emptyHint: 'Poproś administratora organizacji o dodanie.',
    emptyHintForAdmins: 'Nie ma jeszcze organizacji. Utwórz pierwszą.',
    loading: 'Ładowanie organizacji',
    failed: 'Nie można załadować organizacji',
    refreshFailed: 'Nie można odświeżyć organizacji. Wyświetlane są ostatnio załadowane.',
    refresh: 'Odśwież',
    search: 'Szukaj organizacji',
    searchPlaceholder: 'Szukaj',
    found: ({ count, total }) => `Pasujące: ${count.text} z ${total}`,
    nothingFound: ({ query }) => `Żadna organizacja nie pasuje do zapytania ${query}`,
    expandAll: 'Rozwiń wszystko',
    collapseAll: 'Zwiń wszystko',
    unnamed: ({ id }) => `Bez nazwy (identyfikator ${id})`,
  },
};

export const orgCreate: Translation<typeof orgCreateMessages> = {
  feature: 'org-create',
  messages: {
    createRoot: 'Utwórz nową organizację główną',
    createRootDescription: 'Organizacja główna jest szczytem własnego drzewa i może mieć licencję.',
    createSub: 'Utwórz podorganizację',
    createSubDescription: ({ parent }) => `Nowa organizacja zostanie dodana do organizacji ${parent}.`,
    unnamedOrganization: 'Organizacja bez nazwy',
    name: 'Nazwa organizacji',
    owner: 'Nazwa użytkownika lub adres e-mail właściciela',
    ownerHint: 'Ta osoba zostanie pierwszym administratorem organizacji.',
    create: 'Utwórz',
    announceCreated: ({ name }) => `Utworzono organizację ${name}`,
  },
};

export const orgUsers: Translation<typeof orgUsersMessages> = {
  feature: 'org-users',
  messages: {
    title: 'Użytkownicy',
    loading: 'Ładowanie użytkowników',
    reload: 'Załaduj ponownie użytkowników',
    allOrganizations: 'Wszystkie organizacje',
    organizationNotLoaded: 'Nie udało się załadować organizacji',
    notLoaded: 'Użytkownicy nie są załadowani.',
    notReloaded: 'Nie można odświeżyć użytkowników',
    forbidden: 'Użytkowników tej organizacji mogą wyświetlać tylko jej administratorzy.',
    readOnly: 'Tylko administratorzy tej organizacji mogą dodawać, awansować i usuwać użytkowników.',
    unnamedOrganization: 'Organizacja bez nazwy',
    filter: 'Filtruj użytkowników',
    none: 'Ta organizacja nie ma użytkowników.',
    noMatch: 'Brak użytkowników pasujących do zapytania',

    username: 'Nazwa użytkownika',
    email: 'Adres e-mail',
    admin: 'Admin',
    actions: 'Akcje',

    makeAdmin: 'Awansuj',
    makeAdminOf: ({ user }) => `Awansuj na administratora: ${user}`,
    takeAdmin: 'Odbierz prawa',
    takeAdminOf: ({ user }) => `Odbierz prawa administratora: ${user}`,
    remove: 'Usuń',
    removeOf: ({ user }) => `Usuń użytkownika ${user}`,
    announceAdmin: ({ user }) => `Użytkownik ${user} jest teraz administratorem`,
    announceNoAdmin: ({ user }) => `Użytkownik ${user} nie jest już administratorem`,

    alreadyAdmin: ({ user }) => `Użytkownik ${user} był już administratorem`,
    alreadyNoAdmin: ({ user }) => `Użytkownik ${user} już wcześniej nie był administratorem`,

    add: 'Dodaj użytkownika',
    addDescription: ({ organization }) => `Dodaje użytkownika do organizacji ${organization}.`,
    usernameOrEmail: 'Nazwa użytkownika lub adres e-mail',
    usernameMissing: 'Wprowadź nazwę użytkownika lub adres e-mail.',
    asAdmin: 'Administrator',
    asAdminDescription:
      'Administratorzy mogą dodawać, awansować i usuwać użytkowników oraz tworzyć podorganizacje i projekty.',
    cancel: 'Anuluj',
    announceAdded: ({ user }) => `Dodano użytkownika ${user}`,

    removeTitle: ({ user }) => `Usunąć użytkownika ${user}?`,
    removeDescription: ({ user, id, organization }) =>
      `Użytkownik ${user} (identyfikator ${id}) zostanie usunięty tylko z organizacji ${organization} albo ze wszystkich organizacji jej drzewa.`,
    removeNumbers: ({ users, admins }) => `Użytkownicy: ${users}. Administratorzy: ${admins}.`,
    removeOwn: 'To Twoje konto. Możesz nie mieć możliwości samodzielnego cofnięcia tej operacji.',
    removeHere: 'Usuń użytkownika tylko z tej organizacji',
    removeEverywhere: 'Usuń użytkownika z całego drzewa organizacji',
    announceRemoved: ({ user }) => `Usunięto użytkownika ${user}`,
    gone: ({ user, id }) => `Użytkownika ${user} (identyfikator ${id}) nie ma już w tej organizacji.`,

    addMultiple: 'Dodaj wielu użytkowników',
    addMultipleDescription: ({ organization }) => `Dodaje użytkowników do organizacji ${organization}.`,
    lines: 'Użytkownicy',
    linesHint: 'Jeden adres e-mail lub jedna nazwa użytkownika w wierszu.',
    linesMissing: 'Wprowadź co najmniej jeden adres e-mail lub jedną nazwę użytkownika.',
    allAsAdmins: 'Dodaj wszystkich jako administratorów',
    addSome: 'Dodaj użytkowników',
    addCount: (count) => `Dodaj ${users(count)}`,
    retryCount: (count) => `Ponów próbę dla ${users(count)}`,
    checkCount: (count) => `Sprawdź: ${users(count)}`,
    notChecked: 'Nie udało się wczytać listy użytkowników.',
    preview: (count) => `Zamierzasz dodać ${users(count)}`,
    similar: ({ text }) => `Możliwe duplikaty: ${text}`,
    similarTo: ({ line }) => `podobne do wiersza ${line}`,
    duplicates: (count) =>
      `Pominięto ${count.text} ${plural(count, { one: 'duplikat', few: 'duplikaty', many: 'duplikatów', other: 'duplikatu' })}`,
    sameAs: ({ line }) => `Takie samo jak wiersz ${line}`,
    isNew: 'Zostanie dodany',
    isThere: 'Już tutaj',
    noPerson: 'To nie jest adres ani nazwa użytkownika',
    twice: ({ line }) => `Powtórzenie, najpierw w wierszu ${line}`,
    leftOutAs: ({ status }) => `Pominięto: ${status}`,
    sendWrong: ({ text }) => `Wyślij też pozostałe: ${text}`,
    seatsShort: ({ count, free }) => `${count.text} ponad liczbę wolnych miejsc. Wolne: ${free}.`,
    cleaned: 'Usunięto niewidoczne znaki',
    checkLine: 'Wiersz',
    checkNote: 'Sprawdzenie',
    foundInText: ({ text }) => `Osoby znalezione w tekście: ${text}`,
    foundInTable: ({ text }) => `Osoby znalezione w tabeli: ${text}`,
    foundAddresses: ({ found, column }) => `Adresy znalezione w kolumnie „${column}”: ${found.text}`,
    foundUserNames: ({ found, column }) =>
      `Nazwy użytkowników znalezione w kolumnie „${column}”: ${found.text}`,
    column: 'Kolumna',
    columnNumber: ({ number }) => `Kolumna ${number}`,
    columnOption: ({ column, count, sample }) => `${column} (${count}), na przykład ${sample}`,
    allColumns: 'Wszystkie kolumny',
    takeInactive: ({ count, statuses }) => `Weź mimo to: ${count.text} (${statuses})`,
    leftHeadings: ({ texts }) => `Pominięte nagłówki: ${texts}`,
    leftWords: ({ count, texts }) => `Pominięty tekst obok adresów (${count.text}): ${texts}`,
    leftRows: ({ count, rows }) => `Pominięte wiersze bez adresu (${count.text}): ${rows}`,
    leftColumns: ({ columns }) => `Pominięte kolumny: ${columns}`,
    leftElsewhere: ({ text }) => `Inne pominięte adresy: ${text}`,
    undoTaking: 'Cofnij',
    announceUndone: 'Tekst jest znów taki jak przedtem.',
    takeAddresses: ({ text }) => `Weź adresy z tych wierszy: ${text}`,
    running: 'Dodawanie użytkowników',
    summary: ({ added, left }) =>
      `Dodano ${users(added)}. Nie dodano ${users(left)}; te nazwy są nadal w polu.`,
    unknownSummary: (count) =>
      `Być może dodano ${users(count)}; te nazwy są nadal w polu. Sprawdź listę przed ponowną próbą.`,
    failures: (count) => `Nie dodano ${users(count)}`,
    unknownLines: (count) => `Być może dodano ${users(count)}`,
    allAdded: (count) => `Dodano ${users(count)}.`,

    csvUser: 'Nazwa użytkownika lub adres e-mail',
    csvAdded: 'Dodano',
    csvDuplicate: 'Duplikat',

    ownFlag: 'Nie możesz zmienić własnych praw administratora.',
    ownRemoval: 'To Twoje konto. Usuń je w jego wierszu.',
    askMakeAdmin: ({ text }) => `Awansować na administratorów? Liczba użytkowników: ${text}`,
    askTakeAdmin: ({ text }) => `Odebrać prawa administratora? Liczba użytkowników: ${text}`,
    askRemoveHere: ({ text }) => `Usunąć tylko z tej organizacji? Liczba użytkowników: ${text}`,
    askRemoveEverywhere: ({ text }) => `Usunąć z całego drzewa organizacji? Liczba użytkowników: ${text}`,
  },
};

export const license: Translation<typeof licenseMessages> = {
  feature: 'license',
  messages: {
    title: 'Licencja',
    loading: 'Ładowanie licencji',
    reload: 'Załaduj ponownie licencję',
    notLoaded: 'Nie załadowano',
    stale: 'Dane mogą być nieaktualne',
    licenseId: 'Identyfikator licencji',
    copyId: 'Kopiuj identyfikator licencji',
    status: 'Stan',
    enabled: 'Włączona',
    disabled: 'Wyłączona',
    seats: 'Zajęte miejsca',
    seatsTaken: ({ taken, allowed }) => `Zajęte miejsca: ${taken} z ${allowed}`,
    overAllowed: ({ over }) => `O ${over} więcej niż dozwolono`,

    none: 'Ta organizacja nie ma licencji.',
    noneContactSupport: 'Ta organizacja nie ma licencji. Aby ją uzyskać, skontaktuj się z pomocą techniczną.',
    create: 'Utwórz licencję',
    createTitle: ({ organization }) => `Utwórz licencję dla organizacji ${organization}`,
    unnamedOrganization: 'Organizacja bez nazwy',
    createDescription: 'Liczba miejsc określa, ile osób może dołączyć do organizacji.',
    seatsField: 'Miejsca',
    seatsHint: 'Liczba całkowita.',
    seatsInvalid: 'Wprowadź całkowitą liczbę miejsc, 1 lub więcej.',

    enable: 'Włącz licencję',
    disable: 'Wyłącz licencję',
    revoke: 'Unieważnij licencję',
    revokeTitle: 'Unieważnić licencję?',
    revokeDescription: ({ id, organization }) =>
      `Licencja ${id} organizacji ${organization} zostanie trwale usunięta.`,

    announceEnabled: 'Włączono licencję',
    announceDisabled: 'Wyłączono licencję',
    alreadyEnabled: 'Licencja była już włączona',
    alreadyDisabled: 'Licencja była już wyłączona',
    alreadyThere: 'Organizacja ma już licencję',
    announceCreated: 'Utworzono licencję',
    announceRevoked: 'Unieważniono licencję',

    onlyGlobalAdmins: 'Licencje mogą zmieniać tylko administratorzy globalni.',
  },
};
