import type { displayMessages } from '../../messages/display-messages.ts';
import type { errorMessages } from '../../messages/error-text.ts';
import { type Count, pluralRules } from '../../messages/plural.ts';
import type { conflictMessages } from '../../provider/conflict-messages.ts';
import type { draftMessages } from '../../provider/draft-notice.tsx';
import type { noticeMessages } from '../../provider/notice-messages.ts';
import type { dataTableMessages } from '../../ui/data-table/data-table-messages.ts';
import type { emailActionsMessages } from '../../ui/email-actions/email-actions.tsx';
import type { jsonViewerMessages } from '../../ui/json-viewer/json-viewer-messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('ar');

const rows = (count: Count) =>
  plural(count, {
    one: 'صف واحد',
    two: 'صفان',
    few: `${count.text} صفوف`,
    many: `${count.text} صفًا`,
    other: `${count.text} صف`,
  });

export const display: Translation<typeof displayMessages> = {
  feature: 'display',
  messages: {
    information: 'معلومات',
    warning: 'تحذير',
    danger: 'خطأ',
    success: 'تم بنجاح',
    dismiss: 'تجاهل',
    retry: 'إعادة المحاولة',
    loading: 'جارٍ التحميل…',
    noValue: 'لا توجد قيمة',
    listSeparator: '، ',
    breadcrumbs: 'مسار التنقل',
    copy: 'نسخ',
    copied: 'تم النسخ',
    copyFailed: 'تعذّر النسخ. النص محدّد: انسخه باستخدام لوحة المفاتيح.',
    copySecretFailed: 'تعذّر النسخ.',
    showAll: 'عرض الكل',
    showLess: 'عرض أقل',
    unknownTime: 'وقت غير معروف',
    crashTitle: 'توقف هذا الجزء عن العمل',
    crashText: 'لا تزال بقية الصفحة تعمل. تؤدي إعادة المحاولة إلى تحميل هذا الجزء من جديد.',
    forbiddenTitle: 'ليس لديك حق الوصول إلى هذا المحتوى',
    failedTitle: 'تعذّر تحميل هذا المحتوى',
    meter: ({ value, max }) => `${value} من ${max}`,
    hiddenCharacter: ({ codePoint }) => `حرف غير مرئي ${codePoint}`,
  },
};

export const errors: Translation<typeof errorMessages> = {
  feature: 'errors',
  messages: {
    session: 'انتهت الجلسة. سجّل الدخول مرة أخرى.',
    access: 'ليس لديك حق الوصول إلى هذه المؤسسة.',
    forbidden: 'ليس لديك حق الوصول إلى هذا المحتوى.',
    notFound: 'لم يتم العثور عليه على الخادم.',
    changed: 'غيّر شخص آخر هذا العنصر. تحقق منه قبل إعادة المحاولة.',
    tooLong: 'رفض الخادم هذا الطلب لأنه طويل جدًا. اختصره ثم أعد المحاولة.',
    busy: 'الخادم مشغول. انتظر لحظة ثم أعد المحاولة.',
    status: 'تعذّر على الخادم تنفيذ ذلك. أعد المحاولة، أو تواصل مع الدعم إذا تكرر الفشل.',
    format: 'تعذّرت قراءة رد الخادم. أعد المحاولة.',
    network: 'تعذّر الوصول إلى الخادم. تحقق من الاتصال ثم أعد المحاولة.',
    offline: 'هذا الجهاز غير متصل بالإنترنت. لم يتم إرسال أي شيء.',
    timeout: 'لم يرد الخادم في الوقت المحدد. أعد المحاولة.',
    input: 'إحدى القيم في هذا الطلب غير صالحة. لم يتم إرسال أي شيء.',
    vetoed: 'لا يسمح هذا التطبيق بذلك. لم يتم إرسال أي شيء.',
    aborted: 'تم الإلغاء.',
    unknownResult: 'لم يصل رد واضح. ربما تم تنفيذ التغيير. تحقق قبل إعادة المحاولة.',
    unknownReason: ({ reason }) =>
      `${/[.!?؟…]$/u.test(reason) ? reason : `${reason}.`} ربما تم تنفيذ التغيير. تحقق قبل إعادة المحاولة.`,
    earlierMade: ({ label }) => `نجح الطلب السابق: ${label} موجود. لم يُرسل هذا. لإرساله أعد المحاولة.`,
    earlierUnclear: ({ label }) => `ربما نجح الطلب السابق: ${label}. لم يُرسل هذا. تحقق قبل أن تعيد المحاولة.`,
    busyUntil: ({ reason, time }) => {
      const why = reason ?? 'الخادم مشغول';
      return `${/[.!?؟…]$/u.test(why) ? why : `${why}.`} أعد المحاولة في ${time}.`;
    },
    notMade: 'لم يصل رد واضح. التغيير غير موجود على الخادم حتى الآن.',
    notMadeReason: ({ reason }) =>
      `${/[.!?؟…]$/u.test(reason) ? reason : `${reason}.`} التغيير غير موجود على الخادم حتى الآن.`,
    endedBefore: 'انتهت الجلسة أو أُغلقت الصفحة قبل حفظ هذا.',
  },
};

