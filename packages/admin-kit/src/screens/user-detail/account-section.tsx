import type { AdminUser } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { Time } from '../../ui/time/time.tsx';
import { userDetailMessages } from './messages.ts';
import { TextEditor } from './text-editor.tsx';
import type { UserDetailState } from './use-user-detail.ts';

interface AccountSectionProps {
  user: AdminUser;
  setText: UserDetailState['actions']['setText'];
}

/** @spec B §2 */
export function AccountSection({ user, setText }: AccountSectionProps) {
  const words = useMessages(userDetailMessages);
  return (
    <Section title={words.account} level={3}>
      <div className="ak-user-detail-stack">
        <TextEditor
          key={`${user.id}.email`}
          draftKey={`user.${user.id}.email`}
          label={words.email}
          saveLabel={words.saveEmail}
          type="email"
          value={user.email}
          isBusy={setText.isBusyWith('email')}
          onSave={(value) => setText.run({ field: 'email', value })}
        />
        <TextEditor
          key={`${user.id}.displayName`}
          draftKey={`user.${user.id}.displayName`}
          label={words.displayName}
          saveLabel={words.saveDisplayName}
          type="text"
          value={user.displayName}
          isBusy={setText.isBusyWith('displayName')}
          onSave={(value) => setText.run({ field: 'displayName', value })}
        />
        <DefinitionList
          items={[
            { term: words.username, value: <UserText text={user.username} /> },
            {
              term: words.id,
              value: (
                <span className="ak-user-detail-id">
                  {user.id}
                  <CopyButton text={String(user.id)} label={words.copyId} />
                </span>
              ),
            },
            { term: words.created, value: <Time value={user.createdAt} /> },
          ]}
        />
      </div>
    </Section>
  );
}
