import type { controlMessages } from '../../messages/control-messages.ts';
import type { displayMessages } from '../../messages/display-messages.ts';
import type { errorMessages } from '../../messages/error-text.ts';
import { type Count, pluralRules } from '../../messages/plural.ts';
import type { conflictMessages } from '../../provider/conflict-messages.ts';
import type { draftMessages } from '../../provider/draft-notice.tsx';
import type { noticeMessages } from '../../provider/notice-messages.ts';
import type { chartMessages } from '../../ui/chart/chart-messages.ts';
import type { dataTableMessages } from '../../ui/data-table/data-table-messages.ts';
import type { emailActionsMessages } from '../../ui/email-actions/email-actions.tsx';
import type { jsonViewerMessages } from '../../ui/json-viewer/json-viewer-messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('pl');

const countOf = (count: number): Count => ({ value: count, text: String(count) });

const rows = (count: Count) =>
  `${count.text} ${plural(count, { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wiersza' })}`;

export const controls: Translation<typeof controlMessages> = {
  feature: 'controls',
  messages: {
    close: 'Zamknij',
    cancel: 'Anuluj',
    clearSearch: 'Wyczyść wyszukiwanie',
    showPassword: 'Pokaż hasło',
    hidePassword: 'Ukryj hasło',
    required: 'wymagane',
    dismiss: 'Odrzuć',
    menuNotLoaded: 'Nie można załadować menu. Spróbuj ponownie po połączeniu z internetem.',
    notifications: 'Powiadomienia',
    waitUntilDone: 'Poczekaj na zakończenie żądania.',
    charactersLeft: ({ count }) =>
      plural(countOf(count), {
        one: `Pozostał ${count} znak`,
        few: `Pozostały ${count} znaki`,
        many: `Pozostało ${count} znaków`,
        other: `Pozostało ${count} znaku`,
      }),
    charactersTooMany: ({ count }) =>
      `Za dużo o ${count} ${plural(countOf(count), { one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku' })}`,
    invisibleLeftOut: 'Niewidoczne znaki są pomijane.',
    numberEmpty: 'Wprowadź liczbę.',
    numberNotWhole: 'Wprowadź liczbę całkowitą, używając tylko cyfr.',
    numberUnreadable: 'Wprowadź liczbę, np. 12.',
    numberUnit: ({ unit }) => `Usuń ${unit}. Wysyłana jest tylko liczba.`,
    numberTwoMeanings: 'To może oznaczać dwie liczby. Wybierz jedną.',
    takeNumber: ({ number }) => `Użyj ${number}`,
    numberSent: ({ number }) => `Zostanie wysłana liczba ${number}.`,
    notSaved: 'Nie zapisano',
    notSavedBecause: ({ reason }) => `Nie zapisano. ${reason}`,
    notSavedAndReset: ({ reason }) => `Nie zapisano. Widoczna jest zapisana wartość. ${reason}`,
    retryNotSaved: ({ reason }) => `Ponów próbę. Nie zapisano: ${reason}`,
    numberTooLow: ({ min }) => `Wprowadź ${min} lub więcej.`,
    numberTooHigh: ({ max }) => `Wprowadź ${max} lub mniej.`,
  },
};

export const display: Translation<typeof displayMessages> = {
  feature: 'display',
  messages: {
    information: 'Informacja',
    warning: 'Ostrzeżenie',
    danger: 'Błąd',
    success: 'Powodzenie',
    dismiss: 'Odrzuć',
    retry: 'Ponów próbę',
    loading: 'Ładowanie…',
    noValue: 'brak wartości',
    listSeparator: ', ',
    breadcrumbs: 'Ścieżka nawigacji',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    copyFailed: 'Nie można skopiować. Tekst jest zaznaczony: skopiuj go za pomocą klawiatury.',
    copySecretFailed: 'Nie można skopiować.',
    showAll: 'Pokaż wszystko',
    showLess: 'Pokaż mniej',
    unknownTime: 'Nieznany czas',
    crashTitle: 'Ta część przestała działać',
    crashText: 'Reszta strony nadal działa. Ponowienie próby załaduje tę część jeszcze raz.',
    forbiddenTitle: 'Nie masz dostępu do tej zawartości',
    failedTitle: 'Nie można załadować tej zawartości',
    meter: ({ value, max }) => `${value} z ${max}`,
    hiddenCharacter: ({ codePoint }) => `Niewidoczny znak ${codePoint}`,
  },
};

