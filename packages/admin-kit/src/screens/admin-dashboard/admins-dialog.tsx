import { use, useMemo, useState } from 'react';
import { dayOfFile } from '../../browser/download-file.ts';
import { DownloadResultsButton, NameList } from '../../bulk-job/bulk-views.tsx';
import { CheckNotes, isWhole } from '../../checks/check-progress.tsx';
import { useLicenseChecks } from '../../checks/license-checks.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useCheckEach } from '../../data/use-check-each.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useCount, useLocale, useMessages } from '../../messages/messages.ts';
import { writeCsv } from '../../text/csv.ts';
import { visibleName } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import {
  allConditions,
  chosenOption,
  type DataTableState,
  facetCondition,
  type TableChoice,
  type TableFacet,
} from '../../ui/data-table/data-table-state.ts';
import { RowIndex, type RowIndexOptions } from '../../ui/data-table/row-index.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmailActions } from '../../ui/email-actions/email-actions.tsx';
import { useCsvSeparator } from '../../ui/menu/separator-menu.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { TimeZoneContext } from '../../ui/time/format-time.ts';
import { adminDashboardMessages } from './messages.ts';
import { organizationFacets } from './organization-facets.ts';
import { nameOfAdmin, peopleOf, usersQuery } from './organization-people.ts';
import { organizationsCsv } from './organizations-csv.ts';
import type { OrganizationRow } from './use-admin-dashboard.ts';

interface AdminsDialogProps {
  purpose: 'email' | 'export';
  rows: readonly OrganizationRow[];
  state: DataTableState;
  facets: readonly TableFacet<OrganizationRow>[];
  choices: readonly TableChoice<OrganizationRow>[];
  textsOf: RowIndexOptions<OrganizationRow>['textOf'];
  onClose: () => void;
}

/** Reads the users of all organizations that the table lists, on all of its pages. */
export default function AdminsDialog({ purpose, onClose, ...listed }: AdminsDialogProps) {
  const words = useMessages(adminDashboardMessages);
  const { close } = useMessages(controlMessages);
  const kit = useAdminKit();
  const count = useCount();
  const timeZone = use(TimeZoneContext);
  const [separator] = useCsvSeparator();
  const locale = useLocale();
  const [matching] = useState(() => listedRows(listed, locale));
  const organizations = useMemo(() => matching.map(({ organization }) => organization), [matching]);
  const reads = useMemo(() => new Map(organizations.map(({ id }) => [id, usersQuery(id)])), [organizations]);
  const users = useCheckEach(reads);
  const roots = useMemo(() => organizations.filter(({ parentId }) => parentId === 0), [organizations]);
  const licenses = useLicenseChecks(purpose === 'export' ? roots : null);
  const checks = isWhole(users) ? licenses : users;
  const hasEnded = users.state === 'done' && licenses.state === 'done';
  const answered = matching.map((row): OrganizationRow => {
    const { id } = row.organization;
    const found = users.answers.get(id);
    return {
      ...row,
      license: licenses.answers.get(id) ?? row.license,
      people: found && peopleOf(kit, id, found),
    };
  });
  const nameOf = ({ organization: { name } }: OrganizationRow) => visibleName(name, words.unnamed);
  const withoutAdmin = answered.filter(organizationFacets.noAdmin).map(nameOf);
  const admins = new Map(
    answered.flatMap(({ people }) => people?.admins ?? []).map((admin) => [admin.email, admin]),
  );
  const file = () => writeCsv(organizationsCsv(answered, words), { separator, hasByteOrderMark: true });
  return (
    <Dialog
      name="organization-admins"
      isOpen
      size="small"
      title={purpose === 'email' ? words.emailAdmins : words.export}
      description={words.listed(count(matching.length))}
      onClose={onClose}
      footer={
        <>
          {purpose === 'export' && hasEnded && (
            <DownloadResultsButton fileName={`organizations-${dayOfFile(timeZone)}.csv`} text={file} />
          )}
          <Button onClick={onClose}>{close}</Button>
        </>
      }
    >
      {checks.state === 'checking' && (
        <Progress label={words.reading} value={checks.checked} max={checks.all} />
      )}
      <CheckNotes checks={checks} saysProgress />
      {purpose === 'email' && hasEnded && (
        <>
          {withoutAdmin.length > 0 && (
            <NameList label={words.withoutAdmin(count(withoutAdmin.length))} names={withoutAdmin} />
          )}
          {admins.size > 0 && (
            <NameList
              label={words.admins}
              names={[...admins.values()].map((admin) => `${nameOfAdmin(admin)} (${admin.email})`)}
            />
          )}
          <EmailActions addresses={[...admins.keys()]} />
        </>
      )}
    </Dialog>
  );
}

type Listed = Pick<AdminsDialogProps, 'rows' | 'state' | 'facets' | 'choices' | 'textsOf'>;

function listedRows({ rows, state, facets, choices, textsOf }: Listed, locale: string) {
  const where = allConditions([
    facetCondition(facets, state.choices?.only),
    ...choices.map((choice) => chosenOption(choice, state.choices)?.where),
  ]);
  const index = new RowIndex(rows, { sortValues: new Map(), textOf: textsOf, locale });
  return index.all({ filter: state.filter, where });
}
