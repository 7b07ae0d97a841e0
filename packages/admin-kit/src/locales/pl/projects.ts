import { type Count, pluralRules } from '../../messages/plural.ts';
import type { globalProjectsMessages } from '../../screens/global-projects/messages.ts';
import type { orgProjectsMessages } from '../../screens/org-projects/messages.ts';
import type { projectCreateMessages } from '../../screens/project-create/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('pl');

const pinCount = (count: Count) =>
  `${count.text} ${plural(count, { one: 'pinezka', few: 'pinezki', many: 'pinezek', other: 'pinezki' })}`;

export const projectCreate: Translation<typeof projectCreateMessages> = {
  feature: 'project-create',
  messages: {
    create: 'Utwórz projekt',
    unnamedProject: 'Projekt bez nazwy',
    duplicate: ({ project }) => `Duplikuj: ${project}`,
    submit: 'Utwórz',
    cancel: 'Anuluj',
    copyOf: ({ project }) => `${project} – kopia`,
    announceCreated: ({ name }) => `Utworzono projekt ${name}`,

    name: 'Nazwa projektu',
    nameShortened: ({ limit }) =>
      `Nazwę oryginału skrócono, aby ta nazwa nie przekraczała limitu znaków: ${limit}.`,
    nameBlank: 'Wprowadź nazwę.',
    description: 'Opis',
    descriptionBlank: 'Wprowadź opis.',
    tooLong: ({ limit }) => `Skróć tekst. Największa dozwolona liczba znaków: ${limit}.`,
    requestTooLong: ({ tooMany, limit }) =>
      `Nazwa, opis i pinezki są wysyłane w jednym adresie URL. Największa dozwolona liczba znaków: ${limit}. Przekroczenie limitu: ${tooMany}. Skróć opis lub usuń pinezki. Najwięcej miejsca zajmują teksty niełacińskie, emoji i współrzędne z wieloma cyframi.`,

    mapType: 'Typ mapy',
    typeDefault: 'Domyślny',
    typeImage: 'Obraz',
    typeMap: 'Mapa',
    defaultHint: 'Używa domyślnego tła aplikacji.',
    imageHint: 'Użyj własnego obrazu.',
    mapHint: 'Mapa świata. Projekty otwierają się w tym położeniu i z tym powiększeniem.',
    pinsCleared: (count) =>
      plural(count, {
        one: `Zmiana typu usunęła ${count.text} pinezkę.`,
        few: `Zmiana typu usunęła ${count.text} pinezki.`,
        many: `Zmiana typu usunęła ${count.text} pinezek.`,
        other: `Zmiana typu usunęła ${count.text} pinezki.`,
      }),
    pinsReplaced: (count) =>
      `Skopiowane pinezki zastąpiły ${count.text} ${plural(count, { one: 'pinezkę', few: 'pinezki', many: 'pinezek', other: 'pinezki' })}.`,
    undo: 'Cofnij',

    imageUrl: 'Adres URL obrazu',
    imagePlaceholder: 'Obsługiwane: .jpg, .jpeg, .png, .gif, .tiff',
    imageMissing: 'Wprowadź adres URL obrazu.',
    imageTooLong: ({ limit }) => `Największa dozwolona liczba znaków w adresie URL obrazu: ${limit}.`,
    imageScheme: 'Zacznij od http:// lub https://.',
    imageMalformed: 'To nie jest prawidłowy adres URL.',
    imageEnding: 'Adres URL musi kończyć się na .gif, .jpg, .jpeg, .png, .svg lub .tiff.',
    imageUntested: 'Poczekaj na zakończenie testu obrazu.',
    imageBroken:
      'Nie można załadować obrazu. Sprawdź adres URL oraz to, czy witryna pozwala innym witrynom go wyświetlać.',
    imageTimeout: 'Obraz nie załadował się w ciągu 10 sekund.',
    imageLoading: 'Testowanie obrazu…',
    imageLoaded: ({ width, height }) => `Obraz załadowany: ${width} × ${height} pikseli.`,
    testAgain: 'Przetestuj ponownie',

    centerLatitude: 'Szerokość geograficzna środka',
    centerLongitude: 'Długość geograficzna środka',
    latitude: 'Szerokość geograficzna',
    longitude: 'Długość geograficzna',
    zoom: 'Powiększenie',
    zoomInvalid: ({ max }) => `Wprowadź liczbę całkowitą od 0 do ${max}.`,
    x: 'X',
    y: 'Y',
    notANumber: 'Wprowadź liczbę stopni, np. 51,5 lub 51°30′ N.',
    latitudeRange: 'Szerokość geograficzna mieści się między -90 a 90.',
    isLongitude: 'To jest długość geograficzna.',
    isLatitude: 'To jest szerokość geograficzna.',
    swappedWithLongitude: 'Zamieniona z długością geograficzną?',
    swappedWithLatitude: 'Zamieniona z szerokością geograficzną?',
    swap: 'Zamień',
    placeFilled: ({ place }) => `Wypełniono oba pola: ${place}`,

    mapOfWorld: 'Mapa',
    mapOfImage: 'Obraz z pinezkami',
    mapKeys:
      'Klawisze strzałek przesuwają mapę, plus i minus zmieniają powiększenie, Enter dodaje pinezkę na środku.',
    mapHelp: 'Kliknij, aby dodać pinezkę; przeciągnij pinezkę, aby ją przenieść.',
    loadingMap: 'Ładowanie mapy',
    zoomIn: 'Powiększ',
    zoomOut: 'Pomniejsz',
    zoomedIn: 'Maksymalnie powiększono.',
    zoomedOut: 'Maksymalnie pomniejszono.',
    noTiles: 'Tło mapy nie jest skonfigurowane. Pinezki możesz umieszczać za pomocą współrzędnych.',
    tilesFailed: 'Nie można załadować tła mapy. Nadal możesz umieszczać pinezki za pomocą współrzędnych.',
    mapFailed: 'Nie można wyświetlić mapy. Nadal możesz umieszczać pinezki za pomocą współrzędnych.',
    imageTooLarge:
      'Ten obraz jest za duży, aby go wyświetlić. Pinezki możesz umieszczać za pomocą współrzędnych.',
    imageNotYet: 'Tutaj pojawi się podgląd.',
    markersHidden: ({ shown, count }) =>
      `Wyświetlane pinezki: ${shown} z ${count}. Powiększ, aby zobaczyć pozostałe.`,
    marker: ({ name, place }) =>
      `${name}, ${place}. Przenieś klawiszami strzałek, edytuj klawiszem Enter, usuń klawiszem Delete.`,

    pins: 'Pinezki',
    pinCount,
    addPin: 'Dodaj pinezkę',
    noPins: 'Nie ma jeszcze pinezek.',
    newPin: ({ number }) => `Pinezka ${number}`,
    unnamedPin: 'Pinezka bez nazwy',
    pinName: 'Nazwa pinezki',
    placeOnMap: ({ x, y }) => `szerokość geograficzna ${y}, długość geograficzna ${x}`,
    placeOnImage: ({ x, y }) => `x ${x}, y ${y}`,
    imagePlaceHint: 'Piksele od lewego dolnego rogu obrazu.',
    pinInvalid: 'Popraw tę pinezkę.',
    pinsInvalid: (count) =>
      plural(count, {
        one: `${count.text} pinezka wymaga zmiany.`,
        few: `${count.text} pinezki wymagają zmiany.`,
        many: `${count.text} pinezek wymaga zmiany.`,
        other: `${count.text} pinezki wymaga zmiany.`,
      }),
    editPin: ({ name }) => `Edytuj: ${name}`,
    remove: 'Usuń',
    removePin: ({ name }) => `Usuń: ${name}`,
    centerMap: 'Wyśrodkuj mapę tutaj',
    done: 'Gotowe',
    findPins: 'Znajdź pinezkę',
    noPinFound: 'Brak pasujących pinezek.',
    morePins: ({ shown, count }) => `Wyświetlane: ${shown} z ${count}`,
    showMore: 'Pokaż więcej',
    announcePinAdded: ({ name, place }) => `Dodano: ${name}, ${place}`,
    announcePinMoved: ({ name, place }) => `Przeniesiono: ${name}, ${place}`,
    announcePinRemoved: ({ name }) => `Usunięto: ${name}`,
    loadingPins: ({ project }) => `Ładowanie pinezek projektu ${project}`,
    pinsStillLoading: 'Pinezki kopiowanego projektu nadal się ładują.',
    pinsNotLoaded: ({ reason }) => `Nie można załadować pinezek mapy: ${reason}`,
    retry: 'Ponów próbę',
    takePins: ({ project }) => `Skopiuj ponownie pinezki projektu ${project}`,
  },
};