export const errors: Translation<typeof errorMessages> = {
  feature: 'errors',
  messages: {
    session: 'Sesja wygasła. Zaloguj się ponownie.',
    access: 'Nie masz dostępu do tej organizacji.',
    forbidden: 'Nie masz dostępu do tej zawartości.',
    notFound: 'Nie znaleziono na serwerze.',
    changed: 'Ktoś inny zmienił ten element. Sprawdź go, zanim spróbujesz ponownie.',
    tooLong: 'Serwer odrzucił żądanie, ponieważ jest za długie. Skróć je i spróbuj ponownie.',
    busy: 'Serwer jest zajęty. Poczekaj chwilę i spróbuj ponownie.',
    status:
      'Serwer nie mógł tego wykonać. Spróbuj ponownie, a jeśli problem się powtarza, skontaktuj się z pomocą techniczną.',
    format: 'Nie można odczytać odpowiedzi serwera. Spróbuj ponownie.',
    network: 'Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.',
    offline: 'To urządzenie jest w trybie offline. Nic nie wysłano.',
    timeout: 'Serwer nie odpowiedział na czas. Spróbuj ponownie.',
    input: 'Jedna z wartości w tym żądaniu jest nieprawidłowa. Nic nie wysłano.',
    vetoed: 'Ta aplikacja na to nie pozwala. Nic nie wysłano.',
    aborted: 'Anulowano.',
    unknownResult:
      'Nie otrzymano jednoznacznej odpowiedzi. Zmiana mogła zostać wprowadzona. Sprawdź to przed ponowną próbą.',
    unknownReason: ({ reason }) =>
      `${/[.!?…]$/u.test(reason) ? reason : `${reason}.`} Zmiana mogła zostać wprowadzona. Sprawdź to przed ponowną próbą.`,
    earlierMade: ({ label }) =>
      `Poprzednie żądanie się powiodło: ${label} już istnieje. Tego nie wysłano. Aby wysłać także to, spróbuj ponownie.`,
    earlierUnclear: ({ label }) =>
      `Poprzednie żądanie, dotyczące ${label}, mogło się powieść. Tego nie wysłano. Sprawdź listę, zanim spróbujesz ponownie.`,
    busyUntil: ({ reason, time }) => {
      const why = reason ?? 'Serwer jest zajęty';
      return `${/[.!?…]$/u.test(why) ? why : `${why}.`} Spróbuj ponownie o ${time}.`;
    },
    notMade: 'Nie otrzymano jednoznacznej odpowiedzi. Na serwerze nie ma na razie tej zmiany.',
    notMadeReason: ({ reason }) =>
      `${/[.!?…]$/u.test(reason) ? reason : `${reason}.`} Na serwerze nie ma na razie tej zmiany.`,
    endedBefore: 'Sesja lub strona zakończyła się, zanim to zapisano.',
  },
};

export const drafts: Translation<typeof draftMessages> = {
  feature: 'drafts',
  messages: {
    restored: 'Przywrócono wersję roboczą',
    startOver: 'Zacznij od nowa',
  },
};

export const notices: Translation<typeof noticeMessages> = {
  feature: 'notices',
  messages: {
    undo: 'Cofnij',
    undone: ({ text }) => `Cofnięto: ${text}`,
    notUndone: ({ text, reason }) => `Nie cofnięto: ${text}. ${reason}`,
    nothingSent: 'Nic nie wysłano.',
    wasMade: 'Poprzednie żądanie się powiodło. Niczego nie wysłano ponownie.',
    wasGone: ({ label }) => `Już usunięto wcześniej: ${label}.`,
    wasGoneUnnamed: 'Już usunięto to wcześniej.',
    failed: ({ label, reason }) => `Nie zapisano: ${label}. ${reason}`,
  },
};

