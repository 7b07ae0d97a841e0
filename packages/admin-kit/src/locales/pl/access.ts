import { type Count, pluralRules } from '../../messages/plural.ts';
import type { peopleMessages } from '../../people/messages.ts';
import type { deleteRefusalMessages } from '../../provider/can-delete-organization.ts';
import type { orgDeleteMessages } from '../../screens/org-delete/messages.ts';
import type { whitelistMessages } from '../../screens/whitelist/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('pl');

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
    isNoDomain: 'To nie wygląda na domenę.',
    meant: 'Czy chodziło o:',
    use: ({ entry }) => `Użyj ${entry}`,
    announceUsed: ({ entry }) => `Wpis ${entry} jest w polu. Nic jeszcze nie dodano.`,
    mixesScripts: ({ scripts, punycode }) =>
      `Ta domena łączy litery z kilku alfabetów (${scripts}) i może tylko wyglądać jak inna. Jej postać ASCII to ${punycode}.`,
    hasNoAt: 'Tekst nie zawiera „@”. Może to być domena.',
    typedMany: 'Wklej listę, aby dodać kilka naraz.',
    hasStar: 'Lista nie zna znaku „*”. Wpisz domenę bez niego.',
    addMany: ({ text }) => `Dodaj wpisy: ${text}`,
    addedSoFar: ({ done, all }) => `Dodano ${done} z ${all}`,
    subdomainsToo: 'Także subdomeny',
    toAdd: 'Co zostanie dodane',
    everyoneAt: 'Wszyscy w domenie',
    everyoneBelow: 'Wszyscy w jej subdomenach',
    addressOnly: 'Tylko ten adres',
    readFrom: ({ text }) => `z „${text}”`,
    leftOut: ({ text }) => `Ani domena, ani adres, zostanie pominięte: ${text}`,
    more: ({ count }) => `i jeszcze ${count}`,
    openMail: ({ domains }) => `Każdy może mieć adres w ${domains}. Dodanie dopuści wszystkich.`,
    openSuffix: ({ domains }) =>
      `${domains} to końcówka wspólna dla wielu organizacji. Dodanie dopuści je wszystkie.`,
    notAddedYet: 'Na razie nie dodano',
    announceAddedMany: ({ text }) => `Dodane wpisy: ${text}`,
    notAdded: 'Nie dodano',
    maybeAdded: 'Być może dodano',
    notOrMaybeAdded: 'Niektóre wpisy mogły nie zostać dodane',
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
    removeManyTitle: 'Usuń wpisy',
    askRemoveMany: ({ text }) => `Usunąć z listy? Liczba wpisów: ${text}`,
  },
};

export const people: Translation<typeof peopleMessages> = {
  feature: 'people',
  messages: {
    sent: ({ person }) => `Wysłane zostanie: ${person}.`,
    leftOut: ({ text }) => `Pominięto: ${text}.`,
    several: ({ count }) => `To pole jest na jedną osobę, a liczba osób w tekście to ${count}.`,
  },
};

export const orgDelete: Translation<typeof orgDeleteMessages> = {
  feature: 'org-delete',
  messages: {
    title: 'Usuń organizację',
    description: 'Organizacja zostanie trwale usunięta.',
    organization: 'Organizacja',
    organizationId: 'Identyfikator organizacji',
    subOrganizations: 'Podorganizacje wszystkich poziomów:',
    users: 'Użytkownicy:',
    projects: 'Projekty:',
    seats: 'Zajęte miejsca:',
    seatsTaken: ({ taken, allowed }) => `${taken} z ${allowed}`,
    noLicense: 'brak licencji',
    notKnown: 'nie wiadomo',
    counting: 'trwa liczenie…',
    differs: ({ place, wanted, typed }) => `Znak ${place} to „${wanted}”, a wpisano „${typed}”.`,
    tooMany: ({ place, typed }) => `Znak ${place} jest zbędny: „${typed}”.`,
    typeThis: 'Aby potwierdzić, wpisz ten tekst',
    oddBlanks: 'Ta nazwa zawiera dodatkowe spacje. Spacje wewnątrz nazwy się liczą, na jej końcach nie.',
    copyText: 'Kopiuj tekst do wpisania',
    notTypedYet: 'Najpierw wpisz tekst potwierdzenia.',
    delete: 'Usuń',
    cancel: 'Anuluj',
    close: 'Zamknij',
    announceConfirmed: 'Potwierdzono. Możesz teraz usunąć organizację.',
    announceDeleted: ({ organization }) => `Usunięto organizację ${organization}`,

    serverCannot: 'Ten serwer nie może usuwać organizacji.',
    hasNoName: 'Ta organizacja nie ma nazwy do wpisania, więc nie można jej tutaj usunąć.',
  },
};

export const deleteRefusal: Translation<typeof deleteRefusalMessages> = {
  feature: 'delete-refusal',
  messages: {
    onlyAdmins: 'Organizację mogą usunąć tylko jej administratorzy.',
    rootNeedsGlobalAdmin: 'Organizację główną mogą usunąć tylko administratorzy globalni.',
  },
};
