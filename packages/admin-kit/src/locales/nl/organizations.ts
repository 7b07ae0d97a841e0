import { type Count, pluralRules } from '../../messages/plural.ts';
import type { licenseMessages } from '../../screens/license/messages.ts';
import type { orgCreateMessages } from '../../screens/org-create/messages.ts';
import type { orgTreeMessages } from '../../screens/org-tree/messages.ts';
import type { orgUsersMessages } from '../../screens/org-users/messages.ts';
import type { organizationMessages } from '../../screens/organization/messages.ts';
import type { organizationsMessages } from '../../screens/organizations/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('nl');

export const organizations: Translation<typeof organizationsMessages> = {
  feature: 'organizations',
  messages: {
    selectOne: 'Selecteer een organisatie om door te gaan',
    createRoot: 'Nieuwe hoofdorganisatie maken',
    tree: 'Organisaties',
    back: 'Terug naar organisaties',
    largest: 'Grootste organisaties',
    subOrganizations: 'Suborganisaties',
    yours: 'Uw organisaties',
    role: 'Rol',
    admin: 'Beheerder',
    member: 'Lid',
    unnamed: 'Naamloze organisatie',
  },
};

export const organization: Translation<typeof organizationMessages> = {
  feature: 'organization',
  messages: {
    loading: 'Organisatie laden',
    loadFailed: 'Kan organisatie niet laden',
    notFound: 'Organisatie niet gevonden',
    allOrganizations: 'Alle organisaties',
    titleOf: ({ id }) => `Organisatie ${id}`,
    organizationId: 'Organisatie-ID',
    copyId: 'Organisatie-ID kopiëren',
    tabs: 'Onderdelen van de organisatie',
    administration: 'Beheer',
    users: 'Gebruikers',
    projects: 'Projecten',
    lms: 'LMS-gegevens',
    manageUsers: 'Gebruikers bekijken/beheren',
    manageProjects: 'Projecten bekijken/beheren',
    createSub: 'Suborganisatie maken',
    subOrganizations: 'Suborganisaties',
    noSubOrganizations: 'Geen suborganisaties om weer te geven',
    noSubOrganizationsHint: 'Deze organisatie heeft er nog geen. Maak de eerste.',
    filterSubs: 'Suborganisaties filteren',
    noSubMatches: 'Geen overeenkomende suborganisaties',
    subOrganizationsOf: ({ name }) => `Suborganisaties van ${name}`,
    subOrganizationCount: (count) =>
      `${count.text} ${plural(count, { one: 'suborganisatie', other: 'suborganisaties' })}`,
    delete: 'Organisatie verwijderen',
    deleted: 'Deze organisatie is verwijderd.',
    unnamed: 'Naamloze organisatie',
  },
};

export const orgTree: Translation<typeof orgTreeMessages> = {
  feature: 'org-tree',
  messages: {
    title: 'Organisaties',
    count: (count) => `${count.text} ${plural(count, { one: 'organisatie', other: 'organisaties' })}`,
    empty: 'U bent geen lid van een organisatie',
    emptyHint: 'Vraag een beheerder van een organisatie om u toe te voegen.',
    emptyHintForAdmins: 'Er zijn nog geen organisaties. Maak de eerste.',
    loading: 'Organisaties laden',
    failed: 'De organisaties kunnen niet worden geladen',
    refreshFailed: 'Kan de organisaties niet vernieuwen. De laatst geladen organisaties worden weergegeven.',
    refresh: 'Vernieuwen',
    search: 'Organisaties doorzoeken',
    searchPlaceholder: 'Zoeken',
    found: ({ count, total }) =>
      `${count.text} van ${total} ${plural(count, { one: 'komt overeen', other: 'komen overeen' })}`,
    nothingFound: ({ query }) => `Geen organisatie komt overeen met ${query}`,
    expandAll: 'Alles uitvouwen',
    collapseAll: 'Alles samenvouwen',
    unnamed: ({ id }) => `Geen naam (ID ${id})`,
  },
};

export const orgCreate: Translation<typeof orgCreateMessages> = {
  feature: 'org-create',
  messages: {
    createRoot: 'Nieuwe hoofdorganisatie maken',
    createRootDescription:
      'Een hoofdorganisatie staat boven aan een eigen structuur en kan een licentie hebben.',
    createSub: 'Suborganisatie maken',
    createSubDescription: ({ parent }) => `De nieuwe organisatie wordt toegevoegd onder ${parent}.`,
    unnamedOrganization: 'Naamloze organisatie',
    name: 'Naam van de organisatie',
    owner: 'Gebruikersnaam of e-mailadres van de eigenaar',
    ownerHint: 'Deze persoon wordt de eerste beheerder van de organisatie.',
    create: 'Maken',
    announceCreated: ({ name }) => `Organisatie ${name} gemaakt`,
  },
};

const users = (count: Count) => `${count.text} ${plural(count, { one: 'gebruiker', other: 'gebruikers' })}`;

