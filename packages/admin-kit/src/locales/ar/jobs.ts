import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { checksMessages } from '../../checks/messages.ts';
import type { listFileMessages } from '../../list-file/messages.ts';
import type { globalHomeMessages } from '../../screens/global-home/messages.ts';
import type { separatorMessages } from '../../ui/menu/separator-menu.tsx';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `المحدد: ${text}`,
    more: ({ text }) => `و${text} غير ذلك`,
    leftOut: ({ count, why }) => `تم التخطي: ${count.text}. ${why}`,
    alreadySo: 'لا حاجة إلى تغيير.',
    nothingToDo: 'لم يبقَ شيء لتغييره.',

    progress: ({ done, total }) => `${done} من ${total}`,
    progressFailed: ({ done, total, failed }) => `${done} من ${total}، فشل منها ${failed}`,
    stop: 'إيقاف',
    stopping: 'جارٍ الإيقاف…',
    stoppedBySession: 'انتهت الجلسة. لم يتم إرسال الباقي.',
    stoppedUnreachable: 'تعذّر الوصول إلى الخادم. لم يتم إرسال الباقي.',
    stoppedByPerson: 'لم يتم إرسال الباقي.',

    allDone: ({ text }) => `تم: ${text}.`,
    summary: ({ done, left }) => `تم: ${done.text}. لم يتم: ${left.text}.`,
    unknownSummary: ({ text }) => `ربما تم: ${text}. تحقق من القائمة قبل إعادة المحاولة.`,
    failures: ({ text }) => `لم يتم: ${text}`,
    unknown: ({ text }) => `ربما تم: ${text}`,
    retry: ({ text }) => `إعادة المحاولة: ${text}`,
    reason: ({ why, count }) => `${why} (${count.text})`,
    reasonSeparator: '؛ ',
    reasons: ({ reasons }) => `${reasons}.`,
    showMore: ({ text }) => `عرض المزيد (${text})`,

    undo: 'تراجع',
    undoing: 'جارٍ التراجع',
    allUndone: ({ text }) => `تم التراجع عن: ${text}.`,
    undoSummary: ({ done, left }) => `تم التراجع عن: ${done.text}. لم يتم التراجع عن: ${left.text}.`,
    unknownUndoSummary: ({ text }) => `ربما تم التراجع عن: ${text}. تحقق من القائمة قبل إعادة المحاولة.`,
    undoFailures: ({ text }) => `لم يتم التراجع عن: ${text}`,
    unknownUndo: ({ text }) => `ربما تم التراجع عن: ${text}`,

    download: 'تنزيل النتائج',
    downloadFailed: 'تعذّر حفظ الملف.',
    csvId: 'المعرّف',
    csvName: 'الاسم',
    csvResult: 'النتيجة',
    csvReason: 'السبب',
    csvDone: 'تم',
    csvUndone: 'تم التراجع',
    csvAlready: 'لا حاجة إلى تغيير',
    csvFailed: 'فشل',
    csvUnknown: 'غير معروف',
    csvNotSent: 'لم يُرسل',
  },
};

