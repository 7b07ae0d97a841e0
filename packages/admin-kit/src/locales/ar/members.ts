import type { sharedMemberWords } from '../../messages/member-words.ts';
import { type Count, pluralRules } from '../../messages/plural.ts';
import type { projectInfoMessages } from '../../screens/project-info/messages.ts';
import type { projectRolesMessages } from '../../screens/project-roles/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('ar');

const members = (count: Count) =>
  plural(count, {
    zero: `${count.text} عضو`,
    one: 'عضو واحد',
    two: 'عضوان',
    few: `${count.text} أعضاء`,
    many: `${count.text} عضوًا`,
    other: `${count.text} عضو`,
  });

const permissions: Readonly<Record<string, string>> = {
  'Access Project': 'الوصول إلى المشروع',
  'Edit Project Name/Description': 'تعديل اسم المشروع ووصفه',
  'Edit Project Data': 'تعديل بيانات المشروع',
  'Edit Map Data': 'تعديل بيانات الخريطة',
  'View Timelines': 'عرض المخططات الزمنية',
  'Create Timelines': 'إنشاء مخططات زمنية',
  'Read All Timelines': 'قراءة كل المخططات الزمنية',
  'Share All Timelines': 'مشاركة كل المخططات الزمنية',
  'Edit All Timelines': 'تعديل كل المخططات الزمنية',
  'Moderate Project': 'الإشراف على المشروع',
  'Manage Users': 'إدارة المستخدمين',
  'Invite Users': 'دعوة المستخدمين',
  'Remove Users': 'إزالة المستخدمين',
  'Edit Roles': 'تعديل الأدوار',
  'Delete Project': 'حذف المشروع',
  'cannot edit timelines if disabled': 'لا يمكن تعديل المخططات الزمنية عند التعطيل',
  'supersedes timeline permissions if enabled': 'يتجاوز أذونات المخططات الزمنية عند التفعيل',
  'supersedes per-timeline permissions': 'يتجاوز أذونات كل مخطط زمني',
};

const nameOf = (permission: string) => permissions[permission] ?? permission;

const memberWords: typeof sharedMemberWords = {
  members: 'الأعضاء',
  loadingMembers: 'جارٍ تحميل الأعضاء',
  membersFailed: 'تعذّر تحميل المستخدمين',
  membersNotLoaded: 'لم يتم تحميل الأعضاء.',
  membersStale: 'قد لا تكون قائمة الأعضاء محدّثة. يعيد «تحديث المستخدمين» تحميلها.',
  search: 'البحث في الأعضاء',
  memberCount: members,
  matchCount: ({ matches, all }) => `الأعضاء المطابقون: ${matches} من ${all.text}`,
  noMembers: 'لا يوجد أعضاء في هذا المشروع.',
  noMatch: 'لا يوجد أعضاء مطابقون.',
  skipMembers: 'تخطي الأعضاء',
  you: 'أنت',
  unnamed: ({ id }) => `المستخدم ${id}`,

  refresh: 'تحديث المستخدمين',
  addTitle: ({ project }) => `إضافة مستخدم إلى ${project}`,
  userField: 'البريد الإلكتروني أو اسم المستخدم',
  userMissing: 'أدخل بريدًا إلكترونيًا أو اسم مستخدم.',
  addSubmit: 'إضافة مستخدم',
  announceAdded: ({ user }) => `تمت إضافة ${user}`,

  remove: ({ member }) => `إزالة ${member}`,
  removeTitle: ({ member, project }) => `هل تريد إزالة ${member} من ${project}؟`,
  removeDescription: ({ member, id }) => `سيفقد ${member}، معرّف المستخدم ${id}، حق الوصول إلى هذا المشروع.`,
  removeSubmit: 'إزالة',
  announceRemoved: ({ member }) => `تمت إزالة ${member}`,

  createNew: 'إنشاء جديد',
  permission: ({ label, note }) =>
    note === undefined ? nameOf(label) : `${nameOf(label)} (${nameOf(note)})`,
};