export const globalProjects: Translation<typeof globalProjectsMessages> = {
  feature: 'global-projects',
  messages: {
    title: 'Projekty',
    loadFailed: 'Nie udało się załadować projektów',
    updateFailed: ({ why }) => `Nie udało się zaktualizować: ${why}`,
    onlyGlobalAdmins: 'Projektami mogą zarządzać tylko administratorzy globalni.',
    reload: 'Załaduj ponownie projekty',
    filter: 'Filtruj projekty',
    none: 'Brak projektów pasujących do zapytania',
    noneHint: 'Nie ma jeszcze projektów. Utwórz pierwszy w organizacji.',

    id: 'Identyfikator',
    name: 'Nazwa',
    description: 'Opis',
    created: 'Utworzono',
    upgradedOverride: 'Wymuszony plan',
    upgradedOverrideOf: ({ project }) => `Wymuszony plan, ${project}`,
    overrideOn: ({ project }) => `Włączono wymuszony plan dla projektu ${project}`,
    overrideOff: ({ project }) => `Wyłączono wymuszony plan dla projektu ${project}`,
    overrideWasOn: ({ project }) => `Wymuszony plan był już włączony dla projektu ${project}`,
    overrideWasOff: ({ project }) => `Wymuszony plan był już wyłączony dla projektu ${project}`,
    unnamed: ({ id }) => `Projekt ${id}`,

    projectId: 'Identyfikator projektu',
    copyId: 'Kopiuj identyfikator projektu',
    close: 'Zamknij',
    notFound: ({ id }) => `Nie ma projektu o identyfikatorze ${id}.`,

    setOverride: 'Włącz „Wymuszony plan”',
    unsetOverride: 'Wyłącz „Wymuszony plan”',
    askSetOverride: ({ text }) => `Włączyć „Wymuszony plan”? Liczba projektów: ${text}`,
    askUnsetOverride: ({ text }) => `Wyłączyć „Wymuszony plan”? Liczba projektów: ${text}`,
  },
};

