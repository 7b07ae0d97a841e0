import type { MessageOverride, Translation } from '@timemap/admin-kit';
import { messages as kit } from '@timemap/admin-kit/locales/zh-Hans';
import type { pageMessages } from '../messages.ts';
import type { paletteMessages } from '../palette/messages.ts';
import type { templateMessages } from '../reply-templates/messages.ts';
import type { keepMessages } from '../session/keep-choice.tsx';
import type { shellMessages } from '../shell/messages.ts';
import type { viewMessages } from '../tables/messages.ts';

const pages: Translation<typeof pageMessages> = {
  feature: 'console-pages',
  messages: {
    home: '首页',
    logIn: '登录',
    notFound: '找不到页面',
    serverError: '服务器错误',
    tickets: '支持工单',
    ticket: '工单',
    statistics: '统计信息',
    organizations: '组织',
    organization: '组织',
    organizationUsers: '组织用户',
    organizationProjects: '组织项目',
    globalAdmin: '全局管理',
    users: '用户',
    user: '用户',
    enterpriseDeals: '企业协议',
    enterpriseDeal: '企业协议',
    projects: '项目',
    coupons: '优惠券',
    whitelist: '白名单',
    adminDashboard: '管理员仪表板',
    organizationManagement: '组织管理',
    numbered: ({ page, id }) => `${page} ${id}`,
    usersOf: ({ record }) => `${record} 的用户`,
    projectsOf: ({ record }) => `${record} 的项目`,

    notFoundHeading: '哎呀！您迷路了。',
    notFoundText: '找不到您要访问的页面。',
    serverErrorHeading: '休斯敦，我们遇到问题了！',
    serverErrorText: '您要访问的页面暂时不可用。',
    toStart: '转到起始页',

    loading: '正在加载',
    serverAway: '服务器不可用。正在重试…',
    failedTitle: '无法显示此页面',
    failedText: '连接可能已中断，或者控制台已更新。您在表单中输入的内容会保留。',
    language: '语言',
    languageNotLoaded: ({ language }) => `无法加载${language}。请检查网络连接，然后重新选择。`,

    unfinishedWrite: '会话结束时，有一项更改仍在进行中。它可能已生效。请在登录后检查。',
    sessionEnded: '您的会话已结束。请登录以继续。',
    sessionUnconfirmed: '服务器未能确认您的会话。请重新登录。',
    storageBlocked: '此浏览器阻止了存储：在关闭或重新加载此页面之前，您会保持登录状态。',
    retry: '重试',
  },
};

const shell: Translation<typeof shellMessages> = {
  feature: 'console-shell',
  messages: {
    skip: '跳到内容',
    main: '主导航',
    sections: '栏目',
    staffArea: '工作人员区域',
    navigation: '导航',
    openNavigation: '打开导航',
    closeNavigation: '关闭导航',
    showSidebar: '显示侧边栏',
    hideSidebar: '隐藏侧边栏',
    mainApp: '主应用',

    userMenu: ({ user }) => `用户菜单：${user}`,
    signedInAs: ({ user }) => `已登录为 ${user}`,
    theme: '主题',
    light: '浅色',
    dark: '深色',
    system: '跟随系统',
    languageChanged: '控制台现在以简体中文显示。',
    logout: '退出登录',

    noLongerAdmin: '您已不再是全局管理员，无法再访问全局管理员的页面。',
    keepsNothing:
      '此浏览器不会保存任何内容：重新加载会结束会话或丢失已输入的内容。其存储空间可能已满或被阻止。',
    adminsOnly: '该页面仅供全局管理员使用。',
    noAccess: '您没有该组织的访问权限。',

    activity: '活动',
    activityNew: (count) => `活动：${count.text} 项新活动`,
    activityFailed: (count) => `活动：${count.text} 项失败`,
    activityNewAndFailed: ({ added, failed }) => `活动：${added.text} 项新活动，${failed.text} 项失败`,
    failed: (count) => `${count.text} 项失败`,
    closeActivity: '关闭活动',
    activityNote: '您登录后在此标签页中的活动。',
    userActivityNote:
      '您登录后在此标签页中对该用户所做的更改。其他人的更改以及在其他标签页中的更改不会显示在此处。',
    userActivityNone: '此标签页中没有关于该用户的活动。',
    activityNotLoaded: '无法加载活动。',

    search: '搜索',
    paletteTitle: '搜索或运行命令',
    paletteField: '搜索页面、人员、组织、工单和命令',
    palettePlaceholder: '名称、电子邮件、ID、工单中的字词或命令',
    close: '关闭',
    paletteNotLoaded: '无法加载搜索',
    dialogNotLoaded: '无法加载',
    notLoadedText: '连接可能已中断，或者控制台已更新。',

    shortcuts: '键盘快捷键',
    thisPage: '此页面',
    goTo: '转到',
    goToFilter: '转到筛选器',
    goToRows: '从筛选器转到各行',
    nextRow: '下一行',
    previousRow: '上一行',
    showShortcuts: '显示这些快捷键',
    singleKeys: '单键快捷键',
    singleKeysHint: 'Ctrl 和 ⌘ 快捷键始终有效。',
  },
};

