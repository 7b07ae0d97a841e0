import { type MessageOverride, pluralRules, type Translation } from '@timemap/admin-kit';
import { messages as kit } from '@timemap/admin-kit/locales/fr';
import type { pageMessages } from '../messages.ts';
import type { paletteMessages } from '../palette/messages.ts';
import type { templateMessages } from '../reply-templates/messages.ts';
import type { keepMessages } from '../session/keep-choice.tsx';
import type { shellMessages } from '../shell/messages.ts';
import type { viewMessages } from '../tables/messages.ts';

const plural = /* @__PURE__ */ pluralRules('fr');

const pages: Translation<typeof pageMessages> = {
  feature: 'console-pages',
  messages: {
    home: 'Accueil',
    logIn: 'Connexion',
    notFound: 'Page introuvable',
    serverError: 'Erreur du serveur',
    tickets: 'Tickets d’assistance',
    ticket: 'Ticket',
    statistics: 'Statistiques',
    organizations: 'Organisations',
    organization: 'Organisation',
    organizationUsers: 'Utilisateurs de l’organisation',
    organizationProjects: 'Projets de l’organisation',
    globalAdmin: 'Administration globale',
    users: 'Utilisateurs',
    user: 'Utilisateur',
    enterpriseDeals: 'Contrats entreprise',
    enterpriseDeal: 'Contrat entreprise',
    projects: 'Projets',
    coupons: 'Coupons',
    whitelist: 'Liste d’autorisation',
    adminDashboard: 'Tableau de bord d’administration',
    organizationManagement: 'Gestion des organisations',
    numbered: ({ page, id }) => `${page} ${id}`,
    usersOf: ({ record }) => `Utilisateurs de ${record}`,
    projectsOf: ({ record }) => `Projets de ${record}`,

    notFoundHeading: 'Oups ! Vous êtes perdu.',
    notFoundText: 'La page que vous cherchez est introuvable.',
    serverErrorHeading: 'Houston, nous avons un problème !',
    serverErrorText: 'La page que vous cherchez est temporairement indisponible.',
    toStart: 'Aller à la page d’accueil',

    loading: 'Chargement',
    serverAway: 'Le serveur est indisponible. Nouvelle tentative en cours…',
    failedTitle: 'Impossible d’afficher cette page',
    failedText:
      'La connexion est peut-être interrompue, ou la console a été mise à jour. Ce que vous avez saisi dans les formulaires est conservé.',
    language: 'Langue',
    languageNotLoaded: ({ language }) =>
      `Échec du chargement de la langue ${language}. Vérifiez la connexion, puis choisissez-la à nouveau.`,

    unfinishedWrite:
      'Une modification était en cours à la fin de la session. Elle a peut-être été effectuée. Vérifiez-la après vous être connecté.',
    sessionEnded: 'Votre session est terminée. Connectez-vous pour continuer.',
    sessionUnconfirmed: 'Le serveur n’a pas confirmé votre session. Reconnectez-vous.',
    storageBlocked:
      'Ce navigateur bloque le stockage : vous restez connecté jusqu’à ce que cette page soit fermée ou rechargée.',
    retry: 'Réessayer',
  },
};

