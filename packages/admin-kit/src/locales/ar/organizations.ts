import { type Count, pluralRules } from '../../messages/plural.ts';
import type { licenseMessages } from '../../screens/license/messages.ts';
import type { orgCreateMessages } from '../../screens/org-create/messages.ts';
import type { orgDeleteMessages } from '../../screens/org-delete/messages.ts';
import type { orgTreeMessages } from '../../screens/org-tree/messages.ts';
import type { orgUsersMessages } from '../../screens/org-users/messages.ts';
import type { organizationMessages } from '../../screens/organization/messages.ts';
import type { organizationsMessages } from '../../screens/organizations/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('ar');

const userCount = (count: Count) =>
  plural(count, {
    zero: `${count.text} مستخدم`,
    one: 'مستخدم واحد',
    two: 'مستخدمان',
    few: `${count.text} مستخدمين`,
    many: `${count.text} مستخدمًا`,
    other: `${count.text} مستخدم`,
  });

export const organizations: Translation<typeof organizationsMessages> = {
  feature: 'organizations',
  messages: {
    selectOne: 'حدّد مؤسسة للمتابعة',
    createRoot: 'إنشاء مؤسسة جذرية جديدة',
    tree: 'المؤسسات',
    back: 'العودة إلى المؤسسات',
    largest: 'أكبر المؤسسات',
    subOrganizations: 'المؤسسات الفرعية',
    yours: 'مؤسساتك',
    role: 'الدور',
    admin: 'مسؤول',
    member: 'عضو',
    unnamed: 'مؤسسة بلا اسم',
  },
};

export const organization: Translation<typeof organizationMessages> = {
  feature: 'organization',
  messages: {
    loading: 'جارٍ تحميل المؤسسة',
    loadFailed: 'تعذّر تحميل المؤسسة',
    notFound: 'لم يتم العثور على المؤسسة',
    allOrganizations: 'كل المؤسسات',
    titleOf: ({ id }) => `المؤسسة ${id}`,
    organizationId: 'معرّف المؤسسة',
    copyId: 'نسخ معرّف المؤسسة',
    tabs: 'أقسام المؤسسة',
    administration: 'الإدارة',
    users: 'المستخدمون',
    projects: 'المشاريع',
    lms: 'بيانات LMS',
    manageUsers: 'عرض المستخدمين وإدارتهم',
    manageProjects: 'عرض المشاريع وإدارتها',
    createSub: 'إنشاء مؤسسة فرعية',
    subOrganizations: 'المؤسسات الفرعية',
    noSubOrganizations: 'لا توجد مؤسسات فرعية لعرضها',
    noSubOrganizationsHint: 'ليس لهذه المؤسسة أي منها بعد. أنشئ أول مؤسسة فرعية.',
    subOrganizationsOf: ({ name }) => `المؤسسات الفرعية التابعة إلى ${name}`,
    subOrganizationCount: (count) =>
      plural(count, {
        zero: `${count.text} مؤسسة فرعية`,
        one: 'مؤسسة فرعية واحدة',
        two: 'مؤسستان فرعيتان',
        few: `${count.text} مؤسسات فرعية`,
        many: `${count.text} مؤسسة فرعية`,
        other: `${count.text} مؤسسة فرعية`,
      }),
    delete: 'حذف المؤسسة',
    deleted: 'تم حذف هذه المؤسسة.',
    unnamed: 'مؤسسة بلا اسم',
  },
};

export const orgTree: Translation<typeof orgTreeMessages> = {
  feature: 'org-tree',
  messages: {
    title: 'المؤسسات',
    count: (count) =>
      plural(count, {
        zero: `${count.text} مؤسسة`,
        one: 'مؤسسة واحدة',
        two: 'مؤسستان',
        few: `${count.text} مؤسسات`,
        many: `${count.text} مؤسسة`,
        other: `${count.text} مؤسسة`,
      }),
    empty: 'لست عضوًا في أي مؤسسة',
    emptyHint: 'اطلب من مسؤول في مؤسسة إضافتك.',
    emptyHintForAdmins: 'لا توجد مؤسسات بعد. أنشئ أول مؤسسة.',
    loading: 'جارٍ تحميل المؤسسات',
    failed: 'تعذّر تحميل المؤسسات',
    refreshFailed: 'تعذّر تحديث المؤسسات. تُعرض آخر المؤسسات التي تم تحميلها.',
    refresh: 'تحديث',
    search: 'البحث في المؤسسات',
    searchPlaceholder: 'بحث',
    found: ({ count, total }) => `النتائج المطابقة: ${count.text} من ${total}`,
    nothingFound: ({ query }) => `لا توجد مؤسسة تطابق ${query}`,
    expandAll: 'توسيع الكل',
    collapseAll: 'طي الكل',
    unnamed: ({ id }) => `بلا اسم (المعرّف ${id})`,
  },
};