const palette: Translation<typeof paletteMessages> = {
  feature: 'console-palette',
  messages: {
    results: '结果',
    recent: '最近使用',
    screens: '页面',
    actions: '操作',
    organizations: '组织',
    users: '用户',
    projects: '项目',
    tickets: '工单',
    deals: '企业协议',
    coupons: '优惠券',
    part: ({ title, shown, count }) => `${title}（显示 ${shown} 项，共 ${count} 项）`,
    inSentence: ({ title }) => title,
    searching: '正在搜索',
    loading: ({ lists }) => `正在加载${lists}…`,
    notLoaded: ({ lists }) => `无法加载${lists}。`,
    retry: '重试',
    nothing: '未找到任何内容。',
    found: (count) => `${count.text} 个结果`,
    foundMore: ({ count, shown }) =>
      `${count.text} 个结果，显示最匹配的 ${shown} 个。输入更多文字可缩小范围。`,

    shortcutsSynonyms: '按键, 帮助',
    showActivity: '显示活动',
    showActivitySynonyms: '失败, 历史记录',
    themeTo: ({ theme }) => `主题：${theme}`,
    logoutSynonyms: '注销, 登出',
    createRoot: '新建根组织',
    createRootSynonyms: '创建组织',
    createIn: ({ name }) => `在“${name}”中创建组织`,
    unverifiedUsers: '未验证的用户',
    createCouponSynonyms: '添加优惠券, 新优惠券',
    createDealSynonyms: '添加协议, 新协议',
    addUserVerbs: '添加用户到, 添加用户',
    licenseVerbs: '许可证, 席位',
    licenseOf: ({ name }) => `“${name}”的许可证`,
    addUserTo: ({ name }) => `将用户添加到“${name}”`,
    addUserToSynonyms: '管理用户',
    refreshStatistics: '刷新统计信息',
    refreshStatisticsSynonyms: '重新加载统计信息',
    manageWhitelist: '管理白名单',
    whitelistVerbs: '白名单',
    logInAs: ({ name }) => `以 ${name} 的身份登录`,
    logInAsVerbs: '登录为, 登录, 以',
  },
};

const views: Translation<typeof viewMessages> = {
  feature: 'console-views',
  messages: {
    views: '视图',
    viewsOf: ({ table }) => `${table}的视图`,
    defaultView: '默认视图',
    copyLink: '复制链接',
    linkCopied: '已复制此视图的链接。',
    linkNotCopied: '浏览器未能复制链接。请复制页面地址。',
    save: '保存',
    saveThis: '保存此视图…',
    saveTitle: '保存此视图',
    saveHint: '保存筛选条件、排序、列和每页行数，仅供您在此浏览器中使用。要分享此视图，请发送页面地址。',
    updateApplied: ({ name }) => `更新“${name}”`,
    manage: '管理视图…',
    notSaved: '视图未保存',
    notKept: '此浏览器未能保留视图：存储空间已满，或者此网站被阻止使用存储。',

    name: '名称',
    newName: ({ name }) => `“${name}”的新名称`,
    nameMissing: '请为视图命名。',
    nameTooLong: ({ most }) => `名称最多包含 ${most} 个字符。`,
    nameTaken: '已有同名视图。',
    tooLong: '此视图过长，无法保存；请先缩短筛选条件。',
    tooMany: ({ most }) => `一个表格最多有 ${most} 个视图；请先删除一个。`,

    savedViews: '已保存的视图',
    noViews: '还没有已保存的视图。',
    update: '更新',
    updateView: ({ name }) => `将“${name}”更新为当前显示的内容`,
    isShown: '表格当前就是这样显示的。',
    rename: '重命名',
    renameView: ({ name }) => `重命名“${name}”`,
    delete: '删除',
    deleteView: ({ name }) => `删除“${name}”`,
    cancel: '取消',
    close: '关闭',
  },
};

const templates: Translation<typeof templateMessages> = {
  feature: 'console-templates',
  messages: {
    templates: '模板',
    templatesOf: '“发送邮件”的开头',
    standard: '标准文本',
    add: '添加模板…',
    edit: ({ name }) => `编辑“${name}”…`,
    manage: '管理模板…',
    tooMany: ({ most }) => `最多可有 ${most} 个模板。请先删除一个。`,

    addTitle: '添加模板',
    editTitle: '编辑模板',
    hint: '在此浏览器中，您的“发送邮件”以此文本开头。{ticket} 会替换为工单编号，{name} 会替换为创建者的姓名。',
    name: '名称',
    nameMissing: '请为模板命名。',
    nameTaken: '已有同名模板。',
    subject: '主题',
    text: '正文',
    tooLong: ({ length, most }) =>
      `对邮件链接来说太长：共 ${length} 个字符，上限为 ${most} 个。空格、换行和汉字按多个字符计算。`,
    notKept: '此浏览器未能保留模板：存储空间已满，或者此网站被阻止使用存储。',
    save: '保存',
    cancel: '取消',

    manageTitle: '回复模板',
    noTemplates: '还没有模板。',
    editOne: '编辑',
    editNamed: ({ name }) => `编辑“${name}”`,
    delete: '删除',
    deleteNamed: ({ name }) => `删除“${name}”`,
    close: '关闭',
  },
};

const keep: Translation<typeof keepMessages> = {
  feature: 'console-keep',
  messages: {
    views: '退出登录后在此浏览器中保留我的视图',
    viewsStay: '您的视图及其搜索条件会留在此浏览器中。在控制台中只有您能看到。',
    viewsGo: '您退出登录时，视图会被删除。',
    templates: '退出登录后在此浏览器中保留我的模板',
    templatesStay: '模板会保留在此浏览器中。在控制台中只有您能看到。',
    templatesGo: '您退出登录时，模板会被删除。',
    notKept: '此浏览器未能保留您的选择：存储空间已满，或者此网站被阻止使用存储。',
  },
};

export const messages: readonly MessageOverride[] = [...kit, pages, shell, palette, views, templates, keep];
