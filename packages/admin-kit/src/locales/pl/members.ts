import type { sharedMemberWords } from '../../messages/member-words.ts';
import { type Count, pluralRules } from '../../messages/plural.ts';
import type { projectInfoMessages } from '../../screens/project-info/messages.ts';
import type { projectRolesMessages } from '../../screens/project-roles/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('pl');

const permissions: Readonly<Record<string, string>> = {
  'Access Project': 'Dostęp do projektu',
  'Edit Project Name/Description': 'Edytowanie nazwy i opisu projektu',
  'Edit Project Data': 'Edytowanie danych projektu',
  'Edit Map Data': 'Edytowanie danych mapy',
  'View Timelines': 'Wyświetlanie osi czasu',
  'Create Timelines': 'Tworzenie osi czasu',
  'Read All Timelines': 'Odczytywanie wszystkich osi czasu',
  'Share All Timelines': 'Udostępnianie wszystkich osi czasu',
  'Edit All Timelines': 'Edytowanie wszystkich osi czasu',
  'Moderate Project': 'Moderowanie projektu',
  'Manage Users': 'Zarządzanie użytkownikami',
  'Invite Users': 'Zapraszanie użytkowników',
  'Remove Users': 'Usuwanie użytkowników',
  'Edit Roles': 'Edytowanie ról',
  'Delete Project': 'Usuwanie projektu',
  'cannot edit timelines if disabled': 'po wyłączeniu nie można edytować osi czasu',
  'supersedes timeline permissions if enabled': 'po włączeniu zastępuje uprawnienia do osi czasu',
  'supersedes per-timeline permissions': 'zastępuje uprawnienia do poszczególnych osi czasu',
};

const nameOf = (permission: string) => permissions[permission] ?? permission;

const memberWords: typeof sharedMemberWords = {
  members: 'Członkowie',
  loadingMembers: 'Ładowanie członków',
  membersFailed: 'Nie udało się załadować użytkowników',
  membersNotLoaded: 'Członkowie nie są załadowani.',
  membersStale: 'Lista członków może być nieaktualna. Przycisk „Odśwież użytkowników” załaduje ją ponownie.',
  search: 'Szukaj członków',
  memberCount: (count: Count) =>
    `${count.text} ${plural(count, { one: 'członek', few: 'członkowie', many: 'członków', other: 'członka' })}`,
  matchCount: ({ matches, all }) =>
    `${matches} z ${all.text} ${plural(all, { one: 'członka', few: 'członków', many: 'członków', other: 'członka' })}`,
  noMembers: 'Ten projekt nie ma członków.',
  noMatch: 'Brak pasujących członków.',
  skipMembers: 'Pomiń członków',
  you: 'Ty',
  unnamed: ({ id }) => `Użytkownik ${id}`,

  refresh: 'Odśwież użytkowników',
  addTitle: ({ project }) => `Dodaj użytkownika do projektu ${project}`,
  userField: 'Adres e-mail lub nazwa użytkownika',
  userMissing: 'Wprowadź adres e-mail lub nazwę użytkownika.',
  addSubmit: 'Dodaj użytkownika',
  announceAdded: ({ user }) => `Dodano użytkownika ${user}`,

  remove: ({ member }) => `Usuń: ${member}`,
  removeTitle: ({ member, project }) => `Usunąć członka ${member} z projektu ${project}?`,
  removeDescription: ({ member, id }) =>
    `${member} (identyfikator użytkownika ${id}) straci dostęp do tego projektu.`,
  removeSubmit: 'Usuń',
  announceRemoved: ({ member }) => `Usunięto: ${member}`,

  createNew: 'Utwórz nową',
  permission: ({ label, note }) =>
    note === undefined ? nameOf(label) : `${nameOf(label)} (${nameOf(note)})`,
};

