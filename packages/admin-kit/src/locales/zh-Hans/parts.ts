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
    close: '关闭',
    cancel: '取消',
    clearSearch: '清除搜索',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    required: '必填',
    dismiss: '关闭',
    menuNotLoaded: '无法加载菜单。请在联网后重试。',
    notifications: '通知',
    waitUntilDone: '请等待请求完成。',
    charactersLeft: ({ count }) => `还可输入 ${count} 个字符`,
    charactersTooMany: ({ count }) => `超出 ${count} 个字符`,
    invisibleLeftOut: '不可见字符会被去掉。',
    numberEmpty: '请输入数字。',
    numberNotWhole: '请输入整数，只能使用数字字符。',
    numberUnreadable: '请输入数字，例如 12。',
    numberUnit: ({ unit }) => `请去掉 ${unit}。只会发送数字。`,
    numberTwoMeanings: '这可以表示两个数字，请选择一个。',
    takeNumber: ({ number }) => `使用 ${number}`,
    numberSent: ({ number }) => `将发送 ${number}。`,
    notSaved: '未保存',
    notSavedBecause: ({ reason }) => `未保存。${reason}`,
    notSavedAndReset: ({ reason }) => `未保存。当前显示已保存的值。${reason}`,
    retryNotSaved: ({ reason }) => `重试。未保存：${reason}`,
    numberTooLow: ({ min }) => `请输入不小于 ${min} 的值。`,
    numberTooHigh: ({ max }) => `请输入不大于 ${max} 的值。`,
  },
};

export const display: Translation<typeof displayMessages> = {
  feature: 'display',
  messages: {
    information: '信息',
    warning: '警告',
    danger: '错误',
    success: '成功',
    dismiss: '关闭',
    retry: '重试',
    loading: '正在加载…',
    noValue: '无值',
    listSeparator: '、',
    breadcrumbs: '导航路径',
    copy: '复制',
    copied: '已复制',
    copyFailed: '无法复制。文本已选中，请使用键盘复制。',
    copySecretFailed: '无法复制。',
    showAll: '全部显示',
    showLess: '收起',
    unknownTime: '时间未知',
    crashTitle: '此部分已停止工作',
    crashText: '页面的其余部分仍可使用。选择“重试”可重新加载此部分。',
    forbiddenTitle: '您没有访问权限',
    failedTitle: '无法加载',
    meter: ({ value, max }) => `${value}/${max}`,
    hiddenCharacter: ({ codePoint }) => `不可见字符 ${codePoint}`,
  },
};

export const errors: Translation<typeof errorMessages> = {
  feature: 'errors',
  messages: {
    session: '会话已结束。请重新登录。',
    access: '您没有此组织的访问权限。',
    forbidden: '您没有访问权限。',
    notFound: '在服务器上找不到。',
    changed: '其他人已更改此内容。请先查看，再重试。',
    tooLong: '内容过长，服务器已拒绝。请缩短后重试。',
    busy: '服务器繁忙。请稍后重试。',
    status: '服务器无法完成此操作。请重试；如果问题仍然存在，请联系支持人员。',
    format: '无法读取服务器的响应。请重试。',
    network: '无法连接到服务器。请检查网络连接，然后重试。',
    offline: '此设备处于离线状态。未发送任何内容。',
    timeout: '服务器未及时响应。请重试。',
    input: '此请求中包含无效的值。未发送任何内容。',
    vetoed: '此应用不允许该操作。未发送任何内容。',
    aborted: '已取消。',
    unknownResult: '未收到明确的响应。更改可能已生效。请先检查，然后再重试。',
    unknownReason: ({ reason }) =>
      `${/[.!?…。！？]$/u.test(reason) ? reason : `${reason}。`}更改可能已生效。请先检查，然后再重试。`,
    earlierMade: ({ label }) => `上一次请求已成功：${label} 已存在。本次内容没有发送。如果还要发送，请重试。`,
    earlierUnclear: ({ label }) =>
      `上一次请求（${label}）可能已成功。本次内容没有发送。请先检查列表，然后再重试。`,
    busyUntil: ({ reason, time }) => {
      const why = reason ?? '服务器繁忙';
      return `${/[.!?…。！？]$/u.test(why) ? why : `${why}。`}请在 ${time} 重试。`;
    },
    notMade: '未收到明确的响应。目前服务器上没有此更改。',
    notMadeReason: ({ reason }) =>
      `${/[.!?…。！？]$/u.test(reason) ? reason : `${reason}。`}目前服务器上没有此更改。`,
    endedBefore: '在保存之前，会话或页面已结束。',
  },
};

