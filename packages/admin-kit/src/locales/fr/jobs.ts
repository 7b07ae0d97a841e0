import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { checksMessages } from '../../checks/messages.ts';
import type { listFileMessages } from '../../list-file/messages.ts';
import type { globalHomeMessages } from '../../screens/global-home/messages.ts';
import type { separatorMessages } from '../../ui/menu/separator-menu.tsx';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `Sélection : ${text}`,
    more: ({ text }) => `et ${text} de plus`,
    leftOut: ({ count, why }) => `Ignorés : ${count.text}. ${why}`,
    alreadySo: 'Aucune modification nécessaire.',
    nothingToDo: 'Il ne reste rien à modifier.',

    progress: ({ done, total }) => `${done} sur ${total}`,
    progressFailed: ({ done, total, failed }) => `${done} sur ${total}, échecs : ${failed}`,
    stop: 'Arrêter',
    stopping: 'Arrêt…',
    stoppedBySession: 'La session est terminée. Le reste n’a pas été envoyé.',
    stoppedUnreachable: 'Le serveur n’a pas pu être joint. Le reste n’a pas été envoyé.',
    stoppedByPerson: 'Le reste n’a pas été envoyé.',

    allDone: ({ text }) => `Effectués : ${text}.`,
    summary: ({ done, left }) => `Effectués : ${done.text}. Non effectués : ${left.text}.`,
    unknownSummary: ({ text }) => `Peut-être effectués : ${text}. Vérifiez la liste avant de réessayer.`,
    failures: ({ text }) => `Non effectués : ${text}`,
    unknown: ({ text }) => `Peut-être effectués : ${text}`,
    retry: ({ text }) => `Réessayer pour ${text}`,
    reason: ({ why, count }) => `${why} (${count.text})`,
    reasonSeparator: '; ',
    reasons: ({ reasons }) => `${reasons}.`,
    showMore: ({ text }) => `Afficher ${text} de plus`,

    undo: 'Annuler l’opération',
    undoing: 'Annulation en cours',
    allUndone: ({ text }) => `Annulés : ${text}.`,
    undoSummary: ({ done, left }) => `Annulés : ${done.text}. Non annulés : ${left.text}.`,
    unknownUndoSummary: ({ text }) => `Peut-être annulés : ${text}. Vérifiez la liste avant de réessayer.`,
    undoFailures: ({ text }) => `Non annulés : ${text}`,
    unknownUndo: ({ text }) => `Peut-être annulés : ${text}`,

    download: 'Télécharger les résultats',
    downloadFailed: 'Le fichier n’a pas pu être enregistré.',
    csvId: 'ID',
    csvName: 'Nom',
    csvResult: 'Résultat',
    csvReason: 'Motif',
    csvDone: 'Effectué',
    csvUndone: 'Annulé',
    csvAlready: 'Aucune modification nécessaire',
    csvFailed: 'Échec',
    csvUnknown: 'Inconnu',
    csvNotSent: 'Non envoyé',
  },
};

