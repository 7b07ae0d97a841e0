import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { checksMessages } from '../../checks/messages.ts';
import type { listFileMessages } from '../../list-file/messages.ts';
import type { globalHomeMessages } from '../../screens/global-home/messages.ts';
import type { separatorMessages } from '../../ui/menu/separator-menu.tsx';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `Wybrano: ${text}`,
    more: ({ text }) => `i jeszcze ${text}`,
    leftOut: ({ count, why }) => `Pominięto: ${count.text}. ${why}`,
    alreadySo: 'Zmiana nie jest potrzebna.',
    nothingToDo: 'Nie ma już nic do zmiany.',

    progress: ({ done, total }) => `${done} z ${total}`,
    progressFailed: ({ done, total, failed }) => `${done} z ${total}, niepowodzenia: ${failed}`,
    stop: 'Zatrzymaj',
    stopping: 'Zatrzymywanie…',
    stoppedBySession: 'Sesja wygasła. Reszty nie wysłano.',
    stoppedUnreachable: 'Nie można połączyć się z serwerem. Reszty nie wysłano.',
    stoppedByPerson: 'Reszty nie wysłano.',

    allDone: ({ text }) => `Wykonano: ${text}.`,
    summary: ({ done, left }) => `Wykonano: ${done.text}. Nie wykonano: ${left.text}.`,
    unknownSummary: ({ text }) => `Być może wykonano: ${text}. Sprawdź listę przed ponowną próbą.`,
    failures: ({ text }) => `Nie wykonano: ${text}`,
    unknown: ({ text }) => `Być może wykonano: ${text}`,
    retry: ({ text }) => `Ponów: ${text}`,
    reason: ({ why, count }) => `${why} (${count.text})`,
    reasonSeparator: '; ',
    reasons: ({ reasons }) => `${reasons}.`,
    showMore: ({ text }) => `Pokaż jeszcze ${text}`,

    undo: 'Cofnij',
    undoing: 'Cofanie',
    allUndone: ({ text }) => `Cofnięto: ${text}.`,
    undoSummary: ({ done, left }) => `Cofnięto: ${done.text}. Nie cofnięto: ${left.text}.`,
    unknownUndoSummary: ({ text }) => `Być może cofnięto: ${text}. Sprawdź listę przed ponowną próbą.`,
    undoFailures: ({ text }) => `Nie cofnięto: ${text}`,
    unknownUndo: ({ text }) => `Być może cofnięto: ${text}`,

    download: 'Pobierz wyniki',
    downloadFailed: 'Nie można zapisać pliku.',
    csvId: 'Identyfikator',
    csvName: 'Nazwa',
    csvResult: 'Wynik',
    csvReason: 'Przyczyna',
    csvDone: 'Wykonano',
    csvUndone: 'Cofnięto',
    csvAlready: 'Zmiana nie jest potrzebna',
    csvFailed: 'Niepowodzenie',
    csvUnknown: 'Nieznany',
    csvNotSent: 'Nie wysłano',
  },
};

