import { type Count, pluralRules } from '../../messages/plural.ts';
import type { activityMessages } from '../../screens/activity/messages.ts';
import type { ticketDetailMessages } from '../../screens/ticket-detail/messages.ts';
import type { ticketsMessages } from '../../screens/tickets/messages.ts';
import type { ticketStatusMessages } from '../../screens/tickets/ticket-status.tsx';
import type { whitelistMessages } from '../../screens/whitelist/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('pl');

const actions: Readonly<Record<string, string>> = {
  'coupon.change': 'Zmiana kuponu',
  'coupon.create': 'Utworzenie kuponu',
  'coupon.delete': 'Usunięcie kuponu',
  'enterprise-deal.create': 'Utworzenie umowy Enterprise',
  'enterprise-deal.delete': 'Usunięcie umowy Enterprise',
  'enterprise-deal.update': 'Aktualizacja umowy Enterprise',
  'license.create': 'Utworzenie licencji',
  'license.revoke': 'Unieważnienie licencji',
  'license.toggle': 'Włączenie lub wyłączenie licencji',
  'lms.create': 'Utworzenie instytucji LTI',
  'lms.generate-codes': 'Wygenerowanie kodów płatnego dostępu',
  'lms.set-enabled': 'Włączenie lub wyłączenie integracji LTI',
  'organization.create': 'Utworzenie organizacji głównej',
  'organization.create-sub': 'Utworzenie podorganizacji',
  'organization.delete': 'Usunięcie organizacji',
  'organization-user.add': 'Dodanie użytkownika do organizacji',
  'organization-user.remove': 'Usunięcie użytkownika z organizacji',
  'organization-user.toggle-admin': 'Zmiana uprawnień administratora organizacji',
  'project.create': 'Utworzenie projektu',
  'project.delete': 'Usunięcie projektu',
  'project.set-upgraded-override': 'Zmiana wymuszonego planu projektu',
  'project-member.add': 'Dodanie członka do projektu',
  'project-member.change-role': 'Zmiana roli członka projektu',
  'project-member.remove': 'Usunięcie członka z projektu',
  'project-role.change-permissions': 'Zmiana uprawnień roli w projekcie',
  'project-role.create': 'Utworzenie roli w projekcie',
  'project-role.delete': 'Usunięcie roli z projektu',
  'ticket.set-status': 'Zmiana stanu zgłoszenia',
  'user.change-trial': 'Zmiana okresu próbnego użytkownika',
  'user.log-in-as': 'Zalogowanie się jako użytkownik',
  'user.set-flag': 'Zmiana flagi użytkownika',
  'user.set-text': 'Zmiana danych użytkownika',
  'whitelist.add': 'Dodanie do listy dozwolonych',
  'whitelist.remove': 'Usunięcie z listy dozwolonych',
};

const kinds: Readonly<Record<string, string>> = {
  coupon: 'kupon',
  'enterprise deal': 'umowa Enterprise',
  institution: 'instytucja',
  license: 'licencja',
  organization: 'organizacja',
  project: 'projekt',
  'project-member': 'członek projektu',
  'project-role': 'rola w projekcie',
  ticket: 'zgłoszenie',
  user: 'użytkownik',
  whitelist: 'lista dozwolonych',
};

