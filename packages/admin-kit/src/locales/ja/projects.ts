import type { sharedMemberWords } from '../../messages/member-words.ts';
import type { globalProjectsMessages } from '../../screens/global-projects/index.ts';
import type { orgProjectsMessages } from '../../screens/org-projects/index.ts';
import type { projectInfoMessages } from '../../screens/project-info/index.ts';
import type { projectRolesMessages } from '../../screens/project-roles/index.ts';
import type { Translation } from '../translation.ts';

const permissions: Readonly<Record<string, string>> = {
  'View Timelines': 'タイムラインの表示',
  'Create Timelines': 'タイムラインの作成',
  'Invite Users': 'ユーザーの招待',
  'Remove Users': 'ユーザーの削除',
  'Edit Project Data': 'プロジェクトデータの編集',
  'Edit All Timelines': 'すべてのタイムラインの編集',
  'Access Project': 'プロジェクトへのアクセス',
  'Edit Project Name/Description': 'プロジェクト名と説明の編集',
  'Edit Map Data': '地図データの編集',
  'Read All Timelines': 'すべてのタイムラインの閲覧',
  'Share All Timelines': 'すべてのタイムラインの共有',
  'Moderate Project': 'プロジェクトのモデレート',
  'Manage Users': 'ユーザーの管理',
  'Edit Roles': 'ロールの編集',
  'Delete Project': 'プロジェクトの削除',
};

const permissionNotes: Readonly<Record<string, string>> = {
  'supersedes per-timeline permissions': 'タイムラインごとの権限より優先されます',
  'supersedes timeline permissions if enabled': '有効にすると、タイムラインの権限より優先されます',
  'cannot edit timelines if disabled': '無効にすると、タイムラインを編集できません',
};

const permissionOf = (label: string) => permissions[label] ?? label;

const memberWords: typeof sharedMemberWords = {
  members: 'メンバー',
  loadingMembers: 'メンバーを読み込み中',
  membersFailed: 'ユーザーを読み込めませんでした',
  membersNotLoaded: 'メンバーが読み込まれていません。',
  membersStale: 'メンバーが最新でない可能性があります。［ユーザーを再読み込み］で読み込み直せます。',
  search: 'メンバーを検索',
  memberCount: ({ text }) => `${text} 人のメンバー`,
  matchCount: ({ matches, all }) => `${all.text} 人中 ${matches} 人のメンバー`,
  noMembers: 'このプロジェクトにはメンバーがいません。',
  noMatch: '条件に一致するメンバーはいません。',
  skipMembers: 'メンバーをスキップ',
  you: 'あなた',
  unnamed: ({ id }) => `ユーザー ${id}`,

  refresh: 'ユーザーを再読み込み',
  addTitle: ({ project }) => `「${project}」にユーザーを追加`,
  userField: 'メールアドレスまたはユーザー名',
  userMissing: 'メールアドレスまたはユーザー名を入力してください。',
  addSubmit: 'ユーザーを追加',
  announceAdded: ({ user }) => `${user} を追加しました`,

  remove: ({ member }) => `${member} を削除`,
  removeTitle: ({ member, project }) => `${member} を「${project}」から削除しますか?`,
  removeDescription: ({ member, id }) =>
    `${member}（ユーザー ID ${id}）は、このプロジェクトにアクセスできなくなります。`,
  removeSubmit: '削除',
  announceRemoved: ({ member }) => `${member} を削除しました`,

  createNew: '新規作成',
  permission: ({ label, note }) =>
    note === undefined ? permissionOf(label) : `${permissionOf(label)}（${permissionNotes[note] ?? note}）`,
};

