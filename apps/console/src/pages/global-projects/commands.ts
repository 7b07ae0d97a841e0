import { decodeGlobalProjects, type GlobalProject, type OrganizationProject } from '@timemap/admin-api';
import { query } from '@timemap/admin-kit';
import { PinIcon } from '@timemap/admin-kit/ui/icon';
import { each, type FeatureCommands, filtered, records, shortened } from '../../palette/feature-commands.ts';

export default {
  order: 6,
  records: records<GlobalProject | OrganizationProject>({
    kind: 'project',
    icon: PinIcon,
    title: 'projects',
    order: 3,
    lists: {
      'GET /global/projects': { isWhole: true, rowsOf: each },
      'GET /organizations/{id}/projects': { rowsOf: each },
    },
    staffList: query('GET /global/projects', decodeGlobalProjects),
    entityOf: ({ id, name, description }) => ({ id, label: name, detail: shortened(description) }),
    listOf: (links, text) => filtered(links.section('projects'), text),
    // By id, because names can repeat. Only global admins have a page of all projects.
    hrefOf: (links, { id }, owner) => {
      const list = owner.isGlobalAdmin ? links.section('projects') : links.organizationProjects(owner.id);
      return `${list}?${new URLSearchParams({ project: String(id) })}`;
    },
  }),
} satisfies FeatureCommands;
