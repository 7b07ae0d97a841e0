import { type Count, pluralRules } from '../../messages/plural.ts';
import type { licenseMessages } from '../../screens/license/messages.ts';
import type { orgCreateMessages } from '../../screens/org-create/messages.ts';
import type { orgTreeMessages } from '../../screens/org-tree/messages.ts';
import type { orgUsersMessages } from '../../screens/org-users/messages.ts';
import type { organizationMessages } from '../../screens/organization/messages.ts';
import type { organizationsMessages } from '../../screens/organizations/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('fr');

export const organizations: Translation<typeof organizationsMessages> = {
  feature: 'organizations',
  messages: {
    selectOne: 'Sélectionnez une organisation pour continuer',
    createRoot: 'Créer une organisation racine',
    tree: 'Organisations',
    back: 'Retour aux organisations',
    largest: 'Organisations les plus grandes',
    subOrganizations: 'Sous-organisations',
    yours: 'Vos organisations',
    role: 'Rôle',
    admin: 'Administrateur',
    member: 'Membre',
    unnamed: 'Organisation sans nom',
  },
};

export const organization: Translation<typeof organizationMessages> = {
  feature: 'organization',
  messages: {
    loading: 'Chargement de l’organisation',
    loadFailed: 'Échec du chargement de l’organisation',
    notFound: 'Organisation introuvable',
    allOrganizations: 'Toutes les organisations',
    titleOf: ({ id }) => `Organisation ${id}`,
    organizationId: 'ID d’organisation',
    copyId: 'Copier l’ID d’organisation',
    tabs: 'Sections de l’organisation',
    administration: 'Administration',
    users: 'Utilisateurs',
    projects: 'Projets',
    lms: 'Données LMS',
    manageUsers: 'Afficher/gérer les utilisateurs',
    manageProjects: 'Afficher/gérer les projets',
    createSub: 'Créer une sous-organisation',
    subOrganizations: 'Sous-organisations',
    noSubOrganizations: 'Aucune sous-organisation à afficher',
    noSubOrganizationsHint: 'Cette organisation n’en a pas encore. Créez la première.',
    filterSubs: 'Filtrer les sous-organisations',
    noSubMatches: 'Aucune sous-organisation ne correspond à la recherche',
    subOrganizationsOf: ({ name }) => `Sous-organisations de ${name}`,
    subOrganizationCount: (count) =>
      `${count.text} ${plural(count, { one: 'sous-organisation', many: 'de sous-organisations', other: 'sous-organisations' })}`,
    delete: 'Supprimer l’organisation',
    deleted: 'Cette organisation a été supprimée.',
    unnamed: 'Organisation sans nom',
  },
};

export const orgTree: Translation<typeof orgTreeMessages> = {
  feature: 'org-tree',
  messages: {
    title: 'Organisations',
    count: (count) =>
      `${count.text} ${plural(count, { one: 'organisation', many: 'd’organisations', other: 'organisations' })}`,
    empty: 'Vous n’êtes membre d’aucune organisation',
    emptyHint: 'Demandez à un administrateur d’une organisation de vous ajouter.',
    emptyHintForAdmins: 'Il n’y a pas encore d’organisation. Créez la première.',
    loading: 'Chargement des organisations',
    failed: 'Les organisations n’ont pas pu être chargées',
    refreshFailed: 'Actualisation impossible. Les dernières organisations chargées sont affichées.',
    refresh: 'Actualiser',
    search: 'Rechercher des organisations',
    searchPlaceholder: 'Rechercher',
    found: ({ count, total }) =>
      `${count.text} ${plural(count, { one: 'résultat', many: 'de résultats', other: 'résultats' })} sur ${total}`,
    nothingFound: ({ query }) => `Aucune organisation ne correspond à ${query}`,
    expandAll: 'Tout développer',
    collapseAll: 'Tout réduire',
    unnamed: ({ id }) => `Sans nom (ID ${id})`,
  },
};

export const orgCreate: Translation<typeof orgCreateMessages> = {
  feature: 'org-create',
  messages: {
    createRoot: 'Créer une organisation racine',
    createRootDescription:
      'Une organisation racine est le sommet de sa propre arborescence et peut avoir une licence.',
    createSub: 'Créer une sous-organisation',
    createSubDescription: ({ parent }) => `La nouvelle organisation est ajoutée sous ${parent}.`,
    unnamedOrganization: 'Organisation sans nom',
    name: 'Nom de l’organisation',
    owner: 'Nom d’utilisateur ou adresse e-mail du propriétaire',
    ownerHint: 'Cette personne devient le premier administrateur de l’organisation.',
    create: 'Créer',
    announceCreated: ({ name }) => `Organisation ${name} créée`,
  },
};

const users = (count: Count) =>
  `${count.text} ${plural(count, { one: 'utilisateur', many: 'd’utilisateurs', other: 'utilisateurs' })}`;