export const tickets: Translation<typeof ticketsMessages> = {
  feature: 'tickets',
  messages: {
    title: 'Zgłoszenia do pomocy technicznej',
    loadFailed: 'Nie udało się załadować zgłoszeń do pomocy technicznej',
    reload: 'Załaduj ponownie zgłoszenia',
    filter: 'Filtruj zgłoszenia',
    stateFilter: 'Filtruj według stanu aplikacji',
    status: 'Stan',
    all: 'Wszystkie',
    unresolved: 'Nierozwiązane',
    resolved: 'Rozwiązane',
    facets: 'Stan załadowanych zgłoszeń',
    inProgressAmong: ({ count }) =>
      `Ten serwer wyświetla zgłoszenia w toku wśród nierozwiązanych. Tutaj: ${count}.`,
    none: 'Brak zgłoszeń',
    noneHint_all: 'Nikt jeszcze nie wysłał zgłoszenia.',
    noneHint_unresolved:
      'Żadne zgłoszenie nie jest nierozwiązane. Wybierz „Wszystkie”, aby zobaczyć pozostałe.',
    noneHint_resolved:
      'Żadne zgłoszenie nie jest jeszcze rozwiązane. Wybierz „Wszystkie”, aby zobaczyć pozostałe.',
    noMatch: 'Brak zgłoszeń pasujących do zapytania',

    id: 'Identyfikator',
    message: 'Wiadomość',
    contactEmail: 'Kontaktowy adres e-mail',
    creator: 'Autor',
    created: 'Utworzono',

    emailMultiple: 'Napisz do wielu',
    doneEmailing: 'Gotowe',
    pickTickets:
      'Wybierz zgłoszenia, na które chcesz odpowiedzieć. Wybór zostanie zachowany po zmianie strony lub filtru.',

    setStatus: 'Zmień status',
    setTo: ({ status }) => `Ustaw „${status}”`,
    askSetTo: ({ status, count }) => `Ustawić „${status}”? Liczba zgłoszeń: ${count.text}`,
  },
};

export const ticketStatus: Translation<typeof ticketStatusMessages> = {
  feature: 'ticket-status',
  messages: {
    unresolved: 'Nierozwiązane',
    inProgress: 'W toku',
    resolved: 'Rozwiązane',
    unknown: ({ status }) => `Nieznany (${status})`,
    none: 'Nieznany',
  },
};

export const ticketDetail: Translation<typeof ticketDetailMessages> = {
  feature: 'ticket-detail',
  messages: {
    loadFailed: 'Nie udało się załadować zgłoszeń do pomocy technicznej',
    loading: 'Ładowanie zgłoszenia',
    reload: 'Załaduj ponownie zgłoszenie',
    notFound: 'Nie znaleziono zgłoszenia',
    allTickets: 'Wszystkie zgłoszenia',
    title: ({ ticket }) => `Zgłoszenie ${ticket}`,
    description: 'Opis',
    noDescription: 'Brak opisu.',
    facts: 'Zgłoszenie',
    created: 'Utworzono',
    creator: 'Autor',
    contactEmail: 'Kontaktowy adres e-mail',
    creatorEmail: 'Adres e-mail autora',
    copyContactEmail: 'Kopiuj kontaktowy adres e-mail',
    copyCreatorEmail: 'Kopiuj adres e-mail autora',
    sendEmail: 'Wyślij e-mail',
    emailSubject: ({ ticket }) => `Twoje zgłoszenie do pomocy technicznej ${ticket}`,
    greeting: ({ name }) => `Dzień dobry, ${name},`,
    greetingWithoutName: 'Dzień dobry,',
    refusedAddress: 'To nie jest zwykły adres e-mail, więc nie można otworzyć go w programie pocztowym.',
    appState: 'Stan aplikacji',

    status: 'Stan',
    setUnresolved: 'Oznacz jako nierozwiązane',
    setInProgress: 'Oznacz jako w toku',
    setResolved: 'Oznacz jako rozwiązane',
    isCurrent: 'To jest bieżący stan.',
    isUnresolved: ({ ticket }) => `Zgłoszenie ${ticket} jest nierozwiązane`,
    isInProgress: ({ ticket }) => `Zgłoszenie ${ticket} jest w toku`,
    isResolved: ({ ticket }) => `Zgłoszenie ${ticket} jest rozwiązane`,
    changeOf: ({ ticket, status }) => `Zgłoszenie ${ticket}, ${status}`,
    updateFailed: ({ why }) => `Nie udało się zaktualizować: ${why}`,
    conflictTitle: 'Inna osoba zmieniła stan',
    conflictDescription: ({ ticket }) =>
      `Inna osoba zmieniła stan zgłoszenia ${ticket} po jego otwarciu przez Ciebie. Wybierz stan, który chcesz zachować.`,
    save: 'Zapisz',
    vetoed: 'Ta aplikacja na to nie pozwala. Nic nie wysłano.',

    queue: 'Kolejka',
    place: ({ place, count }) => `${place} z ${count}`,
    notInQueue: ({ count }) => `Już nie na tej liście (liczba zgłoszeń: ${count})`,
    queueFailed: 'Nie można załadować listy zgłoszeń.',
    previous: 'Poprzednie',
    next: 'Następne',
    previousTicket: 'Poprzednie zgłoszenie',
    nextTicket: 'Następne zgłoszenie',
    isFirst: 'To jest pierwsze zgłoszenie na liście.',
    isLast: 'To jest ostatnie zgłoszenie na liście.',
    resolveAndNext: 'Rozwiąż i przejdź dalej',
    toList: 'Wróć do listy',
    announcePlace: ({ ticket, place, count }) => `Zgłoszenie ${ticket}, ${place} z ${count}`,

    shortcuts: 'Skróty klawiaturowe',
    shortcutsInScreen: 'Skróty działają, gdy fokus znajduje się w tym zgłoszeniu.',
  },
};