export const globalHome: Translation<typeof globalHomeMessages> = {
  feature: 'global-home',
  messages: {
    title: 'Sections',
    users: 'Utilisateurs',
    usersText: 'Indicateurs, essais et connexion en tant qu’utilisateur',
    projects: 'Projets',
    projectsText: 'Dérogations de mise à niveau, membres et rôles',
    coupons: 'Coupons',
    couponsText: 'Codes et utilisations',
    enterpriseDeals: 'Contrats entreprise',
    enterpriseDealsText: 'Contrats avec des établissements',
    organizations: 'Organisations',
    organizationsText: 'L’arborescence, les licences et LTI',
    stats: 'Statistiques',
    statsText: 'Utilisation',
    attention: 'Points à traiter',
    openTickets: 'Tickets ouverts',
    unresolved: ({ text }) => `${text} non résolus`,
    inProgress: ({ text }) => `${text} en cours`,
    otherStatus: ({ text }) => `${text} d’un statut inconnu`,
    ticketsFailed: 'Échec du chargement des tickets d’assistance',
    noTickets: 'Tous les tickets sont résolus.',
    dealsOverLimit: 'Contrats au-dessus de leur limite souple',
    dealsFailed: 'Échec du chargement des contrats entreprise',
    noDealsOverLimit: 'Aucun contrat ne dépasse sa limite.',
    unreadable: ({ text }) => `Entrées qui n’ont pas pu être lues : ${text}. Elles ne sont pas comptées.`,
    licensesOverSeats: 'Licences dépassant leurs sièges',
    organizationsFailed: 'Échec du chargement des organisations',
    noLicensesOverSeats: 'Aucune licence ne dépasse ses sièges.',
    dealsEnding: 'Contrats se terminant dans les 30 jours',
    noDealsEnding: 'Aucun contrat n’est sur le point de se terminer.',
    trialsEnding: 'Essais se terminant dans les 7 jours',
    usersFailed: 'Échec du chargement des utilisateurs',
    noTrialsEnding: 'Aucun essai n’est sur le point de se terminer.',
    onlyGlobalAdmins: 'Seuls les administrateurs globaux ont accès à l’espace du personnel.',
  },
};

export const checks: Translation<typeof checksMessages> = {
  feature: 'checks',
  messages: {
    soFar: ({ found, checked, all }) => `${found} pour l’instant, ${checked} sur ${all} vérifiés`,
    checked: ({ checked, all }) => `${checked} sur ${all} vérifiés`,
    atLeast: ({ found }) => `Au moins ${found}`,
    checkAll: ({ all }) => `Vérifier les ${all}`,
    notChecked: ({ text }) => `N’ont pas pu être vérifiés : ${text}.`,
    noneYet: 'Aucun parmi ceux qui ont été vérifiés.',
    usersUnknown: ({ text }) => `Contrats dont le serveur ne connaît pas les utilisateurs actifs : ${text}.`,
  },
};

export const listFile: Translation<typeof listFileMessages> = {
  feature: 'list-file',
  messages: {
    choose: 'Ajouter depuis un fichier',
    dropHere: 'Déposez le fichier pour ajouter ses lignes',
    reading: 'Lecture du fichier',
    readAs: 'Lu comme',
    readAsHint: 'L’encodage est une supposition. Choisissez-en un autre si des lettres sont incorrectes.',
    sheet: ({ sheet }) => `Seule la feuille ${sheet} a été lue. D’autres feuilles ont aussi du contenu.`,

    pdf: 'Ce fichier est un PDF.',
    image: 'Ce fichier est une image.',
    archive: 'Ce fichier est une archive.',
    document: 'Ce fichier est un document, pas une liste.',
    markup: 'Ce fichier est une page web ou un fichier XML.',
    otherSheet: 'Les feuilles de calcul de ce format ne peuvent pas être lues.',
    locked: 'Ce fichier demande un mot de passe.',
    binary: 'Ce fichier n’est pas un texte.',
    empty: 'Ce fichier est vide.',
    tooLarge: ({ size, limit }) =>
      `Ce fichier fait ${size}, et ${limit} au plus peuvent être lus. Répartissez la liste sur plusieurs fichiers.`,
    unreadable: 'Impossible de lire le fichier.',
    several: 'Choisissez un seul fichier à la fois.',
    notLoaded:
      'La partie qui lit les fichiers n’a pas pu être chargée. Réessayez une fois la connexion rétablie.',
    instead: 'Enregistrez la liste en CSV, Excel (.xlsx) ou OpenDocument (.ods), puis choisissez ce fichier.',
  },
};

export const separators: Translation<typeof separatorMessages> = {
  feature: 'ui-separator',
  messages: {
    ofFile: ({ separator }) => `Séparateur des fichiers CSV : ${separator}`,
    ofAddresses: ({ separator }) => `Séparateur des adresses : ${separator}`,
    comma: 'Virgule',
    semicolon: 'Point-virgule',
    tab: 'Tabulation',
  },
};
