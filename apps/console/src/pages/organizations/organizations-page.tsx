import '@timemap/admin-kit/map';
import { OrganizationsScreen } from '@timemap/admin-kit/organizations';
import { useLocation, useNavigate } from 'react-router';
import { paths, pathTo, readId } from '../../paths.ts';

export function Component() {
  const navigate = useNavigate();
  const search = new URLSearchParams(useLocation().search);
  const organization = readId(search.get('organization'));
  const tab = search.get('tab');
  // Back must not lead to a deleted organization.
  const show = (next: { organization: number | null; tab: string | null }) => {
    const kept = next.organization === organization ? Object.fromEntries(search) : {};
    void navigate(pathTo(paths.organizations, {}, { ...kept, ...next }), {
      replace: next.organization === null,
    });
  };
  return (
    <OrganizationsScreen
      organizationId={organization}
      tab={tab}
      headingLevel={1}
      onOrganizationSelected={({ organizationId }) => show({ organization: organizationId, tab })}
      onOnlyOrganization={(only) =>
        void navigate(pathTo(paths.organizations, {}, { organization: only.organizationId, tab }), {
          replace: true,
        })
      }
      onTabSelected={(selected) => show({ organization, tab: selected.tab })}
    />
  );
}
