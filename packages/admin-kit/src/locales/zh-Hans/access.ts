import type { peopleMessages } from '../../people/messages.ts';
import type { deleteRefusalMessages } from '../../provider/can-delete-organization.ts';
import type { orgDeleteMessages } from '../../screens/org-delete/index.ts';
import type { whitelistMessages } from '../../screens/whitelist/index.ts';
import type { Translation } from '../translation.ts';

export const whitelist: Translation<typeof whitelistMessages> = {
  feature: 'whitelist',
  messages: {
    title: '管理白名单',
    loadFailed: '无法加载白名单',
    loading: '正在加载白名单',
    reload: '重新加载白名单',
    retry: '重试',
    onlyGlobalAdmins: '只有全局管理员才能管理白名单。',
    addFailed: ({ why }) => `无法添加条目：${why}`,
    removeFailed: ({ why }) => `无法移除条目：${why}`,

    typed: '域名或电子邮件',
    typedHint: '域名，例如 example.org；或地址，例如 maria@example.org',
    ways: '添加方式',
    domain: '仅添加域名',
    domainAndSubdomains: '添加域名和子域名',
    wholeEmail: '添加完整的电子邮件',
    domainAbout: '该域名的所有人，存储时在前面加上“@”',
    domainAndSubdomainsAbout: '该域名及其子域名的所有人：两个条目，一个以“@”开头，一个以“.”开头',
    wholeEmailAbout: '一个地址，按键入的内容存储',
    stores: '存储为',
    listed: '已在白名单中',
    nothingTyped: '请先键入域名或电子邮件。',
    allListed: '已在白名单中。',
    stillAdding: '正在添加另一个条目。',
    hasAtInside: '其中包含“@”。若要添加单个地址，请使用“添加完整的电子邮件”。',
    isNoDomain: '这看起来不像域名。',
    meant: '您是不是要输入：',
    use: ({ entry }) => `使用 ${entry}`,
    announceUsed: ({ entry }) => `${entry} 已填入输入框。尚未添加任何内容。`,
    mixesScripts: ({ scripts, punycode }) =>
      `此域名混用了多种文字的字母（${scripts}），可能只是看起来像另一个域名。其 ASCII 形式为 ${punycode}。`,
    hasNoAt: '其中不包含“@”。这可能是域名。',
    typedMany: '粘贴列表可一次添加多个。',
    hasStar: '白名单不支持“*”。请只输入域名。',
    addMany: ({ text }) => `添加 ${text} 个条目`,
    addedSoFar: ({ done, all }) => `已添加 ${done} / ${all}`,
    subdomainsToo: '包括子域名',
    toAdd: '将添加的内容',
    everyoneAt: '该域名的所有人',
    everyoneBelow: '其子域名的所有人',
    addressOnly: '仅此地址',
    readFrom: ({ text }) => `来自“${text}”`,
    leftOut: ({ text }) => `既不是域名也不是地址，将不添加：${text}`,
    more: ({ count }) => `还有 ${count} 个`,
    openMail: ({ domains }) => `任何人都可以在 ${domains} 获得地址。添加后所有人都会被允许。`,
    openSuffix: ({ domains }) => `${domains} 是许多组织共用的后缀。添加后它们都会被允许。`,
    notAddedYet: '目前尚未添加',
    announceAddedMany: ({ text }) => `已添加 ${text} 个条目`,
    notAdded: '未添加',
    maybeAdded: '可能已添加',
    notOrMaybeAdded: '部分条目可能未添加',
    retryOf: ({ entry }) => `重试 ${entry}`,
    announceAdded: ({ entries }) => `已添加 ${entries}`,

    entries: '白名单条目',
    filter: '筛选条目',
    filterPlaceholder: '筛选条目',
    count: ({ text }) => `${text} 个条目`,
    matchCount: ({ matches, all }) => `${matches} 个条目，共 ${all.text} 个`,
    none: '没有条目',
    noneText: '白名单为空。',
    noMatch: '没有匹配的条目',
    isDomain: '域名',
    isSubdomains: '子域名',
    isAddress: '地址',
    isOther: '其他',
    remove: ({ entry }) => `移除 ${entry}`,
    announceRemoved: ({ entry }) => `已移除 ${entry}`,
    skip: '跳过列表',

    select: ({ entry }) => `选择 ${entry}`,
    removeMany: '移除',
    removeManyTitle: '移除条目',
    askRemoveMany: ({ text }) => `从列表中移除？条目数：${text}`,
  },
};

export const people: Translation<typeof peopleMessages> = {
  feature: 'people',
  messages: {
    sent: ({ person }) => `将发送 ${person}。`,
    leftOut: ({ text }) => `已去掉：${text}。`,
    several: ({ count }) => `此字段只能填一个人，而文本中有 ${count} 个人。`,
  },
};

export const orgDelete: Translation<typeof orgDeleteMessages> = {
  feature: 'org-delete',
  messages: {
    title: '删除组织',
    description: '此操作将永久删除该组织。',
    organization: '组织',
    organizationId: '组织 ID',
    subOrganizations: '子组织（所有层级）：',
    users: '用户：',
    projects: '项目：',
    seats: '已用席位：',
    seatsTaken: ({ taken, allowed }) => `${taken} / ${allowed}`,
    noLicense: '没有许可证',
    notKnown: '未知',
    counting: '正在统计…',
    differs: ({ place, wanted, typed }) => `第 ${place} 个字符应为“${wanted}”，您输入的是“${typed}”。`,
    tooMany: ({ place, typed }) => `第 ${place} 个字符“${typed}”是多余的。`,
    typeThis: '若要确认，请键入以下文本',
    oddBlanks: '此名称包含多余的空格。名称中间的空格有效，首尾的空格会被忽略。',
    copyText: '复制要键入的文本',
    notTypedYet: '请先键入确认文本。',
    delete: '删除',
    cancel: '取消',
    close: '关闭',
    announceConfirmed: '已确认。现在可以删除。',
    announceDeleted: ({ organization: name }) => `已删除组织“${name}”`,

    serverCannot: '此服务器无法删除组织。',
    hasNoName: '此组织没有可键入的名称，因此无法在此处删除。',
  },
};

export const deleteRefusal: Translation<typeof deleteRefusalMessages> = {
  feature: 'delete-refusal',
  messages: {
    onlyAdmins: '只有组织的管理员才能删除该组织。',
    rootNeedsGlobalAdmin: '只有全局管理员才能删除根组织。',
  },
};
