import type { couponsMessages } from '../../screens/coupons/messages.ts';
import type { dealFormMessages } from '../../screens/enterprise-deal/form-messages.ts';
import type {
  dealWhitelistMessages,
  enterpriseDealMessages,
} from '../../screens/enterprise-deal/messages.ts';
import type { enterpriseDealsMessages } from '../../screens/enterprise-deals/messages.ts';
import type { Translation } from '../translation.ts';

export const coupons: Translation<typeof couponsMessages> = {
  feature: 'coupons',
  messages: {
    title: 'القسائم',
    loadFailed: 'تعذّر تحميل القسائم',
    createFailed: ({ why }) => `تعذّر الإنشاء: ${why}`,
    deleteFailed: ({ why }) => `تعذّر الحذف: ${why}`,
    onlyGlobalAdmins: 'يمكن للمسؤولين العامين فقط إدارة القسائم.',
    reload: 'إعادة تحميل القسائم',
    filter: 'التصفية حسب الرمز',
    noMatch: 'لا توجد قسائم تطابق البحث',
    noneHint: 'لا توجد قسائم بعد. أنشئ أول قسيمة.',
    keys: 'اضغط على Enter أو غادر خانة الرقم لحفظه. اضغط على Escape للتراجع عن الكتابة. استخدم مفاتيح الأسهم للتنقل بين الخلايا.',

    id: 'المعرّف',
    code: 'الرمز',
    value: 'القيمة',
    isPercentage: 'نسبة مئوية',
    months: 'الأشهر',
    uses: 'الاستخدام',
    maxUses: 'أقصى استخدام',
    isForUsers: 'للمستخدمين',
    isForProjects: 'للمشاريع',
    created: 'تاريخ الإنشاء',
    actions: 'الإجراءات',
    fieldOf: ({ field, coupon }) => `${field}، ${coupon}`,
    fieldSaved: ({ field, coupon }) => `تم حفظ ${field} في ${coupon}`,
    unlimited: 'غير محدود',
    notWhole: 'ليس عددًا صحيحًا',
    belowZero: 'أقل من 0',
    overHundred: 'أكثر من 100%',
    unreadable: 'تحتوي هذه القسيمة على أرقام تعذّرت قراءتها. يُرسل الحفظ كل الأرقام، لذا لا يمكن تعديلها.',
    unaddressable: 'لا يمكن حذف هذه القسيمة لأن رمزها لا يصلح جزءًا من عنوان URL.',

    noCode: '(بلا رمز)',
    codeless: 'لا يمكن حذف قسيمة بلا رمز.',

    delete: 'حذف',
    deleteOf: ({ coupon }) => `حذف القسيمة ${coupon}`,
    deleteTitle: 'حذف القسيمة',
    deleteQuestion: ({ coupon }) => `هل تريد حذف القسيمة ${coupon}؟`,
    announceDeleted: ({ coupon }) => `تم حذف القسيمة ${coupon}`,

    createCoupon: 'إنشاء قسيمة',
    create: 'إنشاء',
    announceCreated: ({ coupon }) => `تم إنشاء القسيمة ${coupon}`,
    codeHint: 'يوصى باستخدام الحروف والأرقام والواصلة فقط',
    valueHint: 'عدد صحيح',
    monthsHint: 'عدد صحيح، 0 يعني غير محدود',
    maxUsesHint: 'عدد صحيح، 0 يعني غير محدود',
    percentageHint: 'القيمة نسبة مئوية',

    conflictTitle: 'غيّر شخص آخر هذه القسيمة',
    conflictDescription: ({ coupon }) =>
      `حفظ شخص آخر قيمة أخرى لـ ${coupon} منذ اطلاعك عليها. اختر القيمة التي تريد الاحتفاظ بها. لم يتم إرسال أي شيء.`,
    save: 'حفظ',
    yes: 'نعم',
    no: 'لا',

    deleteMany: 'حذف القسائم',
    askDeleteMany: ({ text }) => `هل تريد الحذف؟ عدد القسائم: ${text}`,
  },
};

export const enterpriseDeals: Translation<typeof enterpriseDealsMessages> = {
  feature: 'enterprise-deals',
  messages: {
    title: 'الاتفاقيات المؤسسية',
    loadFailed: 'تعذّر تحميل الاتفاقيات المؤسسية',
    onlyGlobalAdmins: 'يمكن للمسؤولين العامين فقط إدارة الاتفاقيات المؤسسية.',
    reload: 'إعادة تحميل الاتفاقيات المؤسسية',
    filter: 'تصفية الاتفاقيات المؤسسية',
    none: 'لا توجد اتفاقيات مؤسسية تطابق البحث',
    noneHint: 'لا توجد اتفاقيات مؤسسية بعد. أنشئ أول اتفاقية.',
    unnamed: 'اتفاقية بلا اسم',
    facets: 'اتفاقيات تحتاج إلى متابعة',
    ending: 'تنتهي خلال 30 يومًا',
    aboveSoftLimit: 'أعلى من الحد المرن',
    aboveHardLimit: 'أعلى من الحد الصارم',

    name: 'الاسم',
    created: 'تاريخ الإنشاء',
    period: 'الفترة (بالأيام)',
    softLimit: 'الحد المرن',
    hardLimit: 'الحد الصارم',
    institutionId: 'معرّف الجهة التعليمية',
    activeUsers: 'المستخدمون النشطون',
    usersUnknown: 'غير معروف',
    ends: 'تنتهي في',
    actions: 'الإجراءات',
    manage: 'إدارة',
    manageDeal: ({ deal }) => `إدارة ${deal}`,

    create: 'إنشاء اتفاقية مؤسسية',
    createDescription: 'عقد مع جهة تعليمية. أضف قائمة السماح الخاصة به بعد إنشائه.',
    confirmCreate: 'إنشاء',
    createFailed: ({ why }) => `تعذّر الإنشاء: ${why}`,
    announceCreated: ({ deal }) => `تم إنشاء ${deal}`,
  },
};

