import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { checksMessages } from '../../checks/messages.ts';
import type { listFileMessages } from '../../list-file/messages.ts';
import type { globalHomeMessages } from '../../screens/global-home/messages.ts';
import type { separatorMessages } from '../../ui/menu/separator-menu.tsx';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `Geselecteerd: ${text}`,
    more: ({ text }) => `en nog ${text}`,
    leftOut: ({ count, why }) => `Overgeslagen: ${count.text}. ${why}`,
    alreadySo: 'Geen wijziging nodig.',
    nothingToDo: 'Er valt niets meer te wijzigen.',

    progress: ({ done, total }) => `${done} van ${total}`,
    progressFailed: ({ done, total, failed }) => `${done} van ${total}, ${failed} mislukt`,
    stop: 'Stoppen',
    stopping: 'Stoppen…',
    stoppedBySession: 'De sessie is verlopen. De rest is niet verzonden.',
    stoppedUnreachable: 'De server is niet bereikbaar. De rest is niet verzonden.',
    stoppedByPerson: 'De rest is niet verzonden.',

    allDone: ({ text }) => `Gedaan: ${text}.`,
    summary: ({ done, left }) => `Gedaan: ${done.text}. Niet gedaan: ${left.text}.`,
    unknownSummary: ({ text }) =>
      `Mogelijk gedaan: ${text}. Controleer de lijst voordat u het opnieuw probeert.`,
    failures: ({ text }) => `Niet gedaan: ${text}`,
    unknown: ({ text }) => `Mogelijk gedaan: ${text}`,
    retry: ({ text }) => `${text} opnieuw proberen`,
    reason: ({ why, count }) => `${why} (${count.text})`,
    reasonSeparator: '; ',
    reasons: ({ reasons }) => `${reasons}.`,
    showMore: ({ text }) => `Nog ${text} weergeven`,

    undo: 'Ongedaan maken',
    undoing: 'Wordt ongedaan gemaakt',
    allUndone: ({ text }) => `Ongedaan gemaakt: ${text}.`,
    undoSummary: ({ done, left }) => `Ongedaan gemaakt: ${done.text}. Niet ongedaan gemaakt: ${left.text}.`,
    unknownUndoSummary: ({ text }) =>
      `Mogelijk ongedaan gemaakt: ${text}. Controleer de lijst voordat u het opnieuw probeert.`,
    undoFailures: ({ text }) => `Niet ongedaan gemaakt: ${text}`,
    unknownUndo: ({ text }) => `Mogelijk ongedaan gemaakt: ${text}`,

    download: 'Resultaten downloaden',
    downloadFailed: 'Het bestand kan niet worden opgeslagen.',
    csvId: 'ID',
    csvName: 'Naam',
    csvResult: 'Resultaat',
    csvReason: 'Reden',
    csvDone: 'Gedaan',
    csvUndone: 'Ongedaan gemaakt',
    csvAlready: 'Geen wijziging nodig',
    csvFailed: 'Mislukt',
    csvUnknown: 'Onbekend',
    csvNotSent: 'Niet verzonden',
  },
};