const shell: Translation<typeof shellMessages> = {
  feature: 'console-shell',
  messages: {
    skip: 'Aller au contenu',
    main: 'Navigation principale',
    sections: 'Sections',
    staffArea: 'Espace du personnel',
    navigation: 'Navigation',
    openNavigation: 'Ouvrir la navigation',
    closeNavigation: 'Fermer la navigation',
    showSidebar: 'Afficher la barre latérale',
    hideSidebar: 'Masquer la barre latérale',
    mainApp: 'Application principale',

    userMenu: ({ user }) => `Menu utilisateur : ${user}`,
    signedInAs: ({ user }) => `Connecté en tant que ${user}`,
    theme: 'Thème',
    light: 'Clair',
    dark: 'Sombre',
    system: 'Système',
    languageChanged: 'La console est maintenant en français.',
    logout: 'Se déconnecter',

    noLongerAdmin:
      'Vous n’êtes plus administrateur global. Les pages des administrateurs globaux ne vous sont plus accessibles.',
    keepsNothing:
      'Ce navigateur ne conserve rien : un rechargement met fin à votre session ou efface votre saisie. Son stockage est peut-être plein ou bloqué.',
    adminsOnly: 'Cette page est réservée aux administrateurs globaux.',
    noAccess: 'Vous n’avez pas accès à cette organisation.',

    activity: 'Activité',
    activityNew: (count) =>
      `Activité : ${count.text} ${plural(count, { one: 'nouvelle', other: 'nouvelles' })}`,
    activityFailed: (count) => `Activité : ${count.text} en échec`,
    activityNewAndFailed: ({ added, failed }) =>
      `Activité : ${added.text} ${plural(added, { one: 'nouvelle', other: 'nouvelles' })}, ${failed.text} en échec`,
    failed: (count) => `${count.text} en échec`,
    closeActivity: 'Fermer l’activité',
    activityNote: 'Votre activité dans cet onglet depuis votre connexion.',
    userActivityNote:
      'Vos modifications concernant cet utilisateur dans cet onglet depuis votre connexion. Les modifications d’autres personnes ou dans d’autres onglets n’apparaissent pas ici.',
    userActivityNone: 'Aucune activité pour cet utilisateur dans cet onglet.',
    activityNotLoaded: 'Échec du chargement de l’activité.',

    search: 'Rechercher',
    paletteTitle: 'Rechercher ou exécuter une commande',
    paletteField: 'Rechercher des pages, des personnes, des organisations, des tickets et des commandes',
    palettePlaceholder: 'Un nom, une adresse e-mail, un ID, des mots d’un ticket ou une commande',
    close: 'Fermer',
    paletteNotLoaded: 'Échec du chargement de la recherche',
    dialogNotLoaded: 'Ce contenu n’a pas pu être chargé',
    notLoadedText: 'La connexion est peut-être interrompue, ou la console a été mise à jour.',

    shortcuts: 'Raccourcis clavier',
    thisPage: 'Cette page',
    goTo: 'Aller à',
    goToFilter: 'Aller au filtre',
    goToRows: 'Du filtre aux lignes',
    nextRow: 'Ligne suivante',
    previousRow: 'Ligne précédente',
    showShortcuts: 'Afficher ces raccourcis',
    singleKeys: 'Raccourcis à une seule touche',
    singleKeysHint: 'Les raccourcis avec Ctrl et ⌘ fonctionnent toujours.',
  },
};

const palette: Translation<typeof paletteMessages> = {
  feature: 'console-palette',
  messages: {
    results: 'Résultats',
    recent: 'Récents',
    screens: 'Pages',
    actions: 'Actions',
    organizations: 'Organisations',
    users: 'Utilisateurs',
    projects: 'Projets',
    tickets: 'Tickets',
    deals: 'Contrats entreprise',
    coupons: 'Coupons',
    part: ({ title, shown, count }) => `${title} (${shown} sur ${count})`,
    inSentence: ({ title }) => title.toLowerCase(),
    searching: 'Recherche en cours',
    loading: ({ lists }) => `Chargement : ${lists}…`,
    notLoaded: ({ lists }) => `Échec du chargement : ${lists}.`,
    retry: 'Réessayer',
    nothing: 'Aucun résultat.',
    found: (count) => `${count.text} ${plural(count, { one: 'résultat', other: 'résultats' })}`,
    foundMore: ({ count, shown }) =>
      `${count.text} résultats, les ${shown} meilleurs sont affichés. Ajoutez des lettres pour en réduire le nombre.`,

    shortcutsSynonyms: 'Touches, clavier, aide',
    showActivity: 'Afficher l’activité',
    showActivitySynonyms: 'Échecs, historique',
    themeTo: ({ theme }) => `Thème : ${theme}`,
    logoutSynonyms: 'Déconnexion, quitter',
    createRoot: 'Créer une organisation racine',
    createRootSynonyms: 'Nouvelle organisation',
    createIn: ({ name }) => `Créer une organisation dans ${name}`,
    unverifiedUsers: 'Utilisateurs non vérifiés',
    createCouponSynonyms: 'Ajouter un coupon, nouveau coupon',
    createDealSynonyms: 'Ajouter un contrat, nouveau contrat',
    addUserVerbs: 'ajouter un utilisateur à, ajouter un utilisateur',
    licenseVerbs: 'licence de, licence, places',
    licenseOf: ({ name }) => `Licence de ${name}`,
    addUserTo: ({ name }) => `Ajouter un utilisateur à ${name}`,
    addUserToSynonyms: 'Gérer les utilisateurs',
    refreshStatistics: 'Actualiser les statistiques',
    refreshStatisticsSynonyms: 'Recharger les statistiques',
    manageWhitelist: 'Gérer la liste d’autorisation',
    whitelistVerbs: 'liste d’autorisation, autoriser',
    logInAs: ({ name }) => `Se connecter en tant que ${name}`,
    logInAsVerbs: 'se connecter en tant que, connexion en tant que, en tant que',
  },
};

