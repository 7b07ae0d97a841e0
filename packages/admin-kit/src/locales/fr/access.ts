import { type Count, pluralRules } from '../../messages/plural.ts';
import type { peopleMessages } from '../../people/messages.ts';
import type { deleteRefusalMessages } from '../../provider/can-delete-organization.ts';
import type { orgDeleteMessages } from '../../screens/org-delete/messages.ts';
import type { whitelistMessages } from '../../screens/whitelist/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('fr');
const entries = (count: Count) =>
  `${count.text} ${plural(count, { one: 'entrée', many: 'd’entrées', other: 'entrées' })}`;

export const whitelist: Translation<typeof whitelistMessages> = {
  feature: 'whitelist',
  messages: {
    title: 'Gérer la liste d’autorisation',
    loadFailed: 'Échec du chargement de la liste d’autorisation',
    loading: 'Chargement de la liste d’autorisation',
    reload: 'Recharger la liste d’autorisation',
    retry: 'Réessayer',
    onlyGlobalAdmins: 'Seuls les administrateurs globaux peuvent gérer la liste d’autorisation.',
    addFailed: ({ why }) => `Échec de l’ajout de l’entrée : ${why}`,
    removeFailed: ({ why }) => `Échec du retrait de l’entrée : ${why}`,

    typed: 'Domaine ou adresse e-mail',
    typedHint: 'Un domaine tel que example.org ou une adresse telle que maria@example.org',
    ways: 'Modes d’ajout',
    domain: 'Ajouter le domaine seul',
    domainAndSubdomains: 'Ajouter le domaine et les sous-domaines',
    wholeEmail: 'Ajouter l’adresse e-mail complète',
    domainAbout: 'Toute personne du domaine ; enregistré avec « @ » devant',
    domainAndSubdomainsAbout:
      'Toute personne du domaine et de ses sous-domaines : deux entrées, l’une avec « @ » et l’autre avec « . »',
    wholeEmailAbout: 'Une seule adresse, enregistrée telle que saisie',
    stores: 'Enregistre',
    listed: 'déjà dans la liste d’autorisation',
    nothingTyped: 'Saisissez d’abord un domaine ou une adresse e-mail.',
    allListed: 'Déjà dans la liste d’autorisation.',
    stillAdding: 'Une autre entrée est en cours d’ajout.',
    hasAtInside:
      'Ce texte contient « @ ». Pour ajouter une seule adresse, utilisez Ajouter l’adresse e-mail complète.',
    isNoDomain: 'Ce texte ne ressemble pas à un domaine.',
    meant: 'Vouliez-vous dire :',
    use: ({ entry }) => `Utiliser ${entry}`,
    announceUsed: ({ entry }) => `${entry} figure dans le champ. Rien n’a encore été ajouté.`,
    mixesScripts: ({ scripts, punycode }) =>
      `Ce domaine mélange des lettres de plusieurs écritures (${scripts}) et peut n’être qu’une imitation d’un autre domaine. Sa forme ASCII est ${punycode}.`,
    hasNoAt: 'Ce texte ne contient pas « @ ». Il s’agit peut-être d’un domaine.',
    typedMany: 'Collez une liste pour en ajouter plusieurs.',
    hasStar: 'La liste ne connaît pas « * ». Saisissez le domaine sans ce signe.',
    addMany: (count) => `Ajouter ${entries(count)}`,
    addedSoFar: ({ done, all }) => `${done} sur ${all} ajoutées`,
    subdomainsToo: 'Les sous-domaines aussi',
    toAdd: 'Ce qui sera ajouté',
    everyoneAt: 'Tout le monde au domaine',
    everyoneBelow: 'Tout le monde à ses sous-domaines',
    addressOnly: 'Cette adresse seulement',
    readFrom: ({ text }) => `d’après « ${text} »`,
    leftOut: ({ text }) => `Ni un domaine ni une adresse, omis : ${text}`,
    more: ({ count }) => `et ${count} de plus`,
    openMail: ({ domains }) =>
      `N’importe qui peut obtenir une adresse chez ${domains}. L’ajouter laisse entrer tout le monde.`,
    openSuffix: ({ domains }) =>
      `${domains} est une terminaison que partagent de nombreuses organisations. L’ajouter les laisse toutes entrer.`,
    notAddedYet: 'Pas ajouté jusqu’ici',
    announceAddedMany: (count) => `Ajouté : ${entries(count)}`,
    notAdded: 'Non ajouté',
    maybeAdded: 'Peut-être ajouté',
    notOrMaybeAdded: 'Certaines entrées n’ont peut-être pas été ajoutées',
    retryOf: ({ entry }) => `Réessayer pour ${entry}`,
    announceAdded: ({ entries: added }) => `Ajouté : ${added}`,

    entries: 'Entrées de la liste d’autorisation',
    filter: 'Filtrer les entrées',
    filterPlaceholder: 'Filtrer les entrées',
    count: entries,
    matchCount: ({ matches, all }) => `${matches} sur ${entries(all)}`,
    none: 'Aucune entrée',
    noneText: 'La liste d’autorisation est vide.',
    noMatch: 'Aucune entrée ne correspond à la recherche',
    isDomain: 'Domaine',
    isSubdomains: 'Sous-domaines',
    isAddress: 'Adresse',
    isOther: 'Autre',
    remove: ({ entry }) => `Retirer ${entry}`,
    announceRemoved: ({ entry }) => `Retiré : ${entry}`,
    skip: 'Passer la liste',

    select: ({ entry }) => `Sélectionner ${entry}`,
    removeMany: 'Retirer',
    removeManyTitle: 'Retirer les entrées',
    askRemoveMany: ({ text }) => `Retirer de la liste ? Entrées : ${text}`,
  },
};

