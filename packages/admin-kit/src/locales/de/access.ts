import { pluralRules } from '../../messages/plural.ts';
import type { peopleMessages } from '../../people/messages.ts';
import type { deleteRefusalMessages } from '../../provider/can-delete-organization.ts';
import type { orgDeleteMessages } from '../../screens/org-delete/messages.ts';
import type { whitelistMessages } from '../../screens/whitelist/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('de');

export const whitelist: Translation<typeof whitelistMessages> = {
  feature: 'whitelist',
  messages: {
    title: 'Zulassungsliste verwalten',
    loadFailed: 'Zulassungsliste konnte nicht geladen werden',
    loading: 'Zulassungsliste wird geladen',
    reload: 'Zulassungsliste neu laden',
    retry: 'Erneut versuchen',
    onlyGlobalAdmins: 'Nur globale Admins können die Zulassungsliste verwalten.',
    addFailed: ({ why }) => `Eintrag konnte nicht hinzugefügt werden: ${why}`,
    removeFailed: ({ why }) => `Eintrag konnte nicht entfernt werden: ${why}`,

    typed: 'Domain oder E-Mail-Adresse',
    typedHint: 'Eine Domain wie example.org oder eine Adresse wie maria@example.org',
    ways: 'Möglichkeiten zum Hinzufügen',
    domain: 'Nur Domain hinzufügen',
    domainAndSubdomains: 'Domain und Subdomains hinzufügen',
    wholeEmail: 'Ganze E-Mail-Adresse hinzufügen',
    domainAbout: 'Alle Adressen der Domain, gespeichert mit vorangestelltem „@“',
    domainAndSubdomainsAbout:
      'Alle Adressen der Domain und ihrer Subdomains: zwei Einträge, einer mit „@“ und einer mit „.“',
    wholeEmailAbout: 'Eine Adresse, gespeichert wie eingegeben',
    stores: 'Speichert',
    listed: 'bereits auf der Zulassungsliste',
    nothingTyped: 'Geben Sie zuerst eine Domain oder E-Mail-Adresse ein.',
    allListed: 'Bereits auf der Zulassungsliste.',
    stillAdding: 'Ein anderer Eintrag wird gerade hinzugefügt.',
    hasAtInside:
      'Dies enthält „@“. Um eine Adresse hinzuzufügen, verwenden Sie „Ganze E-Mail-Adresse hinzufügen“.',
    isNoDomain: 'Dies sieht nicht wie eine Domain aus.',
    meant: 'Meinten Sie:',
    use: ({ entry }) => `${entry} verwenden`,
    announceUsed: ({ entry }) => `${entry} steht im Feld. Es wurde noch nichts hinzugefügt.`,
    mixesScripts: ({ scripts, punycode }) =>
      `Diese Domain mischt Buchstaben mehrerer Schriften (${scripts}) und sieht möglicherweise nur wie eine andere aus. Ihre ASCII-Form ist ${punycode}.`,
    hasNoAt: 'Dies enthält kein „@“. Es könnte eine Domain sein.',
    typedMany: 'Fügen Sie eine Liste ein, um mehrere hinzuzufügen.',
    hasStar: 'Die Zulassungsliste kennt kein „*“. Geben Sie die Domain ohne es ein.',
    addMany: (count) => `${count.text} ${plural(count, { one: 'Eintrag', other: 'Einträge' })} hinzufügen`,
    addedSoFar: ({ done, all }) => `${done} von ${all} hinzugefügt`,
    subdomainsToo: 'Auch die Subdomains',
    toAdd: 'Was hinzugefügt wird',
    everyoneAt: 'Alle an der Domain',
    everyoneBelow: 'Alle an ihren Subdomains',
    addressOnly: 'Nur diese Adresse',
    readFrom: ({ text }) => `aus „${text}“`,
    leftOut: ({ text }) => `Weder Domain noch Adresse, wird weggelassen: ${text}`,
    more: ({ count }) => `und ${count} weitere`,
    openMail: ({ domains }) => `Jeder kann eine Adresse bei ${domains} bekommen. Der Eintrag lässt alle zu.`,
    openSuffix: ({ domains }) =>
      `${domains} ist eine Endung, die sich viele Organisationen teilen. Der Eintrag lässt sie alle zu.`,
    notAddedYet: 'Bisher nicht hinzugefügt',
    announceAddedMany: (count) =>
      `${count.text} ${plural(count, { one: 'Eintrag', other: 'Einträge' })} hinzugefügt`,
    notAdded: 'Nicht hinzugefügt',
    maybeAdded: 'Möglicherweise hinzugefügt',
    notOrMaybeAdded: 'Einige Einträge wurden möglicherweise nicht hinzugefügt',
    retryOf: ({ entry }) => `Erneut versuchen: ${entry}`,
    announceAdded: ({ entries }) => `Hinzugefügt: ${entries}`,

    entries: 'Einträge der Zulassungsliste',
    filter: 'Einträge filtern',
    filterPlaceholder: 'Einträge filtern',
    count: (count) => `${count.text} ${plural(count, { one: 'Eintrag', other: 'Einträge' })}`,
    matchCount: ({ matches, all }) =>
      `${matches} von ${all.text} ${plural(all, { one: 'Eintrag', other: 'Einträgen' })}`,
    none: 'Keine Einträge',
    noneText: 'Die Zulassungsliste ist leer.',
    noMatch: 'Keine Einträge entsprechen der Suche',
    isDomain: 'Domain',
    isSubdomains: 'Subdomains',
    isAddress: 'Adresse',
    isOther: 'Sonstiges',
    remove: ({ entry }) => `${entry} entfernen`,
    announceRemoved: ({ entry }) => `Entfernt: ${entry}`,
    skip: 'Liste überspringen',

    select: ({ entry }) => `${entry} auswählen`,
    removeMany: 'Entfernen',
    removeManyTitle: 'Einträge entfernen',
    askRemoveMany: ({ text }) => `Aus der Liste entfernen? Einträge: ${text}`,
  },
};