export const globalHome: Translation<typeof globalHomeMessages> = {
  feature: 'global-home',
  messages: {
    title: 'Onderdelen',
    users: 'Gebruikers',
    usersText: 'Kenmerken, proefperioden en inloggen als gebruiker',
    projects: 'Projecten',
    projectsText: 'Handmatige upgrades, leden en rollen',
    coupons: 'Coupons',
    couponsText: 'Codes en verzilveringen',
    enterpriseDeals: 'Enterprisecontracten',
    enterpriseDealsText: 'Contracten met instellingen',
    organizations: 'Organisaties',
    organizationsText: 'De structuur, licenties en LTI',
    stats: 'Statistieken',
    statsText: 'Gebruik',
    attention: 'Vraagt uw aandacht',
    openTickets: 'Openstaande tickets',
    unresolved: ({ text }) => `${text} niet opgelost`,
    inProgress: ({ text }) => `${text} in behandeling`,
    otherStatus: ({ text }) => `${text} met onbekende status`,
    ticketsFailed: 'Kan supporttickets niet laden',
    noTickets: 'Alle tickets zijn opgelost.',
    dealsOverLimit: 'Contracten boven hun zachte limiet',
    dealsFailed: 'Kan enterprisecontracten niet laden',
    noDealsOverLimit: 'Geen contract zit boven zijn limiet.',
    unreadable: ({ text }) => `Items die niet konden worden gelezen: ${text}. Ze zijn niet meegeteld.`,
    licensesOverSeats: 'Licenties boven hun plaatsen',
    organizationsFailed: 'Kan organisaties niet laden',
    noLicensesOverSeats: 'Geen licentie zit boven haar plaatsen.',
    dealsEnding: 'Contracten die binnen 30 dagen eindigen',
    noDealsEnding: 'Geen contract eindigt binnenkort.',
    trialsEnding: 'Proefperioden die binnen 7 dagen eindigen',
    usersFailed: 'Kan gebruikers niet laden',
    noTrialsEnding: 'Geen proefperiode eindigt binnenkort.',
    onlyGlobalAdmins: 'Alleen globale beheerders hebben toegang tot het personeelsgedeelte.',
  },
};

export const checks: Translation<typeof checksMessages> = {
  feature: 'checks',
  messages: {
    soFar: ({ found, checked, all }) => `tot nu toe ${found}, ${checked} van ${all} gecontroleerd`,
    checked: ({ checked, all }) => `${checked} van ${all} gecontroleerd`,
    atLeast: ({ found }) => `Minstens ${found}`,
    checkAll: ({ all }) => `Alle ${all} controleren`,
    notChecked: ({ text }) => `Konden niet worden gecontroleerd: ${text}.`,
    noneYet: 'Geen onder de gecontroleerde.',
    usersUnknown: ({ text }) => `Contracten waarvan de server de actieve gebruikers niet kent: ${text}.`,
  },
};

export const listFile: Translation<typeof listFileMessages> = {
  feature: 'list-file',
  messages: {
    choose: 'Toevoegen uit een bestand',
    dropHere: 'Zet het bestand hier neer om de regels toe te voegen',
    reading: 'Het bestand wordt gelezen',
    readAs: 'Gelezen als',
    readAsHint: 'De codering is een gok. Kies een andere als letters er verkeerd uitzien.',
    sheet: ({ sheet }) => `Alleen het blad ${sheet} is gelezen. Andere bladen hebben ook inhoud.`,

    pdf: 'Dit bestand is een pdf.',
    image: 'Dit bestand is een afbeelding.',
    archive: 'Dit bestand is een archief.',
    document: 'Dit bestand is een document, geen lijst.',
    markup: 'Dit bestand is een webpagina of een XML-bestand.',
    otherSheet: 'Spreadsheets in dit formaat kunnen niet worden gelezen.',
    locked: 'Dit bestand heeft een wachtwoord nodig.',
    binary: 'Dit bestand is geen tekst.',
    empty: 'Dit bestand is leeg.',
    tooLarge: ({ size, limit }) =>
      `Dit bestand is ${size} groot, en hoogstens ${limit} kan worden gelezen. Verdeel de lijst over meerdere bestanden.`,
    unreadable: 'Het bestand kon niet worden gelezen.',
    several: 'Kies één bestand tegelijk.',
    notLoaded:
      'Het deel dat bestanden leest kon niet worden geladen. Probeer het opnieuw als u weer online bent.',
    instead: 'Sla de lijst op als CSV, Excel (.xlsx) of OpenDocument (.ods) en kies dat bestand.',
  },
};

export const separators: Translation<typeof separatorMessages> = {
  feature: 'ui-separator',
  messages: {
    ofFile: ({ separator }) => `Scheidingsteken van CSV-bestanden: ${separator}`,
    ofAddresses: ({ separator }) => `Scheidingsteken van adressen: ${separator}`,
    comma: 'Komma',
    semicolon: 'Puntkomma',
    tab: 'Tab',
  },
};