export const projectRoles: Translation<typeof projectRolesMessages> = {
  feature: 'project-roles',
  messages: {
    ...memberWords,
    addMember: '新しいユーザーを追加',

    roles: 'ロール',
    loadingRoles: 'ロールを読み込み中',
    rolesFailed: 'ロールを読み込めませんでした',
    rolesNotLoaded: 'このプロジェクトのロールが読み込まれていません。',
    role: 'ロール',
    roleOf: ({ member }) => `${member} のロール`,
    selectRole: 'ロールを選択',
    selectRoleHint: 'ロールを選択すると、その権限が表示されます。',
    noRole: 'ロールなし',
    unknownRole: ({ id }) => `不明なロール（${id}）`,
    unnamedRole: ({ id }) => `ロール ${id}`,
    noRoleChosen: '先にロールを選択してください。',

    deleteRole: 'ロールを削除',
    deleteTitle: ({ role, project }) => `「${project}」からロール「${role}」を削除`,
    deleteDescription: ({ count }) =>
      `このロールのメンバー: ${count} 人。次に割り当てられるロールはサーバーが決定します。`,
    deleteUnused: 'このロールのメンバーはいません。',
    deleteSubmit: 'ロールの削除を確定',
    announceRoleDeleted: ({ role }) => `ロール「${role}」を削除しました`,

    createTitle: ({ project }) => `「${project}」にロールを作成`,
    createDescription:
      '新しいロールで許可されるのは、プロジェクトを開くことのみです。その他の権限は作成後に選択してください。',
    roleName: 'ロール名',
    roleNameMissing: 'ロールの名前を入力してください。',
    createSubmit: 'ロールを作成',
    announceRoleCreated: ({ role }) => `ロール「${role}」を作成しました`,

    roleChanged: ({ member, role }) => `${member} のロールを「${role}」に変更しました`,
    roleAlready: ({ member, role }) => `${member} のロールはすでに「${role}」です`,
    roleConflictTitle: '他のユーザーがこのロールを変更しました',
    roleConflictDescription: ({ member }) =>
      `この一覧を開いた後に、他のユーザーが ${member} のロールを変更しました。保持するロールを選択してください。`,
    saveRole: '保存',
    permissionsAlready: ({ role }) => `「${role}」にはすでにこれらの権限が設定されています`,
    permissionOn: ({ permission, role }) => `「${role}」の「${permissionOf(permission)}」をオンにしました`,
    permissionOff: ({ permission, role }) => `「${role}」の「${permissionOf(permission)}」をオフにしました`,
    permissionsChanged: ({ role }) => `「${role}」の権限を変更しました`,
    permissionsOf: ({ role }) => `「${role}」の権限`,
    furtherBits: ({ bits }) => `ここに表示されていない権限も含まれています（${bits}）。`,

    onlyAdmins: 'メンバーとロールを変更できるのは、管理者のみです。',
    ownRow: '自分のロールの変更や、自分自身の削除はできません。',
    builtInRole: '組み込みのロールは編集も削除もできません。',
    noRoleSelected: '先にロールを選択してください。',

    panel: ({ project }) => `「${project}」のメンバーとロール`,
    premium: 'プレミアムユーザー',
    notPremium: '非プレミアムユーザー',
    preset: 'プリセット',
    customPreset: 'カスタム',
    presetAllAdmin: 'すべて/管理者',
    presetGuest: 'ゲスト',
    presetDefaultMember: '標準メンバー',
    projectWithId: ({ id }) => `プロジェクト ${id}`,
    details: '技術的な詳細',
    mask: ({ mask, terms }) => `マスク ${mask} = ${terms}。`,
    unknownBit: 'ここには表示されません',
    maskEmpty: 'マスク 0: 権限なし。',
    maskOfPresetAndMore: ({ preset, bits }) =>
      `プリセット「${preset}」に、ここに表示されていない権限（${bits}）を加えたものです。`,
    noTimelines: '「タイムラインの作成」がないと、タイムラインを編集できません。',
    supersedes: ({ permissions: names }) => `タイムラインの権限より優先されます: ${names}。`,
  },
};

