import { type Count, pluralRules } from '../../messages/plural.ts';
import type { activityMessages } from '../../screens/activity/messages.ts';
import type { ticketDetailMessages } from '../../screens/ticket-detail/messages.ts';
import type { ticketsMessages } from '../../screens/tickets/messages.ts';
import type { ticketStatusMessages } from '../../screens/tickets/ticket-status.tsx';
import type { whitelistMessages } from '../../screens/whitelist/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('ar');

const entryCount = (count: Count) =>
  plural(count, {
    zero: `${count.text} إدخال`,
    one: 'إدخال واحد',
    two: 'إدخالان',
    few: `${count.text} إدخالات`,
    many: `${count.text} إدخالًا`,
    other: `${count.text} إدخال`,
  });

/** The actions of the kit by their names in the event stream. */
const actions: Readonly<Record<string, string>> = {
  'coupon.change': 'تغيير قسيمة',
  'coupon.create': 'إنشاء قسيمة',
  'coupon.delete': 'حذف قسيمة',
  'enterprise-deal.create': 'إنشاء اتفاقية مؤسسية',
  'enterprise-deal.delete': 'حذف اتفاقية مؤسسية',
  'enterprise-deal.update': 'تحديث اتفاقية مؤسسية',
  'license.create': 'إنشاء ترخيص',
  'license.revoke': 'إبطال ترخيص',
  'license.toggle': 'تفعيل ترخيص أو تعطيله',
  'lms.create': 'إنشاء جهة LTI تعليمية',
  'lms.generate-codes': 'إنشاء رموز وصول مدفوع',
  'lms.set-enabled': 'تفعيل تكامل LTI أو تعطيله',
  'organization.create': 'إنشاء مؤسسة جذرية',
  'organization.create-sub': 'إنشاء مؤسسة فرعية',
  'organization.delete': 'حذف مؤسسة',
  'organization-user.add': 'إضافة مستخدم إلى مؤسسة',
  'organization-user.remove': 'إزالة مستخدم من مؤسسة',
  'organization-user.toggle-admin': 'تغيير صلاحية المسؤول في مؤسسة',
  'project.create': 'إنشاء مشروع',
  'project.delete': 'حذف مشروع',
  'project.set-upgraded-override': 'تغيير استثناء الترقية لمشروع',
  'project-member.add': 'إضافة عضو إلى مشروع',
  'project-member.change-role': 'تغيير دور عضو في مشروع',
  'project-member.remove': 'إزالة عضو من مشروع',
  'project-role.change-permissions': 'تغيير أذونات دور في مشروع',
  'project-role.create': 'إنشاء دور في مشروع',
  'project-role.delete': 'حذف دور من مشروع',
  'ticket.set-status': 'تغيير حالة تذكرة',
  'user.change-trial': 'تغيير الفترة التجريبية لمستخدم',
  'user.log-in-as': 'تسجيل الدخول باسم مستخدم',
  'user.set-flag': 'تغيير علامة مستخدم',
  'user.set-text': 'تغيير بيانات مستخدم',
  'whitelist.add': 'إضافة إلى قائمة السماح',
  'whitelist.remove': 'إزالة من قائمة السماح',
};

/** What actions change, by its kind in the event stream. */
const kinds: Readonly<Record<string, string>> = {
  coupon: 'قسيمة',
  'enterprise deal': 'اتفاقية مؤسسية',
  institution: 'جهة تعليمية',
  license: 'ترخيص',
  organization: 'مؤسسة',
  project: 'مشروع',
  'project-member': 'عضو في مشروع',
  'project-role': 'دور في مشروع',
  ticket: 'تذكرة',
  user: 'مستخدم',
  whitelist: 'قائمة السماح',
};

