import type { couponsMessages } from '../../screens/coupons/messages.ts';
import type { dealFormMessages } from '../../screens/enterprise-deal/form-messages.ts';
import type {
  dealWhitelistMessages,
  enterpriseDealMessages,
} from '../../screens/enterprise-deal/messages.ts';
import type { enterpriseDealsMessages } from '../../screens/enterprise-deals/messages.ts';
import type { Translation } from '../translation.ts';

export const coupons: Translation<typeof couponsMessages> = {
  feature: 'coupons',
  messages: {
    title: 'Coupons',
    loadFailed: 'Échec du chargement des coupons',
    createFailed: ({ why }) => `Échec de la création : ${why}`,
    deleteFailed: ({ why }) => `Échec de la suppression : ${why}`,
    onlyGlobalAdmins: 'Seuls les administrateurs globaux peuvent gérer les coupons.',
    reload: 'Recharger les coupons',
    filter: 'Filtrer par code',
    noMatch: 'Aucun coupon ne correspond à la recherche',
    noneHint: 'Il n’y a pas encore de coupon. Créez le premier.',
    keys: 'Appuyez sur Entrée ou quittez un nombre pour l’enregistrer. Appuyez sur Échap pour annuler la saisie. Utilisez les touches fléchées pour passer d’une cellule à l’autre.',

    id: 'ID',
    code: 'Code',
    value: 'Valeur',
    isPercentage: 'Pourcentage',
    months: 'Mois',
    uses: 'Utilisations',
    maxUses: 'Utilisations max.',
    isForUsers: 'Pour les utilisateurs',
    isForProjects: 'Pour les projets',
    created: 'Créé le',
    actions: 'Actions',
    fieldOf: ({ field, coupon }) => `${field}, ${coupon}`,
    fieldSaved: ({ field, coupon }) => `Modification enregistrée : ${field}, ${coupon}`,
    unlimited: 'illimité',
    notWhole: 'non entier',
    belowZero: 'inférieur à 0',
    overHundred: 'supérieur à 100 %',
    unreadable:
      'Ce coupon contient des nombres qui n’ont pas pu être lus. Un enregistrement les enverrait tous ; il ne peut donc pas être modifié.',
    unaddressable: 'Ce coupon ne peut pas être supprimé, car son code ne peut pas faire partie d’une URL.',

    noCode: '(aucun code)',
    codeless: 'Un coupon sans code ne peut pas être supprimé.',

    delete: 'Supprimer',
    deleteOf: ({ coupon }) => `Supprimer le coupon ${coupon}`,
    deleteTitle: 'Supprimer le coupon',
    deleteQuestion: ({ coupon }) => `Supprimer le coupon ${coupon} ?`,
    announceDeleted: ({ coupon }) => `Coupon ${coupon} supprimé`,

    createCoupon: 'Créer un coupon',
    create: 'Créer',
    announceCreated: ({ coupon }) => `Coupon ${coupon} créé`,
    codeHint: 'Recommandé : caractères alphanumériques ou trait d’union uniquement',
    valueHint: 'Nombre entier',
    monthsHint: 'Nombre entier, 0 signifie illimité',
    maxUsesHint: 'Nombre entier, 0 signifie illimité',
    percentageHint: 'La valeur est un pourcentage',

    conflictTitle: 'Ce coupon a été modifié par quelqu’un d’autre',
    conflictDescription: ({ coupon }) =>
      `Quelqu’un d’autre a enregistré une autre valeur pour ${coupon} depuis que vous l’avez consulté. Choisissez la valeur à conserver. Rien n’a été envoyé.`,
    save: 'Enregistrer',
    yes: 'Oui',
    no: 'Non',

    deleteMany: 'Supprimer les coupons',
    askDeleteMany: ({ text }) => `Supprimer ? Coupons : ${text}`,
  },
};

