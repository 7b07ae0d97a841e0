import type { sharedMemberWords } from '../../messages/member-words.ts';
import { pluralRules } from '../../messages/plural.ts';
import type { globalProjectsMessages } from '../../screens/global-projects/messages.ts';
import type { orgProjectsMessages } from '../../screens/org-projects/messages.ts';
import type { projectInfoMessages } from '../../screens/project-info/messages.ts';
import type { projectRolesMessages } from '../../screens/project-roles/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('fr');

/** By the English name. A missing name is shown in English. */
const permissions: Readonly<Record<string, string>> = {
  'Access Project': 'Accéder au projet',
  'View Timelines': 'Voir les chronologies',
  'Create Timelines': 'Créer des chronologies',
  'Read All Timelines': 'Lire toutes les chronologies',
  'Share All Timelines': 'Partager toutes les chronologies',
  'Edit All Timelines': 'Modifier toutes les chronologies',
  'Edit Project Data': 'Modifier les données du projet',
  'Edit Project Name/Description': 'Modifier le nom/la description du projet',
  'Edit Map Data': 'Modifier les données de la carte',
  'Moderate Project': 'Modérer le projet',
  'Manage Users': 'Gérer les utilisateurs',
  'Invite Users': 'Inviter des utilisateurs',
  'Remove Users': 'Retirer des utilisateurs',
  'Edit Roles': 'Modifier les rôles',
  'Delete Project': 'Supprimer le projet',
  'supersedes per-timeline permissions': 'prévaut sur les autorisations propres à chaque chronologie',
  'supersedes timeline permissions if enabled':
    'prévaut sur les autorisations des chronologies si cette option est activée',
  'cannot edit timelines if disabled':
    'les chronologies ne peuvent pas être modifiées si cette option est désactivée',
};

const inFrench = (permission: string) => permissions[permission] ?? permission;

const memberWords: typeof sharedMemberWords = {
  members: 'Membres',
  loadingMembers: 'Chargement des membres',
  membersFailed: 'Échec du chargement des utilisateurs',
  membersNotLoaded: 'Les membres ne sont pas chargés.',
  membersStale:
    'Les membres ne sont peut-être plus à jour. Le bouton Actualiser les utilisateurs les charge à nouveau.',
  search: 'Rechercher des membres',
  memberCount: (count) =>
    `${count.text} ${plural(count, { one: 'membre', many: 'de membres', other: 'membres' })}`,
  matchCount: ({ matches, all }) =>
    `${matches} sur ${all.text} ${plural(all, { one: 'membre', many: 'de membres', other: 'membres' })}`,
  noMembers: 'Ce projet n’a aucun membre.',
  noMatch: 'Aucun membre ne correspond.',
  skipMembers: 'Passer la liste des membres',
  you: 'Vous',
  unnamed: ({ id }) => `Utilisateur ${id}`,

  refresh: 'Actualiser les utilisateurs',
  addTitle: ({ project }) => `Ajouter un utilisateur à ${project}`,
  userField: 'Adresse e-mail ou nom d’utilisateur',
  userMissing: 'Saisissez une adresse e-mail ou un nom d’utilisateur.',
  addSubmit: 'Ajouter l’utilisateur',
  announceAdded: ({ user }) => `Utilisateur ajouté : ${user}`,

  remove: ({ member }) => `Retirer ${member}`,
  removeTitle: ({ member, project }) => `Retirer ${member} de ${project} ?`,
  removeDescription: ({ member, id }) => `${member}, ID d’utilisateur ${id}, n’aura plus accès à ce projet.`,
  removeSubmit: 'Retirer',
  announceRemoved: ({ member }) => `Membre retiré : ${member}`,

  createNew: 'Créer',
  permission: ({ label, note }) =>
    note === undefined ? inFrench(label) : `${inFrench(label)} (${inFrench(note)})`,
};