export const drafts: Translation<typeof draftMessages> = {
  feature: 'drafts',
  messages: {
    restored: 'تمت استعادة المسودة',
    startOver: 'البدء من جديد',
  },
};

export const notices: Translation<typeof noticeMessages> = {
  feature: 'notices',
  messages: {
    undo: 'تراجع',
    undone: ({ text }) => `تم التراجع: ${text}`,
    notUndone: ({ text, reason }) => `لم يتم التراجع: ${text}. ${reason}`,
    nothingSent: 'لم يتم إرسال أي شيء.',
    wasMade: 'نجح الطلب السابق. لم يُرسل شيء مرة أخرى.',
    wasGone: ({ label }) => `تمت إزالة ${label} من قبل.`,
    wasGoneUnnamed: 'تمت إزالته من قبل.',
    failed: ({ label, reason }) => `لم يتم الحفظ: ${label}. ${reason}`,
  },
};

export const conflict: Translation<typeof conflictMessages> = {
  feature: 'conflict',
  messages: {
    theirs: 'ما حفظه شخص آخر',
    yours: 'تغييرك',
    theirsOf: ({ field, value }) => `${field}، ما حفظه شخص آخر: ${value}`,
    yoursOf: ({ field, value }) => `${field}، تغييرك: ${value}`,
    nothing: 'لا شيء',
    cancel: 'إلغاء',
  },
};

export const dataTable: Translation<typeof dataTableMessages> = {
  feature: 'data-table',
  messages: {
    caption: ({ label, count }) => `${label}، ${rows(count)}`,
    loading: 'جارٍ التحميل…',
    retry: 'إعادة المحاولة',
    refreshing: 'جارٍ التحديث…',
    unreadable: (count) =>
      plural(count, {
        one: 'تعذّرت قراءة إدخال واحد. لا يظهر هذا الإدخال هنا.',
        two: 'تعذّرت قراءة إدخالين. لا يظهر هذان الإدخالان هنا.',
        few: `تعذّرت قراءة ${count.text} إدخالات. لا تظهر هذه الإدخالات هنا.`,
        many: `تعذّرت قراءة ${count.text} إدخالًا. لا تظهر هذه الإدخالات هنا.`,
        other: `تعذّرت قراءة ${count.text} إدخال. لا تظهر هذه الإدخالات هنا.`,
      }),
    rows: ({ from, to }) => `${from}–${to}`,
    range: ({ rows, count }) => `${rows} من ${count}`,
    rangeOfMatches: ({ rows, count, all }) => `${rows} من ${count}، بعد التصفية من ${all}`,
    noMatches: ({ all }) => `0 من ${all}`,
    pages: ({ label }) => `صفحات ${label}`,
    page: ({ page }) => `الصفحة ${page}`,
    pageOf: ({ page, count }) => `الصفحة ${page} من ${count}`,
    previousPage: 'الصفحة السابقة',
    nextPage: 'الصفحة التالية',
    isFirstPage: 'هذه هي الصفحة الأولى.',
    isLastPage: 'هذه هي الصفحة الأخيرة.',
    rowsPerPage: 'عدد الصفوف في الصفحة',
    sortBy: 'الترتيب حسب',
    unsorted: 'بلا ترتيب',
    ascending: ({ column }) => `${column}، تصاعديًا`,
    descending: ({ column }) => `${column}، تنازليًا`,
    sorted: ({ order }) => `تم الترتيب حسب ${order}`,
    columns: 'الأعمدة',
    noRoom: 'مخفي: العرض غير كافٍ.',
    actions: 'الإجراءات',
    actionsFor: ({ row }) => `إجراءات ${row}`,
    select: 'تحديد',
    selectRow: ({ row }) => `تحديد ${row}`,
    selectPage: 'تحديد كل الصفوف في هذه الصفحة',
    selected: ({ count }) => `المحدّد: ${count}`,
    selectedHidden: ({ count, hidden }) => `المحدّد: ${count}، منها ${hidden} يخفيها عامل التصفية`,
    selectAll: ({ count }) => `تحديد الكل (${count})`,
    clearSelection: 'إلغاء التحديد',
    clearFilter: 'مسح التصفية',
    filters: 'عوامل التصفية',
    filtersOn: ({ count }) => `عوامل التصفية، المفعّل منها: ${count}`,
    more: 'المزيد',
    moreOf: ({ row }) => `المزيد عن ${row}`,
    exportCsv: 'تصدير CSV',
    exportSelected: 'تصدير الصفوف المحددة بتنسيق CSV',
    exported: (count) => `تم التصدير: ${rows(count)}`,
    notExported: 'تعذّر حفظ الملف.',
    nothingToExport: 'لا توجد صفوف للتصدير.',
    yes: 'نعم',
    no: 'لا',
  },
};

