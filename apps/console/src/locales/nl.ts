import { type MessageOverride, pluralRules, type Translation } from '@timemap/admin-kit';
import { messages as kit } from '@timemap/admin-kit/locales/nl';
import type { pageMessages } from '../messages.ts';
import type { paletteMessages } from '../palette/messages.ts';
import type { templateMessages } from '../reply-templates/messages.ts';
import type { keepMessages } from '../session/keep-choice.tsx';
import type { shellMessages } from '../shell/messages.ts';
import type { viewMessages } from '../tables/messages.ts';

const plural = /* @__PURE__ */ pluralRules('nl');

const pages: Translation<typeof pageMessages> = {
  feature: 'console-pages',
  messages: {
    home: 'Start',
    logIn: 'Inloggen',
    notFound: 'Pagina niet gevonden',
    serverError: 'Serverfout',
    tickets: 'Supporttickets',
    ticket: 'Ticket',
    statistics: 'Statistieken',
    organizations: 'Organisaties',
    organization: 'Organisatie',
    organizationUsers: 'Gebruikers van de organisatie',
    organizationProjects: 'Projecten van de organisatie',
    globalAdmin: 'Globaal beheer',
    users: 'Gebruikers',
    user: 'Gebruiker',
    enterpriseDeals: 'Enterprisecontracten',
    enterpriseDeal: 'Enterprisecontract',
    projects: 'Projecten',
    coupons: 'Coupons',
    whitelist: 'Toelatingslijst',
    adminDashboard: 'Beheerdersdashboard',
    organizationManagement: 'Organisatiebeheer',
    numbered: ({ page, id }) => `${page} ${id}`,
    usersOf: ({ record }) => `Gebruikers van ${record}`,
    projectsOf: ({ record }) => `Projecten van ${record}`,

    notFoundHeading: 'Oeps! U bent verdwaald.',
    notFoundText: 'De pagina die u zoekt, is niet gevonden.',
    serverErrorHeading: 'Houston, we hebben een probleem!',
    serverErrorText: 'De pagina die u zoekt, is tijdelijk niet beschikbaar.',
    toStart: 'Naar de startpagina',

    loading: 'Laden',
    serverAway: 'De server is niet beschikbaar. Er wordt opnieuw geprobeerd…',
    failedTitle: 'Deze pagina kan niet worden weergegeven',
    failedText:
      'Mogelijk is de verbinding verbroken of is de console bijgewerkt. Wat u in formulieren hebt getypt, blijft bewaard.',
    language: 'Taal',
    languageNotLoaded: ({ language }) =>
      `${language} kan niet worden geladen. Controleer de verbinding en kies de taal opnieuw.`,

    unfinishedWrite:
      'Er was nog een wijziging bezig toen de sessie eindigde. Mogelijk is die doorgevoerd. Controleer dit nadat u bent ingelogd.',
    sessionEnded: 'Uw sessie is verlopen. Log in om door te gaan.',
    sessionUnconfirmed: 'De server heeft uw sessie niet bevestigd. Log opnieuw in.',
    storageBlocked:
      'Deze browser blokkeert opslag: u blijft ingelogd totdat deze pagina wordt gesloten of opnieuw wordt geladen.',
    retry: 'Opnieuw proberen',
  },
};