export const tickets: Translation<typeof ticketsMessages> = {
  feature: 'tickets',
  messages: {
    title: 'تذاكر الدعم',
    loadFailed: 'تعذّر تحميل تذاكر الدعم',
    reload: 'إعادة تحميل التذاكر',
    filter: 'تصفية التذاكر',
    stateFilter: 'التصفية حسب حالة التطبيق',
    status: 'الحالة',
    all: 'الكل',
    unresolved: 'غير محلولة',
    resolved: 'محلولة',
    facets: 'حالة التذاكر التي تم تحميلها',
    inProgressAmong: ({ count }) =>
      `يُدرج هذا الخادم التذاكر التي قيد المعالجة ضمن التذاكر غير المحلولة. عددها هنا: ${count}.`,
    none: 'لا توجد تذاكر',
    noneHint_all: 'لم يرسل أحد تذكرة بعد.',
    noneHint_unresolved: 'لا توجد تذاكر غير محلولة. اختر «الكل» لعرض البقية.',
    noneHint_resolved: 'لا توجد تذاكر محلولة بعد. اختر «الكل» لعرض البقية.',
    noMatch: 'لا توجد تذاكر تطابق البحث',

    id: 'المعرّف',
    message: 'الرسالة',
    contactEmail: 'بريد التواصل الإلكتروني',
    creator: 'المُنشئ',
    created: 'تاريخ الإنشاء',

    emailMultiple: 'مراسلة عدة مستخدمين',
    doneEmailing: 'تم',
    pickTickets: 'اختر التذاكر التي تريد الرد عليها. يبقى تحديدك عند تغيير الصفحة أو التصفية.',

    setStatus: 'تغيير الحالة',
    setTo: ({ status }) => `تغيير الحالة إلى «${status}»`,
    askSetTo: ({ status, count }) => `هل تريد تغيير الحالة إلى «${status}»؟ عدد التذاكر: ${count.text}`,
  },
};

export const ticketStatus: Translation<typeof ticketStatusMessages> = {
  feature: 'ticket-status',
  messages: {
    unresolved: 'غير محلولة',
    inProgress: 'قيد المعالجة',
    resolved: 'محلولة',
    unknown: ({ status }) => `غير معروفة (${status})`,
    none: 'غير معروفة',
  },
};

export const ticketDetail: Translation<typeof ticketDetailMessages> = {
  feature: 'ticket-detail',
  messages: {
    loadFailed: 'تعذّر تحميل تذاكر الدعم',
    loading: 'جارٍ تحميل التذكرة',
    reload: 'إعادة تحميل التذكرة',
    notFound: 'لم يتم العثور على التذكرة',
    allTickets: 'كل التذاكر',
    title: ({ ticket }) => `التذكرة ${ticket}`,
    description: 'الوصف',
    noDescription: 'لا يوجد وصف.',
    facts: 'التذكرة',
    created: 'تاريخ الإنشاء',
    creator: 'المُنشئ',
    contactEmail: 'بريد التواصل الإلكتروني',
    creatorEmail: 'بريد المُنشئ الإلكتروني',
    copyContactEmail: 'نسخ بريد التواصل الإلكتروني',
    copyCreatorEmail: 'نسخ بريد المُنشئ الإلكتروني',
    sendEmail: 'إرسال رسالة',
    emailSubject: ({ ticket }) => `تذكرة الدعم الخاصة بك ${ticket}`,
    greeting: ({ name }) => `مرحبًا ${name}،`,
    greetingWithoutName: 'مرحبًا،',
    refusedAddress: 'هذا ليس عنوان بريد إلكتروني بسيطًا، لذا لا يمكن فتحه في برنامج البريد لديك.',
    appState: 'حالة التطبيق',

    status: 'الحالة',
    setUnresolved: 'تعيين كغير محلولة',
    setInProgress: 'تعيين كقيد المعالجة',
    setResolved: 'تعيين كمحلولة',
    isCurrent: 'هذه هي الحالة الحالية.',
    isUnresolved: ({ ticket }) => `التذكرة ${ticket} غير محلولة`,
    isInProgress: ({ ticket }) => `التذكرة ${ticket} قيد المعالجة`,
    isResolved: ({ ticket }) => `التذكرة ${ticket} محلولة`,
    changeOf: ({ ticket, status }) => `التذكرة ${ticket}، ${status}`,
    updateFailed: ({ why }) => `تعذّر التحديث: ${why}`,
    conflictTitle: 'غيّر شخص آخر الحالة',
    conflictDescription: ({ ticket }) =>
      `غيّر شخص آخر حالة التذكرة ${ticket} بعد أن فتحتها. اختر الحالة التي تريد الاحتفاظ بها.`,
    save: 'حفظ',
    vetoed: 'لا يسمح هذا التطبيق بذلك. لم يتم إرسال أي شيء.',

    queue: 'قائمة الانتظار',
    place: ({ place, count }) => `${place} من ${count}`,
    notInQueue: ({ count }) => `لم تعد ضمن هذه القائمة التي عدد تذاكرها ${count}`,
    queueFailed: 'تعذّر تحميل قائمة التذاكر.',
    previous: 'السابقة',
    next: 'التالية',
    previousTicket: 'التذكرة السابقة',
    nextTicket: 'التذكرة التالية',
    isFirst: 'هذه أول تذكرة في القائمة.',
    isLast: 'هذه آخر تذكرة في القائمة.',
    resolveAndNext: 'تعيين كمحلولة والانتقال إلى التالية',
    toList: 'العودة إلى القائمة',
    announcePlace: ({ ticket, place, count }) => `التذكرة ${ticket}، ${place} من ${count}`,

    shortcuts: 'اختصارات لوحة المفاتيح',
    shortcutsInScreen: 'تعمل الاختصارات ما دام التركيز داخل هذه التذكرة.',
  },
};