export const orgCreate: Translation<typeof orgCreateMessages> = {
  feature: 'org-create',
  messages: {
    createRoot: 'إنشاء مؤسسة جذرية جديدة',
    createRootDescription: 'المؤسسة الجذرية هي أعلى شجرتها، ويمكن أن يكون لها ترخيص.',
    createSub: 'إنشاء مؤسسة فرعية',
    createSubDescription: ({ parent }) => `تُضاف المؤسسة الجديدة ضمن ${parent}.`,
    unnamedOrganization: 'مؤسسة بلا اسم',
    name: 'اسم المؤسسة',
    owner: 'اسم مستخدم المالك أو بريده الإلكتروني',
    ownerHint: 'يصبح هذا الشخص أول مسؤول في المؤسسة.',
    create: 'إنشاء',
    announceCreated: ({ name }) => `تم إنشاء المؤسسة ${name}`,
  },
};

export const orgDelete: Translation<typeof orgDeleteMessages> = {
  feature: 'org-delete',
  messages: {
    title: 'حذف المؤسسة',
    description: 'سيتم حذف المؤسسة نهائيًا.',
    organization: 'المؤسسة',
    organizationId: 'معرّف المؤسسة',
    subOrganizations: 'المؤسسات الفرعية على كل المستويات:',
    users: 'المستخدمون:',
    projects: 'المشاريع:',
    seats: 'المقاعد المشغولة:',
    seatsTaken: ({ taken, allowed }) => `${taken} من ${allowed}`,
    noLicense: 'لا يوجد ترخيص',
    notKnown: 'غير معروف',
    typeThis: 'للتأكيد، اكتب هذا النص',
    oddBlanks: 'يحتوي هذا الاسم على مسافات زائدة. تُحتسب المسافات داخله، ولا تُحتسب التي في طرفيه.',
    copyText: 'نسخ النص المطلوب كتابته',
    notTypedYet: 'اكتب نص التأكيد أولًا.',
    delete: 'حذف',
    cancel: 'إلغاء',
    close: 'إغلاق',
    announceConfirmed: 'تم التأكيد. يمكنك الحذف الآن.',
    announceDeleted: ({ organization }) => `تم حذف المؤسسة ${organization}`,

    serverCannot: 'لا يمكن لهذا الخادم حذف المؤسسات.',
    hasNoName: 'ليس لهذه المؤسسة اسم يمكن كتابته، لذا لا يمكن حذفها هنا.',
  },
};