export const orgUsers: Translation<typeof orgUsersMessages> = {
  feature: 'org-users',
  messages: {
    title: 'Utilisateurs',
    loading: 'Chargement des utilisateurs',
    reload: 'Recharger les utilisateurs',
    allOrganizations: 'Toutes les organisations',
    organizationNotLoaded: 'Échec du chargement de l’organisation',
    notLoaded: 'Les utilisateurs ne sont pas chargés.',
    notReloaded: 'Les utilisateurs n’ont pas pu être actualisés',
    forbidden: 'Seuls les administrateurs de cette organisation peuvent voir ses utilisateurs.',
    readOnly:
      'Seuls les administrateurs de cette organisation peuvent ajouter, promouvoir et retirer des utilisateurs.',
    unnamedOrganization: 'Organisation sans nom',
    filter: 'Filtrer les utilisateurs',
    none: 'Cette organisation n’a aucun utilisateur.',
    noMatch: 'Aucun utilisateur ne correspond à la recherche',
    username: 'Nom d’utilisateur',
    email: 'Adresse e-mail',
    admin: 'Administrateur',
    actions: 'Actions',
    makeAdmin: 'Promouvoir',
    makeAdminOf: ({ user }) => `Promouvoir administrateur : ${user}`,
    takeAdmin: 'Rétrograder',
    takeAdminOf: ({ user }) => `Rétrograder l’administrateur : ${user}`,
    remove: 'Retirer',
    removeOf: ({ user }) => `Retirer ${user}`,
    announceAdmin: ({ user }) => `${user} est maintenant administrateur`,
    announceNoAdmin: ({ user }) => `${user} n’est plus administrateur`,
    alreadyAdmin: ({ user }) => `${user} était déjà administrateur`,
    alreadyNoAdmin: ({ user }) => `${user} n’était déjà plus administrateur`,
    add: 'Ajouter un utilisateur',
    addDescription: ({ organization: name }) => `Ajoute un utilisateur à ${name}.`,
    usernameOrEmail: 'Nom d’utilisateur ou adresse e-mail',
    usernameMissing: 'Saisissez un nom d’utilisateur ou une adresse e-mail.',
    asAdmin: 'Administrateur',
    asAdminDescription:
      'Les administrateurs peuvent ajouter, promouvoir et retirer des utilisateurs, et créer des sous-organisations et des projets.',
    cancel: 'Annuler',
    announceAdded: ({ user }) => `Utilisateur ajouté : ${user}`,
    removeTitle: ({ user }) => `Retirer ${user} ?`,
    removeDescription: ({ user, id, organization: name }) =>
      `L’utilisateur ${user}, ID ${id}, sera retiré de ${name} uniquement, ou de toutes les organisations de son arborescence.`,
    removeNumbers: ({ users, admins }) => `Utilisateurs : ${users}. Administrateurs : ${admins}.`,
    removeOwn: 'Il s’agit de vous. Vous ne pourrez peut-être pas annuler cette action vous-même.',
    removeHere: 'Retirer l’utilisateur de cette organisation uniquement',
    removeEverywhere: 'Retirer l’utilisateur de toute l’arborescence de l’organisation',
    announceRemoved: ({ user }) => `Utilisateur retiré : ${user}`,
    gone: ({ user, id }) => `${user}, ID d’utilisateur ${id}, ne fait plus partie de cette organisation.`,
    addMultiple: 'Ajouter plusieurs utilisateurs',
    addMultipleDescription: ({ organization: name }) => `Ajoute des utilisateurs à ${name}.`,
    lines: 'Utilisateurs',
    linesHint: 'Une adresse e-mail ou un nom d’utilisateur par ligne.',
    linesMissing: 'Saisissez au moins une adresse e-mail ou un nom d’utilisateur.',
    allAsAdmins: 'Ajouter tous les utilisateurs comme administrateurs',
    addSome: 'Ajouter des utilisateurs',
    addCount: (count) => `Ajouter ${users(count)}`,
    retryCount: (count) => `Réessayer pour ${users(count)}`,
    checkCount: (count) => `Vérifier ${users(count)}`,
    notChecked: 'La liste des utilisateurs n’a pas pu être chargée.',
    preview: ({ text }) => `Utilisateurs à ajouter : ${text}`,
    similar: ({ text }) => `Doublons possibles : ${text}`,
    similarTo: ({ line }) => `ressemble à la ligne ${line}`,
    duplicates: ({ text }) => `Doublons ignorés : ${text}`,
    sameAs: ({ line }) => `Identique à la ligne ${line}`,
    isNew: 'Sera ajouté',
    isThere: 'Déjà ici',
    noPerson: 'Ni adresse ni nom d’utilisateur',
    twice: ({ line }) => `En double, d’abord à la ligne ${line}`,
    leftOutAs: ({ status }) => `Laissé de côté : ${status}`,
    sendWrong: ({ text }) => `Envoyer aussi les autres : ${text}`,
    seatsShort: ({ count, free }) => `${count.text} de plus que les places libres. Libres : ${free}.`,
    cleaned: 'Caractères invisibles supprimés',
    checkLine: 'Ligne',
    checkNote: 'Vérification',
    foundInText: ({ text }) => `Personnes trouvées dans le texte : ${text}`,
    foundInTable: ({ text }) => `Personnes trouvées dans le tableau : ${text}`,
    foundAddresses: ({ found, column }) => `Adresses trouvées dans la colonne « ${column} » : ${found.text}`,
    foundUserNames: ({ found, column }) =>
      `Noms d’utilisateur trouvés dans la colonne « ${column} » : ${found.text}`,
    column: 'Colonne',
    columnNumber: ({ number }) => `Colonne ${number}`,
    columnOption: ({ column, count, sample }) => `${column} (${count}), par exemple ${sample}`,
    allColumns: 'Toutes les colonnes',
    takeInactive: ({ count, statuses }) => `Reprendre quand même : ${count.text} (${statuses})`,
    leftHeadings: ({ texts }) => `Titres laissés de côté : ${texts}`,
    leftWords: ({ count, texts }) => `Texte laissé de côté près des adresses (${count.text}) : ${texts}`,
    leftRows: ({ count, rows }) => `Lignes sans adresse laissées de côté (${count.text}) : ${rows}`,
    leftColumns: ({ columns }) => `Colonnes laissées de côté : ${columns}`,
    leftElsewhere: ({ text }) => `Autres adresses laissées de côté : ${text}`,
    undoTaking: 'Annuler',
    announceUndone: 'Le texte est de nouveau comme avant.',
    takeAddresses: ({ text }) => `Reprendre les adresses de ces lignes : ${text}`,
    running: 'Ajout des utilisateurs',
    summary: ({ added, left }) =>
      `Utilisateurs ajoutés : ${added.text}. Non ajoutés : ${left.text}, toujours dans la zone de saisie.`,
    unknownSummary: ({ text }) =>
      `Utilisateurs peut-être ajoutés : ${text}, toujours dans la zone de saisie. Vérifiez la liste avant de réessayer.`,
    failures: ({ text }) => `Utilisateurs non ajoutés : ${text}`,
    unknownLines: ({ text }) => `Utilisateurs peut-être ajoutés : ${text}`,
    allAdded: ({ text }) => `Utilisateurs ajoutés : ${text}.`,

    csvUser: 'Nom d’utilisateur ou adresse e-mail',
    csvAdded: 'Ajouté',
    csvDuplicate: 'Doublon',

    ownFlag: 'Vous ne pouvez pas modifier votre propre statut d’administrateur.',
    ownRemoval: 'Il s’agit de vous. Retirez-vous depuis votre propre ligne.',
    askMakeAdmin: ({ text }) => `Promouvoir administrateurs ? Utilisateurs : ${text}`,
    askTakeAdmin: ({ text }) => `Retirer le statut d’administrateur ? Utilisateurs : ${text}`,
    askRemoveHere: ({ text }) => `Retirer de cette organisation uniquement ? Utilisateurs : ${text}`,
    askRemoveEverywhere: ({ text }) =>
      `Retirer de toute l’arborescence de l’organisation ? Utilisateurs : ${text}`,
  },
};