export const people: Translation<typeof peopleMessages> = {
  feature: 'people',
  messages: {
    sent: ({ person }) => `${person} wird gesendet.`,
    leftOut: ({ text }) => `Weggelassen: ${text}.`,
    several: ({ count }) => `Dieses Feld nimmt eine Person, der Text nennt ${count}.`,
  },
};

export const orgDelete: Translation<typeof orgDeleteMessages> = {
  feature: 'org-delete',
  messages: {
    title: 'Organisation löschen',
    description: 'Die Organisation wird endgültig gelöscht.',
    organization: 'Organisation',
    organizationId: 'Organisations-ID',
    subOrganizations: 'Unterorganisationen aller Ebenen:',
    users: 'Benutzer:',
    projects: 'Projekte:',
    seats: 'Belegte Plätze:',
    seatsTaken: ({ taken, allowed }) => `${taken} von ${allowed}`,
    noLicense: 'keine Lizenz',
    notKnown: 'nicht bekannt',
    counting: 'wird gezählt …',
    differs: ({ place, wanted, typed }) =>
      `Das ${place}. Zeichen ist „${wanted}“, Sie haben „${typed}“ eingegeben.`,
    tooMany: ({ place, typed }) => `Das ${place}. Zeichen ist zu viel: „${typed}“.`,
    typeThis: 'Geben Sie zur Bestätigung diesen Text ein',
    oddBlanks:
      'Dieser Name enthält zusätzliche Leerzeichen. Die im Namen zählen, die am Anfang und am Ende nicht.',
    copyText: 'Einzugebenden Text kopieren',
    notTypedYet: 'Geben Sie zuerst den Bestätigungstext ein.',
    delete: 'Löschen',
    cancel: 'Abbrechen',
    close: 'Schließen',
    announceConfirmed: 'Bestätigt. Sie können jetzt löschen.',
    announceDeleted: ({ organization }) => `Organisation ${organization} gelöscht`,

    serverCannot: 'Dieser Server kann keine Organisationen löschen.',
    hasNoName:
      'Diese Organisation hat keinen Namen, den Sie eingeben könnten. Sie kann daher hier nicht gelöscht werden.',
  },
};

export const deleteRefusal: Translation<typeof deleteRefusalMessages> = {
  feature: 'delete-refusal',
  messages: {
    onlyAdmins: 'Nur Admins einer Organisation können sie löschen.',
    rootNeedsGlobalAdmin: 'Nur globale Admins können eine Stammorganisation löschen.',
  },
};
