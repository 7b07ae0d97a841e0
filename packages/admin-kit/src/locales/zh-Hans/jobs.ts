import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { checksMessages } from '../../checks/messages.ts';
import type { listFileMessages } from '../../list-file/messages.ts';
import type { globalHomeMessages } from '../../screens/global-home/messages.ts';
import type { separatorMessages } from '../../ui/menu/separator-menu.tsx';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `已选择：${text} 个`,
    more: ({ text }) => `还有 ${text} 个`,
    leftOut: ({ count, why }) => `已略过：${count.text} 个。${why}`,
    alreadySo: '无需更改。',
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
    reasonSeparator: '；',
    reasons: ({ reasons }) => `${reasons}。`,
    showMore: ({ text }) => `再显示 ${text} 个`,

    undo: '撤销',
    undoing: '正在撤销',
    allUndone: ({ text }) => `已撤销：${text} 个。`,
    undoSummary: ({ done, left }) => `已撤销：${done.text} 个。未撤销：${left.text} 个。`,
    unknownUndoSummary: ({ text }) => `可能已撤销：${text} 个。请先检查列表，然后再重试。`,
    undoFailures: ({ text }) => `未撤销：${text} 个`,
    unknownUndo: ({ text }) => `可能已撤销：${text} 个`,

    download: '下载结果',
    downloadFailed: '无法保存文件。',
    csvId: 'ID',
    csvName: '名称',
    csvResult: '结果',
    csvReason: '原因',
    csvDone: '已完成',
    csvUndone: '已撤销',
    csvAlready: '无需更改',
    csvFailed: '失败',
    csvUnknown: '未知',
    csvNotSent: '未发送',
  },
};

export const globalHome: Translation<typeof globalHomeMessages> = {
  feature: 'global-home',
  messages: {
    title: '板块',
    users: '用户',
    usersText: '标志、试用，以及以用户身份登录',
    projects: '项目',
    projectsText: '升级覆盖、成员和角色',
    coupons: '优惠券',
    couponsText: '代码和兑换情况',
    enterpriseDeals: '企业协议',
    enterpriseDealsText: '与机构签订的协议',
    organizations: '组织',
    organizationsText: '组织树、许可证和 LTI',
    stats: '统计信息',
    statsText: '使用情况',
    attention: '需要您处理',
    openTickets: '待处理的工单',
    unresolved: ({ text }) => `${text} 个未解决`,
    inProgress: ({ text }) => `${text} 个处理中`,
    otherStatus: ({ text }) => `${text} 个状态未知`,
    ticketsFailed: '无法加载支持工单',
    noTickets: '所有工单均已解决。',
    dealsOverLimit: '超过软上限的协议',
    dealsFailed: '无法加载企业协议',
    noDealsOverLimit: '没有协议超过上限。',
    unreadable: ({ text }) => `无法读取的条目：${text} 个，未计入。`,
    licensesOverSeats: '超出席位的许可证',
    organizationsFailed: '无法加载组织',
    noLicensesOverSeats: '没有许可证超出席位。',
    dealsEnding: '30 天内结束的协议',
    noDealsEnding: '没有即将结束的协议。',
    trialsEnding: '7 天内结束的试用',
    usersFailed: '无法加载用户',
    noTrialsEnding: '没有即将结束的试用。',
    onlyGlobalAdmins: '只有全局管理员才能进入工作人员区域。',
  },
};

export const checks: Translation<typeof checksMessages> = {
  feature: 'checks',
  messages: {
    soFar: ({ found, checked, all }) => `目前 ${found} 个，已检查 ${checked}/${all}`,
    checked: ({ checked, all }) => `已检查 ${checked}/${all}`,
    atLeast: ({ found }) => `至少 ${found}`,
    checkAll: ({ all }) => `检查全部 ${all} 个`,
    notChecked: ({ text }) => `${text} 个无法检查。`,
    noneYet: '已检查的条目中没有。',
    usersUnknown: ({ text }) => `服务器不知道活跃用户数的协议：${text} 个。`,
  },
};

export const listFile: Translation<typeof listFileMessages> = {
  feature: 'list-file',
  messages: {
    choose: '从文件添加',
    dropHere: '拖放文件以添加其中的行',
    reading: '正在读取文件',
    readAs: '读取时使用的编码',
    readAsHint: '编码是猜测的。如果文字显示不正确,请选择其他编码。',
    sheet: ({ sheet }) => `只读取了工作表“${sheet}”。其他工作表也有内容。`,

    pdf: '此文件是 PDF。',
    image: '此文件是图片。',
    archive: '此文件是压缩包。',
    document: '此文件是文档,不是列表。',
    markup: '此文件是网页或 XML 文件。',
    otherSheet: '无法读取此格式的电子表格。',
    locked: '此文件需要密码。',
    binary: '此文件不是文本。',
    empty: '此文件是空的。',
    tooLarge: ({ size, limit }) => `此文件大小为 ${size},最多可读取 ${limit}。请将列表分成多个文件。`,
    unreadable: '无法读取文件。',
    several: '一次只能选择一个文件。',
    notLoaded: '无法加载读取文件的部分。请在恢复联网后重试。',
    instead: '请将列表另存为 CSV、Excel (.xlsx) 或 OpenDocument (.ods),然后选择该文件。',
  },
};

export const separators: Translation<typeof separatorMessages> = {
  feature: 'ui-separator',
  messages: {
    ofFile: ({ separator }) => `CSV 文件的分隔符：${separator}`,
    ofAddresses: ({ separator }) => `地址的分隔符：${separator}`,
    comma: '逗号',
    semicolon: '分号',
    tab: '制表符',
  },
};
