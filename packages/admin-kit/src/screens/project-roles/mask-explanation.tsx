import { globalPanelPermissions, hasBit, projectPermissionBits } from '@timemap/admin-api';
import { Fragment } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { projectRolesMessages } from './messages.ts';
import { bitsBeside, bitsOf, presetOf } from './permission-mask.ts';
import type { RolePartProps } from './role-part.ts';

const { TimelineCreate, TimelineForceRead, TimelineForceShare, TimelineForceWrite } = projectPermissionBits;
const SUPERSEDING: readonly number[] = [TimelineForceRead, TimelineForceShare, TimelineForceWrite];

/** The mask in words: what it is made of, what each bit grants, which preset it equals, and what goes before what. @spec B §3 */
export default function MaskExplanation({ role: { permissions } }: RolePartProps) {
  const words = useMessages(projectRolesMessages);
  const { lang } = useAdminKit().appearance;
  const preset = presetOf(permissions, globalPanelPermissions);
  const beside = bitsBeside(permissions, globalPanelPermissions);
  const superseding = globalPanelPermissions.filter(
    ({ bit }) => SUPERSEDING.includes(bit) && hasBit(permissions, bit),
  );
  const sentences = [
    permissions === 0
      ? words.maskEmpty
      : words.mask({ mask: String(permissions), terms: bitsOf(permissions).join(' + ') }),
    preset === null
      ? words.maskOfNoPreset
      : beside.length === 0
        ? words.maskOfPreset({ preset })
        : words.maskOfPresetAndMore({ preset, bits: beside.join(' + ') }),
    !hasBit(permissions, TimelineCreate) && words.noTimelines,
    superseding.length > 0 &&
      words.supersedes({
        permissions: new Intl.ListFormat(lang).format(superseding.map(({ label }) => label)),
      }),
  ].filter((sentence) => sentence !== false);
  return (
    <div className="ak-project-roles-panel-mask">
      <ul className="ak-project-roles-panel-sentences">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <dl className="ak-project-roles-panel-bits">
        {bitsOf(permissions).map((bit) => (
          <Fragment key={bit}>
            <dt className="ak-project-roles-panel-bit">{bit}</dt>
            <dd className="ak-project-roles-panel-grant">
              {globalPanelPermissions.find((known) => known.bit === bit)?.label ?? words.unknownBit}
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
