import type { peopleMessages } from '../../people/messages.ts';
import type { deleteRefusalMessages } from '../../provider/can-delete-organization.ts';
import type { orgDeleteMessages } from '../../screens/org-delete/index.ts';
import type { whitelistMessages } from '../../screens/whitelist/index.ts';
import type { Translation } from '../translation.ts';

export const whitelist: Translation<typeof whitelistMessages> = {
  feature: 'whitelist',
  messages: {
    title: 'ホワイトリストを管理',
    loadFailed: 'ホワイトリストを読み込めませんでした',
    loading: 'ホワイトリストを読み込み中',
    reload: 'ホワイトリストを再読み込み',
    retry: '再試行',
    onlyGlobalAdmins: 'ホワイトリストを管理できるのは、グローバル管理者のみです。',
    addFailed: ({ why }) => `エントリを追加できませんでした: ${why}`,
    removeFailed: ({ why }) => `エントリを削除できませんでした: ${why}`,

    typed: 'ドメインまたはメールアドレス',
    typedHint: 'example.org のようなドメイン、または maria@example.org のようなアドレス',
    ways: '追加方法',
    domain: 'ドメインのみを追加',
    domainAndSubdomains: 'ドメインとサブドメインを追加',
    wholeEmail: 'メールアドレス全体を追加',
    domainAbout: 'ドメインの全員。先頭に「@」を付けて保存されます',
    domainAndSubdomainsAbout:
      'ドメインとそのサブドメインの全員。先頭に「@」が付くエントリと「.」が付くエントリの 2 件です',
    wholeEmailAbout: '1 つのアドレス。入力したとおりに保存されます',
    stores: '保存される値:',
    listed: 'ホワイトリストに登録済み',
    nothingTyped: '先にドメインまたはメールアドレスを入力してください。',
    allListed: 'すでにホワイトリストに登録されています。',
    stillAdding: '別のエントリを追加中です。',
    hasAtInside:
      '「@」が含まれています。1 つのアドレスを追加するには、［メールアドレス全体を追加］を使用してください。',
    isNoDomain: 'ドメインではない可能性があります。',
    meant: 'もしかして:',
    use: ({ entry }) => `${entry} を使用`,
    announceUsed: ({ entry }) => `${entry} を入力欄に入れました。まだ何も追加されていません。`,
    mixesScripts: ({ scripts, punycode }) =>
      `このドメインには複数の文字体系（${scripts}）の文字が混在しており、別のドメインに似せたものである可能性があります。ASCII 表記は ${punycode} です。`,
    hasNoAt: '「@」が含まれていません。ドメインの可能性があります。',
    typedMany: 'リストを貼り付けると、まとめて追加できます。',
    hasStar: '許可リストでは「*」を使えません。ドメインだけを入力してください。',
    addMany: ({ text }) => `${text} 件を追加`,
    addedSoFar: ({ done, all }) => `${all} 件中 ${done} 件を追加済み`,
    subdomainsToo: 'サブドメインも',
    toAdd: '追加される項目',
    everyoneAt: 'このドメインの全員',
    everyoneBelow: 'そのサブドメインの全員',
    addressOnly: 'このアドレスのみ',
    readFrom: ({ text }) => `「${text}」から`,
    leftOut: ({ text }) => `ドメインでもアドレスでもないため、除かれます: ${text}`,
    more: ({ count }) => `ほか ${count} 件`,
    openMail: ({ domains }) => `${domains} のアドレスは誰でも取得できます。追加すると全員が許可されます。`,
    openSuffix: ({ domains }) =>
      `${domains} は多くの組織が共有する末尾です。追加するとそのすべてが許可されます。`,
    notAddedYet: 'まだ追加されていません',
    announceAddedMany: ({ text }) => `${text} 件を追加しました`,
    notAdded: '未追加',
    maybeAdded: '追加された可能性あり',
    notOrMaybeAdded: '一部のエントリは追加されていない可能性があります',
    retryOf: ({ entry }) => `${entry} を再試行`,
    announceAdded: ({ entries }) => `${entries} を追加しました`,

    entries: 'ホワイトリストのエントリ',
    filter: 'エントリを絞り込み',
    filterPlaceholder: 'エントリを絞り込み',
    count: ({ text }) => `${text} 件のエントリ`,
    matchCount: ({ matches, all }) => `${all.text} 件中 ${matches} 件のエントリ`,
    none: 'エントリはありません',
    noneText: 'ホワイトリストは空です。',
    noMatch: '条件に一致するエントリはありません',
    isDomain: 'ドメイン',
    isSubdomains: 'サブドメイン',
    isAddress: 'アドレス',
    isOther: 'その他',
    remove: ({ entry }) => `${entry} を削除`,
    announceRemoved: ({ entry }) => `${entry} を削除しました`,
    skip: '一覧をスキップ',

    select: ({ entry }) => `${entry} を選択`,
    removeMany: '削除',
    removeManyTitle: 'エントリを削除',
    askRemoveMany: ({ text }) => `一覧から削除しますか?エントリ: ${text} 件`,
  },
};

export const people: Translation<typeof peopleMessages> = {
  feature: 'people',
  messages: {
    sent: ({ person }) => `${person} が送信されます。`,
    leftOut: ({ text }) => `除外: ${text}。`,
    several: ({ count }) => `この欄に入力できるのは 1 人だけですが、${count} 人が含まれています。`,
  },
};

export const orgDelete: Translation<typeof orgDeleteMessages> = {
  feature: 'org-delete',
  messages: {
    title: '組織を削除',
    description: '組織は完全に削除されます。',
    organization: '組織',
    organizationId: '組織 ID',
    subOrganizations: 'サブ組織（すべての階層）:',
    users: 'ユーザー:',
    projects: 'プロジェクト:',
    seats: '使用中のシート:',
    seatsTaken: ({ taken, allowed }) => `${allowed} 中 ${taken}`,
    noLicense: 'ライセンスなし',
    notKnown: '不明',
    counting: '集計中…',
    differs: ({ place, wanted, typed }) =>
      `${place} 文字目は「${wanted}」ですが、「${typed}」と入力されています。`,
    tooMany: ({ place, typed }) => `${place} 文字目の「${typed}」は余分です。`,
    typeThis: '確認のため、次のテキストを入力してください',
    oddBlanks:
      'この名前には余分なスペースが含まれています。途中のスペースは区別されますが、先頭と末尾のスペースは無視されます。',
    copyText: '入力するテキストをコピー',
    notTypedYet: '先に確認用のテキストを入力してください。',
    delete: '削除',
    cancel: 'キャンセル',
    close: '閉じる',
    announceConfirmed: '確認できました。削除を実行できます。',
    announceDeleted: ({ organization: name }) => `組織「${name}」を削除しました`,

    serverCannot: 'このサーバーでは組織を削除できません。',
    hasNoName: 'この組織には入力する名前がないため、ここでは削除できません。',
  },
};

export const deleteRefusal: Translation<typeof deleteRefusalMessages> = {
  feature: 'delete-refusal',
  messages: {
    onlyAdmins: '組織を削除できるのは、その組織の管理者のみです。',
    rootNeedsGlobalAdmin: 'ルート組織を削除できるのは、グローバル管理者のみです。',
  },
};
