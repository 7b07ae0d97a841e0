import type { controlMessages } from '../../messages/control-messages.ts';
import type { displayMessages } from '../../messages/display-messages.ts';
import type { errorMessages } from '../../messages/error-text.ts';
import { pluralRules } from '../../messages/plural.ts';
import type { conflictMessages } from '../../provider/conflict-messages.ts';
import type { draftMessages } from '../../provider/draft-notice.tsx';
import type { noticeMessages } from '../../provider/notice-messages.ts';
import type { chartMessages } from '../../ui/chart/chart-messages.ts';
import type { dataTableMessages } from '../../ui/data-table/data-table-messages.ts';
import type { emailActionsMessages } from '../../ui/email-actions/email-actions.tsx';
import type { jsonViewerMessages } from '../../ui/json-viewer/json-viewer-messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('fr');

export const controls: Translation<typeof controlMessages> = {
  feature: 'controls',
  messages: {
    close: 'Fermer',
    cancel: 'Annuler',
    clearSearch: 'Effacer la recherche',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    required: 'obligatoire',
    dismiss: 'Ignorer',
    menuNotLoaded: 'Le menu n’a pas pu être chargé. Réessayez lorsque vous serez en ligne.',
    notifications: 'Notifications',
    waitUntilDone: 'Attendez la fin de la requête.',
    charactersLeft: ({ count }) => `Caractères restants : ${count}`,
    charactersTooMany: ({ count }) => `Caractères en trop : ${count}`,
    invisibleLeftOut: 'Les caractères invisibles sont omis.',
    numberEmpty: 'Saisissez un nombre.',
    numberNotWhole: 'Saisissez un nombre entier, uniquement en chiffres.',
    numberUnreadable: 'Saisissez un nombre, par exemple 12.',
    numberUnit: ({ unit }) => `Retirez ${unit}. Seul le nombre est envoyé.`,
    numberTwoMeanings: 'Cela peut désigner deux nombres. Choisissez-en un.',
    takeNumber: ({ number }) => `Utiliser ${number}`,
    numberSent: ({ number }) => `Valeur qui sera envoyée : ${number}.`,
    notSaved: 'Non enregistré',
    notSavedBecause: ({ reason }) => `Non enregistré. ${reason}`,
    notSavedAndReset: ({ reason }) => `Non enregistré. La valeur enregistrée est affichée. ${reason}`,
    retryNotSaved: ({ reason }) => `Réessayer. Non enregistré : ${reason}`,
    numberTooLow: ({ min }) => `Saisissez ${min} ou plus.`,
    numberTooHigh: ({ max }) => `Saisissez ${max} ou moins.`,
  },
};

export const display: Translation<typeof displayMessages> = {
  feature: 'display',
  messages: {
    information: 'Information',
    warning: 'Avertissement',
    danger: 'Erreur',
    success: 'Opération réussie',
    dismiss: 'Ignorer',
    retry: 'Réessayer',
    loading: 'Chargement…',
    noValue: 'aucune valeur',
    listSeparator: ', ',
    breadcrumbs: 'Fil d’Ariane',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'Copie impossible. Le texte est sélectionné : copiez-le avec le clavier.',
    copySecretFailed: 'Copie impossible.',
    showAll: 'Tout afficher',
    showLess: 'Afficher moins',
    unknownTime: 'Heure inconnue',
    crashTitle: 'Cette partie a cessé de fonctionner',
    crashText: 'Le reste de la page fonctionne toujours. Le bouton Réessayer charge à nouveau cette partie.',
    forbiddenTitle: 'Vous n’avez pas accès à ce contenu',
    failedTitle: 'Ce contenu n’a pas pu être chargé',
    meter: ({ value, max }) => `${value} sur ${max}`,
    hiddenCharacter: ({ codePoint }) => `Caractère invisible ${codePoint}`,
  },
};