export const orgUsers: Translation<typeof orgUsersMessages> = {
  feature: 'org-users',
  messages: {
    title: 'Gebruikers',
    loading: 'Gebruikers laden',
    reload: 'Gebruikers opnieuw laden',
    allOrganizations: 'Alle organisaties',
    organizationNotLoaded: 'Kan organisatie niet laden',
    notLoaded: 'De gebruikers zijn niet geladen.',
    notReloaded: 'Kan de gebruikers niet vernieuwen',
    forbidden: 'Alleen beheerders van deze organisatie kunnen de gebruikers ervan zien.',
    readOnly:
      'Alleen beheerders van deze organisatie kunnen gebruikers toevoegen, beheerder maken en verwijderen.',
    unnamedOrganization: 'Naamloze organisatie',
    filter: 'Gebruikers filteren',
    none: 'Deze organisatie heeft geen gebruikers.',
    noMatch: 'Geen overeenkomende gebruikers',

    username: 'Gebruikersnaam',
    email: 'E-mailadres',
    admin: 'Beheerder',
    actions: 'Acties',

    makeAdmin: 'Beheerder maken',
    makeAdminOf: ({ user }) => `Beheerder maken: ${user}`,
    takeAdmin: 'Beheerdersrechten intrekken',
    takeAdminOf: ({ user }) => `Beheerdersrechten intrekken: ${user}`,
    remove: 'Verwijderen',
    removeOf: ({ user }) => `${user} verwijderen`,
    announceAdmin: ({ user }) => `${user} is nu beheerder`,
    announceNoAdmin: ({ user }) => `${user} is geen beheerder meer`,

    alreadyAdmin: ({ user }) => `${user} was al beheerder`,
    alreadyNoAdmin: ({ user }) => `${user} was al geen beheerder`,

    add: 'Gebruiker toevoegen',
    addDescription: ({ organization }) => `Voegt een gebruiker toe aan ${organization}.`,
    usernameOrEmail: 'Gebruikersnaam of e-mailadres',
    usernameMissing: 'Voer een gebruikersnaam of e-mailadres in.',
    asAdmin: 'Beheerder',
    asAdminDescription:
      'Beheerders kunnen gebruikers toevoegen, beheerder maken en verwijderen, en suborganisaties en projecten maken.',
    cancel: 'Annuleren',
    announceAdded: ({ user }) => `${user} toegevoegd`,

    removeTitle: ({ user }) => `${user} verwijderen?`,
    removeDescription: ({ user, id, organization }) =>
      `${user}, gebruikers-ID ${id}, wordt alleen uit ${organization} verwijderd, of uit alle organisaties in de boom.`,
    removeNumbers: ({ users, admins }) => `Gebruikers: ${users}. Beheerders: ${admins}.`,
    removeOwn: 'Dit bent u zelf. U kunt dit mogelijk niet zelf ongedaan maken.',
    removeHere: 'Gebruiker alleen uit deze organisatie verwijderen',
    removeEverywhere: 'Gebruiker uit de hele organisatiestructuur verwijderen',
    announceRemoved: ({ user }) => `${user} verwijderd`,
    gone: ({ user, id }) => `${user}, gebruikers-ID ${id}, hoort niet meer bij deze organisatie.`,

    addMultiple: 'Meerdere gebruikers toevoegen',
    addMultipleDescription: ({ organization }) => `Voegt gebruikers toe aan ${organization}.`,
    lines: 'Gebruikers',
    linesHint: 'Eén e-mailadres of gebruikersnaam per regel.',
    linesMissing: 'Voer ten minste één e-mailadres of gebruikersnaam in.',
    allAsAdmins: 'Iedereen toevoegen als beheerder',
    addSome: 'Gebruikers toevoegen',
    addCount: (count) => `${users(count)} toevoegen`,
    retryCount: (count) => `${users(count)} opnieuw toevoegen`,
    checkCount: (count) => `${users(count)} controleren`,
    notChecked: 'De lijst met gebruikers kon niet worden geladen.',
    preview: (count) => `Toe te voegen: ${users(count)}`,
    similar: ({ text }) => `Mogelijke duplicaten: ${text}`,
    similarTo: ({ line }) => `lijkt op regel ${line}`,
    duplicates: (count) =>
      `Overgeslagen: ${count.text} ${plural(count, { one: 'duplicaat', other: 'duplicaten' })}`,
    sameAs: ({ line }) => `Gelijk aan regel ${line}`,
    isNew: 'Wordt toegevoegd',
    isThere: 'Al hier',
    noPerson: 'Geen adres en geen gebruikersnaam',
    twice: ({ line }) => `Dubbel, eerst op regel ${line}`,
    leftOutAs: ({ status }) => `Weggelaten: ${status}`,
    sendWrong: ({ text }) => `Ook de andere verzenden: ${text}`,
    seatsShort: ({ count, free }) => `${count.text} meer dan de vrije plaatsen. Vrij: ${free}.`,
    cleaned: 'Onzichtbare tekens verwijderd',
    checkLine: 'Regel',
    checkNote: 'Controle',
    foundInText: ({ text }) => `Personen gevonden in de tekst: ${text}`,
    foundInTable: ({ text }) => `Personen gevonden in de tabel: ${text}`,
    foundAddresses: ({ found, column }) => `Adressen gevonden in de kolom ‘${column}’: ${found.text}`,
    foundUserNames: ({ found, column }) => `Gebruikersnamen gevonden in de kolom ‘${column}’: ${found.text}`,
    column: 'Kolom',
    columnNumber: ({ number }) => `Kolom ${number}`,
    columnOption: ({ column, count, sample }) => `${column} (${count}), zoals ${sample}`,
    allColumns: 'Alle kolommen',
    takeInactive: ({ count, statuses }) => `Toch overnemen: ${count.text} (${statuses})`,
    leftHeadings: ({ texts }) => `Weggelaten kopregels: ${texts}`,
    leftWords: ({ count, texts }) => `Weggelaten tekst naast adressen (${count.text}): ${texts}`,
    leftRows: ({ count, rows }) => `Weggelaten rijen zonder adres (${count.text}): ${rows}`,
    leftColumns: ({ columns }) => `Weggelaten kolommen: ${columns}`,
    leftElsewhere: ({ text }) => `Andere weggelaten adressen: ${text}`,
    undoTaking: 'Ongedaan maken',
    announceUndone: 'De tekst is weer zoals eerst.',
    takeAddresses: ({ text }) => `Adressen uit deze regels overnemen: ${text}`,
    running: 'Gebruikers toevoegen',
    summary: ({ added, left }) =>
      `Toegevoegd: ${users(added)}. Niet toegevoegd: ${users(left)}, nog in het invoerveld.`,
    unknownSummary: (count) =>
      `Mogelijk toegevoegd: ${users(count)}, nog in het invoerveld. Controleer de lijst voordat u het opnieuw probeert.`,
    failures: (count) => `Niet toegevoegd: ${users(count)}`,
    unknownLines: (count) => `Mogelijk toegevoegd: ${users(count)}`,
    allAdded: (count) => `${users(count)} toegevoegd.`,

    csvUser: 'Gebruikersnaam of e-mailadres',
    csvAdded: 'Toegevoegd',
    csvDuplicate: 'Duplicaat',

    ownFlag: 'U kunt uw eigen beheerdersstatus niet wijzigen.',
    ownRemoval: 'Dit bent u zelf. Verwijder uzelf in uw eigen rij.',
    askMakeAdmin: ({ text }) => `Beheerder maken? Gebruikers: ${text}`,
    askTakeAdmin: ({ text }) => `Beheerdersrechten intrekken? Gebruikers: ${text}`,
    askRemoveHere: ({ text }) => `Alleen uit deze organisatie verwijderen? Gebruikers: ${text}`,
    askRemoveEverywhere: ({ text }) => `Uit de hele organisatiestructuur verwijderen? Gebruikers: ${text}`,
  },
};

