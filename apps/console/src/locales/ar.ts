import { type MessageOverride, pluralRules, type Translation } from '@timemap/admin-kit';
import { messages as kit } from '@timemap/admin-kit/locales/ar';
import type { pageMessages } from '../messages.ts';
import type { paletteMessages } from '../palette/messages.ts';
import type { templateMessages } from '../reply-templates/messages.ts';
import type { keepMessages } from '../session/keep-choice.tsx';
import type { shellMessages } from '../shell/messages.ts';
import type { viewMessages } from '../tables/messages.ts';

const plural = /* @__PURE__ */ pluralRules('ar');

const pages: Translation<typeof pageMessages> = {
  feature: 'console-pages',
  messages: {
    home: 'الرئيسية',
    logIn: 'تسجيل الدخول',
    notFound: 'لم يتم العثور على الصفحة',
    serverError: 'خطأ في الخادم',
    tickets: 'تذاكر الدعم',
    ticket: 'تذكرة',
    statistics: 'الإحصاءات',
    organizations: 'المؤسسات',
    organization: 'مؤسسة',
    organizationUsers: 'مستخدمو المؤسسة',
    organizationProjects: 'مشاريع المؤسسة',
    globalAdmin: 'الإدارة العامة',
    users: 'المستخدمون',
    user: 'مستخدم',
    enterpriseDeals: 'الاتفاقيات المؤسسية',
    enterpriseDeal: 'اتفاقية مؤسسية',
    projects: 'المشاريع',
    coupons: 'القسائم',
    whitelist: 'قائمة السماح',
    adminDashboard: 'لوحة معلومات المسؤول',
    organizationManagement: 'إدارة المؤسسات',
    numbered: ({ page, id }) => `${page} ${id}`,
    usersOf: ({ record }) => `مستخدمو ${record}`,
    projectsOf: ({ record }) => `مشاريع ${record}`,

    notFoundHeading: 'عذرًا! يبدو أنك ضللت الطريق.',
    notFoundText: 'لم يتم العثور على الصفحة التي تبحث عنها.',
    serverErrorHeading: 'هيوستن، لدينا مشكلة!',
    serverErrorText: 'الصفحة التي تبحث عنها غير متاحة مؤقتًا.',
    toStart: 'الانتقال إلى صفحة البداية',

    loading: 'جارٍ التحميل',
    serverAway: 'الخادم غير متاح. تجري إعادة المحاولة…',
    failedTitle: 'تعذّر عرض هذه الصفحة',
    failedText: 'ربما انقطع الاتصال أو تم تحديث وحدة التحكم. ما كتبته في النماذج محفوظ.',
    language: 'اللغة',
    languageNotLoaded: ({ language }) => `تعذّر تحميل اللغة ${language}. تحقق من الاتصال ثم اخترها مرة أخرى.`,

    unfinishedWrite:
      'كان هناك تغيير قيد التنفيذ عند انتهاء الجلسة. ربما تم إجراؤه. تحقق منه بعد تسجيل الدخول.',
    sessionEnded: 'انتهت جلستك. سجّل الدخول للمتابعة.',
    sessionUnconfirmed: 'لم يؤكّد الخادم جلستك. سجّل الدخول مرة أخرى.',
    storageBlocked: 'يحظر هذا المتصفح التخزين: تستمر جلستك حتى إغلاق هذه الصفحة أو إعادة تحميلها.',
    retry: 'إعادة المحاولة',
  },
};