export const people: Translation<typeof peopleMessages> = {
  feature: 'people',
  messages: {
    sent: ({ person }) => `${person} sera envoyé.`,
    leftOut: ({ text }) => `Omis : ${text}.`,
    several: ({ count }) => `Ce champ prend une seule personne et le texte en nomme ${count}.`,
  },
};

export const orgDelete: Translation<typeof orgDeleteMessages> = {
  feature: 'org-delete',
  messages: {
    title: 'Supprimer l’organisation',
    description: 'Cette action supprime définitivement l’organisation.',
    organization: 'Organisation',
    organizationId: 'ID d’organisation',
    subOrganizations: 'Sous-organisations de tous les niveaux :',
    users: 'Utilisateurs :',
    projects: 'Projets :',
    seats: 'Sièges occupés :',
    seatsTaken: ({ taken, allowed }) => `${taken} sur ${allowed}`,
    noLicense: 'aucune licence',
    notKnown: 'inconnu',
    counting: 'calcul en cours…',
    differs: ({ place, wanted, typed }) =>
      `Le caractère ${place} est « ${wanted} », vous avez saisi « ${typed} ».`,
    tooMany: ({ place, typed }) => `Le caractère ${place} est en trop : « ${typed} ».`,
    typeThis: 'Pour confirmer, saisissez ce texte',
    oddBlanks:
      'Ce nom contient des espaces superflus. Ceux qui se trouvent à l’intérieur comptent, ceux du début et de la fin ne comptent pas.',
    copyText: 'Copier le texte à saisir',
    notTypedYet: 'Saisissez d’abord le texte de confirmation.',
    delete: 'Supprimer',
    cancel: 'Annuler',
    close: 'Fermer',
    announceConfirmed: 'Confirmé. Vous pouvez maintenant supprimer.',
    announceDeleted: ({ organization: name }) => `Organisation ${name} supprimée`,

    serverCannot: 'Ce serveur ne peut pas supprimer d’organisations.',
    hasNoName: 'Cette organisation n’a pas de nom à saisir ; elle ne peut donc pas être supprimée ici.',
  },
};

export const deleteRefusal: Translation<typeof deleteRefusalMessages> = {
  feature: 'delete-refusal',
  messages: {
    onlyAdmins: 'Seuls les administrateurs d’une organisation peuvent la supprimer.',
    rootNeedsGlobalAdmin: 'Seuls les administrateurs globaux peuvent supprimer une organisation racine.',
  },
};
