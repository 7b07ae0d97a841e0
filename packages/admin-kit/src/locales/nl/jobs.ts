import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { checksMessages } from '../../checks/messages.ts';
import type { globalHomeMessages } from '../../screens/global-home/messages.ts';
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