export const jsonViewer: Translation<typeof jsonViewerMessages> = {
  feature: 'json-viewer',
  messages: {
    reading: 'جارٍ القراءة',
    empty: 'لم يتم تسجيل أي بيانات.',
    broken: ({ place, length }) =>
      `محتوى JSON هذا غير صالح. الخطأ عند الحرف ${place} من ${length}. يُعرض المحتوى كنص.`,
    secrets: ({ count }) => `القيم المخفية: ${count}. قد تكون أسرارًا، ولا يمكن عرضها أو البحث فيها أو نسخها.`,
    secretsInText: 'تم إخفاء أسرار محتملة، وفي النسخ أيضًا.',
    search: 'البحث في المفاتيح والقيم',
    found: ({ place, count }) => `${place} من ${count}`,
    foundSoFar: ({ count }) => `${count} حتى الآن`,
    notFound: 'لا توجد نتائج مطابقة',
    nextMatch: 'النتيجة التالية',
    previousMatch: 'النتيجة السابقة',
    unfoldAll: 'توسيع الكل',
    foldAll: 'طي الكل',
    keys: (count) =>
      plural(count, {
        zero: `${count.text} مفتاح`,
        one: 'مفتاح واحد',
        two: 'مفتاحان',
        few: `${count.text} مفاتيح`,
        many: `${count.text} مفتاحًا`,
        other: `${count.text} مفتاح`,
      }),
    items: (count) =>
      plural(count, {
        zero: `${count.text} عنصر`,
        one: 'عنصر واحد',
        two: 'عنصران',
        few: `${count.text} عناصر`,
        many: `${count.text} عنصرًا`,
        other: `${count.text} عنصر`,
      }),
    hidden: 'مخفي',
    path: 'المسار',
    copyPath: 'نسخ المسار',
    copyValue: 'نسخ القيمة',
    copyAll: 'نسخ الكل',
    value: 'القيمة الكاملة',
    showMore: ({ count }) => `عرض المزيد من الأحرف: ${count}`,
    rowsShown: ({ from, to, count }) => `الصفوف من ${from} إلى ${to} من أصل ${count}`,
    earlierRows: 'الصفوف السابقة',
    laterRows: 'الصفوف اللاحقة',
  },
};

export const emailActions: Translation<typeof emailActionsMessages> = {
  feature: 'ui-email-actions',
  messages: {
    writeEmail: ({ count }) => `كتابة رسالة إلى ${count}`,
    copyAddresses: 'نسخ العناوين',
    tooLong: ({ length, limit }) =>
      `يبلغ طول رابط البريد الإلكتروني إلى الجميع ${length} من الأحرف، والحد الأقصى في برامج البريد هو ${limit}. انسخ العناوين، أو اختر عددًا أقل.`,
    noAddress: 'لا يوجد في التحديد عنوان بريد إلكتروني صالح.',
    refusedAddresses: ({ addresses }) => `مستبعدة لأنها ليست عناوين بسيطة: ${addresses}`,
    withoutAddress: ({ count }) => `بلا عنوان: ${count}`,
  },
};
