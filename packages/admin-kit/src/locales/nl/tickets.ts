import { pluralRules } from '../../messages/plural.ts';
import type { activityMessages } from '../../screens/activity/messages.ts';
import type { signInMessages } from '../../screens/sign-in/messages.ts';
import type { ticketDetailMessages } from '../../screens/ticket-detail/messages.ts';
import type { ticketsMessages } from '../../screens/tickets/messages.ts';
import type { ticketStatusMessages } from '../../screens/tickets/ticket-status.tsx';
import type { whitelistMessages } from '../../screens/whitelist/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('nl');

export const tickets: Translation<typeof ticketsMessages> = {
  feature: 'tickets',
  messages: {
    title: 'Supporttickets',
    loadFailed: 'Kan supporttickets niet laden',
    reload: 'Tickets opnieuw laden',
    filter: 'Tickets filteren',
    stateFilter: 'Filteren op toestand van app',
    status: 'Status',
    all: 'Alle',
    unresolved: 'Open',
    resolved: 'Opgelost',
    facets: 'Status van de geladen tickets',
    inProgressAmong: ({ count }) =>
      `Deze server vermeldt tickets in behandeling bij de openstaande tickets. Hier: ${count}.`,
    none: 'Geen tickets',
    noneHint_all: 'Niemand heeft nog een ticket verstuurd.',
    noneHint_unresolved: 'Geen ticket is onopgelost. Kies ‘Alle’ om de andere te zien.',
    noneHint_resolved: 'Nog geen ticket is opgelost. Kies ‘Alle’ om de andere te zien.',
    noMatch: 'Geen overeenkomende tickets',

    id: 'ID',
    message: 'Bericht',
    contactEmail: 'E-mailadres voor contact',
    creator: 'Maker',
    created: 'Gemaakt',

    emailMultiple: 'Meerdere mailen',
    doneEmailing: 'Gereed',
    pickTickets:
      'Kies de tickets die u wilt beantwoorden. Uw selectie blijft behouden wanneer u van pagina of filter wisselt.',

    setStatus: 'Status wijzigen',
    setTo: ({ status }) => `Op ‘${status}’ zetten`,
    askSetTo: ({ status, count }) => `Op ‘${status}’ zetten? Tickets: ${count.text}`,
  },
};

export const ticketStatus: Translation<typeof ticketStatusMessages> = {
  feature: 'ticket-status',
  messages: {
    unresolved: 'Open',
    inProgress: 'In behandeling',
    resolved: 'Opgelost',
    unknown: ({ status }) => `Onbekend (${status})`,
    none: 'Onbekend',
  },
};

export const ticketDetail: Translation<typeof ticketDetailMessages> = {
  feature: 'ticket-detail',
  messages: {
    loadFailed: 'Kan supporttickets niet laden',
    loading: 'Ticket laden',
    reload: 'Ticket opnieuw laden',
    notFound: 'Ticket niet gevonden',
    allTickets: 'Alle tickets',
    title: ({ ticket }) => `Ticket ${ticket}`,
    description: 'Beschrijving',
    noDescription: 'Geen beschrijving.',
    facts: 'Ticket',
    created: 'Gemaakt',
    creator: 'Maker',
    contactEmail: 'E-mailadres voor contact',
    creatorEmail: 'E-mailadres van maker',
    copyContactEmail: 'E-mailadres voor contact kopiëren',
    copyCreatorEmail: 'E-mailadres van maker kopiëren',
    sendEmail: 'E-mail verzenden',
    emailSubject: ({ ticket }) => `Uw supportticket ${ticket}`,
    greeting: ({ name }) => `Beste ${name},`,
    greetingWithoutName: 'Goedendag,',
    refusedAddress: 'Dit is geen gewoon e-mailadres en kan daarom niet worden geopend in uw e-mailprogramma.',
    appState: 'Toestand van app',

    status: 'Status',
    setUnresolved: 'Instellen op ‘Open’',
    setInProgress: 'Instellen op ‘In behandeling’',
    setResolved: 'Instellen op ‘Opgelost’',
    isCurrent: 'Dit is de huidige status.',
    isUnresolved: ({ ticket }) => `Ticket ${ticket} is open`,
    isInProgress: ({ ticket }) => `Ticket ${ticket} is in behandeling`,
    isResolved: ({ ticket }) => `Ticket ${ticket} is opgelost`,
    changeOf: ({ ticket, status }) => `Ticket ${ticket}, ${status}`,
    updateFailed: ({ why }) => `Wijzigen mislukt: ${why}`,
    conflictTitle: 'De status is gewijzigd door iemand anders',
    conflictDescription: ({ ticket }) =>
      `Iemand anders heeft de status van ticket ${ticket} gewijzigd nadat u het had geopend. Kies welke status u wilt behouden.`,
    save: 'Opslaan',
    vetoed: 'Deze app staat dit niet toe. Er is niets verzonden.',

    queue: 'Wachtrij',
    place: ({ place, count }) => `${place} van ${count}`,
    notInQueue: ({ count }) => `Niet meer in deze lijst van ${count}`,
    queueFailed: 'De lijst met tickets kan niet worden geladen.',
    previous: 'Vorig',
    next: 'Volgend',
    previousTicket: 'Vorig ticket',
    nextTicket: 'Volgend ticket',
    isFirst: 'Dit is het eerste ticket van de lijst.',
    isLast: 'Dit is het laatste ticket van de lijst.',
    resolveAndNext: 'Oplossen en volgend ticket',
    toList: 'Terug naar lijst',
    announcePlace: ({ ticket, place, count }) => `Ticket ${ticket}, ${place} van ${count}`,

    shortcuts: 'Sneltoetsen',
    shortcutsInScreen: 'Sneltoetsen werken zolang de focus in dit ticket ligt.',
  },
};

