import type { licenseMessages } from '../../screens/license/index.ts';
import type { orgCreateMessages } from '../../screens/org-create/index.ts';
import type { orgDeleteMessages } from '../../screens/org-delete/index.ts';
import type { orgTreeMessages } from '../../screens/org-tree/index.ts';
import type { orgUsersMessages } from '../../screens/org-users/index.ts';
import type { organizationMessages } from '../../screens/organization/index.ts';
import type { organizationsMessages } from '../../screens/organizations/index.ts';
import type { Translation } from '../translation.ts';

export const organizations: Translation<typeof organizationsMessages> = {
  feature: 'organizations',
  messages: {
    selectOne: '続行するには組織を選択してください',
    createRoot: '新しいルート組織を作成',
    tree: '組織',
    back: '組織一覧に戻る',
    largest: '規模の大きい組織',
    subOrganizations: 'サブ組織',
    yours: 'あなたの組織',
    role: 'ロール',
    admin: '管理者',
    member: 'メンバー',
    unnamed: '名前のない組織',
  },
};

export const organization: Translation<typeof organizationMessages> = {
  feature: 'organization',
  messages: {
    loading: '組織を読み込み中',
    loadFailed: '組織を読み込めませんでした',
    notFound: '組織が見つかりません',
    allOrganizations: 'すべての組織',
    titleOf: ({ id }) => `組織 ${id}`,
    organizationId: '組織 ID',
    copyId: '組織 ID をコピー',
    tabs: '組織のセクション',
    administration: '管理',
    users: 'ユーザー',
    projects: 'プロジェクト',
    lms: 'LMS データ',
    manageUsers: 'ユーザーの表示と管理',
    manageProjects: 'プロジェクトの表示と管理',
    createSub: 'サブ組織を作成',
    subOrganizations: 'サブ組織',
    noSubOrganizations: '表示するサブ組織がありません',
    noSubOrganizationsHint: 'この組織にはまだありません。最初のサブ組織を作成してください。',
    subOrganizationsOf: ({ name }) => `「${name}」のサブ組織`,
    subOrganizationCount: ({ text }) => `${text} 件のサブ組織`,
    delete: '組織を削除',
    deleted: 'この組織は削除されました。',
    unnamed: '名前のない組織',
  },
};

export const orgTree: Translation<typeof orgTreeMessages> = {
  feature: 'org-tree',
  messages: {
    title: '組織',
    count: ({ text }) => `${text} 件の組織`,
    empty: 'どの組織にも所属していません',
    emptyHint: '組織の管理者に追加を依頼してください。',
    emptyHintForAdmins: '組織はまだありません。最初の組織を作成してください。',
    loading: '組織を読み込み中',
    failed: '組織を読み込めませんでした',
    refreshFailed: '組織を再読み込みできませんでした。前回読み込んだ内容を表示しています。',
    refresh: '再読み込み',
    search: '組織を検索',
    searchPlaceholder: '検索',
    found: ({ count, total }) => `${total} 件中 ${count.text} 件が一致`,
    nothingFound: ({ query }) => `「${query}」に一致する組織はありません`,
    expandAll: 'すべて展開',
    collapseAll: 'すべて折りたたむ',
    unnamed: ({ id }) => `名前なし（ID ${id}）`,
  },
};

export const orgCreate: Translation<typeof orgCreateMessages> = {
  feature: 'org-create',
  messages: {
    createRoot: '新しいルート組織を作成',
    createRootDescription: 'ルート組織は独自のツリーの最上位であり、ライセンスを持つことができます。',
    createSub: 'サブ組織を作成',
    createSubDescription: ({ parent }) => `新しい組織は「${parent}」の下に追加されます。`,
    unnamedOrganization: '名前のない組織',
    name: '組織名',
    owner: '所有者のユーザー名またはメールアドレス',
    ownerHint: 'このユーザーが組織の最初の管理者になります。',
    create: '作成',
    announceCreated: ({ name }) => `組織「${name}」を作成しました`,
  },
};

