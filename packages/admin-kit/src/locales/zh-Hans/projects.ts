import type { sharedMemberWords } from '../../messages/member-words.ts';
import type { globalProjectsMessages } from '../../screens/global-projects/index.ts';
import type { orgProjectsMessages } from '../../screens/org-projects/index.ts';
import type { projectInfoMessages } from '../../screens/project-info/index.ts';
import type { projectRolesMessages } from '../../screens/project-roles/index.ts';
import type { Translation } from '../translation.ts';

const permissions: Readonly<Record<string, string>> = {
  'View Timelines': '查看时间线',
  'Create Timelines': '创建时间线',
  'Invite Users': '邀请用户',
  'Remove Users': '移除用户',
  'Edit Project Data': '编辑项目数据',
  'Edit All Timelines': '编辑所有时间线',
  'Access Project': '访问项目',
  'Edit Project Name/Description': '编辑项目名称/说明',
  'Edit Map Data': '编辑地图数据',
  'Read All Timelines': '读取所有时间线',
  'Share All Timelines': '共享所有时间线',
  'Moderate Project': '审核项目',
  'Manage Users': '管理用户',
  'Edit Roles': '编辑角色',
  'Delete Project': '删除项目',
};

const permissionNotes: Readonly<Record<string, string>> = {
  'supersedes per-timeline permissions': '优先于各时间线的权限',
  'supersedes timeline permissions if enabled': '启用后优先于时间线权限',
  'cannot edit timelines if disabled': '禁用后无法编辑时间线',
};

const permissionOf = (label: string) => permissions[label] ?? label;

const memberWords: typeof sharedMemberWords = {
  members: '成员',
  loadingMembers: '正在加载成员',
  membersFailed: '无法加载用户',
  membersNotLoaded: '成员尚未加载。',
  membersStale: '成员可能不是最新的。选择“刷新用户”可重新加载。',
  search: '搜索成员',
  memberCount: ({ text }) => `${text} 个成员`,
  matchCount: ({ matches, all }) => `${matches} 个成员，共 ${all.text} 个`,
  noMembers: '此项目没有成员。',
  noMatch: '没有匹配的成员。',
  skipMembers: '跳过成员',
  you: '您',
  unnamed: ({ id }) => `用户 ${id}`,

  refresh: '刷新用户',
  addTitle: ({ project }) => `将用户添加到“${project}”`,
  userField: '电子邮件或用户名',
  userMissing: '请输入电子邮件或用户名。',
  addSubmit: '添加用户',
  announceAdded: ({ user }) => `已添加 ${user}`,

  remove: ({ member }) => `移除 ${member}`,
  removeTitle: ({ member, project }) => `从“${project}”中移除 ${member}？`,
  removeDescription: ({ member, id }) => `${member}（用户 ID ${id}）将无法再访问此项目。`,
  removeSubmit: '移除',
  announceRemoved: ({ member }) => `已移除 ${member}`,

  createNew: '新建',
  permission: ({ label, note }) =>
    note === undefined ? permissionOf(label) : `${permissionOf(label)}（${permissionNotes[note] ?? note}）`,
};