export const errors: Translation<typeof errorMessages> = {
  feature: 'errors',
  messages: {
    session: 'La session est terminée. Reconnectez-vous.',
    access: 'Vous n’avez pas accès à cette organisation.',
    forbidden: 'Vous n’avez pas accès à ce contenu.',
    notFound: 'Introuvable sur le serveur.',
    changed: 'Une autre personne a modifié cet élément. Vérifiez-le avant de réessayer.',
    tooLong: 'Le serveur a refusé cette requête, car elle est trop longue. Raccourcissez-la, puis réessayez.',
    busy: 'Le serveur est occupé. Patientez un instant, puis réessayez.',
    status:
      'Le serveur n’a pas pu effectuer cette opération. Réessayez, ou contactez l’assistance si le problème persiste.',
    format: 'La réponse du serveur n’a pas pu être lue. Réessayez.',
    network: 'Le serveur n’a pas pu être joint. Vérifiez la connexion, puis réessayez.',
    offline: 'Cet appareil est hors connexion. Rien n’a été envoyé.',
    timeout: 'Le serveur n’a pas répondu à temps. Réessayez.',
    input: 'Une valeur de cette requête n’est pas valide. Rien n’a été envoyé.',
    vetoed: 'Cette application n’autorise pas cette action. Rien n’a été envoyé.',
    aborted: 'L’opération a été annulée.',
    unknownResult:
      'Aucune réponse claire n’a été reçue. La modification a peut-être été effectuée. Vérifiez avant de réessayer.',
    unknownReason: ({ reason }) =>
      `${/[.!?…]$/u.test(reason) ? reason : `${reason}.`} La modification a peut-être été effectuée. Vérifiez avant de réessayer.`,
    earlierMade: ({ label }) =>
      `La requête précédente avait abouti : ${label} existe. Celle-ci n’a pas été envoyée. Pour l’envoyer aussi, réessayez.`,
    earlierUnclear: ({ label }) =>
      `La requête précédente, pour ${label}, a peut-être abouti. Celle-ci n’a pas été envoyée. Vérifiez la liste avant de réessayer.`,
    busyUntil: ({ reason, time }) => {
      const why = reason ?? 'Le serveur est occupé';
      return `${/[.!?…]$/u.test(why) ? why : `${why}.`} Réessayez à ${time}.`;
    },
    notMade: 'Aucune réponse claire n’a été reçue. La modification n’est pas sur le serveur pour l’instant.',
    notMadeReason: ({ reason }) =>
      `${/[.!?…]$/u.test(reason) ? reason : `${reason}.`} La modification n’est pas sur le serveur pour l’instant.`,
    endedBefore: 'La session ou la page s’est fermée avant l’enregistrement.',
  },
};

export const drafts: Translation<typeof draftMessages> = {
  feature: 'drafts',
  messages: {
    restored: 'Brouillon restauré',
    startOver: 'Recommencer',
  },
};

export const notices: Translation<typeof noticeMessages> = {
  feature: 'notices',
  messages: {
    undo: 'Annuler',
    undone: ({ text }) => `Annulé : ${text}`,
    notUndone: ({ text, reason }) => `Non annulé : ${text}. ${reason}`,
    nothingSent: 'Rien n’a été envoyé.',
    wasMade: 'La requête précédente avait abouti. Rien n’a été renvoyé.',
    wasGone: ({ label }) => `Déjà supprimé : ${label}.`,
    wasGoneUnnamed: 'L’élément était déjà supprimé.',
    failed: ({ label, reason }) => `Non enregistré : ${label}. ${reason}`,
  },
};

export const conflict: Translation<typeof conflictMessages> = {
  feature: 'conflict',
  messages: {
    theirs: 'Enregistré par quelqu’un d’autre',
    yours: 'Votre modification',
    theirsOf: ({ field, value }) => `${field}, valeur enregistrée par quelqu’un d’autre : ${value}`,
    yoursOf: ({ field, value }) => `${field}, valeur de votre modification : ${value}`,
    nothing: 'vide',
    cancel: 'Annuler',
  },
};

export const chart: Translation<typeof chartMessages> = {
  feature: 'chart',
  messages: {
    values: ({ title }) => `Valeurs : ${title}`,
    valueOf: ({ name, value }) => `${name} : ${value}`,
    span: ({ first, last }) => `${first} – ${last}`,
    soFar: ({ name }) => `${name} (jusqu’ici)`,
    selected: (count) =>
      `${count.text} ${plural(count, { one: 'intervalle sélectionné', many: 'd’intervalles sélectionnés', other: 'intervalles sélectionnés' })}. Entrée n’affiche que cette sélection.`,
    nothing: 'Rien pour cette période',
    total: 'Total',
    showTable: ({ title }) => `Afficher sous forme de tableau : ${title}`,
    showChart: ({ title }) => `Afficher sous forme de graphique : ${title}`,
    saveCsv: ({ title }) => `Exporter en CSV : ${title}`,
    savePng: ({ title }) => `Exporter en PNG : ${title}`,
    saved: ({ title }) => `Exportation terminée : ${title}`,
    notSaved: 'Le fichier n’a pas pu être enregistré.',
  },
};