export const orgDelete: Translation<typeof orgDeleteMessages> = {
  feature: 'org-delete',
  messages: {
    title: '組織を削除',
    description: '組織は完全に削除されます。',
    organization: '組織',
    organizationId: '組織 ID',
    subOrganizations: 'サブ組織（すべての階層）:',
    users: 'ユーザー:',
    projects: 'プロジェクト:',
    seats: '使用中のシート:',
    seatsTaken: ({ taken, allowed }) => `${allowed} 中 ${taken}`,
    noLicense: 'ライセンスなし',
    notKnown: '不明',
    typeThis: '確認のため、次のテキストを入力してください',
    oddBlanks:
      'この名前には余分なスペースが含まれています。途中のスペースは区別されますが、先頭と末尾のスペースは無視されます。',
    copyText: '入力するテキストをコピー',
    notTypedYet: '先に確認用のテキストを入力してください。',
    delete: '削除',
    cancel: 'キャンセル',
    close: '閉じる',
    announceConfirmed: '確認できました。削除を実行できます。',
    announceDeleted: ({ organization: name }) => `組織「${name}」を削除しました`,

    serverCannot: 'このサーバーでは組織を削除できません。',
    hasNoName: 'この組織には入力する名前がないため、ここでは削除できません。',
  },
};

export const orgUsers: Translation<typeof orgUsersMessages> = {
  feature: 'org-users',
  messages: {
    title: 'ユーザー',
    loading: 'ユーザーを読み込み中',
    reload: 'ユーザーを再読み込み',
    allOrganizations: 'すべての組織',
    organizationNotLoaded: '組織を読み込めませんでした',
    notLoaded: 'ユーザーが読み込まれていません。',
    notReloaded: 'ユーザーを再読み込みできませんでした',
    forbidden: 'この組織のユーザーを表示できるのは、組織の管理者のみです。',
    readOnly: 'ユーザーの追加、管理者への変更、削除を行えるのは、この組織の管理者のみです。',
    unnamedOrganization: '名前のない組織',
    filter: 'ユーザーを絞り込み',
    none: 'この組織にはユーザーがいません。',
    noMatch: '条件に一致するユーザーはいません',

    username: 'ユーザー名',
    email: 'メールアドレス',
    admin: '管理者',
    actions: '操作',

    makeAdmin: '管理者にする',
    makeAdminOf: ({ user }) => `管理者にする: ${user}`,
    takeAdmin: '管理者から外す',
    takeAdminOf: ({ user }) => `管理者から外す: ${user}`,
    remove: '削除',
    removeOf: ({ user }) => `${user} を削除`,
    announceAdmin: ({ user }) => `${user} を管理者にしました`,
    announceNoAdmin: ({ user }) => `${user} を管理者から外しました`,

    alreadyAdmin: ({ user }) => `${user} はすでに管理者です`,
    alreadyNoAdmin: ({ user }) => `${user} はすでに管理者ではありません`,

    add: 'ユーザーを追加',
    addDescription: ({ organization: name }) => `「${name}」にユーザーを追加します。`,
    usernameOrEmail: 'ユーザー名またはメールアドレス',
    usernameMissing: 'ユーザー名またはメールアドレスを入力してください。',
    asAdmin: '管理者',
    asAdminDescription:
      '管理者は、ユーザーの追加、管理者への変更、削除のほか、サブ組織とプロジェクトの作成ができます。',
    cancel: 'キャンセル',
    announceAdded: ({ user }) => `${user} を追加しました`,

    removeTitle: ({ user }) => `${user} を削除しますか?`,
    removeDescription: ({ user, id, organization: name }) =>
      `${user}（ユーザー ID ${id}）を「${name}」のみ、またはそのツリー内のすべての組織から削除します。`,
    removeNumbers: ({ users, admins }) => `ユーザー：${users}。管理者：${admins}。`,
    removeOwn: 'これはあなた自身です。自分では元に戻せない可能性があります。',
    removeHere: 'この組織からのみユーザーを削除',
    removeEverywhere: '組織ツリー全体からユーザーを削除',
    announceRemoved: ({ user }) => `${user} を削除しました`,
    gone: ({ user, id }) => `${user}（ユーザー ID ${id}）は、もうこの組織にいません。`,

    addMultiple: '複数のユーザーを追加',
    addMultipleDescription: ({ organization: name }) => `「${name}」にユーザーを追加します。`,
    lines: 'ユーザー',
    linesHint: '1 行に 1 つずつ、メールアドレスまたはユーザー名を入力してください。',
    linesMissing: 'メールアドレスまたはユーザー名を 1 つ以上入力してください。',
    allAsAdmins: '全員を管理者として追加',
    addSome: 'ユーザーを追加',
    addCount: ({ text }) => `${text} 人のユーザーを追加`,
    retryCount: ({ text }) => `${text} 人のユーザーを再試行`,
    checkCount: ({ text }) => `${text} 人のユーザーを確認`,
    notChecked: 'ユーザーの一覧を読み込めませんでした。',
    preview: ({ text }) => `追加対象: ${text} 人のユーザー`,
    similar: ({ text }) => `重複の可能性: ${text} 件`,
    similarTo: ({ line }) => `${line} 行目と類似`,
    duplicates: ({ text }) => `スキップ: 重複 ${text} 件`,
    sameAs: ({ line }) => `${line} 行目と同じ`,
    isNew: '新規',
    isThere: 'すでにこの組織にいます',
    noAddress: 'メールアドレスではありません',
    cleaned: '見えない文字を削除しました',
    checkLine: '行',
    checkNote: '確認',
    tookColumn: ({ column, lines }) => `表の列「${column}」を取り込みました（${lines.text} 件）。`,
    fromFile: 'ファイルから追加',
    fileUnreadable: 'ファイルを読み取れませんでした。',
    running: 'ユーザーを追加中',
    summary: ({ added, left }) =>
      `${added.text} 人のユーザーを追加しました。追加されなかった ${left.text} 人は入力欄に残っています。`,
    unknownSummary: ({ text }) =>
      `追加された可能性がある ${text} 人のユーザーは、入力欄に残っています。再試行する前に一覧を確認してください。`,
    failures: ({ text }) => `追加されなかったユーザー: ${text} 人`,
    unknownLines: ({ text }) => `追加された可能性があるユーザー: ${text} 人`,
    allAdded: ({ text }) => `${text} 人のユーザーを追加しました。`,

    csvUser: 'ユーザー名またはメールアドレス',
    csvAdded: '追加済み',
    csvDuplicate: '重複',

    ownFlag: '自分自身の管理者権限は変更できません。',
    ownRemoval: 'これはあなた自身です。自分の行で削除してください。',
    askMakeAdmin: ({ text }) => `管理者にしますか?ユーザー: ${text} 件`,
    askTakeAdmin: ({ text }) => `管理者から外しますか?ユーザー: ${text} 件`,
    askRemoveHere: ({ text }) => `この組織からのみ削除しますか?ユーザー: ${text} 件`,
    askRemoveEverywhere: ({ text }) => `組織ツリー全体から削除しますか?ユーザー: ${text} 件`,
  },
};