export const drafts: Translation<typeof draftMessages> = {
  feature: 'drafts',
  messages: {
    restored: '草稿已恢复',
    startOver: '重新开始',
  },
};

export const notices: Translation<typeof noticeMessages> = {
  feature: 'notices',
  messages: {
    undo: '撤销',
    undone: ({ text }) => `已撤销：${text}`,
    notUndone: ({ text, reason }) => `未能撤销：${text}。${reason}`,
    nothingSent: '未发送任何内容。',
    wasMade: '上一次请求已成功，没有再次发送。',
    wasGone: ({ label }) => `“${label}”此前已被移除。`,
    wasGoneUnnamed: '该项此前已被移除。',
    failed: ({ label, reason }) => `未保存：${label}。${reason}`,
  },
};

export const conflict: Translation<typeof conflictMessages> = {
  feature: 'conflict',
  messages: {
    theirs: '其他人保存的值',
    yours: '您的更改',
    theirsOf: ({ field, value }) => `其他人保存的${field}：${value}`,
    yoursOf: ({ field, value }) => `您更改的${field}：${value}`,
    nothing: '空',
    cancel: '取消',
  },
};

export const chart: Translation<typeof chartMessages> = {
  feature: 'chart',
  messages: {
    values: ({ title }) => `“${title}”的数值`,
    valueOf: ({ name, value }) => `${name}：${value}`,
    span: ({ first, last }) => `${first} – ${last}`,
    soFar: ({ name }) => `${name}（截至目前）`,
    selected: (count) => `已选择 ${count.text} 个时段。按 Enter 仅显示所选时段。`,
    nothing: '此范围内没有数据',
    total: '合计',
    showTable: ({ title }) => `以表格显示“${title}”`,
    showChart: ({ title }) => `以图表显示“${title}”`,
    saveCsv: ({ title }) => `将“${title}”导出为 CSV`,
    savePng: ({ title }) => `将“${title}”导出为 PNG`,
    saved: ({ title }) => `已导出“${title}”`,
    notSaved: '无法保存文件。',
  },
};

