import { pluralRules } from '../../messages/plural.ts';
import type { peopleMessages } from '../../people/messages.ts';
import type { deleteRefusalMessages } from '../../provider/can-delete-organization.ts';
import type { orgDeleteMessages } from '../../screens/org-delete/messages.ts';
import type { whitelistMessages } from '../../screens/whitelist/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('nl');

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
    isNoDomain: 'Dit lijkt geen domein te zijn.',
    meant: 'Bedoelde u:',
    use: ({ entry }) => `${entry} gebruiken`,
    announceUsed: ({ entry }) => `${entry} staat in het veld. Er is nog niets toegevoegd.`,
    mixesScripts: ({ scripts, punycode }) =>
      `Dit domein bevat letters uit verschillende schriften (${scripts}) en lijkt mogelijk alleen op een ander domein. De ASCII-vorm is ${punycode}.`,
    hasNoAt: 'Dit bevat geen ‘@’. Het is mogelijk een domein.',
    typedMany: 'Plak een lijst om er meerdere toe te voegen.',
    hasStar: 'De lijst kent geen ‘*’. Voer het domein zonder dat teken in.',
    addMany: (count) =>
      `${count.text} ${plural(count, { one: 'vermelding', other: 'vermeldingen' })} toevoegen`,
    addedSoFar: ({ done, all }) => `${done} van ${all} toegevoegd`,
    subdomainsToo: 'Ook de subdomeinen',
    toAdd: 'Wat wordt toegevoegd',
    everyoneAt: 'Iedereen bij het domein',
    everyoneBelow: 'Iedereen bij de subdomeinen',
    addressOnly: 'Alleen dit adres',
    readFrom: ({ text }) => `uit ‘${text}’`,
    leftOut: ({ text }) => `Geen domein en geen adres, wordt weggelaten: ${text}`,
    more: ({ count }) => `en nog ${count}`,
    openMail: ({ domains }) =>
      `Iedereen kan een adres bij ${domains} krijgen. Met deze vermelding laat u iedereen toe.`,
    openSuffix: ({ domains }) =>
      `${domains} is een uitgang die veel organisaties delen. Met deze vermelding laat u ze allemaal toe.`,
    notAddedYet: 'Tot nu toe niet toegevoegd',
    announceAddedMany: (count) =>
      `${count.text} ${plural(count, { one: 'vermelding', other: 'vermeldingen' })} toegevoegd`,
    notAdded: 'Niet toegevoegd',
    maybeAdded: 'Mogelijk toegevoegd',
    notOrMaybeAdded: 'Sommige vermeldingen zijn mogelijk niet toegevoegd',
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
    removeManyTitle: 'Vermeldingen verwijderen',
    askRemoveMany: ({ text }) => `Van de lijst verwijderen? Vermeldingen: ${text}`,
  },
};

export const people: Translation<typeof peopleMessages> = {
  feature: 'people',
  messages: {
    sent: ({ person }) => `${person} wordt verstuurd.`,
    leftOut: ({ text }) => `Weggelaten: ${text}.`,
    several: ({ count }) => `Dit veld is voor één persoon, de tekst noemt er ${count}.`,
  },
};

export const orgDelete: Translation<typeof orgDeleteMessages> = {
  feature: 'org-delete',
  messages: {
    title: 'Organisatie verwijderen',
    description: 'De organisatie wordt definitief verwijderd.',
    organization: 'Organisatie',
    organizationId: 'Organisatie-ID',
    subOrganizations: 'Suborganisaties op alle niveaus:',
    users: 'Gebruikers:',
    projects: 'Projecten:',
    seats: 'Bezette plaatsen:',
    seatsTaken: ({ taken, allowed }) => `${taken} van ${allowed}`,
    noLicense: 'geen licentie',
    notKnown: 'niet bekend',
    counting: 'wordt geteld…',
    differs: ({ place, wanted, typed }) => `Teken ${place} is ‘${wanted}’, u hebt ‘${typed}’ getypt.`,
    tooMany: ({ place, typed }) => `Teken ${place} is te veel: ‘${typed}’.`,
    typeThis: 'Typ deze tekst om te bevestigen',
    oddBlanks:
      'Deze naam bevat extra spaties. Spaties in de naam tellen mee, die aan het begin en einde niet.',
    copyText: 'Te typen tekst kopiëren',
    notTypedYet: 'Typ eerst de bevestigingstekst.',
    delete: 'Verwijderen',
    cancel: 'Annuleren',
    close: 'Sluiten',
    announceConfirmed: 'Bevestigd. U kunt nu verwijderen.',
    announceDeleted: ({ organization }) => `Organisatie ${organization} verwijderd`,

    serverCannot: 'Deze server kan geen organisaties verwijderen.',
    hasNoName: 'Deze organisatie heeft geen naam die u kunt typen en kan daarom hier niet worden verwijderd.',
  },
};

export const deleteRefusal: Translation<typeof deleteRefusalMessages> = {
  feature: 'delete-refusal',
  messages: {
    onlyAdmins: 'Alleen beheerders van een organisatie kunnen deze verwijderen.',
    rootNeedsGlobalAdmin: 'Alleen globale beheerders kunnen een hoofdorganisatie verwijderen.',
  },
};
