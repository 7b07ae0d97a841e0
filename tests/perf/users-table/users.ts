export interface BenchUser {
  readonly id: number;
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
  readonly projectCount: number;
  readonly isVerified: boolean;
}

const FIRST = ['Maria', 'John', 'Zoë', 'Ahmed', 'Li', 'Priya', 'Olga', 'Tom', 'Ana', 'Kofi', 'Ines', 'Yuki'];
const LAST = ['Smith', 'García', 'Müller', 'Okafor', 'Nguyễn', 'Kim', 'Ivanova', 'Rossi', 'Silva', 'Dubois'];

export function makeUsers(count: number): BenchUser[] {
  let state = 20261120;
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: count }, (_, index) => {
    const first = FIRST[next(FIRST.length)] ?? '';
    const last = LAST[next(LAST.length)] ?? '';
    const number = next(1_000_000);
    return {
      id: index + 1,
      username: `${first}.${last}.${number}`,
      displayName: `${first} ${last}`,
      email: `${first}.${last}.${number}@example.org`.toLowerCase(),
      projectCount: next(500),
      isVerified: next(2) === 1,
    };
  });
}

export const searchedTexts = (user: BenchUser) => [
  user.username,
  user.displayName,
  user.email,
  String(user.id),
];

export function withToggled(users: readonly BenchUser[], id: number): BenchUser[] {
  return users.map((user) => (user.id === id ? { ...user, isVerified: !user.isVerified } : user));
}

export const asSent = ({ id, username, displayName, email, isVerified, projectCount }: BenchUser) => ({
  userid: id,
  username,
  display_name: displayName,
  email,
  status: isVerified ? 1 : 0,
  isAdmin: false,
  isSubscribed: projectCount % 2 === 0,
  eduEligibilityOverride: false,
  trialExpiration: '2026-03-04 05:06:07',
  created: '2021-03-04T05:06:07.000Z',
  grandfathered: false,
  verified: isVerified,
  skip_lti_payments: false,
  global_admin: false,
});
