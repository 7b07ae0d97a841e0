import { Alert } from '@timemap/admin-kit/ui/alert';
import { Button } from '@timemap/admin-kit/ui/button';
import { Checkbox } from '@timemap/admin-kit/ui/checkbox';
import { DataTable, type DataTableColumn } from '@timemap/admin-kit/ui/data-table';
import { SelectField, TextField } from '@timemap/admin-kit/ui/field';
import { Link } from '@timemap/admin-kit/ui/link';
import { Meter } from '@timemap/admin-kit/ui/meter';
import { Section } from '@timemap/admin-kit/ui/section';
import { Status } from '@timemap/admin-kit/ui/status';
import { Tabs } from '@timemap/admin-kit/ui/tabs';

interface School {
  readonly name: string;
  readonly state: 'Active' | 'Ends soon' | 'Over the limit' | 'Disabled';
  readonly seats: number;
}

const tones = {
  Active: 'success',
  'Ends soon': 'warning',
  'Over the limit': 'danger',
  Disabled: 'neutral',
} as const;

const schools: readonly School[] = [
  { name: 'Harbour City Schools', state: 'Over the limit', seats: 24 },
  { name: 'Museo del Mar', state: 'Ends soon', seats: 62 },
  { name: 'Northgate University', state: 'Active', seats: 187 },
  { name: 'Old Town Primary School', state: 'Disabled', seats: 9 },
];

const columns: readonly DataTableColumn<School>[] = [
  {
    id: 'name',
    header: 'Name',
    value: (school) => school.name,
    cell: (school) => <Link href="#school">{school.name}</Link>,
    isRowHeader: true,
  },
  {
    id: 'state',
    header: 'License',
    kind: 'other',
    value: (school) => school.state,
    cell: ({ state }) => <Status tone={tones[state]}>{state}</Status>,
  },
  { id: 'seats', header: 'Seats', kind: 'number', value: (school) => school.seats },
];

const nothing = () => undefined;

/** One of everything that has a color, a size or a space. */
export function Specimen({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div className="specimen">
      <Tabs
        label={`Harbour City Schools, ${theme}`}
        value="license"
        onValueChange={nothing}
        items={[
          { value: 'license', label: 'License', content: null },
          { value: 'users', label: 'Users', content: null },
        ]}
      />
      <Section title={`License, ${theme}`} level={3} actions={<Button size="small">Refresh</Button>}>
        <Meter label="Seats taken" value={24} max={20} />
      </Section>
      <Alert tone="warning" action={<Button size="small">Change Seats…</Button>}>
        4 people are over the limit.
      </Alert>
      <DataTable
        label={`Schools, ${theme}`}
        columns={columns}
        rows={schools}
        getRowId={({ name }) => name}
        emptyText="No schools yet"
        hasColumnChoice={false}
        hasExport={false}
      />
      <div className="specimen-fields">
        <TextField label="Organization name" defaultValue="Harbour City Schools" />
        <TextField label="Email" defaultValue="maria" error="No such user" />
        <SelectField
          label="Role"
          value="1"
          onValueChange={nothing}
          options={[{ value: '1', label: 'Admin' }]}
        />
        <Checkbox label="Verified" isChecked onCheckedChange={nothing} />
      </div>
      <div className="specimen-buttons">
        <Button variant="primary">Add User</Button>
        <Button>Cancel</Button>
        <Button variant="quiet">Retry</Button>
        <Button variant="danger">Revoke License</Button>
        <Button disabledReason="Only global admins can do that.">Disabled</Button>
      </div>
    </div>
  );
}
