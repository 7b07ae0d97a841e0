import { removeWhere } from '../db.ts';
import { isGlobalAdmin, requireOrganization, requireOrganizationAdmin } from '../organization-access.ts';
import { requireProject } from '../project-access.ts';
import { decodeMapPins, readProjectData, requireProjectTexts } from '../project-form.ts';
import { forbidden } from '../refusal.ts';
import { emptyCounts } from '../seed/content.ts';
import { toInstant } from '../wire-time.ts';
import { done, type Handlers } from './handler.ts';

const ADMIN_ROLE_ID = 1;

export const organizationProjectHandlers = {
  'GET /organizations/{id}/projects': ({ path }, { db, user }) => {
    requireOrganization(db, user, path.id);
    const projects = db.projects.filter(({ organizationId }) => organizationId === path.id);
    return { data: projects.map(({ id, name, description }) => ({ id, name, description })) };
  },
  'POST /organizations/{id}/projects': ({ path, query }, { db, user, now }) => {
    requireOrganizationAdmin(db, user, path.id);
    requireProjectTexts(query.name, query.description);
    const { id: projectId } = db.projects.insert({
      name: query.name,
      description: query.description,
      createdAt: toInstant(now()),
      isUpgradedOverride: false,
      organizationId: path.id,
      data: readProjectData(query.data),
      pins: decodeMapPins(query.mappins),
      counts: emptyCounts(),
    });
    db.projectMembers.push({ projectId, userId: user.id, roleId: ADMIN_ROLE_ID });
    return done;
  },
  'POST /deleteproject': ({ query }, { db, user }) => {
    const { id, organizationId } = requireProject(db, user, query.pid);
    if (organizationId !== null) requireOrganizationAdmin(db, user, organizationId);
    else if (!isGlobalAdmin(user)) throw forbidden('Only global admins can delete that project.');
    db.projects.delete(id);
    removeWhere(db.projectMembers, ({ projectId }) => projectId === id);
    for (const role of db.roles.filter(({ projectId }) => projectId === id)) db.roles.delete(role.id);
    return done;
  },
  'GET /projects/mapdata': ({ query }, { db, user }) => ({
    mapdata: requireProject(db, user, query.projectid).pins.map(({ title, x, y }) => ({ title, x, y })),
  }),
} satisfies Handlers;
