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
    selectOne: '请选择一个组织以继续',
    createRoot: '新建根组织',
    tree: '组织',
    back: '返回组织列表',
  },
};

export const organization: Translation<typeof organizationMessages> = {
  feature: 'organization',
  messages: {
    loading: '正在加载组织',
    loadFailed: '无法加载组织',
    notFound: '未找到组织',
    allOrganizations: '所有组织',
    titleOf: ({ id }) => `组织 ${id}`,
    organizationId: '组织 ID',
    copyId: '复制组织 ID',
    tabs: '组织的各个部分',
    administration: '管理',
    users: '用户',
    projects: '项目',
    lms: 'LMS 数据',
    manageUsers: '查看/管理用户',
    manageProjects: '查看/管理项目',
    createSub: '创建子组织',
    subOrganizations: '子组织',
    noSubOrganizations: '没有可显示的子组织',
    noSubOrganizationsHint: '此组织还没有子组织。请创建第一个。',
    subOrganizationsOf: ({ name }) => `“${name}”的子组织`,
    delete: '删除组织',
    deleted: '此组织已删除。',
    unnamed: '未命名的组织',
  },
};

export const orgTree: Translation<typeof orgTreeMessages> = {
  feature: 'org-tree',
  messages: {
    title: '组织',
    count: ({ text }) => `${text} 个组织`,
    empty: '您不是任何组织的成员',
    emptyHint: '请让组织的管理员添加您。',
    emptyHintForAdmins: '还没有组织。请创建第一个。',
    loading: '正在加载组织',
    failed: '无法加载组织',
    refreshFailed: '无法刷新组织。显示的是上次加载的内容。',
    refresh: '刷新',
    search: '搜索组织',
    searchPlaceholder: '搜索',
    found: ({ count, total }) => `${total} 个中有 ${count.text} 个匹配`,
    nothingFound: ({ query }) => `没有与“${query}”匹配的组织`,
    expandAll: '全部展开',
    collapseAll: '全部折叠',
    unnamed: ({ id }) => `无名称（ID ${id}）`,
  },
};

export const orgCreate: Translation<typeof orgCreateMessages> = {
  feature: 'org-create',
  messages: {
    createRoot: '新建根组织',
    createRootDescription: '根组织位于其组织树的顶层，可以拥有许可证。',
    createSub: '创建子组织',
    createSubDescription: ({ parent }) => `新组织将添加到“${parent}”之下。`,
    name: '组织名称',
    owner: '所有者的用户名或电子邮件',
    ownerHint: '此人将成为该组织的首位管理员。',
    create: '创建',
    cancel: '取消',
    announceCreated: ({ name }) => `已创建组织“${name}”`,
  },
};

export const orgDelete: Translation<typeof orgDeleteMessages> = {
  feature: 'org-delete',
  messages: {
    title: '删除组织',
    description: '此操作将永久删除该组织。',
    organization: '组织',
    organizationId: '组织 ID',
    subOrganizations: '子组织',
    users: '用户',
    projects: '项目',
    seats: '已用席位',
    seatsTaken: ({ taken, allowed }) => `${taken} / ${allowed}`,
    noLicense: '没有许可证',
    notKnown: '未知',
    typeThis: '若要确认，请键入以下文本',
    oddBlanks: '此名称包含多余的空格。名称中间的空格有效，首尾的空格会被忽略。',
    copyText: '复制要键入的文本',
    notTypedYet: '请先键入上面的文本。',
    delete: '删除',
    cancel: '取消',
    close: '关闭',
    announceConfirmed: '已确认。现在可以删除。',
    announceDeleted: ({ organization: name }) => `已删除组织“${name}”`,

    serverCannot: '此服务器无法删除组织。',
    hasNoName: '此组织没有可键入的名称，因此无法在此处删除。',
  },
};