export const orgUsers: Translation<typeof orgUsersMessages> = {
  feature: 'org-users',
  messages: {
    title: 'المستخدمون',
    loading: 'جارٍ تحميل المستخدمين',
    reload: 'إعادة تحميل المستخدمين',
    allOrganizations: 'كل المؤسسات',
    organizationNotLoaded: 'تعذّر تحميل المؤسسة',
    notLoaded: 'لم يتم تحميل المستخدمين.',
    notReloaded: 'تعذّر تحديث المستخدمين',
    forbidden: 'يمكن لمسؤولي هذه المؤسسة فقط الاطلاع على مستخدميها.',
    readOnly: 'يمكن لمسؤولي هذه المؤسسة فقط إضافة المستخدمين وترقيتهم وإزالتهم.',
    unnamedOrganization: 'مؤسسة بلا اسم',
    filter: 'تصفية المستخدمين',
    none: 'لا يوجد مستخدمون في هذه المؤسسة.',
    noMatch: 'لا يوجد مستخدمون يطابقون البحث',
    username: 'اسم المستخدم',
    email: 'البريد الإلكتروني',
    admin: 'مسؤول',
    actions: 'الإجراءات',
    makeAdmin: 'تعيين كمسؤول',
    makeAdminOf: ({ user }) => `تعيين كمسؤول: ${user}`,
    takeAdmin: 'سحب الصلاحية',
    takeAdminOf: ({ user }) => `سحب الصلاحية من المسؤول: ${user}`,
    remove: 'إزالة',
    removeOf: ({ user }) => `إزالة ${user}`,
    announceAdmin: ({ user }) => `تم تعيين ${user} كمسؤول`,
    announceNoAdmin: ({ user }) => `تم سحب صلاحية المسؤول: ${user}`,
    alreadyAdmin: ({ user }) => `صلاحية المسؤول ممنوحة من قبل: ${user}`,
    alreadyNoAdmin: ({ user }) => `صلاحية المسؤول مسحوبة من قبل: ${user}`,
    add: 'إضافة مستخدم',
    addDescription: ({ organization }) => `يضيف مستخدمًا إلى ${organization}.`,
    usernameOrEmail: 'اسم المستخدم أو البريد الإلكتروني',
    usernameMissing: 'أدخل اسم مستخدم أو بريدًا إلكترونيًا.',
    asAdmin: 'مسؤول',
    asAdminDescription: 'يمكن للمسؤولين إضافة المستخدمين وترقيتهم وإزالتهم، وإنشاء مؤسسات فرعية ومشاريع.',
    cancel: 'إلغاء',
    announceAdded: ({ user }) => `تمت إضافة ${user}`,
    removeTitle: ({ user }) => `هل تريد إزالة ${user}؟`,
    removeDescription: ({ user, id, organization }) =>
      `ستتم إزالة ${user}، معرّف المستخدم ${id}، من ${organization} فقط، أو من جميع المؤسسات في شجرتها.`,
    removeNumbers: ({ users, admins }) => `المستخدمون: ${users}. المسؤولون: ${admins}.`,
    removeOwn: 'هذا حسابك. قد لا تتمكن من التراجع عن ذلك بنفسك.',
    removeHere: 'إزالة المستخدم من هذه المؤسسة فقط',
    removeEverywhere: 'إزالة المستخدم من شجرة المؤسسات بالكامل',
    announceRemoved: ({ user }) => `تمت إزالة ${user}`,
    gone: ({ user, id }) => `لم يعد ${user}، معرّف المستخدم ${id}، في هذه المؤسسة.`,
    addMultiple: 'إضافة عدة مستخدمين',
    addMultipleDescription: ({ organization }) => `يضيف مستخدمين إلى ${organization}.`,
    lines: 'المستخدمون',
    linesHint: 'بريد إلكتروني أو اسم مستخدم واحد في كل سطر.',
    linesMissing: 'أدخل بريدًا إلكترونيًا أو اسم مستخدم واحدًا على الأقل.',
    allAsAdmins: 'إضافة الكل كمسؤولين',
    addSome: 'إضافة مستخدمين',
    addCount: (count) => `إضافة: ${userCount(count)}`,
    retryCount: (count) => `إعادة المحاولة: ${userCount(count)}`,
    checkCount: (count) => `تحقق: ${userCount(count)}`,
    notChecked: 'تعذّر تحميل قائمة المستخدمين.',
    preview: (count) => `ستتم الإضافة: ${userCount(count)}`,
    similar: ({ text }) => `تكرارات محتملة: ${text}`,
    similarTo: ({ line }) => `يشبه السطر ${line}`,
    duplicates: ({ text }) => `الأسماء المكررة التي تم تخطيها: ${text}`,
    sameAs: ({ line }) => `مطابق للسطر ${line}`,
    isNew: 'جديد',
    isThere: 'موجود بالفعل في هذه المؤسسة',
    noAddress: 'ليس عنوان بريد إلكتروني',
    cleaned: 'أزيلت الأحرف غير المرئية',
    checkLine: 'السطر',
    checkNote: 'التحقق',
    tookColumn: ({ column, lines }) => `تم أخذ العمود ${column} من الجدول: ${userCount(lines)}.`,
    fromFile: 'إضافة من ملف',
    fileUnreadable: 'تعذّرت قراءة الملف.',
    running: 'جارٍ إضافة المستخدمين',
    summary: ({ added, left }) =>
      `تمت الإضافة: ${userCount(added)}. لم تتم الإضافة: ${userCount(left)}، ولا تزال الأسماء في المربع.`,
    unknownSummary: (count) =>
      `ربما تمت الإضافة: ${userCount(count)}، ولا تزال الأسماء في المربع. تحقق من القائمة قبل إعادة المحاولة.`,
    failures: (count) => `لم تتم الإضافة: ${userCount(count)}`,
    unknownLines: (count) => `ربما تمت الإضافة: ${userCount(count)}`,
    allAdded: (count) => `تمت الإضافة: ${userCount(count)}.`,

    csvUser: 'اسم المستخدم أو البريد الإلكتروني',
    csvAdded: 'تمت الإضافة',
    csvDuplicate: 'مكرر',

    ownFlag: 'لا يمكنك تغيير صلاحية المسؤول الخاصة بك.',
    ownRemoval: 'هذا حسابك. أزل نفسك من صفك.',
    askMakeAdmin: ({ text }) => `هل تريد التعيين كمسؤولين؟ عدد المستخدمين: ${text}`,
    askTakeAdmin: ({ text }) => `هل تريد سحب صلاحية المسؤول؟ عدد المستخدمين: ${text}`,
    askRemoveHere: ({ text }) => `هل تريد الإزالة من هذه المؤسسة فقط؟ عدد المستخدمين: ${text}`,
    askRemoveEverywhere: ({ text }) => `هل تريد الإزالة من شجرة المؤسسات بالكامل؟ عدد المستخدمين: ${text}`,
  },
};