export const enterpriseDeals: Translation<typeof enterpriseDealsMessages> = {
  feature: 'enterprise-deals',
  messages: {
    title: 'Contrats entreprise',
    loadFailed: 'Échec du chargement des contrats entreprise',
    onlyGlobalAdmins: 'Seuls les administrateurs globaux peuvent gérer les contrats entreprise.',
    reload: 'Recharger les contrats entreprise',
    filter: 'Filtrer les contrats entreprise',
    none: 'Aucun contrat entreprise ne correspond à la recherche',
    noneHint: 'Il n’y a pas encore de contrat entreprise. Créez le premier.',
    unnamed: 'Contrat sans nom',
    facets: 'Contrats à suivre',
    ending: 'Se termine dans les 30 jours',
    aboveSoftLimit: 'Au-dessus de la limite souple',
    aboveHardLimit: 'Au-dessus de la limite stricte',

    name: 'Nom',
    created: 'Créé le',
    period: 'Période (jours)',
    softLimit: 'Limite souple',
    hardLimit: 'Limite stricte',
    institutionId: 'ID d’établissement',
    activeUsers: 'Utilisateurs actifs',
    usersUnknown: 'Inconnu',
    ends: 'Se termine le',
    actions: 'Actions',
    manage: 'Gérer',
    manageDeal: ({ deal }) => `Gérer ${deal}`,

    create: 'Créer un contrat entreprise',
    createDescription:
      'Un contrat avec un établissement. Ajoutez sa liste d’autorisation après l’avoir créé.',
    confirmCreate: 'Créer',
    createFailed: ({ why }) => `Échec de la création : ${why}`,
    announceCreated: ({ deal }) => `Contrat créé : ${deal}`,
  },
};

export const enterpriseDeal: Translation<typeof enterpriseDealMessages> = {
  feature: 'enterprise-deal',
  messages: {
    loading: 'Chargement…',
    notFound: 'Introuvable',
    notLoaded: ({ id }) => `Contrat entreprise ${id}`,
    loadFailed: 'Échec du chargement du contrat entreprise',
    onlyGlobalAdmins: 'Seuls les administrateurs globaux peuvent gérer les contrats entreprise.',
    unnamed: 'Contrat sans nom',
    reload: 'Recharger le contrat entreprise',

    activeUsers: 'Total glissant d’utilisateurs actifs',
    activeUsersFailed: 'Échec du chargement du total glissant d’utilisateurs actifs',
    activeUsersLoading: 'Chargement du total',
    unknownCount: '?',
    withinLimits: 'Dans les limites',
    aboveSoftLimit: 'Au-dessus de la limite souple',
    aboveHardLimit: 'Au-dessus de la limite stricte',

    configuration: 'Configuration',
    id: 'ID de contrat',
    copyId: 'Copier l’ID de contrat',
    created: 'Créé le',
    update: 'Mettre à jour',
    discard: 'Abandonner les modifications',
    unchanged: 'Aucune modification pour l’instant.',
    notUpdated: 'Le contrat n’a pas été mis à jour',
    maybeUpdated: 'Le contrat a peut-être été mis à jour',
    updateFailed: ({ why }) => `Échec de la mise à jour : ${why}`,
    announceUpdated: ({ deal }) => `Contrat mis à jour : ${deal}`,

    conflictTitle: 'Quelqu’un d’autre a modifié ce contrat',
    conflictDescription: 'Choisissez les valeurs à conserver. Rien n’est envoyé avant votre choix.',

    delete: 'Supprimer',
    deleteTitle: 'Supprimer le contrat entreprise ?',
    deleteDescription: ({ deal }) =>
      `Cette action supprime définitivement ${deal} et sa liste d’autorisation.`,
    confirmDelete: 'Confirmer la suppression',
    deleteFailed: ({ why }) => `Échec de la suppression : ${why}`,
    announceDeleted: ({ deal }) => `Contrat supprimé : ${deal}`,
    deleted: 'Ce contrat a été supprimé.',
    allDeals: 'Contrats entreprise',
  },
};

export const enterpriseDealWhitelist: Translation<typeof dealWhitelistMessages> = {
  feature: 'enterprise-deal-whitelist',
  messages: {
    title: 'Liste d’autorisation',
    loadFailed: 'Échec du chargement de la liste d’autorisation du contrat entreprise',
  },
};

export const enterpriseDealForm: Translation<typeof dealFormMessages> = {
  feature: 'enterprise-deal-form',
  messages: {
    name: 'Nom',
    periodDays: 'Période',
    periodDaysHint: 'Nombre entier, en jours',
    softLimit: 'Limite souple',
    softLimitHint: 'Nombre entier',
    hardLimit: 'Limite stricte',
    hardLimitHint: 'Nombre entier',
    institutionId: 'Établissement LTI',
    noInstitution: 'AUCUN ÉTABLISSEMENT LTI ASSOCIÉ',
    unlistedInstitution: ({ id }) => `Établissement ${id}`,
    institutionsFailed: 'Échec du chargement des options LTI',
    institutionsLoading: 'Chargement des établissements',
    isNotWhole: 'Ce n’est pas un nombre entier.',
    hasNoName: 'Le contrat n’a pas de nom.',
    hasNoPeriod: 'La période est inférieure à un jour.',
    isNegative: 'La limite est inférieure à 0.',
    limitsCross: 'La limite stricte est inférieure à la limite souple.',
  },
};