export const activity: Translation<typeof activityMessages> = {
  feature: 'activity',
  messages: {
    title: 'النشاط',
    text: 'ما حدث منذ تسجيل دخولك أو تحميل هذه الصفحة. يُمسح عند إعادة التحميل.',
    show: 'عرض',
    all: 'الكل',
    failedOnly: 'الفاشل فقط',
    exportCsv: 'تصدير CSV',
    exportFailed: 'تعذّر على المتصفح حفظ الملف.',
    none: 'لم يحدث أي شيء بعد.',
    noneHint: 'تظهر هنا تغييراتك وما تعذّر تحميله.',
    noneFailed: 'لم يفشل أي شيء.',

    underWay: 'قيد التنفيذ',
    succeeded: 'تم',
    failed: 'فشل',
    unknown: 'ربما تم تنفيذه',
    vetoed: 'مرفوض',
    vetoedText: 'تم الإيقاف. لم يتم إرسال أي شيء.',

    action: ({ name }) => actions[name] ?? name,
    load: 'تعذّر التحميل',
    crash: ({ screen }) => `توقفت الشاشة ${screen} عن العمل`,
    target: ({ kind, id }) =>
      id === 'new' ? `عنصر جديد: ${kinds[kind] ?? kind}` : `${kinds[kind] ?? kind} ${id}`,
    reason: 'السبب:',
    before: 'قبل:',
    after: 'بعد:',
    on: 'مفعّل',
    off: 'معطّل',
    nothing: 'لا شيء',
    checkNow: 'تحقق الآن',
    wasMade: 'تم التحقق: تم تنفيذ التغيير.',
    wasNotMade: 'تم التحقق: لم يتم تنفيذ التغيير.',
    checkFailed: ({ why }) => `تعذر التحقق: ${why}`,
    status: ({ status }) => `HTTP ${status}`,
  },
};