const views: Translation<typeof viewMessages> = {
  feature: 'console-views',
  messages: {
    views: 'Vues',
    viewsOf: ({ table }) => `Vues de ${table}`,
    defaultView: 'Vue par défaut',
    copyLink: 'Copier le lien',
    linkCopied: 'Le lien vers cette vue a été copié.',
    linkNotCopied: 'Le navigateur n’a pas copié le lien. Copiez l’adresse de la page.',
    save: 'Enregistrer',
    saveThis: 'Enregistrer cette vue…',
    saveTitle: 'Enregistrer cette vue',
    saveHint:
      'Enregistre le filtre, le tri, les colonnes et la taille de page, pour vous seul et dans ce navigateur uniquement. Pour partager cette vue, envoyez l’adresse de la page.',
    updateApplied: ({ name }) => `Mettre à jour « ${name} »`,
    manage: 'Gérer les vues…',
    notSaved: 'La vue n’a pas été enregistrée',
    notKept:
      'Ce navigateur n’a pas conservé la vue : son espace de stockage est plein ou bloqué pour ce site.',

    name: 'Nom',
    newName: ({ name }) => `Nouveau nom de ${name}`,
    nameMissing: 'Donnez un nom à la vue.',
    nameTooLong: ({ most }) => `Un nom a au plus ${most} caractères.`,
    nameTaken: 'Une vue porte déjà ce nom.',
    tooLong: 'Cette vue est trop longue pour être enregistrée ; raccourcissez d’abord le filtre.',
    tooMany: ({ most }) => `Un tableau a au plus ${most} vues ; supprimez-en une d’abord.`,

    savedViews: 'Vues enregistrées',
    noViews: 'Aucune vue n’est encore enregistrée.',
    update: 'Mettre à jour',
    updateView: ({ name }) => `Mettre à jour ${name} avec ce qui est affiché`,
    isShown: 'Le tableau est déjà affiché ainsi.',
    rename: 'Renommer',
    renameView: ({ name }) => `Renommer ${name}`,
    delete: 'Supprimer',
    deleteView: ({ name }) => `Supprimer ${name}`,
    cancel: 'Annuler',
    close: 'Fermer',
  },
};

const templates: Translation<typeof templateMessages> = {
  feature: 'console-templates',
  messages: {
    templates: 'Modèles',
    templatesOf: 'Ce par quoi commence « Envoyer un e-mail »',
    standard: 'Texte standard',
    add: 'Ajouter un modèle…',
    edit: ({ name }) => `Modifier « ${name} »…`,
    manage: 'Gérer les modèles…',
    tooMany: ({ most }) => `Il y a au maximum ${most} modèles. Supprimez-en un d’abord.`,

    addTitle: 'Ajouter un modèle',
    editTitle: 'Modifier un modèle',
    hint: '« Envoyer un e-mail » commence par ce texte, pour vous seul et dans ce navigateur uniquement. {ticket} devient le numéro du ticket, {name} le nom de la personne qui l’a créé.',
    name: 'Nom',
    nameMissing: 'Donnez un nom au modèle.',
    nameTaken: 'Un modèle porte déjà ce nom.',
    subject: 'Objet',
    text: 'Texte',
    tooLong: ({ length, most }) =>
      `Trop long pour un lien d’e-mail : ${length} caractères sur ${most}. Les espaces, les sauts de ligne et les lettres accentuées comptent plusieurs fois.`,
    notKept:
      'Ce navigateur n’a pas conservé le modèle : son espace de stockage est plein ou bloqué pour ce site.',
    save: 'Enregistrer',
    cancel: 'Annuler',

    manageTitle: 'Modèles de réponse',
    noTemplates: 'Il n’y a pas encore de modèles.',
    editOne: 'Modifier',
    editNamed: ({ name }) => `Modifier ${name}`,
    delete: 'Supprimer',
    deleteNamed: ({ name }) => `Supprimer ${name}`,
    close: 'Fermer',
  },
};

const keep: Translation<typeof keepMessages> = {
  feature: 'console-keep',
  messages: {
    views: 'Conserver mes vues dans ce navigateur après ma déconnexion',
    viewsStay:
      'Vos vues et les recherches qu’elles contiennent restent dans ce navigateur. Dans la console, vous seul les voyez.',
    viewsGo: 'Vos vues sont supprimées lorsque vous vous déconnectez.',
    templates: 'Conserver mes modèles dans ce navigateur après ma déconnexion',
    templatesStay: 'Ils restent dans ce navigateur. Dans la console, vous seul les voyez.',
    templatesGo: 'Ils sont supprimés lorsque vous vous déconnectez.',
    notKept:
      'Ce navigateur n’a pas conservé votre choix : son espace de stockage est plein ou bloqué pour ce site.',
  },
};

export const messages: readonly MessageOverride[] = [...kit, pages, shell, palette, views, templates, keep];