export const globalHome: Translation<typeof globalHomeMessages> = {
  feature: 'global-home',
  messages: {
    title: 'الأقسام',
    users: 'المستخدمون',
    usersText: 'العلامات والفترات التجريبية وتسجيل الدخول باسم مستخدم',
    projects: 'المشاريع',
    projectsText: 'استثناءات الترقية والأعضاء والأدوار',
    coupons: 'القسائم',
    couponsText: 'الرموز وعمليات الاسترداد',
    enterpriseDeals: 'الاتفاقيات المؤسسية',
    enterpriseDealsText: 'عقود الجهات التعليمية',
    organizations: 'المؤسسات',
    organizationsText: 'الشجرة والتراخيص وLTI',
    stats: 'الإحصاءات',
    statsText: 'الاستخدام',
    attention: 'ما يتطلب انتباهك',
    openTickets: 'التذاكر المفتوحة',
    unresolved: ({ text }) => `${text} غير محلولة`,
    inProgress: ({ text }) => `${text} قيد المعالجة`,
    otherStatus: ({ text }) => `${text} بحالة غير معروفة`,
    ticketsFailed: 'تعذّر تحميل تذاكر الدعم',
    noTickets: 'كل التذاكر محلولة.',
    dealsOverLimit: 'الاتفاقيات التي تجاوزت الحد المرن',
    dealsFailed: 'تعذّر تحميل الاتفاقيات المؤسسية',
    noDealsOverLimit: 'لا تتجاوز أي اتفاقية حدها.',
    unreadable: ({ text }) => `إدخالات تعذّرت قراءتها: ${text}. لم تُحتسب.`,
    licensesOverSeats: 'تراخيص تتجاوز مقاعدها',
    organizationsFailed: 'تعذّر تحميل المؤسسات',
    noLicensesOverSeats: 'لا يتجاوز أي ترخيص مقاعده.',
    dealsEnding: 'الاتفاقيات التي تنتهي خلال 30 يومًا',
    noDealsEnding: 'لا توجد اتفاقية على وشك الانتهاء.',
    trialsEnding: 'الفترات التجريبية التي تنتهي خلال 7 أيام',
    usersFailed: 'تعذّر تحميل المستخدمين',
    noTrialsEnding: 'لا توجد فترة تجريبية على وشك الانتهاء.',
    onlyGlobalAdmins: 'يمكن للمسؤولين العامين فقط الدخول إلى منطقة الموظفين.',
  },
};

export const checks: Translation<typeof checksMessages> = {
  feature: 'checks',
  messages: {
    soFar: ({ found, checked, all }) => `${found} حتى الآن، تم فحص ${checked} من ${all}`,
    checked: ({ checked, all }) => `تم فحص ${checked} من ${all}`,
    atLeast: ({ found }) => `${found} على الأقل`,
    checkAll: ({ all }) => `فحص الكل (${all})`,
    notChecked: ({ text }) => `تعذّر الفحص: ${text}.`,
    noneYet: 'لا شيء ضمن ما تم فحصه.',
    usersUnknown: ({ text }) => `اتفاقيات لا يعرف الخادم عدد مستخدميها النشطين: ${text}.`,
  },
};

export const listFile: Translation<typeof listFileMessages> = {
  feature: 'list-file',
  messages: {
    choose: 'إضافة من ملف',
    dropHere: 'أفلت الملف لإضافة أسطره',
    reading: 'جارٍ قراءة الملف',
    readAs: 'قُرئ بترميز',
    readAsHint: 'الترميز مُخمَّن. اختر ترميزًا آخر إذا بدت الحروف خاطئة.',
    sheet: ({ sheet }) => `قُرئت الورقة \u2068${sheet}\u2069 فقط. توجد أوراق أخرى فيها محتوى.`,

    pdf: 'هذا الملف بتنسيق PDF.',
    image: 'هذا الملف صورة.',
    archive: 'هذا الملف أرشيف.',
    document: 'هذا الملف مستند وليس قائمة.',
    markup: 'هذا الملف صفحة ويب أو ملف XML.',
    otherSheet: 'لا يمكن قراءة جداول البيانات بهذا التنسيق.',
    locked: 'هذا الملف يتطلب كلمة مرور.',
    binary: 'هذا الملف ليس نصًا.',
    empty: 'هذا الملف فارغ.',
    tooLarge: ({ size, limit }) =>
      `حجم هذا الملف ${size}، والحد الأقصى للقراءة ${limit}. قسّم القائمة على عدة ملفات.`,
    unreadable: 'تعذّرت قراءة الملف.',
    several: 'اختر ملفًا واحدًا في كل مرة.',
    notLoaded: 'تعذّر تحميل الجزء الذي يقرأ الملفات. أعد المحاولة عند عودة الاتصال.',
    instead: 'احفظ القائمة بصيغة CSV أو Excel ‏(.xlsx) أو OpenDocument ‏(.ods) واختر ذلك الملف.',
  },
};

export const separators: Translation<typeof separatorMessages> = {
  feature: 'ui-separator',
  messages: {
    ofFile: ({ separator }) => `الفاصل في ملفات CSV: ${separator}`,
    ofAddresses: ({ separator }) => `الفاصل بين العناوين: ${separator}`,
    comma: 'فاصلة',
    semicolon: 'فاصلة منقوطة',
    tab: 'علامة جدولة',
  },
};
