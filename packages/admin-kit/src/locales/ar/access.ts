import { type Count, pluralRules } from '../../messages/plural.ts';
import type { peopleMessages } from '../../people/messages.ts';
import type { deleteRefusalMessages } from '../../provider/can-delete-organization.ts';
import type { orgDeleteMessages } from '../../screens/org-delete/messages.ts';
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

    typed: 'نطاق أو بريد إلكتروني',
    typedHint: 'نطاق مثل example.org، أو عنوان مثل maria@example.org',
    ways: 'طرق الإضافة',
    domain: 'إضافة النطاق فقط',
    domainAndSubdomains: 'إضافة النطاق والنطاقات الفرعية',
    wholeEmail: 'إضافة البريد الإلكتروني كاملًا',
    domainAbout: 'كل من في النطاق، ويُحفظ وقبله «@»',
    domainAndSubdomainsAbout: 'كل من في النطاق ونطاقاته الفرعية: إدخالان، أحدهما بـ «@» والآخر بـ «.»',
    wholeEmailAbout: 'عنوان واحد، يُحفظ كما كُتب',
    stores: 'يحفظ',
    listed: 'موجود في قائمة السماح من قبل',
    nothingTyped: 'اكتب نطاقًا أو بريدًا إلكترونيًا أولًا.',
    allListed: 'موجود في قائمة السماح من قبل.',
    stillAdding: 'تجري إضافة إدخال آخر.',
    hasAtInside: 'يحتوي هذا على «@». لإضافة عنوان واحد، استخدم «إضافة البريد الإلكتروني كاملًا».',
    isNoDomain: 'لا يبدو هذا نطاقًا.',
    meant: 'هل تقصد:',
    use: ({ entry }) => `استخدام \u2068${entry}\u2069`,
    announceUsed: ({ entry }) => `أصبح \u2068${entry}\u2069 في الحقل. لم تتم إضافة أي شيء بعد.`,
    mixesScripts: ({ scripts, punycode }) =>
      `يخلط هذا النطاق أحرفًا من عدة أبجديات (${scripts})، وقد يكون مجرد شبيه بنطاق آخر. صيغته بترميز ASCII هي \u2068${punycode}\u2069.`,
    hasNoAt: 'لا يحتوي هذا على «@». قد يكون نطاقًا.',
    typedMany: 'الصق قائمة لإضافة عدة إدخالات.',
    hasStar: 'لا تعرف قائمة السماح علامة ”*“. أدخل النطاق من دونها.',
    addMany: (count) => `إضافة ${entryCount(count)}`,
    addedSoFar: ({ done, all }) => `أُضيف ${done} من ${all}`,
    subdomainsToo: 'النطاقات الفرعية أيضًا',
    toAdd: 'ما ستتم إضافته',
    everyoneAt: 'كل من في النطاق',
    everyoneBelow: 'كل من في نطاقاته الفرعية',
    addressOnly: 'هذا العنوان فقط',
    readFrom: ({ text }) => `من ”\u2068${text}\u2069“`,
    leftOut: ({ text }) => `ليس نطاقًا ولا عنوانًا، ولن يُضاف: \u2068${text}\u2069`,
    more: ({ count }) => `وعدد آخر: ${count}`,
    openMail: ({ domains }) =>
      `يمكن لأي شخص الحصول على عنوان لدى \u2068${domains}\u2069. إضافته تسمح للجميع.`,
    openSuffix: ({ domains }) =>
      `\u2068${domains}\u2069 نهاية تشترك فيها مؤسسات كثيرة. إضافتها تسمح لها جميعًا.`,
    notAddedYet: 'لم تتم الإضافة حتى الآن',
    announceAddedMany: (count) => `أُضيف ${entryCount(count)}`,
    notAdded: 'لم تتم الإضافة',
    maybeAdded: 'ربما تمت الإضافة',
    notOrMaybeAdded: 'ربما لم تتم إضافة بعض الإدخالات',
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
    removeManyTitle: 'إزالة الإدخالات',
    askRemoveMany: ({ text }) => `هل تريد الإزالة من القائمة؟ عدد الإدخالات: ${text}`,
  },
};

export const people: Translation<typeof peopleMessages> = {
  feature: 'people',
  messages: {
    sent: ({ person }) => `سيتم إرسال \u2068${person}\u2069.`,
    leftOut: ({ text }) => `حُذف: ${text}.`,
    several: ({ count }) => `يأخذ هذا الحقل شخصًا واحدًا، ويتضمن النص عدة أشخاص: ${count}.`,
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
    counting: 'جارٍ العدّ…',
    differs: ({ place, wanted, typed }) =>
      `الحرف رقم ${place} هو ”\u2068${wanted}\u2069“، وقد كتبت ”\u2068${typed}\u2069“.`,
    tooMany: ({ place, typed }) => `الحرف رقم ${place} زائد: ”\u2068${typed}\u2069“.`,
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

export const deleteRefusal: Translation<typeof deleteRefusalMessages> = {
  feature: 'delete-refusal',
  messages: {
    onlyAdmins: 'يمكن لمسؤولي المؤسسة فقط حذفها.',
    rootNeedsGlobalAdmin: 'يمكن للمسؤولين العامين فقط حذف مؤسسة جذرية.',
  },
};
