import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `已选择：${text} 个`,
    more: ({ text }) => `还有 ${text} 个`,
    leftOut: ({ count, why }) => `已略过：${count.text} 个。${why}`,
    alreadySo: '这些项目无需更改。',
    nothingToDo: '没有需要更改的内容。',

    progress: ({ done, total }) => `${done}/${total}`,
    progressFailed: ({ done, total, failed }) => `${done}/${total}，${failed} 个失败`,
    stop: '停止',
    stopping: '正在停止…',
    stoppedBySession: '会话已结束。其余项目未发送。',
    stoppedUnreachable: '无法连接到服务器。其余项目未发送。',
    stoppedByPerson: '其余项目未发送。',

    allDone: ({ text }) => `已完成：${text} 个。`,
    summary: ({ done, left }) => `已完成：${done.text} 个。未完成：${left.text} 个。`,
    unknownSummary: ({ text }) => `可能已完成：${text} 个。请先检查列表，然后再重试。`,
    failures: ({ text }) => `未完成：${text} 个`,
    unknown: ({ text }) => `可能已完成：${text} 个`,
    retry: ({ text }) => `重试 ${text} 个`,
    reason: ({ why, count }) => `${why}（${count.text}）`,
    showMore: ({ text }) => `再显示 ${text} 个`,
    vetoed: '此应用不允许该操作。未发送任何内容。',

    undo: '撤销',
    undoing: '正在撤销',
    allUndone: ({ text }) => `已撤销：${text} 个。`,
    undoSummary: ({ done, left }) => `已撤销：${done.text} 个。未撤销：${left.text} 个。`,
    unknownUndoSummary: ({ text }) => `可能已撤销：${text} 个。请先检查列表，然后再重试。`,
    undoFailures: ({ text }) => `未撤销：${text} 个`,
    unknownUndo: ({ text }) => `可能已撤销：${text} 个`,

    download: '下载结果',
    downloadFailed: '浏览器无法保存文件。',
    csvId: 'ID',
    csvName: '名称',
    csvResult: '结果',
    csvReason: '原因',
    csvDone: '已完成',
    csvUndone: '已撤销',
    csvAlready: '原本如此',
    csvFailed: '失败',
    csvUnknown: '未知',
    csvNotSent: '未发送',
  },
};