export const conflict: Translation<typeof conflictMessages> = {
  feature: 'conflict',
  messages: {
    theirs: 'Zapisane przez inną osobę',
    yours: 'Twoja zmiana',
    theirsOf: ({ field, value }) => `${field}, wartość zapisana przez inną osobę: ${value}`,
    yoursOf: ({ field, value }) => `${field}, Twoja zmiana: ${value}`,
    nothing: 'brak',
    cancel: 'Anuluj',
  },
};

export const chart: Translation<typeof chartMessages> = {
  feature: 'chart',
  messages: {
    values: ({ title }) => `Wartości: ${title}`,
    valueOf: ({ name, value }) => `${name}: ${value}`,
    span: ({ first, last }) => `${first} – ${last}`,
    soFar: ({ name }) => `${name} (do tej pory)`,
    selected: (count) =>
      `Zaznaczono ${count.text} ${plural(count, { one: 'okres', few: 'okresy', many: 'okresów', other: 'okresu' })}. Enter pokazuje tylko zaznaczenie.`,
    nothing: 'Brak danych w tym zakresie',
    total: 'Łącznie',
    showTable: ({ title }) => `Pokaż jako tabelę: ${title}`,
    showChart: ({ title }) => `Pokaż jako wykres: ${title}`,
    saveCsv: ({ title }) => `Eksportuj do pliku CSV: ${title}`,
    savePng: ({ title }) => `Eksportuj do pliku PNG: ${title}`,
    saved: ({ title }) => `Wyeksportowano: ${title}`,
    notSaved: 'Nie można zapisać pliku.',
  },
};

export const dataTable: Translation<typeof dataTableMessages> = {
  feature: 'data-table',
  messages: {
    caption: ({ label, count }) => `${label}, ${rows(count)}`,
    loading: 'Ładowanie…',
    retry: 'Ponów próbę',
    refreshing: 'Odświeżanie…',
    unreadable: (count) =>
      plural(count, {
        one: `Nie można odczytać ${count.text} wpisu. Nie jest tu wyświetlany.`,
        few: `Nie można odczytać ${count.text} wpisów. Nie są tu wyświetlane.`,
        many: `Nie można odczytać ${count.text} wpisów. Nie są tu wyświetlane.`,
        other: `Nie można odczytać ${count.text} wpisu. Nie są tu wyświetlane.`,
      }),
    rows: ({ from, to }) => `${from}–${to}`,
    range: ({ rows, count }) => `${rows} z ${count}`,
    rangeOfMatches: ({ rows, count, all }) => `${rows} z ${count}, po odfiltrowaniu z ${all}`,
    noMatches: ({ all }) => `0 z ${all}`,
    pages: ({ label }) => `Strony: ${label}`,
    page: ({ page }) => `Strona ${page}`,
    pageOf: ({ page, count }) => `Strona ${page} z ${count}`,
    previousPage: 'Poprzednia strona',
    nextPage: 'Następna strona',
    isFirstPage: 'To jest pierwsza strona.',
    isLastPage: 'To jest ostatnia strona.',
    rowsPerPage: 'Wiersze na stronie',
    sortBy: 'Sortuj według',
    unsorted: 'Bez sortowania',
    ascending: ({ column }) => `${column}, rosnąco`,
    descending: ({ column }) => `${column}, malejąco`,
    sorted: ({ order }) => `Posortowano: ${order}`,
    columns: 'Kolumny',
    noRoom: 'Ukryta: za mało miejsca.',
    actions: 'Akcje',
    actionsFor: ({ row }) => `Akcje: ${row}`,
    select: 'Zaznacz',
    selectRow: ({ row }) => `Zaznacz: ${row}`,
    selectPage: 'Zaznacz wszystkie wiersze na tej stronie',
    selected: ({ count }) => `Zaznaczono: ${count}`,
    selectedHidden: ({ count, hidden }) => `Zaznaczono: ${count}, w tym ukrytych przez filtr: ${hidden}`,
    selectAll: ({ count }) => `Zaznacz wszystkie (${count})`,
    clearSelection: 'Wyczyść zaznaczenie',
    clearFilter: 'Wyczyść filtr',
    filters: 'Filtry',
    filtersOn: ({ count }) => `Filtry, aktywne: ${count}`,
    more: 'Więcej',
    moreOf: ({ row }) => `Więcej: ${row}`,
    exportCsv: 'Eksportuj CSV',
    exportSelected: 'Eksportuj zaznaczone wiersze do CSV',
    exported: (count) => `Wyeksportowano ${rows(count)}`,
    notExported: 'Nie można zapisać pliku.',
    nothingToExport: 'Brak wierszy do wyeksportowania.',
    yes: 'Tak',
    no: 'Nie',
  },
};

