import { hasBit } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { CheckboxList } from '../../ui/checkbox/checkbox-list.tsx';
import type { ProjectAccessAdapter } from './access-adapter.ts';
import { roleName } from './access-labels.ts';
import { bitsBeside } from './permission-mask.ts';
import type { RolePartProps } from './role-part.ts';

interface PermissionChecklistProps extends RolePartProps {
  adapter: ProjectAccessAdapter;
}

/** One box for each permission that the document lists; what else a mask has is told, and kept. @spec A §6, B §3 */
export function PermissionChecklist(props: PermissionChecklistProps) {
  const { role, adapter, disabledReason, onPermissionsChange } = props;
  const words = useMessages(adapter.messages);
  const { lang } = useAdminKit().appearance;
  const further = bitsBeside(role.permissions, adapter.permissions);
  return (
    <>
      <CheckboxList
        legend={words.permissionsOf({ role: roleName(role, words) })}
        disabledReason={disabledReason}
        savesAtOnce
        items={adapter.permissions.map(({ bit, label, note }) => ({
          value: String(bit),
          label: words.permission({ bit, label, note }),
          isChecked: hasBit(role.permissions, bit),
        }))}
        onCheckedChange={(bit, isOn) => onPermissionsChange(new Map([[Number(bit), isOn]]))}
      />
      {further.length > 0 && (
        <p className="ak-project-access-further">
          {words.furtherBits({
            bits: new Intl.ListFormat(lang, { type: 'unit' }).format(further.map(String)),
          })}
        </p>
      )}
    </>
  );
}