export const projectRoles: Translation<typeof projectRolesMessages> = {
  feature: 'project-roles',
  messages: {
    ...memberWords,
    addMember: '添加新用户',

    roles: '角色',
    loadingRoles: '正在加载角色',
    rolesFailed: '无法加载角色',
    rolesNotLoaded: '此项目的角色尚未加载。',
    role: '角色',
    roleOf: ({ member }) => `${member} 的角色`,
    selectRole: '选择角色',
    selectRoleHint: '选择角色可查看其权限。',
    noRole: '无角色',
    unknownRole: ({ id }) => `未知角色（${id}）`,
    unnamedRole: ({ id }) => `角色 ${id}`,
    noRoleChosen: '请先选择角色。',

    deleteRole: '删除角色',
    deleteTitle: ({ role, project }) => `从“${project}”中删除角色“${role}”`,
    deleteDescription: ({ count }) => `拥有此角色的成员：${count} 个。其后续角色由服务器决定。`,
    deleteUnused: '没有成员拥有此角色。',
    deleteSubmit: '确认删除角色',
    announceRoleDeleted: ({ role }) => `已删除角色“${role}”`,

    createTitle: ({ project }) => `在“${project}”中创建角色`,
    createDescription: '新角色只能打开项目。创建后可选择更多权限。',
    roleName: '角色名称',
    roleNameMissing: '请输入角色的名称。',
    createSubmit: '创建角色',
    announceRoleCreated: ({ role }) => `已创建角色“${role}”`,

    roleChanged: ({ member, role }) => `${member} 的角色现在是“${role}”`,
    roleAlready: ({ member, role }) => `${member} 的角色已经是“${role}”`,
    roleConflictTitle: '其他人更改了此角色',
    roleConflictDescription: ({ member }) =>
      `在您打开此列表后，其他人更改了 ${member} 的角色。请选择要保留的角色。`,
    saveRole: '保存',
    permissionsAlready: ({ role }) => `“${role}”已经具有这些权限`,
    permissionOn: ({ permission, role }) => `已为“${role}”开启“${permissionOf(permission)}”`,
    permissionOff: ({ permission, role }) => `已为“${role}”关闭“${permissionOf(permission)}”`,
    permissionsChanged: ({ role }) => `已更改“${role}”的权限`,
    permissionsOf: ({ role }) => `“${role}”的权限`,
    furtherBits: ({ bits }) => `还包括未在此处显示的权限（${bits}）。`,

    onlyAdmins: '只有管理员才能更改成员和角色。',
    ownRow: '您无法更改自己的角色，也无法移除自己。',
    builtInRole: '无法编辑或删除内置角色。',
    noRoleSelected: '请先选择角色。',

    panel: ({ project }) => `“${project}”的成员和角色`,
    premium: '高级用户',
    notPremium: '非高级用户',
    preset: '预设',
    customPreset: '自定义',
    presetAllAdmin: '全部/管理员',
    presetGuest: '访客',
    presetDefaultMember: '默认成员',
    projectWithId: ({ id }) => `项目 ${id}`,
    details: '技术细节',
    mask: ({ mask, terms }) => `掩码 ${mask} = ${terms}。`,
    unknownBit: '未在此处显示',
    maskEmpty: '掩码 0：无权限。',
    maskOfPresetAndMore: ({ preset, bits }) => `预设“${preset}”，以及未在此处显示的权限（${bits}）。`,
    noTimelines: '没有“创建时间线”权限则无法编辑时间线。',
    supersedes: ({ permissions: names }) => `优先于时间线权限：${names}。`,
  },
};

export const projectInfo: Translation<typeof projectInfoMessages> = {
  feature: 'project-info',
  messages: {
    ...memberWords,
    unnamedProject: '未命名的项目',
    projectId: '项目 ID',
    copyId: '复制项目 ID',
    close: '关闭',
    addMember: '添加用户',

    roles: '用户组',
    loadingRoles: '正在加载用户组',
    rolesFailed: '无法加载用户组',
    rolesNotLoaded: '此项目的用户组尚未加载。',
    role: '用户组',
    roleOf: ({ member }) => `${member} 的用户组`,
    selectRole: '选择用户组',
    selectRoleHint: '选择用户组可查看其权限。',
    noRole: '无用户组',
    unknownRole: ({ id }) => `未知用户组（${id}）`,
    unnamedRole: ({ id }) => `用户组 ${id}`,
    noRoleChosen: '请先选择用户组。',

    deleteRole: '删除用户组',
    deleteTitle: ({ role, project }) => `从“${project}”中删除用户组“${role}”`,
    deleteDescription: ({ count }) => `此用户组的成员：${count} 个。其后续用户组由服务器决定。`,
    deleteUnused: '此用户组没有成员。',
    deleteSubmit: '确认删除用户组',
    announceRoleDeleted: ({ role }) => `已删除用户组“${role}”`,

    createTitle: ({ project }) => `在“${project}”中创建用户组`,
    createDescription: '请在创建后选择其权限。',
    roleName: '用户组名称',
    roleNameMissing: '请输入用户组的名称。',
    createSubmit: '创建用户组',
    announceRoleCreated: ({ role }) => `已创建用户组“${role}”`,

    roleChanged: ({ member, role }) => `${member} 现在属于用户组“${role}”`,
    roleAlready: ({ member, role }) => `${member} 已经属于用户组“${role}”`,
    roleConflictTitle: '其他人更改了此用户组',
    roleConflictDescription: ({ member }) =>
      `在您打开此列表后，其他人更改了 ${member} 的用户组。请选择要保留的用户组。`,
    saveRole: '保存',
    permissionsAlready: ({ role }) => `“${role}”已经具有这些权限`,
    permissionOn: ({ permission, role }) => `已为“${role}”开启“${permissionOf(permission)}”`,
    permissionOff: ({ permission, role }) => `已为“${role}”关闭“${permissionOf(permission)}”`,
    permissionsChanged: ({ role }) => `已更改“${role}”的权限`,
    permissionsOf: ({ role }) => `“${role}”的权限`,
    furtherBits: ({ bits }) => `还包括未在此处显示的权限（${bits}）。`,

    onlyAdmins: '只有组织的管理员才能更改成员和用户组。',
    ownRow: '您无法更改自己的用户组，也无法移除自己。',
    builtInRole: '无法编辑或删除内置用户组。',
    noRoleSelected: '请先选择用户组。',

    viewUserList: '查看用户列表',
    userListTitle: ({ project }) => `“${project}”的用户`,
    usernames: '用户名',
    emails: '电子邮件',
    copyUsernames: '复制用户名',
    copyEmails: '复制电子邮件',
    noUsernames: '没有成员有用户名。',
    noEmails: '没有成员有电子邮件。',
    usernameCount: ({ text }) => `${text} 个用户名`,
    emailCount: ({ text }) => `${text} 个电子邮件`,
  },
};