export const dataTable: Translation<typeof dataTableMessages> = {
  feature: 'data-table',
  messages: {
    caption: ({ label, count }) =>
      `${label}, ${count.text} ${plural(count, { one: 'ligne', many: 'de lignes', other: 'lignes' })}`,
    loading: 'Chargement…',
    retry: 'Réessayer',
    refreshing: 'Actualisation…',
    unreadable: (count) =>
      `${count.text} ${plural(count, {
        one: 'entrée n’a pas pu être lue. Elle n’est pas affichée ici.',
        many: 'd’entrées n’ont pas pu être lues. Elles ne sont pas affichées ici.',
        other: 'entrées n’ont pas pu être lues. Elles ne sont pas affichées ici.',
      })}`,
    rows: ({ from, to }) => `${from}–${to}`,
    range: ({ rows, count }) => `${rows} sur ${count}`,
    rangeOfMatches: ({ rows, count, all }) => `${rows} sur ${count}, filtrage de ${all}`,
    noMatches: ({ all }) => `0 sur ${all}`,
    pages: ({ label }) => `Pages : ${label}`,
    page: ({ page }) => `Page ${page}`,
    pageOf: ({ page, count }) => `Page ${page} sur ${count}`,
    previousPage: 'Page précédente',
    nextPage: 'Page suivante',
    isFirstPage: 'Ceci est la première page.',
    isLastPage: 'Ceci est la dernière page.',
    rowsPerPage: 'Lignes par page',
    sortBy: 'Trier par',
    unsorted: 'Sans tri',
    ascending: ({ column }) => `${column}, ordre croissant`,
    descending: ({ column }) => `${column}, ordre décroissant`,
    sorted: ({ order }) => `Tri : ${order}`,
    columns: 'Colonnes',
    noRoom: 'Masqué : largeur insuffisante.',
    actions: 'Actions',
    actionsFor: ({ row }) => `Actions pour ${row}`,
    select: 'Sélectionner',
    selectRow: ({ row }) => `Sélectionner ${row}`,
    selectPage: 'Sélectionner toutes les lignes de cette page',
    selected: ({ count }) => `Sélection : ${count}`,
    selectedHidden: ({ count, hidden }) => `Sélection : ${count}, dont ${hidden} masqués par le filtre`,
    selectAll: ({ count }) => `Tout sélectionner (${count})`,
    clearSelection: 'Effacer la sélection',
    clearFilter: 'Effacer le filtre',
    filters: 'Filtres',
    filtersOn: ({ count }) => `Filtres, actifs : ${count}`,
    more: 'Plus',
    moreOf: ({ row }) => `Plus de détails sur ${row}`,
    exportCsv: 'Exporter en CSV',
    exportSelected: 'Exporter les lignes sélectionnées en CSV',
    exported: (count) =>
      `${count.text} ${plural(count, { one: 'ligne exportée', many: 'de lignes exportées', other: 'lignes exportées' })}`,
    notExported: 'Le fichier n’a pas pu être enregistré.',
    nothingToExport: 'Il n’y a aucune ligne à exporter.',
    yes: 'Oui',
    no: 'Non',
  },
};

export const jsonViewer: Translation<typeof jsonViewerMessages> = {
  feature: 'json-viewer',
  messages: {
    reading: 'Lecture',
    empty: 'Aucune donnée n’a été enregistrée.',
    broken: ({ place, length }) =>
      `Ce JSON n’est pas valide. L’erreur se trouve au caractère ${place} sur ${length}. Le contenu est affiché sous forme de texte.`,
    secrets: ({ count }) =>
      `Valeurs masquées : ${count}. Il peut s’agir de secrets ; elles ne peuvent être ni affichées, ni recherchées, ni copiées.`,
    secretsInText: 'Les secrets éventuels sont masqués, y compris dans les copies.',
    search: 'Rechercher des clés et des valeurs',
    found: ({ place, count }) => `${place} sur ${count}`,
    foundSoFar: ({ count }) => `${count} jusqu’à présent`,
    notFound: 'Aucun résultat',
    nextMatch: 'Résultat suivant',
    previousMatch: 'Résultat précédent',
    unfoldAll: 'Tout développer',
    foldAll: 'Tout réduire',
    keys: (count) => `${count.text} ${plural(count, { one: 'clé', many: 'de clés', other: 'clés' })}`,
    items: (count) =>
      `${count.text} ${plural(count, { one: 'élément', many: 'd’éléments', other: 'éléments' })}`,
    hidden: 'masqué',
    path: 'Chemin',
    copyPath: 'Copier le chemin',
    copyValue: 'Copier la valeur',
    copyAll: 'Tout copier',
    value: 'Valeur complète',
    showMore: ({ count }) => `Afficher ${count} caractères de plus`,
    rowsShown: ({ from, to, count }) => `Lignes ${from} à ${to} sur ${count}`,
    earlierRows: 'Lignes précédentes',
    laterRows: 'Lignes suivantes',
  },
};

export const emailActions: Translation<typeof emailActionsMessages> = {
  feature: 'ui-email-actions',
  messages: {
    writeEmail: ({ count }) => `Écrire un e-mail (${count})`,
    copyAddresses: 'Copier les adresses',
    tooLong: ({ length, limit }) =>
      `Un lien e-mail vers tous ces destinataires compte ${length} caractères ; les logiciels de messagerie en acceptent ${limit}. Copiez les adresses ou réduisez la sélection.`,
    noAddress: 'La sélection ne contient aucune adresse e-mail utilisable.',
    refusedAddresses: ({ addresses }) => `Exclus, car ce ne sont pas de simples adresses : ${addresses}`,
    withoutAddress: ({ count }) => `Sans adresse : ${count}`,
  },
};