export const activity: Translation<typeof activityMessages> = {
  feature: 'activity',
  messages: {
    title: 'Aktywność',
    text: 'Zdarzenia od zalogowania lub załadowania tej strony. Lista jest czyszczona po ponownym załadowaniu.',
    show: 'Pokaż',
    all: 'Wszystkie',
    failedOnly: 'Tylko nieudane',
    filter: 'Filtruj aktywność',
    noMatch: 'Nic nie pasuje do filtra.',
    exportCsv: 'Eksportuj CSV',
    exportFailed: 'Przeglądarka nie mogła zapisać pliku.',
    none: 'Nic się jeszcze nie wydarzyło.',
    noneHint: 'Tu są Twoje zmiany i to, czego nie udało się wczytać.',
    noneFailed: 'Nic się nie zakończyło niepowodzeniem.',

    underWay: 'W toku',
    succeeded: 'Gotowe',
    failed: 'Niepowodzenie',
    unknown: 'Być może wykonano',
    vetoed: 'Zablokowano',
    vetoedText: 'Zatrzymano. Nic nie wysłano.',

    action: ({ name }) => actions[name] ?? name,
    load: 'Nie można załadować',
    crash: ({ screen }) => `Ekran ${screen} przestał działać`,
    target: ({ kind, id }) =>
      id === 'new' ? `nowy element: ${kinds[kind] ?? kind}` : `${kinds[kind] ?? kind} ${id}`,
    reason: 'Przyczyna:',
    before: 'Przed:',
    after: 'Po:',
    on: 'włączone',
    off: 'wyłączone',
    nothing: 'brak',
    checkNow: 'Sprawdź teraz',
    wasMade: 'Sprawdzono: zmiana została wprowadzona.',
    wasNotMade: 'Sprawdzono: zmiana nie została wprowadzona.',
    cannotTell:
      'Sprawdzono: nie można ustalić, czy zmiana została wprowadzona. Być może ktoś zmienił to ponownie.',
    checkFailed: ({ why }) => `Nie udało się sprawdzić: ${why}`,
    status: ({ status }) => `HTTP ${status}`,
  },
};