export const projectRoles: Translation<typeof projectRolesMessages> = {
  feature: 'project-roles',
  messages: {
    ...memberWords,
    addMember: 'Ajouter un utilisateur',

    roles: 'Rôles',
    loadingRoles: 'Chargement des rôles',
    rolesFailed: 'Échec du chargement des rôles',
    rolesNotLoaded: 'Les rôles de ce projet ne sont pas chargés.',
    role: 'Rôle',
    roleOf: ({ member }) => `Rôle de ${member}`,
    selectRole: 'Sélectionner un rôle',
    selectRoleHint: 'Sélectionnez un rôle pour voir ses autorisations.',
    noRole: 'Aucun rôle',
    unknownRole: ({ id }) => `Rôle inconnu (${id})`,
    unnamedRole: ({ id }) => `Rôle ${id}`,
    noRoleChosen: 'Choisissez d’abord un rôle.',

    deleteRole: 'Supprimer le rôle',
    deleteTitle: ({ role, project }) => `Supprimer le rôle ${role} de ${project}`,
    deleteDescription: ({ count }) =>
      `Membres ayant ce rôle : ${count}. Le serveur décide du rôle qui leur est ensuite attribué.`,
    deleteUnused: 'Aucun membre n’a ce rôle.',
    deleteSubmit: 'Confirmer la suppression du rôle',
    announceRoleDeleted: ({ role }) => `Rôle ${role} supprimé`,

    createTitle: ({ project }) => `Créer un rôle dans ${project}`,
    createDescription:
      'Un nouveau rôle permet uniquement d’ouvrir le projet. Choisissez d’autres autorisations après l’avoir créé.',
    roleName: 'Nom du rôle',
    roleNameMissing: 'Saisissez un nom pour le rôle.',
    createSubmit: 'Créer le rôle',
    announceRoleCreated: ({ role }) => `Rôle ${role} créé`,

    roleChanged: ({ member, role }) => `${member} a maintenant le rôle ${role}`,
    roleAlready: ({ member, role }) => `${member} avait déjà le rôle ${role}`,
    roleConflictTitle: 'Ce rôle a été modifié par quelqu’un d’autre',
    roleConflictDescription: ({ member }) =>
      `Quelqu’un d’autre a modifié le rôle de ${member} après que vous avez ouvert cette liste. Choisissez le rôle à conserver.`,
    saveRole: 'Enregistrer',
    permissionsAlready: ({ role }) => `${role} avait déjà ces autorisations`,
    permissionOn: ({ permission, role }) => `« ${inFrench(permission)} » est activé pour ${role}`,
    permissionOff: ({ permission, role }) => `« ${inFrench(permission)} » est désactivé pour ${role}`,
    permissionsChanged: ({ role }) => `Autorisations de ${role} modifiées`,
    permissionsOf: ({ role }) => `Autorisations de ${role}`,
    furtherBits: ({ bits }) => `Comprend aussi des autorisations qui ne sont pas affichées ici (${bits}).`,

    onlyAdmins: 'Seuls les administrateurs peuvent modifier les membres et les rôles.',
    ownRow: 'Vous ne pouvez pas modifier votre propre rôle ni vous retirer vous-même.',
    builtInRole: 'Les rôles intégrés ne peuvent être ni modifiés ni supprimés.',
    noRoleSelected: 'Sélectionnez d’abord un rôle.',

    panel: ({ project }) => `Membres et rôles de ${project}`,
    premium: 'Utilisateur premium',
    notPremium: 'Utilisateur non premium',
    preset: 'Préréglage',
    customPreset: 'Personnalisé',
    presetAllAdmin: 'Tout/Admin',
    presetGuest: 'Invité',
    presetDefaultMember: 'Membre par défaut',
    projectWithId: ({ id }) => `Projet ${id}`,
    details: 'Détails techniques',
    mask: ({ mask, terms }) => `Masque ${mask} = ${terms}.`,
    unknownBit: 'Non affiché ici',
    maskEmpty: 'Masque 0 : aucune autorisation.',
    maskOfPresetAndMore: ({ preset, bits }) =>
      `Le préréglage ${preset}, plus des autorisations qui ne sont pas affichées ici (${bits}).`,
    noTimelines:
      'Les chronologies ne peuvent pas être modifiées sans l’autorisation « Créer des chronologies ».',
    supersedes: ({ permissions: names }) => `Prévalent sur les autorisations des chronologies : ${names}.`,
  },
};

