import type { MessageOverride, Translation } from '@timemap/admin-kit';
import { messages as kit } from '@timemap/admin-kit/locales/ja';
import type { pageMessages } from '../messages.ts';
import type { paletteMessages } from '../palette/messages.ts';
import type { templateMessages } from '../reply-templates/messages.ts';
import type { keepMessages } from '../session/keep-choice.tsx';
import type { shellMessages } from '../shell/messages.ts';
import type { viewMessages } from '../tables/messages.ts';

const pages: Translation<typeof pageMessages> = {
  feature: 'console-pages',
  messages: {
    home: 'ホーム',
    logIn: 'ログイン',
    notFound: 'ページが見つかりません',
    serverError: 'サーバーエラー',
    tickets: 'サポートチケット',
    ticket: 'チケット',
    statistics: '統計',
    organizations: '組織',
    organization: '組織',
    organizationUsers: '組織のユーザー',
    organizationProjects: '組織のプロジェクト',
    globalAdmin: 'グローバル管理',
    users: 'ユーザー',
    user: 'ユーザー',
    enterpriseDeals: 'エンタープライズ契約',
    enterpriseDeal: 'エンタープライズ契約',
    projects: 'プロジェクト',
    coupons: 'クーポン',
    whitelist: 'ホワイトリスト',
    adminDashboard: '管理ダッシュボード',
    organizationManagement: '組織の管理',
    numbered: ({ page, id }) => `${page} ${id}`,
    usersOf: ({ record }) => `${record} のユーザー`,
    projectsOf: ({ record }) => `${record} のプロジェクト`,

    notFoundHeading: 'おっと、道に迷ったようです。',
    notFoundText: 'お探しのページは見つかりませんでした。',
    serverErrorHeading: 'ヒューストン、問題が発生しました。',
    serverErrorText: 'お探しのページは一時的に利用できません。',
    toStart: '開始ページへ移動',

    loading: '読み込み中',
    serverAway: 'サーバーを利用できません。再試行しています…',
    failedTitle: 'このページを表示できませんでした',
    failedText:
      '接続が切れているか、コンソールが更新された可能性があります。フォームに入力した内容は保持されています。',
    language: '言語',
    languageNotLoaded: ({ language }) =>
      `${language} を読み込めませんでした。接続を確認して、もう一度選択してください。`,

    unfinishedWrite:
      'セッションの終了時に、変更がまだ処理中でした。変更は反映されている可能性があります。ログイン後に確認してください。',
    sessionEnded: 'セッションが終了しました。続行するにはログインしてください。',
    sessionUnconfirmed: 'サーバーでセッションを確認できませんでした。もう一度ログインしてください。',
    storageBlocked:
      'このブラウザーではストレージがブロックされています。ログイン状態は、このページを閉じるか再読み込みするまで続きます。',
    retry: '再試行',
  },
};