export const license: Translation<typeof licenseMessages> = {
  feature: 'license',
  messages: {
    title: 'الترخيص',
    loading: 'جارٍ تحميل الترخيص',
    reload: 'إعادة تحميل الترخيص',
    notLoaded: 'لم يتم التحميل',
    stale: 'قد لا تكون البيانات محدّثة',
    licenseId: 'معرّف الترخيص',
    copyId: 'نسخ معرّف الترخيص',
    status: 'الحالة',
    enabled: 'مفعّل',
    disabled: 'معطّل',
    seats: 'المقاعد المشغولة',
    seatsTaken: ({ taken, allowed }) => `المقاعد المشغولة: ${taken} من ${allowed}`,
    overAllowed: ({ over }) => `أكثر من المسموح به بمقدار ${over}`,

    none: 'ليس لهذه المؤسسة ترخيص.',
    noneContactSupport: 'ليس لهذه المؤسسة ترخيص. تواصل مع الدعم للحصول على ترخيص.',
    create: 'إنشاء ترخيص',
    createTitle: ({ organization }) => `إنشاء ترخيص لـ ${organization}`,
    unnamedOrganization: 'مؤسسة بلا اسم',
    createDescription: 'تحدد المقاعد عدد الأشخاص الذين يمكنهم الانضمام إلى المؤسسة.',
    seatsField: 'المقاعد',
    seatsHint: 'عدد صحيح.',
    seatsInvalid: 'أدخل عددًا صحيحًا للمقاعد، 1 أو أكثر.',

    enable: 'تفعيل الترخيص',
    disable: 'تعطيل الترخيص',
    revoke: 'إبطال الترخيص',
    revokeTitle: 'هل تريد إبطال الترخيص؟',
    revokeDescription: ({ id, organization }) => `سيتم حذف الترخيص ${id} الخاص بـ ${organization} نهائيًا.`,

    announceEnabled: 'تم تفعيل الترخيص',
    announceDisabled: 'تم تعطيل الترخيص',
    alreadyEnabled: 'كان الترخيص مفعّلًا من قبل',
    alreadyDisabled: 'كان الترخيص معطّلًا من قبل',
    alreadyThere: 'للمؤسسة ترخيص بالفعل',
    announceCreated: 'تم إنشاء الترخيص',
    announceRevoked: 'تم إبطال الترخيص',

    onlyGlobalAdmins: 'يمكن للمسؤولين العامين فقط تغيير التراخيص.',
  },
};
