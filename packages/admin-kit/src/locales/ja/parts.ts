import type { controlMessages } from '../../messages/control-messages.ts';
import type { displayMessages } from '../../messages/display-messages.ts';
import type { errorMessages } from '../../messages/error-text.ts';
import type { Count } from '../../messages/plural.ts';
import type { conflictMessages } from '../../provider/conflict-messages.ts';
import type { draftMessages } from '../../provider/draft-notice.tsx';
import type { noticeMessages } from '../../provider/notice-messages.ts';
import type { chartMessages } from '../../ui/chart/chart-messages.ts';
import type { dataTableMessages } from '../../ui/data-table/data-table-messages.ts';
import type { emailActionsMessages } from '../../ui/email-actions/email-actions.tsx';
import type { jsonViewerMessages } from '../../ui/json-viewer/json-viewer-messages.ts';
import type { Translation } from '../translation.ts';

export const controls: Translation<typeof controlMessages> = {
  feature: 'controls',
  messages: {
    close: '閉じる',
    cancel: 'キャンセル',
    clearSearch: '検索をクリア',
    showPassword: 'パスワードを表示',
    hidePassword: 'パスワードを隠す',
    required: '必須',
    dismiss: '閉じる',
    menuNotLoaded: 'メニューを読み込めませんでした。オンラインになってから、もう一度お試しください。',
    notifications: '通知',
    waitUntilDone: 'リクエストが完了するまでお待ちください。',
    charactersLeft: ({ count }) => `残り ${count} 文字`,
    charactersTooMany: ({ count }) => `${count} 文字超過`,
    invisibleLeftOut: '不可視文字は除かれます。',
    numberEmpty: '数値を入力してください。',
    numberNotWhole: '整数を数字のみで入力してください。',
    numberUnreadable: '数値を入力してください（例: 12）。',
    numberUnit: ({ unit }) => `${unit} を取り除いてください。送信されるのは数値だけです。`,
    numberTwoMeanings: '2 通りの数値に読めます。どちらかを選んでください。',
    takeNumber: ({ number }) => `${number} を使用`,
    numberSent: ({ number }) => `送信される値: ${number}`,
    notSaved: '未保存',
    notSavedBecause: ({ reason }) => `保存されませんでした。${reason}`,
    notSavedAndReset: ({ reason }) => `保存されませんでした。保存済みの値を表示しています。${reason}`,
    retryNotSaved: ({ reason }) => `再試行。保存されませんでした: ${reason}`,
    numberTooLow: ({ min }) => `${min} 以上の値を入力してください。`,
    numberTooHigh: ({ max }) => `${max} 以下の値を入力してください。`,
  },
};

export const display: Translation<typeof displayMessages> = {
  feature: 'display',
  messages: {
    information: '情報',
    warning: '警告',
    danger: 'エラー',
    success: '成功',
    dismiss: '閉じる',
    retry: '再試行',
    loading: '読み込み中…',
    noValue: '値なし',
    listSeparator: '、',
    breadcrumbs: 'パンくずリスト',
    copy: 'コピー',
    copied: 'コピーしました',
    copyFailed: 'コピーできませんでした。テキストが選択されているので、キーボードでコピーしてください。',
    copySecretFailed: 'コピーできませんでした。',
    showAll: 'すべて表示',
    showLess: '一部のみ表示',
    unknownTime: '日時不明',
    crashTitle: 'この部分で問題が発生しました',
    crashText: 'ページの他の部分は引き続き使用できます。［再試行］を選択すると、この部分を再度読み込みます。',
    forbiddenTitle: 'アクセス権がありません',
    failedTitle: '読み込めませんでした',
    meter: ({ value, max }) => `${value} / ${max}`,
    hiddenCharacter: ({ codePoint }) => `不可視文字 ${codePoint}`,
  },
};