export const enterpriseDeal: Translation<typeof enterpriseDealMessages> = {
  feature: 'enterprise-deal',
  messages: {
    loading: 'جارٍ التحميل…',
    notFound: 'لم يتم العثور عليها',
    notLoaded: ({ id }) => `اتفاقية مؤسسية ${id}`,
    loadFailed: 'تعذّر تحميل الاتفاقية المؤسسية',
    onlyGlobalAdmins: 'يمكن للمسؤولين العامين فقط إدارة الاتفاقيات المؤسسية.',
    unnamed: 'اتفاقية بلا اسم',
    reload: 'إعادة تحميل الاتفاقية المؤسسية',

    activeUsers: 'إجمالي عدد المستخدمين النشطين المتجدد',
    activeUsersFailed: 'تعذّر تحميل إجمالي عدد المستخدمين النشطين المتجدد',
    activeUsersLoading: 'جارٍ تحميل العدد',
    unknownCount: '؟',
    withinLimits: 'ضمن الحدود',
    aboveSoftLimit: 'أعلى من الحد المرن',
    aboveHardLimit: 'أعلى من الحد الصارم',

    configuration: 'التكوين',
    id: 'معرّف الاتفاقية',
    copyId: 'نسخ معرّف الاتفاقية',
    created: 'تاريخ الإنشاء',
    update: 'تحديث',
    discard: 'تجاهل التغييرات',
    unchanged: 'لا توجد تغييرات بعد.',
    notUpdated: 'لم يتم تحديث الاتفاقية',
    maybeUpdated: 'ربما تم تحديث الاتفاقية',
    updateFailed: ({ why }) => `تعذّر التحديث: ${why}`,
    announceUpdated: ({ deal }) => `تم تحديث ${deal}`,

    conflictTitle: 'غيّر شخص آخر هذه الاتفاقية',
    conflictDescription: 'اختر القيم التي تريد الاحتفاظ بها. لن يتم إرسال أي شيء قبل ذلك.',

    delete: 'حذف',
    deleteTitle: 'هل تريد حذف الاتفاقية المؤسسية؟',
    deleteDescription: ({ deal }) => `سيتم حذف ${deal} وقائمة السماح الخاصة بها نهائيًا.`,
    confirmDelete: 'تأكيد الحذف',
    deleteFailed: ({ why }) => `تعذّر الحذف: ${why}`,
    announceDeleted: ({ deal }) => `تم حذف ${deal}`,
    deleted: 'تم حذف هذه الاتفاقية.',
    allDeals: 'الاتفاقيات المؤسسية',
  },
};

export const enterpriseDealWhitelist: Translation<typeof dealWhitelistMessages> = {
  feature: 'enterprise-deal-whitelist',
  messages: {
    title: 'قائمة السماح',
    loadFailed: 'تعذّر تحميل قائمة السماح للاتفاقية المؤسسية',
  },
};

export const enterpriseDealForm: Translation<typeof dealFormMessages> = {
  feature: 'enterprise-deal-form',
  messages: {
    name: 'الاسم',
    periodDays: 'الفترة',
    periodDaysHint: 'عدد صحيح، بالأيام',
    softLimit: 'الحد المرن',
    softLimitHint: 'عدد صحيح',
    hardLimit: 'الحد الصارم',
    hardLimitHint: 'عدد صحيح',
    institutionId: 'جهة LTI التعليمية',
    noInstitution: 'لا توجد جهة LTI تعليمية مرتبطة',
    unlistedInstitution: ({ id }) => `الجهة التعليمية ${id}`,
    institutionsFailed: 'تعذّر تحميل خيارات LTI',
    institutionsLoading: 'جارٍ تحميل الجهات التعليمية',
    isNotWhole: 'هذا ليس عددًا صحيحًا.',
    hasNoName: 'ليس للاتفاقية اسم.',
    hasNoPeriod: 'الفترة أقل من يوم واحد.',
    isNegative: 'الحد أقل من 0.',
    limitsCross: 'الحد الصارم أقل من الحد المرن.',
  },
};