const actions: Readonly<Record<string, string>> = {
  'coupon.change': 'Coupon wijzigen',
  'coupon.create': 'Coupon maken',
  'coupon.delete': 'Coupon verwijderen',
  'enterprise-deal.create': 'Enterprisecontract maken',
  'enterprise-deal.delete': 'Enterprisecontract verwijderen',
  'enterprise-deal.update': 'Enterprisecontract opslaan',
  'license.create': 'Licentie maken',
  'license.revoke': 'Licentie intrekken',
  'license.toggle': 'Licentie in- of uitschakelen',
  'lms.create': 'LTI-instelling maken',
  'lms.generate-codes': 'Codebatch genereren',
  'lms.set-enabled': 'LTI-integratie in- of uitschakelen',
  'organization.create': 'Organisatie maken',
  'organization.create-sub': 'Suborganisatie maken',
  'organization.delete': 'Organisatie verwijderen',
  'organization-user.add': 'Gebruiker toevoegen aan organisatie',
  'organization-user.remove': 'Gebruiker verwijderen uit organisatie',
  'organization-user.toggle-admin': 'Beheerdersrechten wijzigen',
  'project.create': 'Project maken',
  'project.delete': 'Project verwijderen',
  'project.set-upgraded-override': 'Handmatige upgrade wijzigen',
  'project-member.add': 'Projectlid toevoegen',
  'project-member.change-role': 'Rol van projectlid wijzigen',
  'project-member.remove': 'Projectlid verwijderen',
  'project-role.change-permissions': 'Machtigingen van projectrol wijzigen',
  'project-role.create': 'Projectrol maken',
  'project-role.delete': 'Projectrol verwijderen',
  'ticket.set-status': 'Ticketstatus wijzigen',
  'user.change-trial': 'Proefperiode van gebruiker wijzigen',
  'user.log-in-as': 'Inloggen als gebruiker',
  'user.set-flag': 'Gebruikersstatus wijzigen',
  'user.set-text': 'Gebruikersgegevens wijzigen',
  'whitelist.add': 'Vermelding toevoegen aan toelatingslijst',
  'whitelist.remove': 'Vermelding verwijderen uit toelatingslijst',
};

const targets: Readonly<Record<string, string>> = {
  coupon: 'coupon',
  'enterprise deal': 'enterprisecontract',
  institution: 'instelling',
  license: 'licentie',
  organization: 'organisatie',
  project: 'project',
  'project-member': 'projectlid',
  'project-role': 'projectrol',
  ticket: 'ticket',
  user: 'gebruiker',
  whitelist: 'toelatingslijst',
};

export const activity: Translation<typeof activityMessages> = {
  feature: 'activity',
  messages: {
    title: 'Activiteit',
    text: 'Alles sinds u bent ingelogd of deze pagina hebt geladen. Wordt gewist wanneer u de pagina opnieuw laadt.',
    show: 'Weergeven',
    all: 'Alle',
    failedOnly: 'Alleen mislukte',
    exportCsv: 'Exporteren als CSV',
    exportFailed: 'De browser kan het bestand niet opslaan.',
    none: 'Er is nog niets gebeurd.',
    noneHint: 'Hier staan uw wijzigingen en wat niet kon worden geladen.',
    noneFailed: 'Er is niets mislukt.',

    underWay: 'Bezig',
    succeeded: 'Gereed',
    failed: 'Mislukt',
    unknown: 'Mogelijk uitgevoerd',
    vetoed: 'Niet toegestaan',
    vetoedText: 'Tegengehouden. Er is niets verzonden.',

    action: ({ name }) => actions[name] ?? name,
    load: 'Laden mislukt',
    crash: ({ screen }) => `Het scherm ${screen} werkt niet meer`,
    target: ({ kind, id }) =>
      id === 'new' ? `${targets[kind] ?? kind} (nieuw)` : `${targets[kind] ?? kind} ${id}`,
    reason: 'Reden:',
    before: 'Voor:',
    after: 'Na:',
    on: 'aan',
    off: 'uit',
    nothing: 'niets',
    checkNow: 'Nu controleren',
    wasMade: 'Gecontroleerd: de wijziging is uitgevoerd.',
    wasNotMade: 'Gecontroleerd: de wijziging is niet uitgevoerd.',
    checkFailed: ({ why }) => `Controleren is niet gelukt: ${why}`,
    status: ({ status }) => `HTTP ${status}`,
  },
};