export const jsonViewer: Translation<typeof jsonViewerMessages> = {
  feature: 'json-viewer',
  messages: {
    reading: 'Odczytywanie',
    empty: 'Nie zarejestrowano żadnych danych.',
    broken: ({ place, length }) =>
      `To nie jest prawidłowy kod JSON. Błąd występuje w znaku ${place} z ${length}. Dane są wyświetlane jako tekst.`,
    secrets: ({ count }) =>
      `Ukryte wartości: ${count}. Mogą być poufne i nie można ich wyświetlać, przeszukiwać ani kopiować.`,
    secretsInText: 'Potencjalnie poufne dane są ukryte, także w kopiach.',
    search: 'Szukaj kluczy i wartości',
    found: ({ place, count }) => `${place} z ${count}`,
    foundSoFar: ({ count }) => `Dotychczas: ${count}`,
    notFound: 'Brak wyników',
    nextMatch: 'Następny wynik',
    previousMatch: 'Poprzedni wynik',
    unfoldAll: 'Rozwiń wszystko',
    foldAll: 'Zwiń wszystko',
    keys: (count) =>
      `${count.text} ${plural(count, { one: 'klucz', few: 'klucze', many: 'kluczy', other: 'klucza' })}`,
    items: (count) =>
      `${count.text} ${plural(count, { one: 'element', few: 'elementy', many: 'elementów', other: 'elementu' })}`,
    hidden: 'ukryto',
    path: 'Ścieżka',
    copyPath: 'Kopiuj ścieżkę',
    copyValue: 'Kopiuj wartość',
    copyAll: 'Kopiuj wszystko',
    value: 'Cała wartość',
    showMore: ({ count }) => `Pokaż kolejne znaki: ${count}`,
    rowsShown: ({ from, to, count }) => `Wiersze od ${from} do ${to} z ${count}`,
    earlierRows: 'Wcześniejsze wiersze',
    laterRows: 'Dalsze wiersze',
  },
};

export const emailActions: Translation<typeof emailActionsMessages> = {
  feature: 'ui-email-actions',
  messages: {
    writeEmail: ({ count }) => `Napisz e-mail (adresaci: ${count})`,
    copyAddresses: 'Kopiuj adresy',
    tooLong: ({ length, limit }) =>
      `Długość linku e-mail do wszystkich adresatów w znakach: ${length}. Programy pocztowe przyjmują najwyżej ${limit}. Skopiuj adresy lub wybierz mniej osób.`,
    noAddress: 'Zaznaczenie nie zawiera adresu e-mail, na który można napisać.',
    refusedAddresses: ({ addresses }) => `Pominięto, ponieważ to nie są zwykłe adresy: ${addresses}`,
    withoutAddress: ({ count }) => `Bez adresu: ${count}`,
  },
};
