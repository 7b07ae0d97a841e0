import type { couponsMessages } from '../../screens/coupons/index.ts';
import type { dealFormMessages } from '../../screens/enterprise-deal/form-messages.ts';
import type { dealWhitelistMessages, enterpriseDealMessages } from '../../screens/enterprise-deal/index.ts';
import type { enterpriseDealsMessages } from '../../screens/enterprise-deals/index.ts';
import type { Translation } from '../translation.ts';

export const coupons: Translation<typeof couponsMessages> = {
  feature: 'coupons',
  messages: {
    title: '优惠券',
    loadFailed: '无法加载优惠券',
    createFailed: ({ why }) => `创建失败：${why}`,
    deleteFailed: ({ why }) => `删除失败：${why}`,
    onlyGlobalAdmins: '只有全局管理员才能管理优惠券。',
    reload: '重新加载优惠券',
    filter: '按代码筛选',
    noMatch: '没有匹配的优惠券',
    noneHint: '还没有优惠券。请创建第一张。',
    keys: '按 Enter 或离开数字单元格即可保存。按 Esc 可撤销键入的内容。使用箭头键可在单元格之间移动。',

    id: 'ID',
    code: '代码',
    value: '值',
    isPercentage: '百分比',
    months: '月数',
    uses: '使用次数',
    maxUses: '最大使用次数',
    isForUsers: '适用于用户',
    isForProjects: '适用于项目',
    created: '创建时间',
    actions: '操作',
    fieldOf: ({ field, coupon }) => `${field}，${coupon}`,
    fieldSaved: ({ field, coupon }) => `已保存 ${coupon} 的“${field}”`,
    unlimited: '不限',
    notWhole: '不是整数',
    belowZero: '小于 0',
    overHundred: '超过 100%',
    unreadable: '此优惠券中有无法读取的数字。保存时会发送所有数字，因此无法编辑。',
    unaddressable: '无法删除此优惠券，因为其代码不能用在 URL 中。',

    noCode: '（无代码）',
    codeless: '无法删除没有代码的优惠券。',

    delete: '删除',
    deleteOf: ({ coupon }) => `删除优惠券 ${coupon}`,
    deleteTitle: '删除优惠券',
    deleteQuestion: ({ coupon }) => `删除优惠券 ${coupon}？`,
    announceDeleted: ({ coupon }) => `已删除优惠券 ${coupon}`,

    createCoupon: '创建优惠券',
    create: '创建',
    announceCreated: ({ coupon }) => `已创建优惠券 ${coupon}`,
    codeHint: '建议：仅使用字母、数字或连字符',
    valueHint: '整数',
    monthsHint: '整数，0 表示不限',
    maxUsesHint: '整数，0 表示不限',
    percentageHint: '该值为百分比',

    conflictTitle: '其他人更改了此优惠券',
    conflictDescription: ({ coupon }) =>
      `在您查看之后，其他人为 ${coupon} 保存了另一个值。请选择要保留的值。未发送任何内容。`,
    save: '保存',
    yes: '是',
    no: '否',

    deleteMany: '删除优惠券',
    askDeleteMany: ({ text }) => `删除？优惠券数：${text}`,
  },
};

export const enterpriseDeals: Translation<typeof enterpriseDealsMessages> = {
  feature: 'enterprise-deals',
  messages: {
    title: '企业协议',
    loadFailed: '无法加载企业协议',
    onlyGlobalAdmins: '只有全局管理员才能管理企业协议。',
    reload: '重新加载企业协议',
    filter: '筛选企业协议',
    none: '没有匹配的企业协议',
    noneHint: '还没有企业协议。请创建第一份。',
    unnamed: '未命名的协议',
    facets: '需要处理的协议',
    ending: '30 天内结束',
    aboveSoftLimit: '超过软上限',
    aboveHardLimit: '超过硬上限',

    name: '名称',
    created: '创建时间',
    period: '期限（天）',
    softLimit: '软上限',
    hardLimit: '硬上限',
    institutionId: '机构 ID',
    activeUsers: '活跃用户',
    usersUnknown: '未知',
    ends: '结束日期',
    actions: '操作',
    manage: '管理',
    manageDeal: ({ deal }) => `管理“${deal}”`,

    create: '创建企业协议',
    createDescription: '与机构签订的协议。请在创建后添加其白名单。',
    confirmCreate: '创建',
    createFailed: ({ why }) => `创建失败：${why}`,
    announceCreated: ({ deal }) => `已创建“${deal}”`,
  },
};

export const enterpriseDeal: Translation<typeof enterpriseDealMessages> = {
  feature: 'enterprise-deal',
  messages: {
    loading: '正在加载...',
    notFound: '未找到',
    notLoaded: ({ id }) => `企业协议 ${id}`,
    loadFailed: '无法加载企业协议',
    onlyGlobalAdmins: '只有全局管理员才能管理企业协议。',
    unnamed: '未命名的协议',
    reload: '重新加载企业协议',

    activeUsers: '滚动活跃用户总数',
    activeUsersFailed: '无法加载滚动活跃用户总数',
    activeUsersLoading: '正在加载总数',
    unknownCount: '?',
    withinLimits: '在上限范围内',
    aboveSoftLimit: '超过软上限',
    aboveHardLimit: '超过硬上限',

    configuration: '配置',
    id: '协议 ID',
    copyId: '复制协议 ID',
    created: '创建时间',
    update: '更新',
    discard: '放弃更改',
    unchanged: '尚无更改。',
    notUpdated: '协议未更新',
    maybeUpdated: '协议可能已更新',
    // The English text of a failed update is specified as that of a removal.
    updateFailed: ({ why }) => `更新失败：${why}`,
    announceUpdated: ({ deal }) => `已更新“${deal}”`,

    conflictTitle: '其他人更改了此协议',
    conflictDescription: '请选择要保留的值。在您选择之前，不会发送任何内容。',

    delete: '删除',
    deleteTitle: '删除企业协议？',
    deleteDescription: ({ deal }) => `此操作将永久删除“${deal}”及其白名单。`,
    confirmDelete: '确认删除',
    deleteFailed: ({ why }) => `删除失败：${why}`,
    announceDeleted: ({ deal }) => `已删除“${deal}”`,
    deleted: '此协议已删除。',
    allDeals: '企业协议',
  },
};

export const enterpriseDealWhitelist: Translation<typeof dealWhitelistMessages> = {
  feature: 'enterprise-deal-whitelist',
  messages: {
    title: '白名单',
    loadFailed: '无法加载企业协议的白名单',
  },
};

export const enterpriseDealForm: Translation<typeof dealFormMessages> = {
  feature: 'enterprise-deal-form',
  messages: {
    name: '名称',
    periodDays: '期限',
    periodDaysHint: '整数，以天为单位',
    softLimit: '软上限',
    softLimitHint: '整数',
    hardLimit: '硬上限',
    hardLimitHint: '整数',
    institutionId: 'LTI 机构',
    noInstitution: '无关联的 LTI 机构',
    unlistedInstitution: ({ id }) => `机构 ${id}`,
    institutionsFailed: '无法加载 LTI 选项',
    institutionsLoading: '正在加载机构',
    isNotWhole: '不是整数。',
    hasNoName: '协议没有名称。',
    hasNoPeriod: '期限不足一天。',
    isNegative: '上限小于 0。',
    limitsCross: '硬上限低于软上限。',
  },
};