const shell: Translation<typeof shellMessages> = {
  feature: 'console-shell',
  messages: {
    skip: 'コンテンツへ移動',
    main: 'メイン',
    sections: 'セクション',
    staffArea: 'スタッフエリア',
    navigation: 'ナビゲーション',
    openNavigation: 'ナビゲーションを開く',
    closeNavigation: 'ナビゲーションを閉じる',
    showSidebar: 'サイドバーを表示',
    hideSidebar: 'サイドバーを非表示',
    mainApp: 'メインアプリ',

    userMenu: ({ user }) => `ユーザーメニュー: ${user}`,
    signedInAs: ({ user }) => `${user} としてログイン中`,
    theme: 'テーマ',
    light: 'ライト',
    dark: 'ダーク',
    system: 'システム',
    languageChanged: 'コンソールは日本語で表示されています。',
    logout: 'ログアウト',

    noLongerAdmin: 'グローバル管理者ではなくなりました。グローバル管理者用のページにはアクセスできません。',
    keepsNothing:
      'このブラウザーには何も保存されません。再読み込みすると、セッションが終了するか、入力内容が失われます。ストレージがいっぱいか、ブロックされている可能性があります。',
    adminsOnly: 'このページを使用できるのは、グローバル管理者のみです。',
    noAccess: 'この組織へのアクセス権がありません。',

    activity: 'アクティビティ',
    activityNew: (count) => `アクティビティ: 新規 ${count.text} 件`,
    activityFailed: (count) => `アクティビティ: 失敗 ${count.text} 件`,
    activityNewAndFailed: ({ added, failed }) =>
      `アクティビティ: 新規 ${added.text} 件、失敗 ${failed.text} 件`,
    failed: (count) => `失敗 ${count.text} 件`,
    closeActivity: 'アクティビティを閉じる',
    activityNote: 'ログイン後にこのタブで行ったアクティビティです。',
    userActivityNote:
      'ログイン後にこのタブでこのユーザーに加えた変更です。ほかのユーザーによる変更や、ほかのタブでの変更は表示されません。',
    userActivityNone: 'このタブには、このユーザーに関するアクティビティはありません。',
    activityNotLoaded: 'アクティビティを読み込めませんでした。',

    search: '検索',
    paletteTitle: '検索またはコマンドの実行',
    paletteField: 'ページ、ユーザー、組織、チケット、コマンドを検索',
    palettePlaceholder: '名前、メールアドレス、ID、チケットの語句、またはコマンド',
    close: '閉じる',
    paletteNotLoaded: '検索を読み込めませんでした',
    dialogNotLoaded: '読み込めませんでした',
    notLoadedText: '接続が切れているか、コンソールが更新された可能性があります。',

    shortcuts: 'キーボードショートカット',
    thisPage: 'このページ',
    goTo: '移動',
    goToFilter: 'フィルターへ移動',
    goToRows: 'フィルターから行へ移動',
    nextRow: '次の行',
    previousRow: '前の行',
    showShortcuts: 'ショートカットの一覧を表示',
    singleKeys: '単独キーのショートカット',
    singleKeysHint: 'Ctrl と ⌘ のショートカットは常に使用できます。',
  },
};

const palette: Translation<typeof paletteMessages> = {
  feature: 'console-palette',
  messages: {
    results: '検索結果',
    recent: '最近使用した項目',
    screens: 'ページ',
    actions: '操作',
    organizations: '組織',
    users: 'ユーザー',
    projects: 'プロジェクト',
    tickets: 'チケット',
    deals: 'エンタープライズ契約',
    coupons: 'クーポン',
    part: ({ title, shown, count }) => `${title}（${count} 件中 ${shown} 件）`,
    inSentence: ({ title }) => title,
    searching: '検索中',
    loading: ({ lists }) => `${lists}を読み込み中…`,
    notLoaded: ({ lists }) => `${lists}を読み込めませんでした。`,
    retry: '再試行',
    nothing: '見つかりませんでした。',
    found: (count) => `${count.text} 件`,
    foundMore: ({ count, shown }) =>
      `${count.text} 件中、上位 ${shown} 件を表示しています。文字を追加すると絞り込めます。`,

    shortcutsSynonyms: 'キー, ヘルプ',
    showActivity: 'アクティビティを表示',
    showActivitySynonyms: '失敗, 履歴',
    themeTo: ({ theme }) => `テーマ: ${theme}`,
    logoutSynonyms: 'サインアウト',
    createRoot: '新しいルート組織を作成',
    createRootSynonyms: '組織を作成',
    createIn: ({ name }) => `「${name}」に組織を作成`,
    unverifiedUsers: '未確認のユーザー',
    createCouponSynonyms: 'クーポンを追加, 新しいクーポン',
    createDealSynonyms: '契約を追加, 新しい契約',
    addUserVerbs: 'ユーザーを追加, ユーザー追加',
    licenseVerbs: 'ライセンス, シート',
    licenseOf: ({ name }) => `「${name}」のライセンス`,
    addUserTo: ({ name }) => `「${name}」にユーザーを追加`,
    addUserToSynonyms: 'ユーザーを管理',
    refreshStatistics: '統計を再読み込み',
    refreshStatisticsSynonyms: '統計を更新',
    manageWhitelist: 'ホワイトリストを管理',
    whitelistVerbs: 'ホワイトリスト',
    logInAs: ({ name }) => `${name} としてログイン`,
    logInAsVerbs: 'ログイン',
  },
};

