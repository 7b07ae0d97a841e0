import { notFound } from '../refusal.ts';
import { requireUser } from '../user-lookup.ts';
import { wireTime } from '../wire-time.ts';
import { done, type Handlers } from './handler.ts';

export const globalProjectHandlers = {
  'GET /global/projects': (_, { db }) => ({
    projects: db.projects.map(({ id, name, description, createdAt, isUpgradedOverride }) => ({
      id,
      name,
      description,
      creation: wireTime(createdAt),
      upgradedOverride: isUpgradedOverride,
    })),
  }),
  'POST /global/projects/upgradedoverride': ({ body }, { db }) => {
    const project = db.projects.get(body.id);
    if (!project) throw notFound('project');
    project.isUpgradedOverride = body.value;
    return done;
  },
  'GET /global/projects/user/{id}': ({ path }, { db }) => {
    requireUser(db, path.id);
    const memberships = db.projectMembers.filter(({ userId }) => userId === path.id);
    return {
      projects: memberships.flatMap(({ projectId }) => {
        const project = db.projects.get(projectId);
        return project ? [{ pid: project.id, name: project.name }] : [];
      }),
    };
  },
} satisfies Handlers;
