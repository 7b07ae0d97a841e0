import { describe, expect, it } from 'vitest';
import {
  decodeGeneralStats,
  decodeLtiInstitutionStats,
  decodeLtiStats,
  decodeProjectStats,
} from './stats.ts';

const projectCounts = {
  folder_count: 1,
  timeline_count: 2,
  timelines_in_folders: 3,
  node_count: 4,
  node_word_count_approx: 5.5,
  event_count: 6,
  era_count: 7,
  tag_count: 8,
  connection_count: 9,
  connection_word_count_approx: '10',
};

const projectStats = {
  folderCount: 1,
  timelineCount: 2,
  timelinesInFolders: 3,
  nodeCount: 4,
  nodeWordCountApprox: 5.5,
  eventCount: 6,
  eraCount: 7,
  tagCount: 8,
  connectionCount: 9,
  connectionWordCountApprox: 10,
};

describe('statistics', () => {
  it('in general', () => {
    const counts = { user_count: 1, lti_user_count: '2', google_user_count: 3, project_count: 4 };
    const expected = { userCount: 1, ltiUserCount: 2, googleUserCount: 3, projectCount: 4 };
    expect(decodeGeneralStats(counts)).toEqual(expected);
    expect(decodeGeneralStats({ data: counts })).toEqual(expected);
  });

  it('of projects', () => {
    expect(decodeProjectStats(projectCounts)).toEqual(projectStats);
  });

  it('of LTI', () => {
    expect(decodeLtiStats({ lti_institutions: 1, lti_projects: 2, lti_timelines: 3 })).toEqual({
      institutionCount: 1,
      projectCount: 2,
      timelineCount: 3,
    });
  });

  it('by institution, with the counts of its projects', () => {
    const row = {
      institution_id: '1',
      institution_name: 'College',
      organization_name: null,
      project_count: 1,
      project_count_with_nodes: 2,
      user_count: 3,
      user_count_with_nodes: 4,
      projects: projectCounts,
    };
    expect(decodeLtiInstitutionStats([row])).toEqual([
      {
        institutionId: 1,
        institutionName: 'College',
        organizationName: '',
        projectCount: 1,
        projectCountWithNodes: 2,
        userCount: 3,
        userCountWithNodes: 4,
        projects: projectStats,
      },
    ]);
  });

  it('show unknown values as unknown, not as 0', () => {
    expect(decodeGeneralStats({ user_count: null, project_count: 0 })).toEqual({
      userCount: null,
      ltiUserCount: null,
      googleUserCount: null,
      projectCount: 0,
    });
  });

  it.each([null, [], {}, { users: 5 }, 'x', { data: [] }])('are not read from %j', (answer) => {
    for (const read of [decodeGeneralStats, decodeProjectStats, decodeLtiStats]) {
      expect(() => read(answer)).toThrow(TypeError);
    }
  });
});