export const errors: Translation<typeof errorMessages> = {
  feature: 'errors',
  messages: {
    session: 'セッションが終了しました。もう一度ログインしてください。',
    access: 'この組織へのアクセス権がありません。',
    forbidden: 'アクセス権がありません。',
    notFound: 'サーバー上に見つかりません。',
    changed: '別のユーザーが変更しました。内容を確認してから、もう一度お試しください。',
    tooLong: '長すぎるため、サーバーに拒否されました。短くして、もう一度お試しください。',
    busy: 'サーバーが混み合っています。しばらく待ってから、もう一度お試しください。',
    status:
      'サーバーで処理できませんでした。もう一度お試しください。問題が続く場合は、サポートにお問い合わせください。',
    format: 'サーバーの応答を読み取れませんでした。もう一度お試しください。',
    network: 'サーバーに接続できませんでした。接続を確認して、もう一度お試しください。',
    offline: 'このデバイスはオフラインです。何も送信されていません。',
    timeout: '時間内にサーバーから応答がありませんでした。もう一度お試しください。',
    input: 'リクエストに無効な値が含まれています。何も送信されていません。',
    vetoed: 'このアプリでは許可されていない操作です。何も送信されていません。',
    aborted: 'キャンセルされました。',
    unknownResult:
      '明確な応答がありませんでした。変更が適用された可能性があります。再試行する前に確認してください。',
    unknownReason: ({ reason }) =>
      `${/[.!?…。！？]$/u.test(reason) ? reason : `${reason}。`}変更が適用された可能性があります。再試行する前に確認してください。`,
    earlierMade: ({ label }) =>
      `前のリクエストは成功していました。${label} は作成済みです。今回の内容は送信していません。送信するには、もう一度お試しください。`,
    earlierUnclear: ({ label }) =>
      `${label} に対する前のリクエストは成功している可能性があります。今回の内容は送信していません。一覧を確認してから、もう一度お試しください。`,
    busyUntil: ({ reason, time }) => {
      const why = reason ?? 'サーバーが混み合っています';
      return `${/[.!?…。！？]$/u.test(why) ? why : `${why}。`}${time} にもう一度お試しください。`;
    },
    notMade: '明確な応答がありませんでした。現時点で、変更はサーバーに反映されていません。',
    notMadeReason: ({ reason }) =>
      `${/[.!?…。！？]$/u.test(reason) ? reason : `${reason}。`}現時点で、変更はサーバーに反映されていません。`,
    endedBefore: '保存される前に、セッションまたはページが終了しました。',
  },
};

export const drafts: Translation<typeof draftMessages> = {
  feature: 'drafts',
  messages: {
    restored: '下書きを復元しました',
    startOver: '最初からやり直す',
  },
};

export const notices: Translation<typeof noticeMessages> = {
  feature: 'notices',
  messages: {
    undo: '元に戻す',
    undone: ({ text }) => `元に戻しました: ${text}`,
    notUndone: ({ text, reason }) => `元に戻せませんでした: ${text}。${reason}`,
    nothingSent: '何も送信されていません。',
    wasMade: '前のリクエストは成功していました。再送信はしていません。',
    wasGone: ({ label }) => `「${label}」はすでに削除されていました。`,
    wasGoneUnnamed: 'すでに削除されていました。',
    failed: ({ label, reason }) => `保存されませんでした: ${label}。${reason}`,
  },
};

export const conflict: Translation<typeof conflictMessages> = {
  feature: 'conflict',
  messages: {
    theirs: '他のユーザーが保存した値',
    yours: '自分の変更',
    theirsOf: ({ field, value }) => `他のユーザーが保存した${field}: ${value}`,
    yoursOf: ({ field, value }) => `自分が変更した${field}: ${value}`,
    nothing: 'なし',
    cancel: 'キャンセル',
  },
};

export const chart: Translation<typeof chartMessages> = {
  feature: 'chart',
  messages: {
    values: ({ title }) => `${title}の値`,
    valueOf: ({ name, value }) => `${name}: ${value}`,
    span: ({ first, last }) => `${first} – ${last}`,
    soFar: ({ name }) => `${name}（現時点まで）`,
    selected: (count) => `${count.text} 件の区間を選択しました。Enter キーでこの区間だけを表示します。`,
    nothing: 'この期間にはありません',
    total: '合計',
    showTable: ({ title }) => `${title}を表で表示`,
    showChart: ({ title }) => `${title}をグラフで表示`,
    saveCsv: ({ title }) => `${title}を CSV としてエクスポート`,
    savePng: ({ title }) => `${title}を PNG としてエクスポート`,
    saved: ({ title }) => `${title}をエクスポートしました`,
    notSaved: 'ファイルを保存できませんでした。',
  },
};