export const license: Translation<typeof licenseMessages> = {
  feature: 'license',
  messages: {
    title: 'Licentie',
    loading: 'Licentie laden',
    reload: 'Licentie opnieuw laden',
    notLoaded: 'Niet geladen',
    stale: 'Mogelijk verouderd',
    licenseId: 'Licentie-ID',
    copyId: 'Licentie-ID kopiëren',
    status: 'Status',
    enabled: 'Ingeschakeld',
    disabled: 'Uitgeschakeld',
    seats: 'Bezette plaatsen',
    seatsTaken: ({ taken, allowed }) => `Bezette plaatsen: ${taken} van ${allowed}`,
    overAllowed: ({ over }) => `${over} meer dan toegestaan`,

    none: 'Deze organisatie heeft geen licentie.',
    noneContactSupport:
      'Deze organisatie heeft geen licentie. Neem contact op met support om er een te krijgen.',
    create: 'Licentie maken',
    createTitle: ({ organization }) => `Licentie maken voor ${organization}`,
    unnamedOrganization: 'Naamloze organisatie',
    createDescription: 'De plaatsen bepalen hoeveel personen lid kunnen worden van de organisatie.',
    seatsField: 'Plaatsen',
    seatsHint: 'Een geheel getal.',
    seatsInvalid: 'Voer het aantal plaatsen in als geheel getal, 1 of meer.',

    enable: 'Licentie inschakelen',
    disable: 'Licentie uitschakelen',
    revoke: 'Licentie intrekken',
    revokeTitle: 'Licentie intrekken?',
    revokeDescription: ({ id, organization }) =>
      `Licentie ${id} van ${organization} wordt definitief verwijderd.`,

    announceEnabled: 'Licentie ingeschakeld',
    announceDisabled: 'Licentie uitgeschakeld',
    alreadyEnabled: 'De licentie was al ingeschakeld',
    alreadyDisabled: 'De licentie was al uitgeschakeld',
    alreadyThere: 'De organisatie heeft al een licentie',
    announceCreated: 'Licentie gemaakt',
    announceRevoked: 'Licentie ingetrokken',

    onlyGlobalAdmins: 'Alleen globale beheerders kunnen licenties wijzigen.',
  },
};
