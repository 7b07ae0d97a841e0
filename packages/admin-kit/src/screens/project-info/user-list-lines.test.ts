import { describe, expect, it } from 'vitest';
import { userListLines } from './user-list-dialog.tsx';

const member = (id: number, username: string, email: string) => ({
  id,
  username,
  email,
  displayName: username,
  isPremium: null,
  roleId: 0,
});

describe('the user list (A §2)', () => {
  const members = [
    member(1, 'ada', 'ada@timemap.example'),
    member(2, 'ida', ''),
    member(3, 'mia', ' mia@timemap.example '),
    member(4, 'mia2', 'mia@timemap.example'),
    member(5, '', 'nameless@timemap.example'),
  ];

  it('holds usernames, without those that are missing', () => {
    expect(userListLines(members, 'usernames')).toEqual(['ada', 'ida', 'mia', 'mia2']);
  });

  it('holds emails, each once', () => {
    expect(userListLines(members, 'emails')).toEqual([
      'ada@timemap.example',
      'mia@timemap.example',
      'nameless@timemap.example',
    ]);
  });
});
