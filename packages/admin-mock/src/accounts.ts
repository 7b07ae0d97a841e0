/** The four accounts of every seed. Their user ids are 1 to 4, their passwords `<username>-demo`. */
export const accounts = {
  globalAdmin: { userId: 1, username: 'ada', password: 'ada-demo', label: 'global admin' },
  orgAdmin: { userId: 2, username: 'oren', password: 'oren-demo', label: 'organization admin' },
  member: { userId: 3, username: 'mia', password: 'mia-demo', label: 'ordinary member' },
  unverified: { userId: 4, username: 'uma', password: 'uma-demo', label: 'unverified user' },
} as const satisfies Record<string, { userId: number; username: string; password: string; label: string }>;

export type AccountName = keyof typeof accounts;

export const accountNames = Object.keys(accounts) as AccountName[];
