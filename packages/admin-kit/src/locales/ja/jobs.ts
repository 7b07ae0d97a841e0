import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { checksMessages } from '../../checks/messages.ts';
import type { listFileMessages } from '../../list-file/messages.ts';
import type { globalHomeMessages } from '../../screens/global-home/messages.ts';
import type { separatorMessages } from '../../ui/menu/separator-menu.tsx';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `選択中: ${text} 件`,
    more: ({ text }) => `他 ${text} 件`,
    leftOut: ({ count, why }) => `対象外: ${count.text} 件。${why}`,
    alreadySo: '変更の必要がありません。',
    nothingToDo: '変更するものがありません。',

    progress: ({ done, total }) => `${total} 件中 ${done} 件`,
    progressFailed: ({ done, total, failed }) => `${total} 件中 ${done} 件、失敗 ${failed} 件`,
    stop: '停止',
    stopping: '停止中…',
    stoppedBySession: 'セッションが終了しました。残りは送信されていません。',
    stoppedUnreachable: 'サーバーに接続できませんでした。残りは送信されていません。',
    stoppedByPerson: '残りは送信されていません。',

    allDone: ({ text }) => `完了: ${text} 件。`,
    summary: ({ done, left }) => `完了: ${done.text} 件。未完了: ${left.text} 件。`,
    unknownSummary: ({ text }) => `完了した可能性あり: ${text} 件。再試行する前に一覧を確認してください。`,
    failures: ({ text }) => `未完了: ${text} 件`,
    unknown: ({ text }) => `完了した可能性あり: ${text} 件`,
    retry: ({ text }) => `${text} 件を再試行`,
    reason: ({ why, count }) => `${why}（${count.text}）`,
    reasonSeparator: '、',
    reasons: ({ reasons }) => `${reasons}。`,
    showMore: ({ text }) => `さらに ${text} 件を表示`,

    undo: '元に戻す',
    undoing: '元に戻しています',
    allUndone: ({ text }) => `元に戻しました: ${text} 件。`,
    undoSummary: ({ done, left }) =>
      `元に戻しました: ${done.text} 件。元に戻せませんでした: ${left.text} 件。`,
    unknownUndoSummary: ({ text }) =>
      `元に戻された可能性あり: ${text} 件。再試行する前に一覧を確認してください。`,
    undoFailures: ({ text }) => `元に戻せませんでした: ${text} 件`,
    unknownUndo: ({ text }) => `元に戻された可能性あり: ${text} 件`,

    download: '結果をダウンロード',
    downloadFailed: 'ファイルを保存できませんでした。',
    csvId: 'ID',
    csvName: '名前',
    csvResult: '結果',
    csvReason: '理由',
    csvDone: '完了',
    csvUndone: '元に戻した',
    csvAlready: '変更不要',
    csvFailed: '失敗',
    csvUnknown: '不明',
    csvNotSent: '未送信',
  },
};

export const globalHome: Translation<typeof globalHomeMessages> = {
  feature: 'global-home',
  messages: {
    title: 'セクション',
    users: 'ユーザー',
    usersText: 'フラグ、トライアル、ユーザーとしてのログイン',
    projects: 'プロジェクト',
    projectsText: 'アップグレードのオーバーライド、メンバー、ロール',
    coupons: 'クーポン',
    couponsText: 'コードと利用状況',
    enterpriseDeals: 'エンタープライズ契約',
    enterpriseDealsText: '機関との契約',
    organizations: '組織',
    organizationsText: 'ツリー、ライセンス、LTI',
    stats: '統計',
    statsText: '使用状況',
    attention: '対応が必要な項目',
    openTickets: 'オープンなチケット',
    unresolved: ({ text }) => `未解決 ${text} 件`,
    inProgress: ({ text }) => `対応中 ${text} 件`,
    otherStatus: ({ text }) => `状態不明 ${text} 件`,
    ticketsFailed: 'サポートチケットを読み込めませんでした',
    noTickets: 'すべてのチケットが解決済みです。',
    dealsOverLimit: 'ソフトリミットを超えている契約',
    dealsFailed: 'エンタープライズ契約を読み込めませんでした',
    noDealsOverLimit: '上限を超えている契約はありません。',
    unreadable: ({ text }) => `読み取れなかった項目: ${text} 件。件数には含まれていません。`,
    licensesOverSeats: 'シート数を超えたライセンス',
    organizationsFailed: '組織を読み込めませんでした',
    noLicensesOverSeats: 'シート数を超えたライセンスはありません。',
    dealsEnding: '30 日以内に終了する契約',
    noDealsEnding: 'まもなく終了する契約はありません。',
    trialsEnding: '7 日以内に終了するトライアル',
    usersFailed: 'ユーザーを読み込めませんでした',
    noTrialsEnding: 'まもなく終了するトライアルはありません。',
    onlyGlobalAdmins: 'スタッフエリアに入れるのは、グローバル管理者のみです。',
  },
};

export const checks: Translation<typeof checksMessages> = {
  feature: 'checks',
  messages: {
    soFar: ({ found, checked, all }) => `現時点で ${found} 件、${all} 件中 ${checked} 件を確認済み`,
    checked: ({ checked, all }) => `${all} 件中 ${checked} 件を確認済み`,
    atLeast: ({ found }) => `${found} 以上`,
    checkAll: ({ all }) => `${all} 件すべてを確認`,
    notChecked: ({ text }) => `${text} 件を確認できませんでした。`,
    noneYet: '確認済みの中にはありません。',
    usersUnknown: ({ text }) => `アクティブユーザー数をサーバーが把握していない契約: ${text} 件。`,
  },
};

export const listFile: Translation<typeof listFileMessages> = {
  feature: 'list-file',
  messages: {
    choose: 'ファイルから追加',
    dropHere: 'ファイルをドロップして行を追加',
    reading: 'ファイルを読み取っています',
    readAs: '読み取りに使った文字コード',
    readAsHint: '文字コードは推定です。文字が正しくない場合は、別のものを選んでください。',
    sheet: ({ sheet }) => `シート「${sheet}」だけを読み取りました。ほかのシートにも内容があります。`,

    pdf: 'このファイルはPDFです。',
    image: 'このファイルは画像です。',
    archive: 'このファイルはアーカイブです。',
    document: 'このファイルは文書であり、リストではありません。',
    markup: 'このファイルはWebページまたはXMLファイルです。',
    otherSheet: 'この形式の表計算ファイルは読み取れません。',
    locked: 'このファイルにはパスワードが必要です。',
    binary: 'このファイルはテキストではありません。',
    empty: 'このファイルは空です。',
    tooLarge: ({ size, limit }) =>
      `このファイルは${size}です。読み取れるのは${limit}までです。リストを複数のファイルに分けてください。`,
    unreadable: 'ファイルを読み取れませんでした。',
    several: 'ファイルは一度に1つだけ選んでください。',
    notLoaded: 'ファイルを読み取る部分を読み込めませんでした。オンラインに戻ったら、もう一度お試しください。',
    instead: 'リストをCSV、Excel(.xlsx)またはOpenDocument(.ods)で保存し、そのファイルを選んでください。',
  },
};

export const separators: Translation<typeof separatorMessages> = {
  feature: 'ui-separator',
  messages: {
    ofFile: ({ separator }) => `CSV ファイルの区切り文字: ${separator}`,
    ofAddresses: ({ separator }) => `アドレスの区切り文字: ${separator}`,
    comma: 'コンマ',
    semicolon: 'セミコロン',
    tab: 'タブ',
  },
};