export const projectInfo: Translation<typeof projectInfoMessages> = {
  feature: 'project-info',
  messages: {
    ...memberWords,
    unnamedProject: '名前のないプロジェクト',
    projectId: 'プロジェクト ID',
    copyId: 'プロジェクト ID をコピー',
    close: '閉じる',
    addMember: 'ユーザーを追加',

    roles: 'ユーザーグループ',
    loadingRoles: 'ユーザーグループを読み込み中',
    rolesFailed: 'ユーザーグループを読み込めませんでした',
    rolesNotLoaded: 'このプロジェクトのユーザーグループが読み込まれていません。',
    role: 'グループ',
    roleOf: ({ member }) => `${member} のグループ`,
    selectRole: 'グループを選択',
    selectRoleHint: 'グループを選択すると、その権限が表示されます。',
    noRole: 'グループなし',
    unknownRole: ({ id }) => `不明なグループ（${id}）`,
    unnamedRole: ({ id }) => `グループ ${id}`,
    noRoleChosen: '先にグループを選択してください。',

    deleteRole: 'グループを削除',
    deleteTitle: ({ role, project }) => `「${project}」からグループ「${role}」を削除`,
    deleteDescription: ({ count }) =>
      `このグループのメンバー: ${count} 人。次に割り当てられるグループはサーバーが決定します。`,
    deleteUnused: 'このグループのメンバーはいません。',
    deleteSubmit: 'グループの削除を確定',
    announceRoleDeleted: ({ role }) => `グループ「${role}」を削除しました`,

    createTitle: ({ project }) => `「${project}」にグループを作成`,
    createDescription: '権限は作成後に選択してください。',
    roleName: 'グループ名',
    roleNameMissing: 'グループの名前を入力してください。',
    createSubmit: 'グループを作成',
    announceRoleCreated: ({ role }) => `グループ「${role}」を作成しました`,

    roleChanged: ({ member, role }) => `${member} のグループを「${role}」に変更しました`,
    roleAlready: ({ member, role }) => `${member} のグループはすでに「${role}」です`,
    roleConflictTitle: '他のユーザーがこのグループを変更しました',
    roleConflictDescription: ({ member }) =>
      `この一覧を開いた後に、他のユーザーが ${member} のグループを変更しました。保持するグループを選択してください。`,
    saveRole: '保存',
    permissionsAlready: ({ role }) => `「${role}」にはすでにこれらの権限が設定されています`,
    permissionOn: ({ permission, role }) => `「${role}」の「${permissionOf(permission)}」をオンにしました`,
    permissionOff: ({ permission, role }) => `「${role}」の「${permissionOf(permission)}」をオフにしました`,
    permissionsChanged: ({ role }) => `「${role}」の権限を変更しました`,
    permissionsOf: ({ role }) => `「${role}」の権限`,
    furtherBits: ({ bits }) => `ここに表示されていない権限も含まれています（${bits}）。`,

    onlyAdmins: 'メンバーとグループを変更できるのは、組織の管理者のみです。',
    ownRow: '自分のグループの変更や、自分自身の削除はできません。',
    builtInRole: '組み込みのグループは編集も削除もできません。',
    noRoleSelected: '先にグループを選択してください。',

    viewUserList: 'ユーザー一覧を表示',
    userListTitle: ({ project }) => `「${project}」のユーザー`,
    usernames: 'ユーザー名',
    emails: 'メールアドレス',
    copyUsernames: 'ユーザー名をコピー',
    copyEmails: 'メールアドレスをコピー',
    noUsernames: 'ユーザー名のあるメンバーはいません。',
    noEmails: 'メールアドレスのあるメンバーはいません。',
    usernameCount: ({ text }) => `${text} 件のユーザー名`,
    emailCount: ({ text }) => `${text} 件のメールアドレス`,
  },
};