export const signIn: Translation<typeof signInMessages> = {
  feature: 'sign-in',
  messages: {
    user: 'Gebruikersnaam of e-mailadres',
    password: 'Wachtwoord',
    login: 'Inloggen',
    notConfigured: 'De omgeving is niet juist geconfigureerd. U kunt niet inloggen.',
  },
};

export const whitelist: Translation<typeof whitelistMessages> = {
  feature: 'whitelist',
  messages: {
    title: 'Toelatingslijst beheren',
    loadFailed: 'Kan toelatingslijst niet laden',
    loading: 'Toelatingslijst laden',
    reload: 'Toelatingslijst opnieuw laden',
    retry: 'Opnieuw proberen',
    onlyGlobalAdmins: 'Alleen globale beheerders kunnen de toelatingslijst beheren.',
    addFailed: ({ why }) => `Kan vermelding niet toevoegen: ${why}`,
    removeFailed: ({ why }) => `Kan vermelding niet verwijderen: ${why}`,
    vetoed: 'Deze app staat dit niet toe. Er is niets verzonden.',

    typed: 'Domein of e-mailadres',
    typedHint: 'Een domein zoals example.org of een adres zoals maria@example.org',
    ways: 'Manieren om toe te voegen',
    domain: 'Alleen domein toevoegen',
    domainAndSubdomains: 'Domein en subdomeinen toevoegen',
    wholeEmail: 'Volledig e-mailadres toevoegen',
    domainAbout: 'Iedereen op het domein, opgeslagen met ‘@’ ervoor',
    domainAndSubdomainsAbout:
      'Iedereen op het domein en de subdomeinen ervan: twee vermeldingen, een met ‘@’ en een met ‘.’',
    wholeEmailAbout: 'Eén adres, opgeslagen zoals getypt',
    stores: 'Slaat op:',
    listed: 'staat al op de toelatingslijst',
    nothingTyped: 'Typ eerst een domein of e-mailadres.',
    allListed: 'Staat al op de toelatingslijst.',
    stillAdding: 'Er wordt al een andere vermelding toegevoegd.',
    hasAtInside: 'Dit bevat ‘@’. Gebruik ‘Volledig e-mailadres toevoegen’ om één adres toe te voegen.',
    hasBlankInside: 'Dit bevat een spatie.',
    isNoDomain: 'Dit lijkt geen domein te zijn.',
    invisibleOne: 'Er wordt één onzichtbaar teken weggelaten.',
    invisible: ({ count }) => `Er worden ${count} onzichtbare tekens weggelaten.`,
    meant: 'Bedoelde u dit?',
    use: ({ entry }) => `${entry} gebruiken`,
    announceUsed: ({ entry }) => `${entry} staat in het veld. Er is nog niets toegevoegd.`,
    mixesScripts: ({ scripts, punycode }) =>
      `Dit domein bevat letters uit verschillende schriften (${scripts}) en lijkt mogelijk alleen op een ander domein. Servers kennen het als ${punycode}.`,
    hasNoAt: 'Dit bevat geen ‘@’. Het is mogelijk een domein.',
    notAdded: 'Niet toegevoegd',
    maybeAdded: 'Mogelijk toegevoegd',
    notOrMaybeAdded: 'Niet of mogelijk toegevoegd',
    retryOf: ({ entry }) => `Opnieuw proberen: ${entry}`,
    announceAdded: ({ entries }) => `Toegevoegd: ${entries}`,

    entries: 'Vermeldingen op de toelatingslijst',
    filter: 'Vermeldingen filteren',
    filterPlaceholder: 'Vermeldingen filteren',
    count: (count) => `${count.text} ${plural(count, { one: 'vermelding', other: 'vermeldingen' })}`,
    matchCount: ({ matches, all }) =>
      `${matches} van ${all.text} ${plural(all, { one: 'vermelding', other: 'vermeldingen' })}`,
    none: 'Geen vermeldingen',
    noneText: 'De toelatingslijst is leeg.',
    noMatch: 'Geen overeenkomende vermeldingen',
    isDomain: 'Domein',
    isSubdomains: 'Subdomeinen',
    isAddress: 'Adres',
    isOther: 'Overig',
    remove: ({ entry }) => `${entry} verwijderen`,
    announceRemoved: ({ entry }) => `Verwijderd: ${entry}`,
    skip: 'Lijst overslaan',

    select: ({ entry }) => `${entry} selecteren`,
    removeMany: 'Verwijderen',
    askRemoveMany: ({ text }) => `Van de lijst verwijderen? Vermeldingen: ${text}`,
  },
};