const shell: Translation<typeof shellMessages> = {
  feature: 'console-shell',
  messages: {
    skip: 'التخطي إلى المحتوى',
    main: 'التنقل الرئيسي',
    sections: 'الأقسام',
    staffArea: 'منطقة الموظفين',
    navigation: 'التنقل',
    openNavigation: 'فتح قائمة التنقل',
    closeNavigation: 'إغلاق قائمة التنقل',
    showSidebar: 'إظهار الشريط الجانبي',
    hideSidebar: 'إخفاء الشريط الجانبي',
    mainApp: 'التطبيق الرئيسي',

    userMenu: ({ user }) => `قائمة المستخدم: ${user}`,
    signedInAs: ({ user }) => `تم تسجيل الدخول باسم ${user}`,
    theme: 'المظهر',
    light: 'فاتح',
    dark: 'داكن',
    system: 'النظام',
    languageChanged: 'وحدة التحكم معروضة الآن بالعربية.',
    logout: 'تسجيل الخروج',

    noLongerAdmin: 'لم تعد مسؤولًا عامًا. لم يعد بإمكانك الوصول إلى صفحات المسؤولين العامين.',
    keepsNothing:
      'لا يحفظ هذا المتصفح شيئًا: إعادة التحميل تنهي جلستك أو تفقدك ما كتبته. قد تكون مساحة التخزين ممتلئة أو محظورة.',
    adminsOnly: 'هذه الصفحة مخصصة للمسؤولين العامين.',
    noAccess: 'ليس لديك حق الوصول إلى هذه المؤسسة.',

    activity: 'النشاط',
    activityNew: (count) => `النشاط، الجديد: ${count.text}`,
    activityFailed: (count) => `النشاط، ما فشل: ${count.text}`,
    activityNewAndFailed: ({ added, failed }) => `النشاط، الجديد: ${added.text}، ما فشل: ${failed.text}`,
    failed: (count) => `فشل ${count.text}`,
    closeActivity: 'إغلاق النشاط',
    activityNote: 'نشاطك في علامة التبويب هذه منذ تسجيل دخولك.',
    userActivityNote:
      'تغييراتك على هذا المستخدم في علامة التبويب هذه منذ تسجيل دخولك. لا تظهر هنا تغييرات الآخرين ولا التغييرات في علامات تبويب أخرى.',
    userActivityNone: 'لا يوجد نشاط لهذا المستخدم في علامة التبويب هذه.',
    activityNotLoaded: 'تعذّر تحميل النشاط.',

    search: 'بحث',
    paletteTitle: 'البحث أو تنفيذ أمر',
    paletteField: 'البحث في الصفحات والأشخاص والمؤسسات والتذاكر والأوامر',
    palettePlaceholder: 'اسم أو بريد إلكتروني أو معرّف أو كلمات من تذكرة أو أمر',
    close: 'إغلاق',
    paletteNotLoaded: 'تعذّر تحميل البحث',
    dialogNotLoaded: 'تعذّر تحميل هذا المحتوى',
    notLoadedText: 'ربما انقطع الاتصال أو تم تحديث وحدة التحكم.',

    shortcuts: 'اختصارات لوحة المفاتيح',
    thisPage: 'هذه الصفحة',
    goTo: 'الانتقال إلى',
    goToFilter: 'الانتقال إلى عامل التصفية',
    goToRows: 'الانتقال من عامل التصفية إلى الصفوف',
    nextRow: 'الصف التالي',
    previousRow: 'الصف السابق',
    showShortcuts: 'عرض هذه الاختصارات',
    singleKeys: 'الاختصارات ذات المفتاح الواحد',
    singleKeysHint: 'تعمل الاختصارات مع Ctrl و⌘ دائمًا.',
  },
};

const palette: Translation<typeof paletteMessages> = {
  feature: 'console-palette',
  messages: {
    results: 'النتائج',
    recent: 'الأخيرة',
    screens: 'الصفحات',
    actions: 'الإجراءات',
    organizations: 'المؤسسات',
    users: 'المستخدمون',
    projects: 'المشاريع',
    tickets: 'التذاكر',
    deals: 'الاتفاقيات المؤسسية',
    coupons: 'القسائم',
    part: ({ title, shown, count }) => `${title} (${shown} من ${count})`,
    inSentence: ({ title }) => title,
    searching: 'جارٍ البحث',
    loading: ({ lists }) => `جارٍ تحميل: ${lists}…`,
    notLoaded: ({ lists }) => `تعذّر تحميل: ${lists}.`,
    retry: 'إعادة المحاولة',
    nothing: 'لم يتم العثور على شيء.',
    found: (count) =>
      plural(count, {
        zero: 'لا توجد نتائج',
        one: `نتيجة واحدة (${count.text})`,
        two: `نتيجتان (${count.text})`,
        few: `${count.text} نتائج`,
        many: `${count.text} نتيجة`,
        other: `${count.text} نتيجة`,
      }),
    foundMore: ({ count, shown }) =>
      `عدد النتائج: ${count.text}، والمعروض أفضل ${shown} منها. اكتب حروفًا أكثر لتضييق النتائج.`,

    shortcutsSynonyms: 'مفاتيح, مساعدة',
    showActivity: 'عرض النشاط',
    showActivitySynonyms: 'أخطاء, السجل',
    themeTo: ({ theme }) => `المظهر: ${theme}`,
    logoutSynonyms: 'خروج, إنهاء الجلسة',
    createRoot: 'إنشاء مؤسسة جذرية جديدة',
    createRootSynonyms: 'إنشاء مؤسسة',
    createIn: ({ name }) => `إنشاء مؤسسة ضمن ${name}`,
    unverifiedUsers: 'المستخدمون غير المتحقق منهم',
    createCouponSynonyms: 'إضافة قسيمة, قسيمة جديدة',
    createDealSynonyms: 'إضافة اتفاقية, اتفاقية جديدة',
    addUserVerbs: 'إضافة مستخدم إلى, إضافة مستخدم',
    licenseVerbs: 'ترخيص, مقاعد',
    licenseOf: ({ name }) => `ترخيص ${name}`,
    addUserTo: ({ name }) => `إضافة مستخدم إلى ${name}`,
    addUserToSynonyms: 'إدارة المستخدمين',
    refreshStatistics: 'تحديث الإحصاءات',
    refreshStatisticsSynonyms: 'إعادة تحميل الإحصاءات',
    manageWhitelist: 'إدارة قائمة السماح',
    whitelistVerbs: 'قائمة السماح, السماح',
    logInAs: ({ name }) => `تسجيل الدخول باسم ${name}`,
    logInAsVerbs: 'تسجيل الدخول باسم, الدخول باسم, باسم',
  },
};

