import { type Count, pluralRules } from '../../messages/plural.ts';
import type { activityMessages } from '../../screens/activity/messages.ts';
import type { ticketDetailMessages } from '../../screens/ticket-detail/messages.ts';
import type { ticketsMessages } from '../../screens/tickets/messages.ts';
import type { ticketStatusMessages } from '../../screens/tickets/ticket-status.tsx';
import type { whitelistMessages } from '../../screens/whitelist/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('fr');

export const tickets: Translation<typeof ticketsMessages> = {
  feature: 'tickets',
  messages: {
    title: 'Tickets d’assistance',
    loadFailed: 'Échec du chargement des tickets d’assistance',
    onlyGlobalAdmins: 'Seuls les administrateurs globaux peuvent voir les tickets d’assistance.',
    goToOrganizations: 'Aller aux organisations',
    reload: 'Recharger les tickets',
    filter: 'Filtrer les tickets',
    stateFilter: 'Filtrer par état de l’application',
    status: 'Statut',
    all: 'Tous',
    unresolved: 'Non résolus',
    resolved: 'Résolus',
    facets: 'Statut des tickets chargés',
    inProgressAmong: ({ count }) => `Dont en cours : ${count}. Ce serveur les liste comme non résolus.`,
    none: 'Aucun ticket',
    noneHint_all: 'Il n’y a pas encore de tickets.',
    noneHint_unresolved: 'Il n’y a aucun ticket non résolu. Choisissez « Tous » pour voir les autres.',
    noneHint_resolved: 'Il n’y a pas encore de tickets résolus. Choisissez « Tous » pour voir les autres.',
    noMatch: 'Aucun ticket ne correspond à la recherche',

    id: 'ID',
    message: 'Message',
    contactEmail: 'E-mail de contact',
    creator: 'Créateur',
    created: 'Créé le',

    emailMultiple: 'Écrire à plusieurs',
    doneEmailing: 'Terminé',
    pickTickets:
      'Choisissez les tickets auxquels répondre. Votre sélection est conservée lorsque vous changez de page ou de filtre.',

    setStatus: 'Changer le statut',
    setTo: ({ status }) => `Passer à « ${status} »`,
    askSetTo: ({ status, count }) => `Passer à « ${status} » ? Tickets : ${count.text}`,
  },
};

export const ticketStatus: Translation<typeof ticketStatusMessages> = {
  feature: 'ticket-status',
  messages: {
    unresolved: 'Non résolu',
    inProgress: 'En cours',
    resolved: 'Résolu',
    unknown: ({ status }) => `Inconnu (${status})`,
    none: 'Inconnu',
  },
};

export const ticketDetail: Translation<typeof ticketDetailMessages> = {
  feature: 'ticket-detail',
  messages: {
    loadFailed: 'Échec du chargement des tickets d’assistance',
    loading: 'Chargement du ticket',
    reload: 'Recharger le ticket',
    notFound: 'Ticket introuvable',
    allTickets: 'Tous les tickets',
    title: ({ ticket }) => `Ticket ${ticket}`,
    description: 'Description',
    noDescription: 'Aucune description.',
    facts: 'Ticket',
    created: 'Créé le',
    creator: 'Créateur',
    contactEmail: 'E-mail de contact',
    creatorEmail: 'E-mail du créateur',
    copyContactEmail: 'Copier l’e-mail de contact',
    copyCreatorEmail: 'Copier l’e-mail du créateur',
    sendEmail: 'Envoyer un e-mail',
    emailSubject: ({ ticket }) => `Votre ticket d’assistance ${ticket}`,
    greeting: ({ name }) => `Bonjour ${name},`,
    greetingWithoutName: 'Bonjour,',
    refusedAddress:
      'Ce n’est pas une simple adresse e-mail ; elle ne peut donc pas être ouverte dans votre logiciel de messagerie.',
    appState: 'État de l’application',

    status: 'Statut',
    setUnresolved: 'Marquer comme non résolu',
    setInProgress: 'Marquer comme en cours',
    setResolved: 'Marquer comme résolu',
    isCurrent: 'Il s’agit du statut actuel.',
    isUnresolved: ({ ticket }) => `Le ticket ${ticket} est non résolu`,
    isInProgress: ({ ticket }) => `Le ticket ${ticket} est en cours`,
    isResolved: ({ ticket }) => `Le ticket ${ticket} est résolu`,
    changeOf: ({ ticket, status }) => `Ticket ${ticket}, ${status}`,
    updateFailed: ({ why }) => `Échec de la mise à jour : ${why}`,
    conflictTitle: 'Le statut a été modifié par quelqu’un d’autre',
    conflictDescription: ({ ticket }) =>
      `Quelqu’un d’autre a modifié le statut du ticket ${ticket} après que vous l’avez ouvert. Choisissez le statut à conserver.`,
    save: 'Enregistrer',

    queue: 'File d’attente',
    place: ({ place, count }) => `${place} sur ${count}`,
    notInQueue: ({ count }) => `Ne figure pas dans cette liste de ${count}`,
    queueFailed: 'La liste des tickets n’a pas pu être chargée.',
    previous: 'Précédent',
    next: 'Suivant',
    previousTicket: 'Ticket précédent',
    nextTicket: 'Ticket suivant',
    isFirst: 'Il s’agit du premier ticket de la liste.',
    isLast: 'Il s’agit du dernier ticket de la liste.',
    resolveAndNext: 'Résoudre et passer au suivant',
    emailResolveAndNext: 'E-mail, résoudre et passer au suivant',
    noAddress: 'Ce ticket n’a pas d’adresse e-mail valide.',
    toList: 'Retour à la liste',
    announcePlace: ({ ticket, place, count }) => `Ticket ${ticket}, ${place} sur ${count}`,

    shortcuts: 'Raccourcis clavier',
    shortcutsInScreen: 'Les raccourcis fonctionnent tant que le focus se trouve dans ce ticket.',
  },
};