export const license: Translation<typeof licenseMessages> = {
  feature: 'license',
  messages: {
    title: 'ライセンス',
    loading: 'ライセンスを読み込み中',
    reload: 'ライセンスを再読み込み',
    notLoaded: '未読み込み',
    stale: '最新でない可能性があります',
    licenseId: 'ライセンス ID',
    copyId: 'ライセンス ID をコピー',
    status: 'ステータス',
    enabled: '有効',
    disabled: '無効',
    seats: '使用中のシート',
    seatsTaken: ({ taken, allowed }) => `${allowed} シート中 ${taken} シートを使用中`,
    overAllowed: ({ over }) => `上限を ${over} 超過`,

    none: 'この組織にはライセンスがありません。',
    noneContactSupport: 'この組織にはライセンスがありません。取得するには、サポートにお問い合わせください。',
    create: 'ライセンスを作成',
    createTitle: ({ organization: name }) => `「${name}」のライセンスを作成`,
    unnamedOrganization: '名前のない組織',
    createDescription: 'シート数は、組織に参加できる人数の上限です。',
    seatsField: 'シート数',
    seatsHint: '整数で入力してください。',
    seatsInvalid: 'シート数を 1 以上の整数で入力してください。',

    enable: 'ライセンスを有効にする',
    disable: 'ライセンスを無効にする',
    revoke: 'ライセンスを取り消す',
    revokeTitle: 'ライセンスを取り消しますか?',
    revokeDescription: ({ id, organization: name }) => `「${name}」のライセンス ${id} は完全に削除されます。`,

    announceEnabled: 'ライセンスを有効にしました',
    announceDisabled: 'ライセンスを無効にしました',
    alreadyEnabled: 'ライセンスはすでに有効です',
    alreadyDisabled: 'ライセンスはすでに無効です',
    alreadyThere: '組織にはすでにライセンスがあります',
    announceCreated: 'ライセンスを作成しました',
    announceRevoked: 'ライセンスを取り消しました',

    onlyGlobalAdmins: 'ライセンスを変更できるのは、グローバル管理者のみです。',
  },
};