export const projectRoles: Translation<typeof projectRolesMessages> = {
  feature: 'project-roles',
  messages: {
    ...memberWords,
    addMember: 'إضافة مستخدم جديد',

    roles: 'الأدوار',
    loadingRoles: 'جارٍ تحميل الأدوار',
    rolesFailed: 'تعذّر تحميل الأدوار',
    rolesNotLoaded: 'لم يتم تحميل أدوار هذا المشروع.',
    role: 'الدور',
    roleOf: ({ member }) => `دور ${member}`,
    selectRole: 'تحديد دور',
    selectRoleHint: 'حدّد دورًا للاطلاع على أذوناته.',
    noRole: 'بلا دور',
    unknownRole: ({ id }) => `دور غير معروف (${id})`,
    unnamedRole: ({ id }) => `الدور ${id}`,
    noRoleChosen: 'اختر دورًا أولًا.',

    deleteRole: 'حذف الدور',
    deleteTitle: ({ role, project }) => `حذف الدور ${role} من ${project}`,
    deleteDescription: ({ count }) =>
      `عدد الأعضاء الذين لديهم هذا الدور: ${count}. يقرر الخادم الدور الذي يحصلون عليه بعد ذلك.`,
    deleteUnused: 'لا يوجد عضو لديه هذا الدور.',
    deleteSubmit: 'تأكيد حذف الدور',
    announceRoleDeleted: ({ role }) => `تم حذف الدور ${role}`,

    createTitle: ({ project }) => `إنشاء دور في ${project}`,
    createDescription: 'لا يتيح الدور الجديد سوى فتح المشروع. اختر أذونات أخرى بعد إنشائه.',
    roleName: 'اسم الدور',
    roleNameMissing: 'أدخل اسمًا للدور.',
    createSubmit: 'إنشاء دور',
    announceRoleCreated: ({ role }) => `تم إنشاء الدور ${role}`,

    roleChanged: ({ member, role }) => `الدور الحالي الخاص بـ ${member} هو ${role}`,
    roleAlready: ({ member, role }) => `كان الدور الخاص بـ ${member} هو ${role} من قبل`,
    roleConflictTitle: 'غيّر شخص آخر هذا الدور',
    roleConflictDescription: ({ member }) =>
      `غيّر شخص آخر دور ${member} بعد أن فتحت هذه القائمة. اختر الدور الذي تريد الاحتفاظ به.`,
    saveRole: 'حفظ',
    permissionsAlready: ({ role }) => `كانت لدى ${role} هذه الأذونات من قبل`,
    permissionOn: ({ permission, role }) => `تم تفعيل «${nameOf(permission)}» لـ ${role}`,
    permissionOff: ({ permission, role }) => `تم تعطيل «${nameOf(permission)}» لـ ${role}`,
    permissionsChanged: ({ role }) => `تم تغيير أذونات ${role}`,
    permissionsOf: ({ role }) => `أذونات ${role}`,
    furtherBits: ({ bits }) => `يتضمن أيضًا أذونات لا تظهر هنا (${bits}).`,

    onlyAdmins: 'يمكن للمسؤولين فقط تغيير الأعضاء والأدوار.',
    ownRow: 'لا يمكنك تغيير دورك أو إزالة نفسك.',
    builtInRole: 'لا يمكن تعديل الأدوار المضمّنة أو حذفها.',
    noRoleSelected: 'حدّد دورًا أولًا.',

    panel: ({ project }) => `أعضاء ${project} وأدواره`,
    premium: 'مستخدم مميّز',
    notPremium: 'مستخدم غير مميّز',
    preset: 'إعداد مسبق',
    customPreset: 'مخصص',
    presetAllAdmin: 'الكل/مدير',
    presetGuest: 'ضيف',
    presetDefaultMember: 'عضو افتراضي',
    projectWithId: ({ id }) => `المشروع ${id}`,
    details: 'تفاصيل تقنية',
    mask: ({ mask, terms }) => `القناع ${mask} = ${terms}.`,
    unknownBit: 'لا يظهر هنا',
    maskEmpty: 'القناع 0: لا توجد أذونات.',
    maskOfPresetAndMore: ({ preset, bits }) => `الإعداد المسبق ${preset}، مع أذونات لا تظهر هنا (${bits}).`,
    noTimelines: 'لا يمكن تعديل المخططات الزمنية من دون إذن «إنشاء مخططات زمنية».',
    supersedes: ({ permissions }) => `يتجاوز أذونات المخططات الزمنية: ${permissions}.`,
  },
};