export const globalProjects: Translation<typeof globalProjectsMessages> = {
  feature: 'global-projects',
  messages: {
    title: 'プロジェクト',
    loadFailed: 'プロジェクトを読み込めませんでした',
    updateFailed: ({ why }) => `更新できませんでした: ${why}`,
    onlyGlobalAdmins: 'プロジェクトを管理できるのは、グローバル管理者のみです。',
    reload: 'プロジェクトを再読み込み',
    filter: 'プロジェクトを絞り込み',
    none: '条件に一致するプロジェクトはありません',
    noneHint: 'プロジェクトはまだありません。組織で最初のプロジェクトを作成してください。',

    id: 'ID',
    name: '名前',
    description: '説明',
    created: '作成日時',
    upgradedOverride: 'アップグレードのオーバーライド',
    upgradedOverrideOf: ({ project }) => `アップグレードのオーバーライド、${project}`,
    overrideOn: ({ project }) => `「${project}」のアップグレードのオーバーライドをオンにしました`,
    overrideOff: ({ project }) => `「${project}」のアップグレードのオーバーライドをオフにしました`,
    overrideWasOn: ({ project }) => `「${project}」のアップグレードのオーバーライドはすでにオンです`,
    overrideWasOff: ({ project }) => `「${project}」のアップグレードのオーバーライドはすでにオフです`,
    unnamed: ({ id }) => `プロジェクト ${id}`,

    projectId: 'プロジェクト ID',
    copyId: 'プロジェクト ID をコピー',
    close: '閉じる',
    notFound: ({ id }) => `ID ${id} のプロジェクトはありません。`,

    setOverride: '「アップグレードのオーバーライド」をオンにする',
    unsetOverride: '「アップグレードのオーバーライド」をオフにする',
    askSetOverride: ({ text }) =>
      `「アップグレードのオーバーライド」をオンにしますか?プロジェクト: ${text} 件`,
    askUnsetOverride: ({ text }) =>
      `「アップグレードのオーバーライド」をオフにしますか?プロジェクト: ${text} 件`,
  },
};

export const orgProjects: Translation<typeof orgProjectsMessages> = {
  feature: 'org-projects',
  messages: {
    title: 'プロジェクト',
    reload: 'プロジェクトを再読み込み',
    projectsFailed: 'プロジェクトを読み込めませんでした',
    allOrganizations: 'すべての組織',
    organizationNotLoaded: '組織を読み込めませんでした',
    readOnly: 'プロジェクトを作成、変更、削除できるのは、この組織の管理者のみです。',
    unnamedOrganization: '名前のない組織',
    unnamed: ({ id }) => `プロジェクト ${id}`,
    filter: 'プロジェクトを絞り込み',
    none: 'この組織にはプロジェクトがありません。',
    noMatch: '条件に一致するプロジェクトはありません',

    id: 'ID',
    name: '名前',
    description: '説明',
    actions: '操作',

    connect: '接続',
    connectTo: ({ project }) => `接続: ${project}（新しいタブで開きます）`,
    connectUnknown: 'メインアプリのアドレスが設定されていません。',
    modify: '変更',
    modifyOf: ({ project }) => `変更: ${project}`,
    duplicateOf: ({ project }) => `「${project}」を複製`,
    delete: '削除',
    deleteOf: ({ project }) => `「${project}」を削除`,
    create: 'プロジェクトを作成',

    removeNotImplemented: 'プロジェクトの削除は実装されていません',
    deleteTitle: ({ project }) => `「${project}」を削除しますか?`,
    deleteDescription: ({ project, id }) =>
      `「${project}」（プロジェクト ID ${id}）は、メンバーとすべての内容を含めて完全に削除されます。`,
    deleteMembers: ({ count }) => (count === null ? 'メンバー：不明。' : `メンバー：${count}。`),
    announceDeleted: ({ project }) => `「${project}」を削除しました`,
    notFound: ({ id }) => `この組織に ID ${id} のプロジェクトはありません。`,
  },
};