export const dataTable: Translation<typeof dataTableMessages> = {
  feature: 'data-table',
  messages: {
    caption: ({ label, count }: { label: string; count: Count }) => `${label}、${count.text} 行`,
    loading: '読み込み中…',
    retry: '再試行',
    refreshing: '再読み込み中…',
    unreadable: ({ text }: Count) => `${text} 件の項目を読み取れませんでした。ここには表示されていません。`,
    rows: ({ from, to }) => `${from}～${to}`,
    range: ({ rows, count }: { rows: string; count: string }) => `${count} 件中 ${rows} 件`,
    rangeOfMatches: ({ rows, count, all }: { rows: string; count: string; all: string }) =>
      `${count} 件中 ${rows} 件（全 ${all} 件から絞り込み）`,
    noMatches: ({ all }: { all: string }) => `${all} 件中 0 件`,
    pages: ({ label }: { label: string }) => `${label}のページ`,
    page: ({ page }: { page: string }) => `${page} ページ`,
    pageOf: ({ page, count }: { page: string; count: string }) => `${count} ページ中 ${page} ページ`,
    previousPage: '前のページ',
    nextPage: '次のページ',
    isFirstPage: '最初のページです。',
    isLastPage: '最後のページです。',
    rowsPerPage: 'ページあたりの行数',
    sortBy: '並べ替え',
    unsorted: '並べ替えなし',
    ascending: ({ column }: { column: string }) => `${column}（昇順）`,
    descending: ({ column }: { column: string }) => `${column}（降順）`,
    sorted: ({ order }: { order: string }) => `並べ替え: ${order}`,
    columns: '列',
    noRoom: '幅が足りないため非表示です。',
    actions: '操作',
    actionsFor: ({ row }: { row: string }) => `${row} の操作`,
    select: '選択',
    selectRow: ({ row }: { row: string }) => `${row} を選択`,
    selectPage: 'このページの行をすべて選択',
    selected: ({ count }: { count: string }) => `${count} 件選択中`,
    selectedHidden: ({ count, hidden }) => `${count} 件選択中 (うち ${hidden} 件はフィルターで非表示)`,
    selectAll: ({ count }: { count: string }) => `${count} 件すべてを選択`,
    clearSelection: '選択を解除',
    clearFilter: 'フィルターをクリア',
    filters: 'フィルター',
    filtersOn: ({ count }) => `フィルター、${count} 件適用中`,
    more: '詳細',
    moreOf: ({ row }) => `${row} の詳細`,
    exportCsv: 'CSV をエクスポート',
    exportSelected: '選択した行を CSV でエクスポート',
    exported: ({ text }: Count) => `${text} 行をエクスポートしました`,
    notExported: 'ファイルを保存できませんでした。',
    nothingToExport: 'エクスポートする行がありません。',
    yes: 'はい',
    no: 'いいえ',
  },
};

export const jsonViewer: Translation<typeof jsonViewerMessages> = {
  feature: 'json-viewer',
  messages: {
    reading: '読み取り中',
    empty: 'データは記録されていません。',
    broken: ({ place, length }: { place: string; length: string }) =>
      `有効な JSON ではありません。エラーの位置は ${length} 文字中 ${place} 文字目です。テキストとして表示しています。`,
    secrets: ({ count }: { count: string }) =>
      `非表示の値: ${count} 件。機密情報の可能性があるため、表示、検索、コピーはできません。`,
    secretsInText: '機密情報の可能性がある値は非表示です。コピーにも含まれません。',
    search: 'キーと値を検索',
    found: ({ place, count }: { place: string; count: string }) => `${count} 件中 ${place} 件目`,
    foundSoFar: ({ count }: { count: string }) => `現在 ${count} 件`,
    notFound: '一致なし',
    nextMatch: '次の一致',
    previousMatch: '前の一致',
    unfoldAll: 'すべて展開',
    foldAll: 'すべて折りたたむ',
    keys: ({ text }: Count) => `${text} 個のキー`,
    items: ({ text }: Count) => `${text} 個の項目`,
    hidden: '非表示',
    path: 'パス',
    copyPath: 'パスをコピー',
    copyValue: '値をコピー',
    copyAll: 'すべてコピー',
    value: '値の全体',
    showMore: ({ count }: { count: string }) => `さらに ${count} 文字を表示`,
    rowsShown: ({ from, to, count }: { from: string; to: string; count: string }) =>
      `${count} 行中 ${from}～${to} 行`,
    earlierRows: '前の行',
    laterRows: '次の行',
  },
};

export const emailActions: Translation<typeof emailActionsMessages> = {
  feature: 'ui-email-actions',
  messages: {
    writeEmail: ({ count }) => `${count} 件の宛先にメールを作成`,
    copyAddresses: 'アドレスをコピー',
    tooLong: ({ length, limit }) =>
      `全員宛てのメールリンクは ${length} 文字になりますが、メールソフトの上限は ${limit} 文字です。アドレスをコピーするか、選択数を減らしてください。`,
    noAddress: '選択した項目の中に、使用できるメールアドレスがありません。',
    refusedAddresses: ({ addresses }) => `通常のアドレスではないため除外しました: ${addresses}`,
    withoutAddress: ({ count }) => `アドレスなし: ${count} 件`,
  },
};
