import { object, pipe, transform } from 'valibot';
import { type Decoder, entityDecoder, listDecoder, type Schema } from '../decode.ts';
import { integer, optionalDecimal, text } from '../fields.ts';
import { hasSomeOf } from '../record.ts';

/** `null` if the server omits it, so that nothing unknown is shown as 0. */
type Count = number | null;

/** @spec A §3 */
export interface GeneralStats {
  userCount: Count;
  ltiUserCount: Count;
  googleUserCount: Count;
  projectCount: Count;
}

/** @spec A §3 */
export interface ProjectStats {
  folderCount: Count;
  timelineCount: Count;
  timelinesInFolders: Count;
  nodeCount: Count;
  nodeWordCountApprox: Count;
  eventCount: Count;
  eraCount: Count;
  tagCount: Count;
  connectionCount: Count;
  connectionWordCountApprox: Count;
}

/** @spec A §3 */
export interface LtiStats {
  institutionCount: Count;
  projectCount: Count;
  timelineCount: Count;
}

/** One row of the LTI stats by institution. @spec A §3 */
export interface LtiInstitutionStats {
  institutionId: number;
  institutionName: string;
  organizationName: string;
  projectCount: Count;
  projectCountWithNodes: Count;
  userCount: Count;
  userCountWithNodes: Count;
  projects: ProjectStats;
}

const general = {
  user_count: optionalDecimal,
  lti_user_count: optionalDecimal,
  google_user_count: optionalDecimal,
  project_count: optionalDecimal,
};

const lti = {
  lti_institutions: optionalDecimal,
  lti_projects: optionalDecimal,
  lti_timelines: optionalDecimal,
};

const project = {
  folder_count: optionalDecimal,
  timeline_count: optionalDecimal,
  timelines_in_folders: optionalDecimal,
  node_count: optionalDecimal,
  node_word_count_approx: optionalDecimal,
  event_count: optionalDecimal,
  era_count: optionalDecimal,
  tag_count: optionalDecimal,
  connection_count: optionalDecimal,
  connection_word_count_approx: optionalDecimal,
};

function toProjectStats(counts: { [K in keyof typeof project]: Count }): ProjectStats {
  return {
    folderCount: counts.folder_count,
    timelineCount: counts.timeline_count,
    timelinesInFolders: counts.timelines_in_folders,
    nodeCount: counts.node_count,
    nodeWordCountApprox: counts.node_word_count_approx,
    eventCount: counts.event_count,
    eraCount: counts.era_count,
    tagCount: counts.tag_count,
    connectionCount: counts.connection_count,
    connectionWordCountApprox: counts.connection_word_count_approx,
  };
}

export const generalStatsSchema: Schema<GeneralStats> = pipe(
  hasSomeOf(general),
  object(general),
  transform((counts) => ({
    userCount: counts.user_count,
    ltiUserCount: counts.lti_user_count,
    googleUserCount: counts.google_user_count,
    projectCount: counts.project_count,
  })),
);

export const projectStatsSchema: Schema<ProjectStats> = pipe(
  hasSomeOf(project),
  object(project),
  transform(toProjectStats),
);

export const ltiStatsSchema: Schema<LtiStats> = pipe(
  hasSomeOf(lti),
  object(lti),
  transform((counts) => ({
    institutionCount: counts.lti_institutions,
    projectCount: counts.lti_projects,
    timelineCount: counts.lti_timelines,
  })),
);

export const ltiInstitutionStatsSchema: Schema<LtiInstitutionStats> = pipe(
  object({
    institution_id: integer,
    institution_name: text,
    organization_name: text,
    project_count: optionalDecimal,
    project_count_with_nodes: optionalDecimal,
    user_count: optionalDecimal,
    user_count_with_nodes: optionalDecimal,
    projects: object(project),
  }),
  transform((row) => ({
    institutionId: row.institution_id,
    institutionName: row.institution_name,
    organizationName: row.organization_name,
    projectCount: row.project_count,
    projectCountWithNodes: row.project_count_with_nodes,
    userCount: row.user_count,
    userCountWithNodes: row.user_count_with_nodes,
    projects: toProjectStats(row.projects),
  })),
);

/** @operation GET /admin/stats/general */
export const decodeGeneralStats: Decoder<GeneralStats> = entityDecoder(
  ['stats', 'general'],
  generalStatsSchema,
);

/** @operation GET /admin/stats/project */
export const decodeProjectStats: Decoder<ProjectStats> = entityDecoder(
  ['stats', 'project'],
  projectStatsSchema,
);

/** @operation GET /admin/stats/lti */
export const decodeLtiStats: Decoder<LtiStats> = entityDecoder(['stats', 'lti'], ltiStatsSchema);

/** @operation GET /admin/stats/lti-by-institution */
export const decodeLtiInstitutionStats: Decoder<LtiInstitutionStats[]> = listDecoder(
  ['stats', 'institutions'],
  ltiInstitutionStatsSchema,
  'whole',
);