/** Entries are isolated, because they begin with '@' or '.', which would move to their end. */
export const whitelist: Translation<typeof whitelistMessages> = {
  feature: 'whitelist',
  messages: {
    title: 'إدارة قائمة السماح',
    loadFailed: 'تعذّر تحميل قائمة السماح',
    loading: 'جارٍ تحميل قائمة السماح',
    reload: 'إعادة تحميل قائمة السماح',
    retry: 'إعادة المحاولة',
    onlyGlobalAdmins: 'يمكن للمسؤولين العامين فقط إدارة قائمة السماح.',
    addFailed: ({ why }) => `تعذّرت إضافة الإدخال: ${why}`,
    removeFailed: ({ why }) => `تعذّرت إزالة الإدخال: ${why}`,
    vetoed: 'لا يسمح هذا التطبيق بذلك. لم يتم إرسال أي شيء.',

    typed: 'نطاق أو بريد إلكتروني',
    typedHint: 'نطاق مثل example.org، أو عنوان مثل maria@example.org',
    ways: 'طرق الإضافة',
    domain: 'إضافة النطاق فقط',
    domainAndSubdomains: 'إضافة النطاق والنطاقات الفرعية',
    wholeEmail: 'إضافة البريد الإلكتروني كاملًا',
    domainAbout: 'كل من في النطاق، ويُحفظ وقبله «@»',
    domainAndSubdomainsAbout: 'كل من في النطاق وما تحته: إدخالان، أحدهما بـ «@» والآخر بـ «.»',
    wholeEmailAbout: 'عنوان واحد، يُحفظ كما كُتب',
    stores: 'يحفظ',
    listed: 'موجود في قائمة السماح من قبل',
    nothingTyped: 'اكتب نطاقًا أو بريدًا إلكترونيًا أولًا.',
    allListed: 'موجود في قائمة السماح من قبل.',
    stillAdding: 'تجري إضافة إدخال آخر.',
    hasAtInside: 'يحتوي هذا على «@». لإضافة عنوان واحد، استخدم «إضافة البريد الإلكتروني كاملًا».',
    hasBlankInside: 'يحتوي هذا على مسافة.',
    isNoDomain: 'لا يبدو هذا نطاقًا.',
    invisibleOne: 'تم استبعاد حرف واحد غير مرئي.',
    invisible: ({ count }) => `تم استبعاد أحرف غير مرئية عددها ${count}.`,
    meant: 'هل تقصد هذا؟',
    use: ({ entry }) => `استخدام \u2068${entry}\u2069`,
    announceUsed: ({ entry }) => `أصبح \u2068${entry}\u2069 في الحقل. لم تتم إضافة أي شيء بعد.`,
    mixesScripts: ({ scripts, punycode }) =>
      `يخلط هذا النطاق أحرفًا من عدة أبجديات (${scripts})، وقد يكون مجرد شبيه بنطاق آخر. تعرفه الخوادم باسم ${punycode}.`,
    hasNoAt: 'لا يحتوي هذا على «@». قد يكون نطاقًا.',
    notAdded: 'لم تتم الإضافة',
    maybeAdded: 'ربما تمت الإضافة',
    notOrMaybeAdded: 'لم تتم الإضافة، أو ربما تمت',
    retryOf: ({ entry }) => `إعادة محاولة إضافة \u2068${entry}\u2069`,
    announceAdded: ({ entries }) => `تمت إضافة \u2068${entries}\u2069`,

    entries: 'إدخالات قائمة السماح',
    filter: 'تصفية الإدخالات',
    filterPlaceholder: 'تصفية الإدخالات',
    count: entryCount,
    matchCount: ({ matches, all }) => `الإدخالات المطابقة: ${matches} من ${all.text}`,
    none: 'لا توجد إدخالات',
    noneText: 'قائمة السماح فارغة.',
    noMatch: 'لا توجد إدخالات تطابق البحث',
    isDomain: 'نطاق',
    isSubdomains: 'نطاقات فرعية',
    isAddress: 'عنوان',
    isOther: 'أخرى',
    remove: ({ entry }) => `إزالة \u2068${entry}\u2069`,
    announceRemoved: ({ entry }) => `تمت إزالة \u2068${entry}\u2069`,
    skip: 'تخطي القائمة',

    select: ({ entry }) => `تحديد \u2068${entry}\u2069`,
    removeMany: 'إزالة',
    askRemoveMany: ({ text }) => `هل تريد الإزالة من القائمة؟ عدد الإدخالات: ${text}`,
  },
};