export const projectInfo: Translation<typeof projectInfoMessages> = {
  feature: 'project-info',
  messages: {
    ...memberWords,
    unnamedProject: 'Projet sans nom',
    projectId: 'ID de projet',
    copyId: 'Copier l’ID de projet',
    close: 'Fermer',
    addMember: 'Ajouter un utilisateur',

    roles: 'Groupes d’utilisateurs',
    loadingRoles: 'Chargement des groupes d’utilisateurs',
    rolesFailed: 'Échec du chargement des groupes d’utilisateurs',
    rolesNotLoaded: 'Les groupes d’utilisateurs de ce projet ne sont pas chargés.',
    role: 'Groupe',
    roleOf: ({ member }) => `Groupe de ${member}`,
    selectRole: 'Sélectionner un groupe',
    selectRoleHint: 'Sélectionnez un groupe pour voir ses autorisations.',
    noRole: 'Aucun groupe',
    unknownRole: ({ id }) => `Groupe inconnu (${id})`,
    unnamedRole: ({ id }) => `Groupe ${id}`,
    noRoleChosen: 'Choisissez d’abord un groupe.',

    deleteRole: 'Supprimer le groupe',
    deleteTitle: ({ role, project }) => `Supprimer le groupe ${role} de ${project}`,
    deleteDescription: ({ count }) =>
      `Membres de ce groupe : ${count}. Le serveur décide du groupe qui leur est ensuite attribué.`,
    deleteUnused: 'Ce groupe n’a aucun membre.',
    deleteSubmit: 'Confirmer la suppression du groupe',
    announceRoleDeleted: ({ role }) => `Groupe ${role} supprimé`,

    createTitle: ({ project }) => `Créer un groupe dans ${project}`,
    createDescription: 'Choisissez ses autorisations après l’avoir créé.',
    roleName: 'Nom du groupe',
    roleNameMissing: 'Saisissez un nom pour le groupe.',
    createSubmit: 'Créer le groupe',
    announceRoleCreated: ({ role }) => `Groupe ${role} créé`,

    roleChanged: ({ member, role }) => `${member} fait maintenant partie du groupe ${role}`,
    roleAlready: ({ member, role }) => `${member} faisait déjà partie du groupe ${role}`,
    roleConflictTitle: 'Ce groupe a été modifié par quelqu’un d’autre',
    roleConflictDescription: ({ member }) =>
      `Quelqu’un d’autre a modifié le groupe de ${member} après que vous avez ouvert cette liste. Choisissez le groupe à conserver.`,
    saveRole: 'Enregistrer',
    permissionsAlready: ({ role }) => `${role} avait déjà ces autorisations`,
    permissionOn: ({ permission, role }) => `« ${inFrench(permission)} » est activé pour ${role}`,
    permissionOff: ({ permission, role }) => `« ${inFrench(permission)} » est désactivé pour ${role}`,
    permissionsChanged: ({ role }) => `Autorisations de ${role} modifiées`,
    permissionsOf: ({ role }) => `Autorisations de ${role}`,
    furtherBits: ({ bits }) => `Comprend aussi des autorisations qui ne sont pas affichées ici (${bits}).`,

    onlyAdmins: 'Seuls les administrateurs de l’organisation peuvent modifier les membres et les groupes.',
    ownRow: 'Vous ne pouvez pas modifier votre propre groupe ni vous retirer vous-même.',
    builtInRole: 'Les groupes intégrés ne peuvent être ni modifiés ni supprimés.',
    noRoleSelected: 'Sélectionnez d’abord un groupe.',

    viewUserList: 'Afficher la liste des utilisateurs',
    userListTitle: ({ project }) => `Utilisateurs de ${project}`,
    usernames: 'Noms d’utilisateur',
    emails: 'Adresses e-mail',
    copyUsernames: 'Copier les noms d’utilisateur',
    copyEmails: 'Copier les adresses e-mail',
    noUsernames: 'Aucun membre n’a de nom d’utilisateur.',
    noEmails: 'Aucun membre n’a d’adresse e-mail.',
    usernameCount: (count) =>
      `${count.text} ${plural(count, { one: 'nom d’utilisateur', many: 'de noms d’utilisateur', other: 'noms d’utilisateur' })}`,
    emailCount: (count) =>
      `${count.text} ${plural(count, { one: 'adresse e-mail', many: 'd’adresses e-mail', other: 'adresses e-mail' })}`,
  },
};