export const dataTable: Translation<typeof dataTableMessages> = {
  feature: 'data-table',
  messages: {
    caption: ({ label, count }: { label: string; count: Count }) => `${label}，${count.text} 行`,
    loading: '正在加载…',
    retry: '重试',
    refreshing: '正在刷新…',
    unreadable: ({ text }: Count) => `有 ${text} 个条目无法读取，未在此处显示。`,
    rows: ({ from, to }) => `${from}–${to}`,
    range: ({ rows, count }: { rows: string; count: string }) => `第 ${rows} 项，共 ${count} 项`,
    rangeOfMatches: ({ rows, count, all }: { rows: string; count: string; all: string }) =>
      `第 ${rows} 项，共 ${count} 项（从 ${all} 项中筛选）`,
    noMatches: ({ all }: { all: string }) => `0 项，共 ${all} 项`,
    pages: ({ label }: { label: string }) => `${label}的分页`,
    page: ({ page }: { page: string }) => `第 ${page} 页`,
    pageOf: ({ page, count }: { page: string; count: string }) => `第 ${page} 页，共 ${count} 页`,
    previousPage: '上一页',
    nextPage: '下一页',
    isFirstPage: '这是第一页。',
    isLastPage: '这是最后一页。',
    rowsPerPage: '每页行数',
    sortBy: '排序方式',
    unsorted: '未排序',
    ascending: ({ column }: { column: string }) => `${column}（升序）`,
    descending: ({ column }: { column: string }) => `${column}（降序）`,
    sorted: ({ order }: { order: string }) => `排序方式：${order}`,
    columns: '列',
    noRoom: '宽度不足，已隐藏。',
    actions: '操作',
    actionsFor: ({ row }: { row: string }) => `${row} 的操作`,
    select: '选择',
    selectRow: ({ row }: { row: string }) => `选择 ${row}`,
    selectPage: '选择此页的所有行',
    selected: ({ count }: { count: string }) => `已选择 ${count} 项`,
    selectedHidden: ({ count, hidden }) => `已选择 ${count} 项，其中 ${hidden} 项被筛选条件隐藏`,
    selectAll: ({ count }: { count: string }) => `选择全部 ${count} 项`,
    clearSelection: '清除选择',
    clearFilter: '清除筛选条件',
    filters: '筛选',
    filtersOn: ({ count }) => `筛选，已启用 ${count} 项`,
    more: '更多',
    moreOf: ({ row }) => `${row} 的更多信息`,
    exportCsv: '导出 CSV',
    exportSelected: '将所选行导出为 CSV',
    exported: ({ text }: Count) => `已导出 ${text} 行`,
    notExported: '无法保存文件。',
    nothingToExport: '没有可导出的行。',
    yes: '是',
    no: '否',
  },
};

export const jsonViewer: Translation<typeof jsonViewerMessages> = {
  feature: 'json-viewer',
  messages: {
    reading: '正在读取',
    empty: '未记录任何数据。',
    broken: ({ place, length }: { place: string; length: string }) =>
      `这不是有效的 JSON。错误位于第 ${place} 个字符（共 ${length} 个）。内容以文本形式显示。`,
    secrets: ({ count }: { count: string }) =>
      `已隐藏的值：${count} 个。它们可能是机密信息，无法显示、搜索或复制。`,
    secretsInText: '可能的机密信息已隐藏，复制的内容中也不包含。',
    search: '搜索键和值',
    found: ({ place, count }: { place: string; count: string }) => `第 ${place} 个，共 ${count} 个`,
    foundSoFar: ({ count }: { count: string }) => `目前 ${count} 个`,
    notFound: '无匹配项',
    nextMatch: '下一个匹配项',
    previousMatch: '上一个匹配项',
    unfoldAll: '全部展开',
    foldAll: '全部折叠',
    keys: ({ text }: Count) => `${text} 个键`,
    items: ({ text }: Count) => `${text} 个元素`,
    hidden: '已隐藏',
    path: '路径',
    copyPath: '复制路径',
    copyValue: '复制值',
    copyAll: '全部复制',
    value: '完整的值',
    showMore: ({ count }: { count: string }) => `再显示 ${count} 个字符`,
    rowsShown: ({ from, to, count }: { from: string; to: string; count: string }) =>
      `第 ${from} 至 ${to} 行，共 ${count} 行`,
    earlierRows: '前面的行',
    laterRows: '后面的行',
  },
};

export const emailActions: Translation<typeof emailActionsMessages> = {
  feature: 'ui-email-actions',
  messages: {
    writeEmail: ({ count }) => `向 ${count} 个收件人写邮件`,
    copyAddresses: '复制地址',
    tooLong: ({ length, limit }) =>
      `包含所有收件人的邮件链接有 ${length} 个字符，而邮件程序最多接受 ${limit} 个。请复制地址，或减少选择的数量。`,
    noAddress: '所选项均没有可用的邮件地址。',
    refusedAddresses: ({ addresses }) => `以下不是普通地址，已排除：${addresses}`,
    withoutAddress: ({ count }) => `无地址：${count} 个`,
  },
};