const shell: Translation<typeof shellMessages> = {
  feature: 'console-shell',
  messages: {
    skip: 'Naar de inhoud',
    main: 'Hoofdnavigatie',
    sections: 'Onderdelen',
    staffArea: 'Personeelsgedeelte',
    navigation: 'Navigatie',
    openNavigation: 'Navigatie openen',
    closeNavigation: 'Navigatie sluiten',
    showSidebar: 'Zijbalk tonen',
    hideSidebar: 'Zijbalk verbergen',
    mainApp: 'Hoofdapp',

    userMenu: ({ user }) => `Gebruikersmenu: ${user}`,
    signedInAs: ({ user }) => `Ingelogd als ${user}`,
    theme: 'Thema',
    light: 'Licht',
    dark: 'Donker',
    system: 'Systeem',
    languageChanged: 'De console is nu in het Nederlands.',
    logout: 'Uitloggen',

    noLongerAdmin:
      'U bent geen globale beheerder meer. U hebt geen toegang meer tot de pagina’s voor globale beheerders.',
    keepsNothing:
      'Deze browser bewaart niets: bij het vernieuwen eindigt uw sessie of gaat uw invoer verloren. De opslag is mogelijk vol of geblokkeerd.',
    adminsOnly: 'Die pagina is voorbehouden aan globale beheerders.',
    noAccess: 'U hebt geen toegang tot die organisatie.',

    activity: 'Activiteit',
    activityNew: (count) => `Activiteit: ${count.text} nieuw`,
    activityFailed: (count) => `Activiteit: ${count.text} mislukt`,
    activityNewAndFailed: ({ added, failed }) => `Activiteit: ${added.text} nieuw, ${failed.text} mislukt`,
    failed: (count) => `${count.text} mislukt`,
    closeActivity: 'Activiteit sluiten',
    activityNote: 'Uw activiteit in dit tabblad sinds u bent ingelogd.',
    userActivityNote:
      'Uw wijzigingen aan deze gebruiker in dit tabblad sinds u bent ingelogd. Wijzigingen door anderen en in andere tabbladen staan hier niet.',
    userActivityNone: 'Er is in dit tabblad geen activiteit voor deze gebruiker.',
    activityNotLoaded: 'Kan de activiteit niet laden.',

    search: 'Zoeken',
    paletteTitle: 'Zoeken of een opdracht uitvoeren',
    paletteField: 'Pagina’s, personen, organisaties, tickets en opdrachten zoeken',
    palettePlaceholder: 'Een naam, een e-mailadres, een ID, woorden uit een ticket of een opdracht',
    close: 'Sluiten',
    paletteNotLoaded: 'Kan de zoekfunctie niet laden',
    dialogNotLoaded: 'Dit kan niet worden geladen',
    notLoadedText: 'Mogelijk is de verbinding verbroken of is de console bijgewerkt.',

    shortcuts: 'Sneltoetsen',
    thisPage: 'Deze pagina',
    goTo: 'Ga naar',
    goToFilter: 'Naar het filter',
    goToRows: 'Van het filter naar de rijen',
    nextRow: 'Volgende rij',
    previousRow: 'Vorige rij',
    showShortcuts: 'Deze sneltoetsen tonen',
    singleKeys: 'Sneltoetsen met één toets',
    singleKeysHint: 'Sneltoetsen met Ctrl en ⌘ werken altijd.',
  },
};

const palette: Translation<typeof paletteMessages> = {
  feature: 'console-palette',
  messages: {
    results: 'Resultaten',
    recent: 'Recent',
    screens: 'Pagina’s',
    actions: 'Acties',
    organizations: 'Organisaties',
    users: 'Gebruikers',
    projects: 'Projecten',
    tickets: 'Tickets',
    deals: 'Enterprisecontracten',
    coupons: 'Coupons',
    part: ({ title, shown, count }) => `${title} (${shown} van ${count})`,
    inSentence: ({ title }) => title.toLowerCase(),
    searching: 'Bezig met zoeken',
    loading: ({ lists }) => `Laden van ${lists}…`,
    notLoaded: ({ lists }) => `Kan ${lists} niet laden.`,
    retry: 'Opnieuw proberen',
    nothing: 'Niets gevonden.',
    found: (count) => `${count.text} ${plural(count, { one: 'resultaat', other: 'resultaten' })}`,
    foundMore: ({ count, shown }) =>
      `${count.text} resultaten, de beste ${shown} worden getoond. Typ meer letters voor minder resultaten.`,

    shortcutsSynonyms: 'Toetsen, toetsenbord, hulp',
    showActivity: 'Activiteit tonen',
    showActivitySynonyms: 'Fouten, geschiedenis',
    themeTo: ({ theme }) => `Thema: ${theme}`,
    logoutSynonyms: 'Afmelden, logout',
    createRoot: 'Nieuwe hoofdorganisatie maken',
    createRootSynonyms: 'Organisatie maken',
    createIn: ({ name }) => `Organisatie maken in ${name}`,
    unverifiedUsers: 'Niet-geverifieerde gebruikers',
    createCouponSynonyms: 'Coupon toevoegen, nieuwe coupon',
    createDealSynonyms: 'Contract toevoegen, nieuw contract',
    addUserVerbs: 'gebruiker toevoegen aan, gebruiker toevoegen',
    licenseVerbs: 'licentie van, licentie, plaatsen',
    licenseOf: ({ name }) => `Licentie van ${name}`,
    addUserTo: ({ name }) => `Gebruiker toevoegen aan ${name}`,
    addUserToSynonyms: 'Gebruikers beheren',
    refreshStatistics: 'Statistieken vernieuwen',
    refreshStatisticsSynonyms: 'Statistieken opnieuw laden',
    manageWhitelist: 'Toelatingslijst beheren',
    whitelistVerbs: 'toelatingslijst, whitelist',
    logInAs: ({ name }) => `Inloggen als ${name}`,
    logInAsVerbs: 'inloggen als, log in als, als',
  },
};

