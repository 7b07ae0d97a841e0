import {
  globalPanelPermissions,
  hasBit,
  type Permission,
  permissionPresets,
  projectPermissionBits,
} from '@timemap/admin-api';
import { Fragment } from 'react';
import { useListText } from '../../messages/list-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { SelectField } from '../../ui/field/select.tsx';
import { NotSaved } from '../../ui/not-saved/not-saved.tsx';
import { projectRolesMessages } from './messages.ts';
import { type BitChanges, bitsOf, changeBits, isOfPreset, unlistedBits } from './rules.ts';
import type { RolePartProps } from './selected-role.tsx';
import { roleToolsMessages } from './tools-messages.ts';

type PresetName = keyof typeof permissionPresets;

export const presetNames = Object.keys(permissionPresets) as PresetName[];

export function presetOf(mask: number, listed: readonly Permission[]): PresetName | null {
  return presetNames.find((name) => changeBits(mask, bitsOfPreset(name, listed)) === mask) ?? null;
}

export function bitsOfPreset(name: PresetName, listed: readonly Permission[]): BitChanges {
  return new Map(listed.map(({ bit }) => [bit, hasBit(permissionPresets[name], bit)]));
}

const presetWords = {
  'All/Admin': 'presetAllAdmin',
  Guest: 'presetGuest',
  DefaultMember: 'presetDefaultMember',
} as const satisfies Record<PresetName, keyof typeof roleToolsMessages.defaults>;

/** @spec B §3 */
export function PresetSelect({ role, disabledReason, onPermissionsChange, failures }: RolePartProps) {
  const words = useMessages(roleToolsMessages);
  return (
    <NotSaved failure={failures.find(({ change }) => isOfPreset(change)) ?? null} showsSavedValue>
      {(describedBy) => (
        <SelectField
          label={words.preset}
          options={presetNames.map((name) => ({ value: name, label: words[presetWords[name]] }))}
          value={presetOf(role.permissions, globalPanelPermissions) ?? ''}
          placeholder={words.customPreset}
          disabledReason={disabledReason}
          aria-describedby={describedBy}
          onValueChange={(value) => {
            const name = presetNames.find((preset) => preset === value);
            if (name !== undefined) onPermissionsChange(bitsOfPreset(name, globalPanelPermissions));
          }}
        />
      )}
    </NotSaved>
  );
}

const { TimelineCreate, TimelineForceRead, TimelineForceShare, TimelineForceWrite } = projectPermissionBits;
const SUPERSEDING: readonly number[] = [TimelineForceRead, TimelineForceShare, TimelineForceWrite];

export function MaskExplanation({ role: { permissions } }: RolePartProps) {
  const roleWords = useMessages(projectRolesMessages);
  const words = useMessages(roleToolsMessages);
  const inList = useListText();
  const preset = presetOf(permissions, globalPanelPermissions);
  const beside = unlistedBits(permissions, globalPanelPermissions);
  const nameOf = ({ bit, label }: Permission) => roleWords.permission({ bit, label, note: undefined });
  const superseding = globalPanelPermissions.filter(
    ({ bit }) => SUPERSEDING.includes(bit) && hasBit(permissions, bit),
  );
  const effects = [
    !hasBit(permissions, TimelineCreate) && words.noTimelines,
    superseding.length > 0 &&
      words.supersedes({
        permissions: inList(superseding.map(nameOf)),
      }),
  ];
  const details = [
    permissions === 0
      ? words.maskEmpty
      : words.mask({ mask: String(permissions), terms: bitsOf(permissions).join(' + ') }),
    preset !== null &&
      beside.length > 0 &&
      words.maskOfPresetAndMore({ preset: words[presetWords[preset]], bits: beside.join(' + ') }),
  ];
  return (
    <div className="ak-project-roles-panel-mask">
      <Sentences of={effects} />
      <details className="ak-project-roles-panel-details">
        <summary className="ak-project-roles-panel-summary">{words.details}</summary>
        <Sentences of={details} />
        <dl className="ak-project-roles-panel-bits">
          {bitsOf(permissions).map((bit) => {
            const known = globalPanelPermissions.find((permission) => permission.bit === bit);
            return (
              <Fragment key={bit}>
                <dt className="ak-project-roles-panel-bit">{bit}</dt>
                <dd className="ak-project-roles-panel-grant">{known ? nameOf(known) : words.unknownBit}</dd>
              </Fragment>
            );
          })}
        </dl>
      </details>
    </div>
  );
}

function Sentences({ of }: { of: readonly (string | false)[] }) {
  const sentences = of.filter((sentence) => sentence !== false);
  return (
    sentences.length > 0 && (
      <ul className="ak-project-roles-panel-sentences">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    )
  );
}