export const globalProjects: Translation<typeof globalProjectsMessages> = {
  feature: 'global-projects',
  messages: {
    title: 'Projets',
    loadFailed: 'Échec du chargement des projets',
    updateFailed: ({ why }) => `Échec de la mise à jour : ${why}`,
    onlyGlobalAdmins: 'Seuls les administrateurs globaux peuvent gérer les projets.',
    reload: 'Recharger les projets',
    filter: 'Filtrer les projets',
    none: 'Aucun projet ne correspond à la recherche',
    noneHint: 'Il n’y a pas encore de projet. Créez le premier dans une organisation.',

    id: 'ID',
    name: 'Nom',
    description: 'Description',
    created: 'Créé le',
    upgradedOverride: 'Dérogation de mise à niveau',
    upgradedOverrideOf: ({ project }) => `Dérogation de mise à niveau, ${project}`,
    overrideOn: ({ project }) => `La dérogation de mise à niveau est activée pour ${project}`,
    overrideOff: ({ project }) => `La dérogation de mise à niveau est désactivée pour ${project}`,
    overrideWasOn: ({ project }) => `La dérogation de mise à niveau était déjà activée pour ${project}`,
    overrideWasOff: ({ project }) => `La dérogation de mise à niveau était déjà désactivée pour ${project}`,
    unnamed: ({ id }) => `Projet ${id}`,

    projectId: 'ID de projet',
    copyId: 'Copier l’ID de projet',
    close: 'Fermer',
    notFound: ({ id }) => `Il n’existe aucun projet dont l’ID est ${id}.`,

    setOverride: 'Activer « Dérogation de mise à niveau »',
    unsetOverride: 'Désactiver « Dérogation de mise à niveau »',
    askSetOverride: ({ text }) => `Activer « Dérogation de mise à niveau » ? Projets : ${text}`,
    askUnsetOverride: ({ text }) => `Désactiver « Dérogation de mise à niveau » ? Projets : ${text}`,
  },
};

export const orgProjects: Translation<typeof orgProjectsMessages> = {
  feature: 'org-projects',
  messages: {
    title: 'Projets',
    reload: 'Recharger les projets',
    projectsFailed: 'Échec du chargement des projets',
    allOrganizations: 'Toutes les organisations',
    organizationNotLoaded: 'Échec du chargement de l’organisation',
    readOnly:
      'Seuls les administrateurs de cette organisation peuvent créer, modifier et supprimer ses projets.',
    unnamedOrganization: 'Organisation sans nom',
    unnamed: ({ id }) => `Projet ${id}`,
    filter: 'Filtrer les projets',
    none: 'Cette organisation n’a aucun projet.',
    noMatch: 'Aucun projet ne correspond à la recherche',

    id: 'ID',
    name: 'Nom',
    description: 'Description',
    actions: 'Actions',

    connect: 'Accéder',
    connectTo: ({ project }) => `Accéder : ${project} (s’ouvre dans un nouvel onglet)`,
    connectUnknown: 'L’adresse de l’application principale n’est pas configurée.',
    modify: 'Modifier',
    modifyOf: ({ project }) => `Modifier : ${project}`,
    duplicateOf: ({ project }) => `Dupliquer ${project}`,
    delete: 'Supprimer',
    deleteOf: ({ project }) => `Supprimer ${project}`,
    create: 'Créer un projet',

    removeNotImplemented: 'la suppression de projet n’est pas disponible',
    deleteTitle: ({ project }) => `Supprimer ${project} ?`,
    deleteDescription: ({ project, id }) =>
      `Cette action supprime définitivement ${project}, ID de projet ${id}, avec ses membres et tout son contenu.`,
    deleteMembers: ({ count }) => (count === null ? 'Membres : inconnu.' : `Membres : ${count}.`),
    announceDeleted: ({ project }) => `Projet supprimé : ${project}`,
    notFound: ({ id }) => `Il n’existe aucun projet dont l’ID est ${id} dans cette organisation.`,
  },
};
