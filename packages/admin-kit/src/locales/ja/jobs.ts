import type { bulkJobMessages } from '../../bulk-job/messages.ts';
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
    showMore: ({ text }) => `さらに ${text} 件を表示`,
    vetoed: 'このアプリでは許可されていない操作です。何も送信されていません。',

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
    downloadFailed: 'ブラウザーでファイルを保存できませんでした。',
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