const views: Translation<typeof viewMessages> = {
  feature: 'console-views',
  messages: {
    views: 'ビュー',
    viewsOf: ({ table }) => `${table}のビュー`,
    defaultView: '既定のビュー',
    copyLink: 'リンクをコピー',
    linkCopied: 'このビューへのリンクをコピーしました。',
    linkNotCopied: 'ブラウザーがリンクをコピーできませんでした。ページのアドレスをコピーしてください。',
    save: '保存',
    saveThis: 'このビューを保存…',
    saveTitle: 'このビューを保存',
    saveHint:
      'フィルター、並べ替え、列、ページサイズを、自分用にこのブラウザーにのみ保存します。このビューを共有するには、ページのアドレスを送ってください。',
    updateApplied: ({ name }) => `「${name}」を更新`,
    manage: 'ビューを管理…',
    notSaved: 'ビューは保存されませんでした',
    notKept:
      'このブラウザーにビューを保存できませんでした。ストレージがいっぱいか、このサイトではブロックされています。',

    name: '名前',
    newName: ({ name }) => `「${name}」の新しい名前`,
    nameMissing: 'ビューに名前を付けてください。',
    nameTooLong: ({ most }) => `名前は ${most} 文字までです。`,
    nameTaken: 'この名前のビューはすでに存在します。',
    tooLong: 'このビューは長すぎて保存できません。先にフィルターを短くしてください。',
    tooMany: ({ most }) => `1 つの表に保存できるビューは ${most} 件までです。先に 1 件削除してください。`,

    savedViews: '保存したビュー',
    noViews: '保存したビューはまだありません。',
    update: '更新',
    updateView: ({ name }) => `「${name}」を現在の表示内容に更新`,
    isShown: '表はすでにこのように表示されています。',
    rename: '名前を変更',
    renameView: ({ name }) => `「${name}」の名前を変更`,
    delete: '削除',
    deleteView: ({ name }) => `「${name}」を削除`,
    cancel: 'キャンセル',
    close: '閉じる',
  },
};

const templates: Translation<typeof templateMessages> = {
  feature: 'console-templates',
  messages: {
    templates: 'テンプレート',
    templatesOf: '「メールを送信」の書き出し',
    standard: '標準の文面',
    add: 'テンプレートを追加…',
    edit: ({ name }) => `「${name}」を編集…`,
    manage: 'テンプレートを管理…',
    tooMany: ({ most }) => `テンプレートは最大 ${most} 件です。先に 1 件削除してください。`,

    addTitle: 'テンプレートを追加',
    editTitle: 'テンプレートを編集',
    hint: 'このテキストは「メールを送信」の書き出しになります。このブラウザーで、あなたにのみ使われます。{ticket} はチケットの番号に、{name} は作成者の名前に置き換わります。',
    name: '名前',
    nameMissing: 'テンプレートに名前を付けてください。',
    nameTaken: 'この名前のテンプレートはすでにあります。',
    subject: '件名',
    text: '本文',
    tooLong: ({ length, most }) =>
      `メールのリンクには長すぎます。${most} 文字までのところ ${length} 文字になります。空白、改行、日本語の文字は複数文字として数えられます。`,
    notKept:
      'このブラウザーにテンプレートを保存できませんでした。ストレージがいっぱいか、このサイトではブロックされています。',
    save: '保存',
    cancel: 'キャンセル',

    manageTitle: '返信テンプレート',
    noTemplates: 'テンプレートはまだありません。',
    editOne: '編集',
    editNamed: ({ name }) => `「${name}」を編集`,
    delete: '削除',
    deleteNamed: ({ name }) => `「${name}」を削除`,
    close: '閉じる',
  },
};

const keep: Translation<typeof keepMessages> = {
  feature: 'console-keep',
  messages: {
    views: 'ログアウト後もビューをこのブラウザーに残す',
    viewsStay: 'ビューとその検索条件はこのブラウザーに残ります。コンソールでは本人にのみ表示されます。',
    viewsGo: 'ビューはログアウト時に削除されます。',
    templates: 'ログアウト後もこのブラウザーにテンプレートを残す',
    templatesStay: 'このブラウザーに残ります。コンソールではあなただけに表示されます。',
    templatesGo: 'ログアウト時に削除されます。',
    notKept:
      'このブラウザーに選択内容を保存できませんでした。ストレージがいっぱいか、このサイトではブロックされています。',
  },
};

export const messages: readonly MessageOverride[] = [...kit, pages, shell, palette, views, templates, keep];