const actions: Readonly<Record<string, string>> = {
  'coupon.change': 'Coupon : modifier',
  'coupon.create': 'Coupon : créer',
  'coupon.delete': 'Coupon : supprimer',
  'enterprise-deal.create': 'Contrat entreprise : créer',
  'enterprise-deal.delete': 'Contrat entreprise : supprimer',
  'enterprise-deal.update': 'Contrat entreprise : mettre à jour',
  'license.create': 'Licence : créer',
  'license.revoke': 'Licence : révoquer',
  'license.toggle': 'Licence : activer ou désactiver',
  'lms.create': 'LMS : créer',
  'lms.generate-codes': 'LMS : générer des codes',
  'lms.set-enabled': 'LMS : activer ou désactiver',
  'organization-user.add': 'Utilisateur de l’organisation : ajouter',
  'organization-user.remove': 'Utilisateur de l’organisation : retirer',
  'organization-user.toggle-admin': 'Utilisateur de l’organisation : modifier les droits d’administrateur',
  'organization.create': 'Organisation : créer',
  'organization.create-sub': 'Organisation : créer une sous-organisation',
  'organization.delete': 'Organisation : supprimer',
  'project-member.add': 'Membre du projet : ajouter',
  'project-member.change-role': 'Membre du projet : modifier le rôle',
  'project-member.remove': 'Membre du projet : retirer',
  'project-role.change-permissions': 'Rôle du projet : modifier les autorisations',
  'project-role.create': 'Rôle du projet : créer',
  'project-role.delete': 'Rôle du projet : supprimer',
  'project.create': 'Projet : créer',
  'project.delete': 'Projet : supprimer',
  'project.set-upgraded-override': 'Projet : modifier la dérogation de mise à niveau',
  'ticket.set-status': 'Ticket : modifier le statut',
  'user.change-trial': 'Utilisateur : modifier l’essai',
  'user.log-in-as': 'Utilisateur : se connecter en tant que',
  'user.set-flag': 'Utilisateur : modifier un indicateur',
  'user.set-text': 'Utilisateur : modifier un texte',
  'whitelist.add': 'Liste d’autorisation : ajouter',
  'whitelist.remove': 'Liste d’autorisation : retirer',
};

const kinds: Readonly<Record<string, readonly [string, string]>> = {
  coupon: ['coupon', 'nouveau coupon'],
  'enterprise deal': ['contrat entreprise', 'nouveau contrat entreprise'],
  institution: ['établissement', 'nouvel établissement'],
  license: ['licence', 'nouvelle licence'],
  organization: ['organisation', 'nouvelle organisation'],
  project: ['projet', 'nouveau projet'],
  'project-member': ['membre du projet', 'nouveau membre du projet'],
  'project-role': ['rôle du projet', 'nouveau rôle du projet'],
  ticket: ['ticket', 'nouveau ticket'],
  user: ['utilisateur', 'nouvel utilisateur'],
  whitelist: ['liste d’autorisation', 'nouvelle liste d’autorisation'],
};

export const activity: Translation<typeof activityMessages> = {
  feature: 'activity',
  messages: {
    title: 'Activité',
    text: 'Ce qui s’est passé depuis que vous vous êtes connecté ou avez chargé cette page. Effacé lorsque vous rechargez la page.',
    show: 'Afficher',
    all: 'Tout',
    failedOnly: 'Échecs uniquement',
    filter: 'Filtrer l’activité',
    noMatch: 'Aucune activité ne correspond.',
    matches: ({ count }) => `Résultats : ${count}`,
    exportCsv: 'Exporter en CSV',
    exportFailed: 'Le fichier n’a pas pu être enregistré.',
    none: 'Aucune activité pour le moment.',
    noneHint: 'Vos modifications et les chargements échoués figurent ici.',
    noneFailed: 'Aucun échec.',

    underWay: 'En cours',
    succeeded: 'Terminé',
    failed: 'Échec',
    unknown: 'Peut-être effectué',
    vetoed: 'Bloqué',
    vetoedText: 'Bloqué par cette application. Rien n’a été envoyé.',

    action: ({ name }) => actions[name] ?? name,
    load: 'Chargement impossible',
    crash: ({ screen }) => `L’écran ${screen} a cessé de fonctionner`,
    target: ({ kind, id }) => {
      const [known, fresh] = kinds[kind] ?? [kind, `${kind} (nouveau)`];
      return id === 'new' ? fresh : `${known} ${id}`;
    },
    reason: 'Motif :',
    before: 'Avant :',
    after: 'Après :',
    on: 'activé',
    off: 'désactivé',
    nothing: 'rien',
    checkNow: 'Vérifier maintenant',
    wasMade: 'Vérifié : la modification a été effectuée.',
    wasNotMade: 'Vérifié : la modification n’a pas été effectuée.',
    cannotTell:
      'Vérifié : impossible de savoir si la modification a été effectuée. Quelqu’un a peut-être modifié de nouveau.',
    checkFailed: ({ why }) => `Vérification impossible : ${why}`,
    status: ({ status }) => `HTTP ${status}`,
  },
};

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
