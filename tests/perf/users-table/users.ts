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