export const license: Translation<typeof licenseMessages> = {
  feature: 'license',
  messages: {
    title: 'Licence',
    loading: 'Chargement de la licence',
    reload: 'Recharger la licence',
    notLoaded: 'Non chargée',
    stale: 'Peut-être obsolète',
    licenseId: 'ID de licence',
    copyId: 'Copier l’ID de licence',
    status: 'Statut',
    enabled: 'Activée',
    disabled: 'Désactivée',
    seats: 'Sièges occupés',
    seatsTaken: ({ taken, allowed }) => `Occupation : ${taken} sur ${allowed}`,
    overAllowed: ({ over }) => `${over} de plus que le nombre autorisé`,

    none: 'Cette organisation n’a pas de licence.',
    noneContactSupport: 'Cette organisation n’a pas de licence. Demandez-en une à l’assistance.',
    create: 'Créer une licence',
    createTitle: ({ organization: name }) => `Créer une licence pour ${name}`,
    unnamedOrganization: 'Organisation sans nom',
    createDescription: 'Les sièges limitent le nombre de personnes pouvant rejoindre l’organisation.',
    seatsField: 'Sièges',
    seatsHint: 'Un nombre entier.',
    seatsInvalid: 'Saisissez un nombre entier de sièges, 1 ou plus.',

    enable: 'Activer la licence',
    disable: 'Désactiver la licence',
    revoke: 'Révoquer la licence',
    revokeTitle: 'Révoquer la licence ?',
    revokeDescription: ({ id, organization: name }) =>
      `Cette action supprime définitivement la licence ${id} de ${name}.`,

    announceEnabled: 'Licence activée',
    announceDisabled: 'Licence désactivée',
    alreadyEnabled: 'La licence était déjà activée',
    alreadyDisabled: 'La licence était déjà désactivée',
    alreadyThere: 'L’organisation a déjà une licence',
    announceCreated: 'Licence créée',
    announceRevoked: 'Licence révoquée',

    onlyGlobalAdmins: 'Seuls les administrateurs globaux peuvent modifier les licences.',
  },
};