export const whitelist: Translation<typeof whitelistMessages> = {
  feature: 'whitelist',
  messages: {
    title: 'Zarządzaj listą dozwolonych',
    loadFailed: 'Nie udało się załadować listy dozwolonych',
    loading: 'Ładowanie listy dozwolonych',
    reload: 'Załaduj ponownie listę dozwolonych',
    retry: 'Ponów próbę',
    onlyGlobalAdmins: 'Listą dozwolonych mogą zarządzać tylko administratorzy globalni.',
    addFailed: ({ why }) => `Nie udało się dodać wpisu: ${why}`,
    removeFailed: ({ why }) => `Nie udało się usunąć wpisu: ${why}`,
    vetoed: 'Ta aplikacja na to nie pozwala. Nic nie wysłano.',

    typed: 'Domena lub adres e-mail',
    typedHint: 'Domena, np. example.org, lub adres, np. maria@example.org',
    ways: 'Sposoby dodania',
    domain: 'Dodaj tylko domenę',
    domainAndSubdomains: 'Dodaj domenę i poddomeny',
    wholeEmail: 'Dodaj cały adres e-mail',
    domainAbout: 'Wszyscy z tej domeny; zapisywana z „@” na początku',
    domainAndSubdomainsAbout: 'Wszyscy z tej domeny i jej poddomen: dwa wpisy, jeden z „@”, drugi z „.”',
    wholeEmailAbout: 'Jeden adres, zapisywany tak, jak go wpisano',
    stores: 'Zapisuje',
    listed: 'już na liście dozwolonych',
    nothingTyped: 'Najpierw wpisz domenę lub adres e-mail.',
    allListed: 'Już na liście dozwolonych.',
    stillAdding: 'Trwa dodawanie innego wpisu.',
    hasAtInside: 'Tekst zawiera „@”. Aby dodać jeden adres, użyj opcji „Dodaj cały adres e-mail”.',
    hasBlankInside: 'Tekst zawiera spację.',
    isNoDomain: 'To nie wygląda na domenę.',
    invisibleOne: 'Pominięto jeden niewidoczny znak.',
    invisible: ({ count }) => `Pominięto niewidoczne znaki: ${count}.`,
    meant: 'Czy chodziło o to?',
    use: ({ entry }) => `Użyj ${entry}`,
    announceUsed: ({ entry }) => `Wpis ${entry} jest w polu. Nic jeszcze nie dodano.`,
    mixesScripts: ({ scripts, punycode }) =>
      `Ta domena łączy litery z kilku alfabetów (${scripts}) i może tylko wyglądać jak inna. Serwery znają ją jako ${punycode}.`,
    hasNoAt: 'Tekst nie zawiera „@”. Może to być domena.',
    notAdded: 'Nie dodano',
    maybeAdded: 'Być może dodano',
    notOrMaybeAdded: 'Nie dodano lub być może dodano',
    retryOf: ({ entry }) => `Ponów próbę: ${entry}`,
    announceAdded: ({ entries }) => `Dodano ${entries}`,

    entries: 'Wpisy na liście dozwolonych',
    filter: 'Filtruj wpisy',
    filterPlaceholder: 'Filtruj wpisy',
    count: (count: Count) =>
      `${count.text} ${plural(count, { one: 'wpis', few: 'wpisy', many: 'wpisów', other: 'wpisu' })}`,
    matchCount: ({ matches, all }) =>
      `${matches} z ${all.text} ${plural(all, { one: 'wpisu', few: 'wpisów', many: 'wpisów', other: 'wpisu' })}`,
    none: 'Brak wpisów',
    noneText: 'Lista dozwolonych jest pusta.',
    noMatch: 'Brak wpisów pasujących do zapytania',
    isDomain: 'Domena',
    isSubdomains: 'Poddomeny',
    isAddress: 'Adres',
    isOther: 'Inne',
    remove: ({ entry }) => `Usuń ${entry}`,
    announceRemoved: ({ entry }) => `Usunięto ${entry}`,
    skip: 'Pomiń listę',

    select: ({ entry }) => `Zaznacz ${entry}`,
    removeMany: 'Usuń',
    askRemoveMany: ({ text }) => `Usunąć z listy? Liczba wpisów: ${text}`,
  },
};