export const projectRoles: Translation<typeof projectRolesMessages> = {
  feature: 'project-roles',
  messages: {
    ...memberWords,
    addMember: 'Dodaj nowego użytkownika',

    roles: 'Role',
    loadingRoles: 'Ładowanie ról',
    rolesFailed: 'Nie udało się załadować ról',
    rolesNotLoaded: 'Role tego projektu nie są załadowane.',
    role: 'Rola',
    roleOf: ({ member }) => `Rola członka ${member}`,
    selectRole: 'Wybierz rolę',
    selectRoleHint: 'Wybierz rolę, aby zobaczyć jej uprawnienia.',
    noRole: 'Brak roli',
    unknownRole: ({ id }) => `Nieznana rola (${id})`,
    unnamedRole: ({ id }) => `Rola ${id}`,
    noRoleChosen: 'Najpierw wybierz rolę.',

    deleteRole: 'Usuń rolę',
    deleteTitle: ({ role, project }) => `Usuń rolę ${role} z projektu ${project}`,
    deleteDescription: ({ count }) =>
      `Członkowie z tą rolą: ${count}. Serwer zdecyduje, jaką rolę otrzymają.`,
    deleteUnused: 'Żaden członek nie ma tej roli.',
    deleteSubmit: 'Potwierdź usunięcie roli',
    announceRoleDeleted: ({ role }) => `Usunięto rolę ${role}`,

    createTitle: ({ project }) => `Utwórz rolę w projekcie ${project}`,
    createDescription:
      'Nowa rola pozwala tylko otworzyć projekt. Pozostałe uprawnienia wybierzesz po jej utworzeniu.',
    roleName: 'Nazwa roli',
    roleNameMissing: 'Wprowadź nazwę roli.',
    createSubmit: 'Utwórz rolę',
    announceRoleCreated: ({ role }) => `Utworzono rolę ${role}`,

    roleChanged: ({ member, role }) => `${member} ma teraz rolę ${role}`,
    roleAlready: ({ member, role }) => `${member} ma już rolę ${role}`,
    roleConflictTitle: 'Inna osoba zmieniła tę rolę',
    roleConflictDescription: ({ member }) =>
      `Inna osoba zmieniła rolę członka ${member} po otwarciu przez Ciebie tej listy. Wybierz rolę, którą chcesz zachować.`,
    saveRole: 'Zapisz',
    permissionsAlready: ({ role }) => `Rola ${role} miała już te uprawnienia`,
    permissionOn: ({ permission, role }) => `Włączono „${nameOf(permission)}” dla roli ${role}`,
    permissionOff: ({ permission, role }) => `Wyłączono „${nameOf(permission)}” dla roli ${role}`,
    permissionsChanged: ({ role }) => `Zmieniono uprawnienia roli ${role}`,
    permissionsOf: ({ role }) => `Uprawnienia roli ${role}`,
    furtherBits: ({ bits }) => `Zawiera też uprawnienia, których tu nie widać (${bits}).`,

    onlyAdmins: 'Członków i role mogą zmieniać tylko administratorzy.',
    ownRow: 'Nie możesz zmienić własnej roli ani usunąć siebie.',
    builtInRole: 'Wbudowanych ról nie można edytować ani usuwać.',
    noRoleSelected: 'Najpierw wybierz rolę.',

    panel: ({ project }) => `Członkowie i role projektu ${project}`,
    premium: 'Użytkownik premium',
    notPremium: 'Użytkownik bez premium',
    preset: 'Zestaw uprawnień',
    customPreset: 'Niestandardowy',
    presetAllAdmin: 'Wszystko/Administrator',
    presetGuest: 'Gość',
    presetDefaultMember: 'Domyślny członek',
    projectWithId: ({ id }) => `Projekt ${id}`,
    details: 'Szczegóły techniczne',
    mask: ({ mask, terms }) => `Maska ${mask} = ${terms}.`,
    unknownBit: 'Tu niewidoczne',
    maskEmpty: 'Maska 0: brak uprawnień.',
    maskOfPresetAndMore: ({ preset, bits }) =>
      `Zestaw ${preset} oraz uprawnienia, których tu nie widać (${bits}).`,
    noTimelines: 'Bez uprawnienia „Tworzenie osi czasu” nie można edytować osi czasu.',
    supersedes: ({ permissions }) => `Zastępuje uprawnienia do osi czasu: ${permissions}.`,
  },
};