const views: Translation<typeof viewMessages> = {
  feature: 'console-views',
  messages: {
    views: 'طرق العرض',
    viewsOf: ({ table }) => `طرق عرض ${table}`,
    defaultView: 'طريقة العرض الافتراضية',
    copyLink: 'نسخ الرابط',
    linkCopied: 'تم نسخ رابط طريقة العرض هذه.',
    linkNotCopied: 'لم ينسخ المتصفح الرابط. انسخ عنوان الصفحة.',
    save: 'حفظ',
    saveThis: 'حفظ طريقة العرض هذه…',
    saveTitle: 'حفظ طريقة العرض هذه',
    saveHint:
      'يحفظ التصفية والترتيب والأعمدة وحجم الصفحة، لك وحدك وفي هذا المتصفح فقط. لمشاركة طريقة العرض هذه، أرسل عنوان الصفحة.',
    updateApplied: ({ name }) => `تحديث «${name}»`,
    manage: 'إدارة طرق العرض…',
    notSaved: 'لم تُحفظ طريقة العرض',
    notKept: 'لم يحتفظ هذا المتصفح بطريقة العرض: مساحة التخزين ممتلئة أو محظورة لهذا الموقع.',

    name: 'الاسم',
    newName: ({ name }) => `الاسم الجديد لـ ${name}`,
    nameMissing: 'أدخل اسمًا لطريقة العرض.',
    nameTooLong: ({ most }) => `الحد الأقصى لعدد أحرف الاسم: ${most}`,
    nameTaken: 'توجد طريقة عرض بهذا الاسم بالفعل.',
    tooLong: 'طريقة العرض هذه أطول من أن تُحفظ؛ اختصر عامل التصفية أولًا.',
    tooMany: ({ most }) => `الحد الأقصى لعدد طرق عرض الجدول: ${most}؛ احذف واحدة أولًا.`,

    savedViews: 'طرق العرض المحفوظة',
    noViews: 'لا توجد طرق عرض محفوظة بعد.',
    update: 'تحديث',
    updateView: ({ name }) => `تحديث ${name} وفق ما هو معروض`,
    isShown: 'الجدول معروض هكذا بالفعل.',
    rename: 'إعادة تسمية',
    renameView: ({ name }) => `إعادة تسمية ${name}`,
    delete: 'حذف',
    deleteView: ({ name }) => `حذف ${name}`,
    cancel: 'إلغاء',
    close: 'إغلاق',
  },
};

const templates: Translation<typeof templateMessages> = {
  feature: 'console-templates',
  messages: {
    templates: 'القوالب',
    templatesOf: 'ما تبدأ به «إرسال رسالة»',
    standard: 'النص المعتاد',
    add: 'إضافة قالب…',
    edit: ({ name }) => `تعديل «${name}»…`,
    manage: 'إدارة القوالب…',
    tooMany: ({ most }) => `العدد الأقصى للقوالب هو ${most}. احذف واحدًا أولًا.`,

    addTitle: 'إضافة قالب',
    editTitle: 'تعديل قالب',
    hint: 'تبدأ «إرسال رسالة» بهذا النص، لك وحدك وفي هذا المتصفح فقط. يحل رقم التذكرة محل {ticket}، واسم منشئها محل {name}.',
    name: 'الاسم',
    nameMissing: 'سمِّ القالب.',
    nameTaken: 'يوجد قالب بهذا الاسم بالفعل.',
    subject: 'الموضوع',
    text: 'النص',
    tooLong: ({ length, most }) =>
      `النص أطول من أن يتسع له رابط البريد: ${length} من ${most}. تُحسب المسافات والأسطر الجديدة والحروف العربية عدة مرات.`,
    notKept: 'لم يحتفظ هذا المتصفح بالقالب: مساحة التخزين ممتلئة أو محظورة لهذا الموقع.',
    save: 'حفظ',
    cancel: 'إلغاء',

    manageTitle: 'قوالب الرد',
    noTemplates: 'لا توجد قوالب بعد.',
    editOne: 'تعديل',
    editNamed: ({ name }) => `تعديل ${name}`,
    delete: 'حذف',
    deleteNamed: ({ name }) => `حذف ${name}`,
    close: 'إغلاق',
  },
};

const keep: Translation<typeof keepMessages> = {
  feature: 'console-keep',
  messages: {
    views: 'الاحتفاظ بطرق العرض في هذا المتصفح بعد تسجيل الخروج',
    viewsStay: 'تبقى طرق العرض وعمليات البحث فيها في هذا المتصفح. ولا يراها في وحدة التحكم أحد غيرك.',
    viewsGo: 'تُزال طرق العرض عند تسجيل الخروج.',
    templates: 'الاحتفاظ بقوالبي في هذا المتصفح بعد تسجيل الخروج',
    templatesStay: 'تبقى في هذا المتصفح. وأنت وحدك تراها في وحدة التحكم.',
    templatesGo: 'تُزال عند تسجيل الخروج.',
    notKept: 'لم يحتفظ هذا المتصفح باختيارك: مساحة التخزين ممتلئة أو محظورة لهذا الموقع.',
  },
};

export const messages: readonly MessageOverride[] = [...kit, pages, shell, palette, views, templates, keep];
