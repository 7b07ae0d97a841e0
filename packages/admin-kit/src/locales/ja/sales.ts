import type { couponsMessages } from '../../screens/coupons/index.ts';
import type { dealFormMessages } from '../../screens/enterprise-deal/form-messages.ts';
import type { dealWhitelistMessages, enterpriseDealMessages } from '../../screens/enterprise-deal/index.ts';
import type { enterpriseDealsMessages } from '../../screens/enterprise-deals/index.ts';
import type { Translation } from '../translation.ts';

export const coupons: Translation<typeof couponsMessages> = {
  feature: 'coupons',
  messages: {
    title: 'クーポン',
    loadFailed: 'クーポンを読み込めませんでした',
    createFailed: ({ why }) => `作成できませんでした: ${why}`,
    deleteFailed: ({ why }) => `削除できませんでした: ${why}`,
    onlyGlobalAdmins: 'クーポンを管理できるのは、グローバル管理者のみです。',
    reload: 'クーポンを再読み込み',
    filter: 'コードで絞り込み',
    noMatch: '条件に一致するクーポンはありません',
    noneHint: 'クーポンはまだありません。最初のクーポンを作成してください。',
    keys: '数値は、Enter を押すか、セルから移動すると保存されます。入力を取り消すには Esc を押します。矢印キーでセル間を移動できます。',

    id: 'ID',
    code: 'コード',
    value: '値',
    isPercentage: 'パーセント',
    months: '月数',
    uses: '使用回数',
    maxUses: '最大使用回数',
    isForUsers: 'ユーザー用',
    isForProjects: 'プロジェクト用',
    created: '作成日時',
    actions: '操作',
    fieldOf: ({ field, coupon }) => `${field}、${coupon}`,
    fieldSaved: ({ field, coupon }) => `${coupon} の「${field}」を保存しました`,
    unlimited: '無制限',
    notWhole: '整数ではありません',
    belowZero: '0 未満です',
    overHundred: '100% を超えています',
    unreadable:
      'このクーポンには読み取れない数値があります。保存するとすべての数値が送信されるため、編集できません。',
    unaddressable: 'このクーポンは、コードをURL に含められないため削除できません。',

    noCode: '（コードなし）',
    codeless: 'コードのないクーポンは削除できません。',

    delete: '削除',
    deleteOf: ({ coupon }) => `クーポン ${coupon} を削除`,
    deleteTitle: 'クーポンを削除',
    deleteQuestion: ({ coupon }) => `クーポン ${coupon} を削除しますか?`,
    announceDeleted: ({ coupon }) => `クーポン ${coupon} を削除しました`,

    createCoupon: 'クーポンを作成',
    create: '作成',
    announceCreated: ({ coupon }) => `クーポン ${coupon} を作成しました`,
    codeHint: '推奨: 英数字とハイフンのみ',
    valueHint: '整数',
    monthsHint: '整数。0 は無制限です',
    maxUsesHint: '整数。0 は無制限です',
    percentageHint: '値はパーセントです',

    conflictTitle: '他のユーザーがこのクーポンを変更しました',
    conflictDescription: ({ coupon }) =>
      `表示した後に、他のユーザーが ${coupon} に別の値を保存しました。保持する値を選択してください。何も送信されていません。`,
    save: '保存',
    yes: 'はい',
    no: 'いいえ',

    deleteMany: 'クーポンを削除',
    askDeleteMany: ({ text }) => `削除しますか?クーポン: ${text} 件`,
  },
};

