import { OrganizationsScreen } from '@timemap/admin-kit/organizations';
import { useLocation, useNavigate } from 'react-router';
import { paths, pathTo, readId } from '../../paths.ts';

/** The selection and the tab live in the address, so that both can be sent to a colleague. */
export function Component() {
  const navigate = useNavigate();
  const search = new URLSearchParams(useLocation().search);
  const organization = readId(search.get('organization'));
  const tab = search.get('tab');
  // A deleted organization is no place to go back to.
  const show = (next: { organization: number | null; tab: string | null }) =>
    void navigate(pathTo(paths.organizations, {}, next), { replace: next.organization === null });
  return (
    <OrganizationsScreen
      organizationId={organization}
      tab={tab}
      headingLevel={1}
      onOrganizationSelected={({ organizationId }) => show({ organization: organizationId, tab })}
      onTabSelected={(selected) => show({ organization, tab: selected.tab })}
    />
  );
}