export const globalProjects: Translation<typeof globalProjectsMessages> = {
  feature: 'global-projects',
  messages: {
    title: '项目',
    loadFailed: '无法加载项目',
    updateFailed: ({ why }) => `更新失败：${why}`,
    onlyGlobalAdmins: '只有全局管理员才能管理项目。',
    reload: '重新加载项目',
    filter: '筛选项目',
    none: '没有匹配的项目',
    noneHint: '还没有项目。请在组织中创建第一个。',

    id: 'ID',
    name: '名称',
    description: '说明',
    created: '创建时间',
    upgradedOverride: '升级覆盖',
    upgradedOverrideOf: ({ project }) => `升级覆盖，${project}`,
    overrideOn: ({ project }) => `已为“${project}”开启升级覆盖`,
    overrideOff: ({ project }) => `已为“${project}”关闭升级覆盖`,
    overrideWasOn: ({ project }) => `“${project}”的升级覆盖已处于开启状态`,
    overrideWasOff: ({ project }) => `“${project}”的升级覆盖已处于关闭状态`,
    unnamed: ({ id }) => `项目 ${id}`,

    projectId: '项目 ID',
    copyId: '复制项目 ID',
    close: '关闭',
    notFound: ({ id }) => `没有 ID 为 ${id} 的项目。`,

    setOverride: '开启“升级覆盖”',
    unsetOverride: '关闭“升级覆盖”',
    askSetOverride: ({ text }) => `开启“升级覆盖”？项目数：${text}`,
    askUnsetOverride: ({ text }) => `关闭“升级覆盖”？项目数：${text}`,
  },
};

export const orgProjects: Translation<typeof orgProjectsMessages> = {
  feature: 'org-projects',
  messages: {
    title: '项目',
    reload: '重新加载项目',
    projectsFailed: '无法加载项目',
    allOrganizations: '所有组织',
    organizationNotLoaded: '无法加载组织',
    readOnly: '只有此组织的管理员才能创建、更改和删除其项目。',
    unnamedOrganization: '未命名的组织',
    unnamed: ({ id }) => `项目 ${id}`,
    filter: '筛选项目',
    none: '此组织没有项目。',
    noMatch: '没有匹配的项目',

    id: 'ID',
    name: '名称',
    description: '说明',
    actions: '操作',

    connect: '连接',
    connectTo: ({ project }) => `连接：${project}（在新标签页中打开）`,
    connectUnknown: '未配置主应用的地址。',
    modify: '修改',
    modifyOf: ({ project }) => `修改：${project}`,
    duplicateOf: ({ project }) => `创建“${project}”的副本`,
    delete: '删除',
    deleteOf: ({ project }) => `删除“${project}”`,
    create: '创建项目',

    removeNotImplemented: '尚未实现移除项目的功能',
    deleteTitle: ({ project }) => `删除“${project}”？`,
    deleteDescription: ({ project, id }) =>
      `此操作将永久删除“${project}”（项目 ID ${id}），包括其成员和所有内容。`,
    deleteMembers: ({ count }) => (count === null ? '成员：未知。' : `成员：${count}。`),
    announceDeleted: ({ project }) => `已删除“${project}”`,
    notFound: ({ id }) => `此组织中没有 ID 为 ${id} 的项目。`,
  },
};