const views: Translation<typeof viewMessages> = {
  feature: 'console-views',
  messages: {
    views: 'Weergaven',
    viewsOf: ({ table }) => `Weergaven van ${table}`,
    defaultView: 'Standaardweergave',
    copyLink: 'Link kopiëren',
    linkCopied: 'De link naar deze weergave is gekopieerd.',
    linkNotCopied: 'De browser heeft de link niet gekopieerd. Kopieer het adres van de pagina.',
    save: 'Opslaan',
    saveThis: 'Deze weergave opslaan…',
    saveTitle: 'Deze weergave opslaan',
    saveHint:
      'Slaat filter, volgorde, kolommen en paginagrootte op, alleen voor u en alleen in deze browser. Stuur het adres van de pagina om deze weergave te delen.',
    updateApplied: ({ name }) => `‘${name}’ bijwerken`,
    manage: 'Weergaven beheren…',
    notSaved: 'De weergave is niet opgeslagen',
    notKept: 'Deze browser heeft de weergave niet bewaard: de opslag is vol of voor deze site geblokkeerd.',

    name: 'Naam',
    newName: ({ name }) => `Nieuwe naam van ${name}`,
    nameMissing: 'Geef de weergave een naam.',
    nameTooLong: ({ most }) => `Een naam heeft hoogstens ${most} tekens.`,
    nameTaken: 'Er is al een weergave met deze naam.',
    tooLong: 'Deze weergave is te lang om op te slaan; maak eerst het filter korter.',
    tooMany: ({ most }) => `Een tabel heeft hoogstens ${most} weergaven; verwijder er eerst een.`,

    savedViews: 'Opgeslagen weergaven',
    noViews: 'Er zijn nog geen weergaven opgeslagen.',
    update: 'Bijwerken',
    updateView: ({ name }) => `${name} bijwerken naar wat wordt getoond`,
    isShown: 'De tabel wordt al zo getoond.',
    rename: 'Naam wijzigen',
    renameView: ({ name }) => `Naam van ${name} wijzigen`,
    delete: 'Verwijderen',
    deleteView: ({ name }) => `${name} verwijderen`,
    cancel: 'Annuleren',
    close: 'Sluiten',
  },
};

const templates: Translation<typeof templateMessages> = {
  feature: 'console-templates',
  messages: {
    templates: 'Sjablonen',
    templatesOf: 'Waarmee ‘E-mail verzenden’ begint',
    standard: 'Standaardtekst',
    add: 'Sjabloon toevoegen…',
    edit: ({ name }) => `‘${name}’ bewerken…`,
    manage: 'Sjablonen beheren…',
    tooMany: ({ most }) => `Er zijn hoogstens ${most} sjablonen. Verwijder er eerst een.`,

    addTitle: 'Sjabloon toevoegen',
    editTitle: 'Sjabloon bewerken',
    hint: '‘E-mail verzenden’ begint met deze tekst, alleen voor u en alleen in deze browser. {ticket} wordt het nummer van het ticket, {name} de naam van de maker.',
    name: 'Naam',
    nameMissing: 'Geef het sjabloon een naam.',
    nameTaken: 'Er is al een sjabloon met deze naam.',
    subject: 'Onderwerp',
    text: 'Tekst',
    tooLong: ({ length, most }) =>
      `Te lang voor een e-maillink: ${length} van ${most} tekens. Spaties, regeleinden en letters met accenten tellen meermaals.`,
    notKept: 'Deze browser heeft het sjabloon niet bewaard: de opslag is vol of voor deze site geblokkeerd.',
    save: 'Opslaan',
    cancel: 'Annuleren',

    manageTitle: 'Antwoordsjablonen',
    noTemplates: 'Er zijn nog geen sjablonen.',
    editOne: 'Bewerken',
    editNamed: ({ name }) => `${name} bewerken`,
    delete: 'Verwijderen',
    deleteNamed: ({ name }) => `${name} verwijderen`,
    close: 'Sluiten',
  },
};

const keep: Translation<typeof keepMessages> = {
  feature: 'console-keep',
  messages: {
    views: 'Mijn weergaven na het uitloggen in deze browser bewaren',
    viewsStay:
      'Uw weergaven en de zoekopdrachten erin blijven in deze browser. In de console ziet alleen u ze.',
    viewsGo: 'Uw weergaven worden verwijderd wanneer u uitlogt.',
    templates: 'Mijn sjablonen in deze browser bewaren nadat ik uitlog',
    templatesStay: 'Ze blijven in deze browser. In de console ziet alleen u ze.',
    templatesGo: 'Ze worden verwijderd wanneer u uitlogt.',
    notKept: 'Deze browser heeft uw keuze niet bewaard: de opslag is vol of voor deze site geblokkeerd.',
  },
};

export const messages: readonly MessageOverride[] = [...kit, pages, shell, palette, views, templates, keep];