export const orgProjects: Translation<typeof orgProjectsMessages> = {
  feature: 'org-projects',
  messages: {
    title: 'Projekty',
    reload: 'Załaduj ponownie projekty',
    projectsFailed: 'Nie udało się załadować projektów',
    allOrganizations: 'Wszystkie organizacje',
    organizationNotLoaded: 'Nie udało się załadować organizacji',
    readOnly: 'Tylko administratorzy tej organizacji mogą tworzyć, zmieniać i usuwać jej projekty.',
    unnamedOrganization: 'Organizacja bez nazwy',
    unnamed: ({ id }) => `Projekt ${id}`,
    filter: 'Filtruj projekty',
    none: 'Ta organizacja nie ma projektów.',
    noMatch: 'Brak projektów pasujących do zapytania',

    id: 'Identyfikator',
    name: 'Nazwa',
    description: 'Opis',
    actions: 'Akcje',

    connect: 'Połącz',
    connectTo: ({ project }) => `Połącz: ${project} (otwiera się w nowej karcie)`,
    connectUnknown: 'Adres głównej aplikacji nie jest skonfigurowany.',
    modify: 'Modyfikuj',
    modifyOf: ({ project }) => `Modyfikuj: ${project}`,
    duplicateOf: ({ project }) => `Duplikuj: ${project}`,
    delete: 'Usuń',
    deleteOf: ({ project }) => `Usuń: ${project}`,
    create: 'Utwórz projekt',

    removeNotImplemented: 'usuwanie projektu nie jest jeszcze dostępne',
    deleteTitle: ({ project }) => `Usunąć projekt ${project}?`,
    deleteDescription: ({ project, id }) =>
      `Projekt ${project} (identyfikator ${id}) zostanie trwale usunięty wraz z członkami i całą zawartością.`,
    deleteMembers: ({ count }) => (count === null ? 'Członkowie: nie wiadomo.' : `Członkowie: ${count}.`),
    announceDeleted: ({ project }) => `Usunięto projekt ${project}`,
    notFound: ({ id }) => `W tej organizacji nie ma projektu o identyfikatorze ${id}.`,
  },
};