export const projectInfo: Translation<typeof projectInfoMessages> = {
  feature: 'project-info',
  messages: {
    ...memberWords,
    unnamedProject: 'Projekt bez nazwy',
    projectId: 'Identyfikator projektu',
    copyId: 'Kopiuj identyfikator projektu',
    close: 'Zamknij',
    addMember: 'Dodaj użytkownika',

    roles: 'Grupy użytkowników',
    loadingRoles: 'Ładowanie grup użytkowników',
    rolesFailed: 'Nie udało się załadować grup użytkowników',
    rolesNotLoaded: 'Grupy użytkowników tego projektu nie są załadowane.',
    role: 'Grupa',
    roleOf: ({ member }) => `Grupa członka ${member}`,
    selectRole: 'Wybierz grupę',
    selectRoleHint: 'Wybierz grupę, aby zobaczyć jej uprawnienia.',
    noRole: 'Brak grupy',
    unknownRole: ({ id }) => `Nieznana grupa (${id})`,
    unnamedRole: ({ id }) => `Grupa ${id}`,
    noRoleChosen: 'Najpierw wybierz grupę.',

    deleteRole: 'Usuń grupę',
    deleteTitle: ({ role, project }) => `Usuń grupę ${role} z projektu ${project}`,
    deleteDescription: ({ count }) =>
      `Członkowie tej grupy: ${count}. Serwer zdecyduje, do której grupy trafią.`,
    deleteUnused: 'Ta grupa nie ma członków.',
    deleteSubmit: 'Potwierdź usunięcie grupy',
    announceRoleDeleted: ({ role }) => `Usunięto grupę ${role}`,

    createTitle: ({ project }) => `Utwórz grupę w projekcie ${project}`,
    createDescription: 'Jej uprawnienia wybierzesz po utworzeniu.',
    roleName: 'Nazwa grupy',
    roleNameMissing: 'Wprowadź nazwę grupy.',
    createSubmit: 'Utwórz grupę',
    announceRoleCreated: ({ role }) => `Utworzono grupę ${role}`,

    roleChanged: ({ member, role }) => `${member} należy teraz do grupy ${role}`,
    roleAlready: ({ member, role }) => `${member} należy już do grupy ${role}`,
    roleConflictTitle: 'Inna osoba zmieniła tę grupę',
    roleConflictDescription: ({ member }) =>
      `Inna osoba zmieniła grupę członka ${member} po otwarciu przez Ciebie tej listy. Wybierz grupę, którą chcesz zachować.`,
    saveRole: 'Zapisz',
    permissionsAlready: ({ role }) => `Grupa ${role} miała już te uprawnienia`,
    permissionOn: ({ permission, role }) => `Włączono „${nameOf(permission)}” dla grupy ${role}`,
    permissionOff: ({ permission, role }) => `Wyłączono „${nameOf(permission)}” dla grupy ${role}`,
    permissionsChanged: ({ role }) => `Zmieniono uprawnienia grupy ${role}`,
    permissionsOf: ({ role }) => `Uprawnienia grupy ${role}`,
    furtherBits: ({ bits }) => `Zawiera też uprawnienia, których tu nie widać (${bits}).`,

    onlyAdmins: 'Członków i grupy mogą zmieniać tylko administratorzy organizacji.',
    ownRow: 'Nie możesz zmienić własnej grupy ani usunąć siebie.',
    builtInRole: 'Wbudowanych grup nie można edytować ani usuwać.',
    noRoleSelected: 'Najpierw wybierz grupę.',

    viewUserList: 'Wyświetl listę użytkowników',
    userListTitle: ({ project }) => `Użytkownicy projektu ${project}`,
    usernames: 'Nazwy użytkowników',
    emails: 'Adresy e-mail',
    copyUsernames: 'Kopiuj nazwy użytkowników',
    copyEmails: 'Kopiuj adresy e-mail',
    noUsernames: 'Żaden członek nie ma nazwy użytkownika.',
    noEmails: 'Żaden członek nie ma adresu e-mail.',
    usernameCount: (count) =>
      `${count.text} ${plural(count, { one: 'nazwa użytkownika', few: 'nazwy użytkowników', many: 'nazw użytkowników', other: 'nazwy użytkownika' })}`,
    emailCount: (count) =>
      `${count.text} ${plural(count, { one: 'adres e-mail', few: 'adresy e-mail', many: 'adresów e-mail', other: 'adresu e-mail' })}`,
  },
};