export const enterpriseDeals: Translation<typeof enterpriseDealsMessages> = {
  feature: 'enterprise-deals',
  messages: {
    title: 'エンタープライズ契約',
    loadFailed: 'エンタープライズ契約を読み込めませんでした',
    onlyGlobalAdmins: 'エンタープライズ契約を管理できるのは、グローバル管理者のみです。',
    reload: 'エンタープライズ契約を再読み込み',
    filter: 'エンタープライズ契約を絞り込み',
    none: '条件に一致するエンタープライズ契約はありません',
    noneHint: 'エンタープライズ契約はまだありません。最初の契約を作成してください。',
    unnamed: '名前のない契約',
    facets: '対応が必要な契約',
    ending: '30 日以内に終了',
    aboveSoftLimit: 'ソフトリミット超過',
    aboveHardLimit: 'ハードリミット超過',

    name: '名前',
    created: '作成日時',
    period: '期間（日）',
    softLimit: 'ソフトリミット',
    hardLimit: 'ハードリミット',
    institutionId: '機関 ID',
    activeUsers: 'アクティブユーザー',
    usersUnknown: '不明',
    ends: '終了日',
    actions: '操作',
    manage: '管理',
    manageDeal: ({ deal }) => `「${deal}」を管理`,

    create: 'エンタープライズ契約を作成',
    createDescription: '機関との契約です。ホワイトリストは作成後に追加してください。',
    confirmCreate: '作成',
    createFailed: ({ why }) => `作成できませんでした: ${why}`,
    announceCreated: ({ deal }) => `「${deal}」を作成しました`,
  },
};

export const enterpriseDeal: Translation<typeof enterpriseDealMessages> = {
  feature: 'enterprise-deal',
  messages: {
    loading: '読み込み中...',
    notFound: '見つかりません',
    notLoaded: ({ id }) => `エンタープライズ契約 ${id}`,
    loadFailed: 'エンタープライズ契約を読み込めませんでした',
    onlyGlobalAdmins: 'エンタープライズ契約を管理できるのは、グローバル管理者のみです。',
    unnamed: '名前のない契約',
    reload: 'エンタープライズ契約を再読み込み',

    activeUsers: 'アクティブユーザー総数（ローリング集計）',
    activeUsersFailed: 'アクティブユーザー総数（ローリング集計）を読み込めませんでした',
    activeUsersLoading: '総数を読み込み中',
    unknownCount: '?',
    withinLimits: '上限の範囲内',
    aboveSoftLimit: 'ソフトリミット超過',
    aboveHardLimit: 'ハードリミット超過',

    configuration: '設定',
    id: '契約 ID',
    copyId: '契約 ID をコピー',
    created: '作成日時',
    update: '更新',
    discard: '変更を破棄',
    unchanged: 'まだ変更はありません。',
    notUpdated: '契約は更新されませんでした',
    maybeUpdated: '契約が更新された可能性があります',
    // The English text of a failed update is specified as that of a removal.
    updateFailed: ({ why }) => `更新できませんでした: ${why}`,
    announceUpdated: ({ deal }) => `「${deal}」を更新しました`,

    conflictTitle: '他のユーザーがこの契約を変更しました',
    conflictDescription: '保持する値を選択してください。選択するまで何も送信されません。',

    delete: '削除',
    deleteTitle: 'エンタープライズ契約を削除しますか?',
    deleteDescription: ({ deal }) => `「${deal}」とそのホワイトリストは完全に削除されます。`,
    confirmDelete: '削除を確定',
    deleteFailed: ({ why }) => `削除できませんでした: ${why}`,
    announceDeleted: ({ deal }) => `「${deal}」を削除しました`,
    deleted: 'この契約は削除されました。',
    allDeals: 'エンタープライズ契約',
  },
};

export const enterpriseDealWhitelist: Translation<typeof dealWhitelistMessages> = {
  feature: 'enterprise-deal-whitelist',
  messages: {
    title: 'ホワイトリスト',
    loadFailed: 'エンタープライズ契約のホワイトリストを読み込めませんでした',
  },
};

export const enterpriseDealForm: Translation<typeof dealFormMessages> = {
  feature: 'enterprise-deal-form',
  messages: {
    name: '名前',
    periodDays: '期間',
    periodDaysHint: '日数（整数）',
    softLimit: 'ソフトリミット',
    softLimitHint: '整数',
    hardLimit: 'ハードリミット',
    hardLimitHint: '整数',
    institutionId: 'LTI 機関',
    noInstitution: '関連付けられた LTI 機関なし',
    unlistedInstitution: ({ id }) => `機関 ${id}`,
    institutionsFailed: 'LTI の選択肢を読み込めませんでした',
    institutionsLoading: '機関を読み込み中',
    isNotWhole: '整数ではありません。',
    hasNoName: '契約に名前がありません。',
    hasNoPeriod: '期間が 1 日未満です。',
    isNegative: '上限が 0 未満です。',
    limitsCross: 'ハードリミットがソフトリミットを下回っています。',
  },
};