export const projectInfo: Translation<typeof projectInfoMessages> = {
  feature: 'project-info',
  messages: {
    ...memberWords,
    unnamedProject: 'مشروع بلا اسم',
    projectId: 'معرّف المشروع',
    copyId: 'نسخ معرّف المشروع',
    close: 'إغلاق',
    addMember: 'إضافة مستخدم',

    roles: 'مجموعات المستخدمين',
    loadingRoles: 'جارٍ تحميل مجموعات المستخدمين',
    rolesFailed: 'تعذّر تحميل مجموعات المستخدمين',
    rolesNotLoaded: 'لم يتم تحميل مجموعات المستخدمين في هذا المشروع.',
    role: 'المجموعة',
    roleOf: ({ member }) => `مجموعة ${member}`,
    selectRole: 'تحديد مجموعة',
    selectRoleHint: 'حدّد مجموعة للاطلاع على أذوناتها.',
    noRole: 'بلا مجموعة',
    unknownRole: ({ id }) => `مجموعة غير معروفة (${id})`,
    unnamedRole: ({ id }) => `المجموعة ${id}`,
    noRoleChosen: 'اختر مجموعة أولًا.',

    deleteRole: 'حذف المجموعة',
    deleteTitle: ({ role, project }) => `حذف المجموعة ${role} من ${project}`,
    deleteDescription: ({ count }) =>
      `عدد الأعضاء في هذه المجموعة: ${count}. يقرر الخادم المجموعة التي ينتقلون إليها بعد ذلك.`,
    deleteUnused: 'لا يوجد أعضاء في هذه المجموعة.',
    deleteSubmit: 'تأكيد حذف المجموعة',
    announceRoleDeleted: ({ role }) => `تم حذف المجموعة ${role}`,

    createTitle: ({ project }) => `إنشاء مجموعة في ${project}`,
    createDescription: 'اختر أذوناتها بعد إنشائها.',
    roleName: 'اسم المجموعة',
    roleNameMissing: 'أدخل اسمًا للمجموعة.',
    createSubmit: 'إنشاء مجموعة',
    announceRoleCreated: ({ role }) => `تم إنشاء المجموعة ${role}`,

    roleChanged: ({ member, role }) => `المجموعة الحالية الخاصة بـ ${member} هي ${role}`,
    roleAlready: ({ member, role }) => `كانت المجموعة الخاصة بـ ${member} هي ${role} من قبل`,
    roleConflictTitle: 'غيّر شخص آخر هذه المجموعة',
    roleConflictDescription: ({ member }) =>
      `غيّر شخص آخر مجموعة ${member} بعد أن فتحت هذه القائمة. اختر المجموعة التي تريد الاحتفاظ بها.`,
    saveRole: 'حفظ',
    permissionsAlready: ({ role }) => `كانت لدى ${role} هذه الأذونات من قبل`,
    permissionOn: ({ permission, role }) => `تم تفعيل «${nameOf(permission)}» لـ ${role}`,
    permissionOff: ({ permission, role }) => `تم تعطيل «${nameOf(permission)}» لـ ${role}`,
    permissionsChanged: ({ role }) => `تم تغيير أذونات ${role}`,
    permissionsOf: ({ role }) => `أذونات ${role}`,
    furtherBits: ({ bits }) => `تتضمن أيضًا أذونات لا تظهر هنا (${bits}).`,

    onlyAdmins: 'يمكن لمسؤولي المؤسسة فقط تغيير الأعضاء والمجموعات.',
    ownRow: 'لا يمكنك تغيير مجموعتك أو إزالة نفسك.',
    builtInRole: 'لا يمكن تعديل المجموعات المضمّنة أو حذفها.',
    noRoleSelected: 'حدّد مجموعة أولًا.',

    viewUserList: 'عرض قائمة المستخدمين',
    userListTitle: ({ project }) => `مستخدمو ${project}`,
    usernames: 'أسماء المستخدمين',
    emails: 'عناوين البريد الإلكتروني',
    copyUsernames: 'نسخ أسماء المستخدمين',
    copyEmails: 'نسخ عناوين البريد الإلكتروني',
    noUsernames: 'ليس لدى أي عضو اسم مستخدم.',
    noEmails: 'ليس لدى أي عضو بريد إلكتروني.',
    usernameCount: ({ text }) => `أسماء المستخدمين: ${text}`,
    emailCount: ({ text }) => `عناوين البريد الإلكتروني: ${text}`,
  },
};