export const globalHome: Translation<typeof globalHomeMessages> = {
  feature: 'global-home',
  messages: {
    title: 'Sekcje',
    users: 'Użytkownicy',
    usersText: 'Flagi, okresy próbne i logowanie się jako użytkownik',
    projects: 'Projekty',
    projectsText: 'Wymuszone plany, członkowie i role',
    coupons: 'Kupony',
    couponsText: 'Kody i ich wykorzystanie',
    enterpriseDeals: 'Umowy Enterprise',
    enterpriseDealsText: 'Umowy z instytucjami',
    organizations: 'Organizacje',
    organizationsText: 'Drzewo, licencje i LTI',
    stats: 'Statystyki',
    statsText: 'Wykorzystanie',
    attention: 'Wymaga Twojej uwagi',
    openTickets: 'Otwarte zgłoszenia',
    unresolved: ({ text }) => `nierozwiązane: ${text}`,
    inProgress: ({ text }) => `w toku: ${text}`,
    otherStatus: ({ text }) => `o nieznanym statusie: ${text}`,
    ticketsFailed: 'Nie udało się załadować zgłoszeń do pomocy technicznej',
    noTickets: 'Wszystkie zgłoszenia są rozwiązane.',
    dealsOverLimit: 'Umowy powyżej limitu miękkiego',
    dealsFailed: 'Nie udało się załadować umów Enterprise',
    noDealsOverLimit: 'Żadna umowa nie przekracza limitu.',
    unreadable: ({ text }) => `Wpisy, których nie można odczytać: ${text}. Nie są uwzględnione.`,
    licensesOverSeats: 'Licencje ponad liczbę miejsc',
    organizationsFailed: 'Nie udało się załadować organizacji',
    noLicensesOverSeats: 'Żadna licencja nie przekracza liczby miejsc.',
    dealsEnding: 'Umowy kończące się w ciągu 30 dni',
    noDealsEnding: 'Żadna umowa nie kończy się wkrótce.',
    trialsEnding: 'Okresy próbne kończące się w ciągu 7 dni',
    usersFailed: 'Nie udało się załadować użytkowników',
    noTrialsEnding: 'Żaden okres próbny nie kończy się wkrótce.',
    onlyGlobalAdmins: 'Do strefy pracowników mają dostęp tylko administratorzy globalni.',
  },
};

export const checks: Translation<typeof checksMessages> = {
  feature: 'checks',
  messages: {
    soFar: ({ found, checked, all }) => `na razie ${found}, sprawdzono ${checked} z ${all}`,
    checked: ({ checked, all }) => `Sprawdzono ${checked} z ${all}`,
    atLeast: ({ found }) => `Co najmniej ${found}`,
    checkAll: ({ all }) => `Sprawdź wszystkie (${all})`,
    notChecked: ({ text }) => `Nie udało się sprawdzić: ${text}.`,
    noneYet: 'Brak wśród sprawdzonych.',
    usersUnknown: ({ text }) => `Umowy, których liczby aktywnych użytkowników serwer nie zna: ${text}.`,
  },
};

export const listFile: Translation<typeof listFileMessages> = {
  feature: 'list-file',
  messages: {
    choose: 'Dodaj z pliku',
    dropHere: 'Upuść plik, aby dodać jego wiersze',
    reading: 'Odczytywanie pliku',
    readAs: 'Odczytano jako',
    readAsHint: 'Kodowanie zostało odgadnięte. Wybierz inne, jeśli litery wyglądają źle.',
    sheet: ({ sheet }) => `Odczytano tylko arkusz ${sheet}. Inne arkusze też mają zawartość.`,

    pdf: 'Ten plik to PDF.',
    image: 'Ten plik to obraz.',
    archive: 'Ten plik to archiwum.',
    document: 'Ten plik to dokument, a nie lista.',
    markup: 'Ten plik to strona internetowa lub plik XML.',
    otherSheet: 'Nie można odczytać arkuszy w tym formacie.',
    locked: 'Ten plik wymaga hasła.',
    binary: 'Ten plik nie zawiera tekstu.',
    empty: 'Ten plik jest pusty.',
    tooLarge: ({ size, limit }) =>
      `Ten plik ma ${size}, a odczytać można najwyżej ${limit}. Podziel listę na kilka plików.`,
    unreadable: 'Nie udało się odczytać pliku.',
    several: 'Wybierz jeden plik naraz.',
    notLoaded:
      'Nie udało się wczytać części, która odczytuje pliki. Spróbuj ponownie po przywróceniu połączenia.',
    instead: 'Zapisz listę jako CSV, Excel (.xlsx) lub OpenDocument (.ods) i wybierz ten plik.',
  },
};

export const separators: Translation<typeof separatorMessages> = {
  feature: 'ui-separator',
  messages: {
    ofFile: ({ separator }) => `Separator plików CSV: ${separator}`,
    ofAddresses: ({ separator }) => `Separator adresów: ${separator}`,
    comma: 'Przecinek',
    semicolon: 'Średnik',
    tab: 'Tabulator',
  },
};
