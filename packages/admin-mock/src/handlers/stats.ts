import type { CallAnswer } from '@timemap/admin-api';
import type { MockDb } from '../db.ts';
import { organizationSubtree } from '../organization-access.ts';
import type { InstitutionRow, ProjectRow } from '../rows.ts';
import { emptyCounts } from '../seed/content.ts';
import type { Handlers } from './handler.ts';

type ProjectStats = CallAnswer<'GET /admin/stats/project'>;

function sumUp(projects: Iterable<ProjectRow>): ProjectStats {
  const sum = emptyCounts();
  const names = Object.keys(sum) as (keyof typeof sum)[];
  for (const { counts } of projects) for (const name of names) sum[name] += counts[name];
  return {
    folder_count: sum.folders,
    timeline_count: sum.timelines,
    timelines_in_folders: sum.timelinesInFolders,
    node_count: sum.nodes,
    node_word_count_approx: sum.nodeWords,
    event_count: sum.events,
    era_count: sum.eras,
    tag_count: sum.tags,
    connection_count: sum.connections,
    connection_word_count_approx: sum.connectionWords,
  };
}

function projectsOf(db: MockDb, institution: InstitutionRow): ProjectRow[] {
  const tree = organizationSubtree(db, institution.organizationId);
  return db.projects.filter(({ organizationId }) => organizationId !== null && tree.has(organizationId));
}

function institutionStats(db: MockDb, institution: InstitutionRow) {
  const projects = projectsOf(db, institution);
  const withNodes = new Set(projects.filter(({ counts }) => counts.nodes > 0).map(({ id }) => id));
  const users = new Set(db.users.filter((row) => row.institutionId === institution.id).map(({ id }) => id));
  const usersWithNodes = new Set(
    db.projectMembers
      .filter((row) => users.has(row.userId) && withNodes.has(row.projectId))
      .map((row) => row.userId),
  );
  return {
    institution_id: institution.id,
    institution_name: institution.name,
    organization_name: db.organizations.get(institution.organizationId)?.name ?? '',
    project_count: projects.length,
    project_count_with_nodes: withNodes.size,
    user_count: users.size,
    user_count_with_nodes: usersWithNodes.size,
    projects: sumUp(projects),
  };
}

export const statsHandlers = {
  'GET /admin/stats/general': (_, { db }) => ({
    user_count: db.users.size,
    lti_user_count: db.users.filter(({ institutionId }) => institutionId !== null).length,
    google_user_count: db.users.filter(({ googleUserId }) => googleUserId !== null).length,
    project_count: db.projects.size,
  }),
  'GET /admin/stats/project': (_, { db }) => sumUp(db.projects),
  'GET /admin/stats/lti': (_, { db }) => {
    const projects = new Set([...db.institutions].flatMap((institution) => projectsOf(db, institution)));
    return {
      lti_institutions: db.institutions.size,
      lti_projects: projects.size,
      lti_timelines: sumUp(projects).timeline_count,
    };
  },
  'GET /admin/stats/lti-by-institution': (_, { db }) =>
    db.institutions.map((institution) => institutionStats(db, institution)),
} satisfies Handlers;
