import type { Ref } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import type { SelectOption } from '../../ui/field/select.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadFailure } from '../../ui/screen-state/read-view.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { RoleEditor, type RoleEditorProps } from './role-editor.tsx';
import { canAdminister } from './rules.ts';

interface RolesSectionProps extends Omit<RoleEditorProps, 'roleOptions'> {
  ref: Ref<HTMLElement>;
  level: 2 | 3 | 4;
  /** null while they are not loaded. */
  roleOptions: readonly SelectOption[] | null;
  onCreate: () => void;
}

/** The roles of the project: creating one, and the editor of the one that is picked. @spec A §2, B §2 */
export function RolesSection({ ref, level, roleOptions, onCreate, ...editor }: RolesSectionProps) {
  const { adapter, viewer, roles } = editor.access;
  const words = useMessages(adapter.messages);
  const create = canAdminister(viewer);
  return (
    <Section
      ref={ref}
      title={words.roles}
      level={level}
      className="ak-project-access-section"
      actions={
        (create.isAllowed || !adapter.leavesOutRefused) && (
          <Button
            size="small"
            icon={<Icon name="plus" />}
            disabledReason={create.isAllowed ? undefined : words[create.reason]}
            onClick={onCreate}
          >
            {words.createNew}
          </Button>
        )
      }
    >
      {roles.status === 'ready' && roles.isRefreshing && (
        <Progress label={words.loadingRoles} className="ak-project-access-progress" />
      )}
      {roles.status === 'loading' && (
        <LoadingState label={words.loadingRoles}>
          <Skeleton shape="block" />
        </LoadingState>
      )}
      <ReadFailure read={roles} title={words.rolesFailed} className="ak-project-access-alert" />
      {roleOptions !== null && <RoleEditor {...editor} roleOptions={roleOptions} />}
    </Section>
  );
}
