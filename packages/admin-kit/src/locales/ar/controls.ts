import type { controlMessages } from '../../messages/control-messages.ts';
import { type Count, pluralRules } from '../../messages/plural.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('ar');

const characters = (value: number, count: Count = { value, text: String(value) }) =>
  plural(count, {
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${value} أحرف`,
    many: `${value} حرفًا`,
    other: `${value} حرف`,
  });

export const controls: Translation<typeof controlMessages> = {
  feature: 'controls',
  messages: {
    close: 'إغلاق',
    cancel: 'إلغاء',
    clearSearch: 'مسح البحث',
    showPassword: 'إظهار كلمة المرور',
    hidePassword: 'إخفاء كلمة المرور',
    required: 'مطلوب',
    dismiss: 'تجاهل',
    menuNotLoaded: 'تعذّر تحميل القائمة. أعد المحاولة عندما تكون متصلًا بالإنترنت.',
    notifications: 'الإشعارات',
    waitUntilDone: 'انتظر حتى يكتمل الطلب.',
    charactersLeft: ({ count }) => `المتبقي: ${characters(count)}`,
    charactersTooMany: ({ count }) => `الزائد عن الحد: ${characters(count)}`,
    invisibleLeftOut: 'تُحذف الأحرف غير المرئية.',
    numberEmpty: 'أدخل رقمًا.',
    numberNotWhole: 'أدخل عددًا صحيحًا مكتوبًا بالأرقام فقط.',
    numberUnreadable: 'أدخل رقمًا، مثل 12.',
    numberUnit: ({ unit }) => `احذف ${unit}. يُرسل الرقم وحده.`,
    numberTwoMeanings: 'قد يعني هذا رقمين. اختر أحدهما.',
    takeNumber: ({ number }) => `استخدام ${number}`,
    numberSent: ({ number }) => `سيتم إرسال ${number}.`,
    notSaved: 'لم يتم الحفظ',
    notSavedBecause: ({ reason }) => `لم يتم الحفظ. ${reason}`,
    notSavedAndReset: ({ reason }) => `لم يتم الحفظ. تُعرض القيمة المحفوظة. ${reason}`,
    retryNotSaved: ({ reason }) => `إعادة المحاولة. لم يتم الحفظ: ${reason}`,
    numberTooLow: ({ min }) => `أدخل ${min} أو أكثر.`,
    numberTooHigh: ({ max }) => `أدخل ${max} أو أقل.`,
  },
};
