import type { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { Translation } from '../translation.ts';

export const bulkJob: Translation<typeof bulkJobMessages> = {
  feature: 'bulk-job',
  messages: {
    affected: ({ text }) => `المحدد: ${text}`,
    more: ({ text }) => `و${text} غير ذلك`,
    leftOut: ({ count, why }) => `تم الاستثناء: ${count.text}. ${why}`,
    alreadySo: 'لن يتغير شيء هناك.',
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
    showMore: ({ text }) => `عرض المزيد (${text})`,
    vetoed: 'لا يسمح هذا التطبيق بذلك. لم يتم إرسال أي شيء.',

    undo: 'تراجع',
    undoing: 'جارٍ التراجع',
    allUndone: ({ text }) => `تم التراجع عن: ${text}.`,
    undoSummary: ({ done, left }) => `تم التراجع عن: ${done.text}. لم يتم التراجع عن: ${left.text}.`,
    unknownUndoSummary: ({ text }) => `ربما تم التراجع عن: ${text}. تحقق من القائمة قبل إعادة المحاولة.`,
    undoFailures: ({ text }) => `لم يتم التراجع عن: ${text}`,
    unknownUndo: ({ text }) => `ربما تم التراجع عن: ${text}`,

    download: 'تنزيل النتائج',
    downloadFailed: 'تعذّر على المتصفح حفظ الملف.',
    csvId: 'المعرّف',
    csvName: 'الاسم',
    csvResult: 'النتيجة',
    csvReason: 'السبب',
    csvDone: 'تم',
    csvUndone: 'تم التراجع',
    csvAlready: 'كان كذلك',
    csvFailed: 'فشل',
    csvUnknown: 'غير معروف',
    csvNotSent: 'لم يُرسل',
  },
};
