import type { ProjectMember } from '@timemap/admin-api';
import { useState } from 'react';
import { useCount, useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { projectInfoMessages } from './messages.ts';

type UserListKind = 'usernames' | 'emails';

/** In the order of the members, without blanks and duplicates. @spec A §2 */
export function userListLines(members: readonly ProjectMember[], kind: UserListKind): string[] {
  const texts = members.map(({ username, email }) => (kind === 'usernames' ? username : email).trim());
  return [...new Set(texts.filter((text) => text !== ''))];
}

interface UserListDialogProps {
  projectName: string;
  members: readonly ProjectMember[];
  onClose: () => void;
}

const kinds: readonly UserListKind[] = ['usernames', 'emails'];

export default function UserListDialog({ projectName, members, onClose }: UserListDialogProps) {
  const words = useMessages(projectInfoMessages);
  const [kind, setKind] = useState<UserListKind>('usernames');
  return (
    <Dialog
      name="project-users"
      isOpen
      title={words.userListTitle({ project: visibleText(projectName) })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <Tabs
        label={words.viewUserList}
        value={kind}
        onValueChange={(value) => setKind(value as UserListKind)}
        items={kinds.map((value) => ({
          value,
          label: words[value],
          content: <UserList kind={value} members={members} />,
        }))}
      />
    </Dialog>
  );
}

function UserList({ kind, members }: { kind: UserListKind; members: readonly ProjectMember[] }) {
  const words = useMessages(projectInfoMessages);
  const countOf = useCount();
  const lines = userListLines(members, kind);
  const isUsernames = kind === 'usernames';
  if (lines.length === 0) {
    return <p className="ak-project-info-hint">{isUsernames ? words.noUsernames : words.noEmails}</p>;
  }
  const text = lines.join('\n');
  const count = countOf(lines.length);
  return (
    <div className="ak-project-info-list">
      <TextArea
        limit={null}
        label={words[kind]}
        isLabelHidden
        readOnly
        rows={12}
        value={text}
        onValueChange={ignoreChange}
        spellCheck={false}
      />
      <div className="ak-project-info-list-foot">
        <span className="ak-project-info-hint">
          {isUsernames ? words.usernameCount(count) : words.emailCount(count)}
        </span>
        <CopyButton text={text} label={isUsernames ? words.copyUsernames : words.copyEmails} />
      </div>
    </div>
  );
}

function ignoreChange() {}