export const orgUsers: Translation<typeof orgUsersMessages> = {
  feature: 'org-users',
  messages: {
    title: '用户',
    loading: '正在加载用户',
    reload: '重新加载用户',
    organizationNotLoaded: '无法加载组织',
    notReloaded: '无法刷新用户',
    forbidden: '只有此组织的管理员才能查看其用户。',
    readOnly: '只有此组织的管理员才能添加用户、将用户设为管理员或移除用户。',
    unnamedOrganization: '未命名的组织',
    filter: '筛选用户',
    none: '此组织没有用户。',
    noMatch: '没有匹配的用户',

    username: '用户名',
    email: '电子邮件',
    admin: '管理员',
    actions: '操作',

    makeAdmin: '设为管理员',
    makeAdminOf: ({ user }) => `设为管理员：${user}`,
    takeAdmin: '取消管理员',
    takeAdminOf: ({ user }) => `取消管理员：${user}`,
    remove: '移除',
    removeOf: ({ user }) => `移除 ${user}`,
    announceAdmin: ({ user }) => `${user} 现在是管理员`,
    announceNoAdmin: ({ user }) => `${user} 不再是管理员`,

    alreadyAdmin: ({ user }) => `${user} 已经是管理员`,
    alreadyNoAdmin: ({ user }) => `${user} 已经不是管理员`,

    add: '添加用户',
    addDescription: ({ organization: name }) => `将用户添加到“${name}”。`,
    usernameOrEmail: '用户名或电子邮件',
    usernameMissing: '请输入用户名或电子邮件。',
    asAdmin: '管理员',
    asAdminDescription: '管理员可以添加用户、将用户设为管理员和移除用户，还可以创建子组织和项目。',
    cancel: '取消',
    announceAdded: ({ user }) => `已添加 ${user}`,

    removeTitle: ({ user }) => `移除 ${user}？`,
    removeDescription: ({ user, id, organization: name }) =>
      `将从“${name}”中移除 ${user}（用户 ID ${id}），也可同时从其所有子组织中移除。`,
    removeNumbers: ({ users, admins }) => `用户：${users}。管理员：${admins}。`,
    removeOwn: '这是您自己。您可能无法自行撤销此操作。',
    removeHere: '仅从此组织移除用户',
    removeEverywhere: '从整个组织树移除用户',
    announceRemoved: ({ user }) => `已移除 ${user}`,
    gone: ({ user, id }) => `${user}（用户 ID ${id}）已不在此组织中。`,

    addMultiple: '添加多个用户',
    addMultipleDescription: ({ organization: name }) => `将多个用户添加到“${name}”。`,
    lines: '用户',
    linesHint: '每行一个电子邮件或用户名。',
    linesMissing: '请输入至少一个电子邮件或用户名。',
    allAsAdmins: '全部添加为管理员',
    addSome: '添加用户',
    addCount: ({ text }) => `添加 ${text} 个用户`,
    retryCount: ({ text }) => `重试 ${text} 个用户`,
    checkCount: ({ text }) => `检查 ${text} 个用户`,
    notChecked: '无法加载用户列表。',
    preview: ({ text }) => `待添加：${text} 个用户`,
    similar: ({ text }) => `可能重复：${text} 个`,
    similarTo: ({ line }) => `与第 ${line} 行相似`,
    duplicates: ({ text }) => `已跳过：${text} 个重复项`,
    sameAs: ({ line }) => `与第 ${line} 行相同`,
    isNew: '新',
    isThere: '已在此组织中',
    noAddress: '不是电子邮件地址',
    cleaned: '已移除不可见字符',
    checkLine: '行',
    checkNote: '检查',
    tookColumn: ({ column, lines }) => `已取用表格的“${column}”列（${lines.text} 行）。`,
    fromFile: '从文件添加',
    fileUnreadable: '无法读取文件。',
    running: '正在添加用户',
    summary: ({ added, left }) =>
      `已添加 ${added.text} 个用户。${left.text} 个用户未添加，仍保留在输入框中。`,
    unknownSummary: ({ text }) => `${text} 个用户可能已添加，仍保留在输入框中。请先检查列表，然后再重试。`,
    failures: ({ text }) => `未添加：${text} 个用户`,
    unknownLines: ({ text }) => `可能已添加：${text} 个用户`,
    allAdded: ({ text }) => `已添加 ${text} 个用户。`,

    csvUser: '用户名或电子邮件',
    csvAdded: '已添加',
    csvDuplicate: '重复',

    ownFlag: '您不能更改自己的管理员身份。',
    ownRemoval: '这是您自己。请在您自己的行中移除。',
    askMakeAdmin: ({ text }) => `设为管理员？用户数：${text}`,
    askTakeAdmin: ({ text }) => `取消管理员身份？用户数：${text}`,
    askRemoveHere: ({ text }) => `仅从此组织移除？用户数：${text}`,
    askRemoveEverywhere: ({ text }) => `从整个组织树移除？用户数：${text}`,
  },
};

export const license: Translation<typeof licenseMessages> = {
  feature: 'license',
  messages: {
    title: '许可证',
    loading: '正在加载许可证',
    reload: '重新加载许可证',
    stale: '可能不是最新的',
    licenseId: '许可证 ID',
    copyId: '复制许可证 ID',
    status: '状态',
    enabled: '已启用',
    disabled: '已禁用',
    seats: '已用席位',
    seatsTaken: ({ taken, allowed }) => `已用 ${taken} 个席位，共 ${allowed} 个`,
    overAllowed: ({ over }) => `超出上限 ${over} 个`,

    none: '此组织没有许可证。',
    noneContactSupport: '此组织没有许可证。请联系支持人员获取许可证。',
    create: '创建许可证',
    createTitle: ({ organization: name }) => `为“${name}”创建许可证`,
    createDescription: '席位数决定可加入该组织的人数。',
    seatsField: '席位',
    seatsHint: '整数。',
    seatsInvalid: '请输入席位数，必须是不小于 1 的整数。',

    enable: '启用许可证',
    disable: '禁用许可证',
    revoke: '吊销许可证',
    revokeTitle: '吊销许可证？',
    revokeDescription: ({ id, organization: name }) => `此操作将永久删除“${name}”的许可证 ${id}。`,
    cancel: '取消',

    announceEnabled: '许可证已启用',
    announceDisabled: '许可证已禁用',
    alreadyEnabled: '许可证已处于启用状态',
    alreadyDisabled: '许可证已处于禁用状态',
    announceCreated: '许可证已创建',
    announceRevoked: '许可证已吊销',

    onlyGlobalAdmins: '只有全局管理员才能更改许可证。',
  },
};
