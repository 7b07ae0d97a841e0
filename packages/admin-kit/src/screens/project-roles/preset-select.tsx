import { globalPanelPermissions } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { SelectField } from '../../ui/field/select.tsx';
import { projectRolesMessages } from './messages.ts';
import { bitsOfPreset, presetNames, presetOf } from './permission-mask.ts';
import type { RolePartProps } from './role-part.ts';

const options = presetNames.map((name) => ({ value: name, label: name }));

/** Sets all listed bits of a role at once; others stay. @spec B §3 */
export default function PresetSelect({ role, disabledReason, onPermissionsChange }: RolePartProps) {
  const words = useMessages(projectRolesMessages);
  return (
    <SelectField
      label={words.preset}
      options={options}
      value={presetOf(role.permissions, globalPanelPermissions) ?? ''}
      placeholder={words.customPreset}
      disabledReason={disabledReason}
      onValueChange={(value) => {
        const name = presetNames.find((preset) => preset === value);
        if (name !== undefined) onPermissionsChange(bitsOfPreset(name, globalPanelPermissions));
      }}
    />
  );
}
