import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findStaleFiles, locate } from '../scripts/generated-files.ts';
import { type ContractOperation, type Field, readContract } from '../scripts/read-contract.ts';

/* Written by hand from section 7 of both documents, so that a mistake in openapi.yaml shows. Each line: the
   documents that have the call, the call, its encoding, its fields. `?` marks a field of the query string, `/`
   separates the shapes of A and B, i is an integer, i? one that may be null, n any number (B §5: labelled an
   integer, not checked), b a boolean, s a text, j a text of JSON. */
const CALLS = `
A  POST /login form user:s pass:s
A  GET /userinfo none
A  GET /admin/stats/general none
A  GET /admin/stats/project none
A  GET /admin/stats/lti none
A  GET /admin/stats/lti-by-institution none
AB GET /organizations none
AB GET /organizations/admin/all none ?includeChildren:b=true
AB GET /organizations/{id} none
B  DELETE /organizations/{id} none
B  POST /organizations/create form name:s admin_username:s
AB POST /suborganization/create form parentid:i name:s
AB GET /licenses/{orgId} none
AB POST /licenses form id:i seats:i
AB DELETE /licenses form id:i
AB POST /licenses/toggle form licenseKey:i
AB GET /organizations/{id}/users none
AB POST /organizations/{id}/users form id:i username:s admin:b
AB DELETE /organizations/{id}/users form id:i userid:i removeFromEntireOrgTree:b / id:i userid:i
A  POST /organizations/{id}/toggleadmin form userid:i
AB GET /organizations/{id}/projects none
B  POST /organizations/{id}/projects none ?name:s ?description:s ?mappins:j ?data:j
B  GET /projects/mapdata none ?projectid:i
B  POST /deleteproject none ?pid:i
AB GET /viewprojectusers none ?pid:i
AB GET /getprojectusergroups none ?pid:i
AB POST /projects/users form projectid:i user:s access_role:i
B  DELETE /projects/users/id form projectid:i userid:i
A  GET /changepermissions none ?pid:i ?uid:i ?groupid:i=-1
AB POST /changepermissions json ?pid:i ?uid:i ?groupID:i / projectid:i userid:i access_role:i
AB POST /deleteusergroup none ?pid:i ?id:i
AB POST /createusergroup none ?pid:i ?name:s ?perm:s=read / ?pid:i ?name:s ?perm:s=projectaccess
AB POST /modifyusergrouppermissions none ?pid:i ?id:i ?perm:i
B  GET /global/users none
B  GET /global/users/{id} none
B  GET /global/users/subscribed/{id} none
B  GET /global/users/questions/{id} none
B  GET /global/users/sso/{id} none
B  GET /global/users/tickets/{id} none
B  GET /global/users/customerpage/{id} none
B  GET /global/projects/user/{id} none
B  POST /global/users/verified json id:i value:b
B  POST /global/users/grandfathered json id:i value:b
B  POST /global/users/edueligibilityoverride json id:i value:b
B  POST /global/users/global_admin json id:i value:b
B  POST /global/users/skip_lti_payments json id:i value:b
B  POST /global/users/email json id:i value:s
B  POST /global/users/display_name json id:i value:s
B  POST /global/users/loginas json user_id:i
B  POST /trial/admin/reset json id:i
B  POST /trial/admin/expire json id:i
B  POST /trial/admin/restart json id:i
B  GET /support/ none
B  GET /support/unresolved none
B  GET /support/resolved none
B  GET /support/{id} none
B  PUT /support/status/{id} none ?status:i=0|1|2
B  GET /global/whitelist none
B  POST /global/whitelist/add json entry:s
B  POST /global/whitelist/remove json entry:s
B  GET /enterprise none
B  POST /enterprise json name:s period:n softLimit:n hardLimit:n institutionId:i?
B  PUT /enterprise json id:i name:s created:s period:n softLimit:n hardLimit:n institutionId:i?
B  GET /enterprise/{id} none
B  DELETE /enterprise/{id} none
B  GET /enterprise/{id}/whitelist none
B  GET /enterprise/{id}/rtau none
B  POST /enterprise/whitelist/add json id:i entry:s
B  POST /enterprise/whitelist/remove json id:i entry:s
B  GET /organizations/lti none
B  GET /global/projects none
B  POST /global/projects/upgradedoverride json id:i value:b
B  GET /coupons none
B  POST /coupons json code:s value:n percentage:b months:n maxUses:n forUsers:b forProjects:b
B  PUT /coupons json id:i code:s value:n percentage:b months:n uses:i maxUses:n forUsers:b forProjects:b created:s
B  DELETE /coupons/{code} none
B  GET /organizations/{id}/lti none
B  POST /organizations/{id}/lti json institution_name:s
B  PUT /organizations/{id}/lti/enable none
B  PUT /organizations/{id}/lti/disable none
B  GET /admin/lti/paywall/code-batches/{institutionid} none
B  GET /admin/lti/paywall/code-batches/codes/{batchid} none
B  POST /admin/lti/paywall/generate-code-batch json name:s count:i institution_id:i
`;

const PROJECT_COUNTS =
  'folder_count timeline_count timelines_in_folders node_count node_word_count_approx event_count era_count ' +
  'tag_count connection_count connection_word_count_approx';
const ENTITIES: Record<string, string> = {
  Organization: 'id name parent_id children localUserIsAdmin',
  License: 'id seats_registered seats_allowed status',
  OrganizationUser: 'user is_admin',
  UserSummary: 'userid username display_name email',
  OrganizationProject: 'id name description',
  ListedProject: 'pid name',
  ProjectUser: 'userid username display_name uiName email premium userGroupID',
  UserGroup: 'id name permissions',
  CurrentUser: 'userid username status',
  GeneralStats: 'user_count lti_user_count google_user_count project_count',
  ProjectStats: PROJECT_COUNTS,
  LtiStats: 'lti_institutions lti_projects lti_timelines',
  LtiInstitutionStats:
    'institution_id institution_name organization_name project_count project_count_with_nodes user_count ' +
    'user_count_with_nodes projects',
  User:
    'userid username display_name email status isAdmin isSubscribed eduEligibilityOverride trialExpiration ' +
    'created grandfathered verified skip_lti_payments global_admin',
  Ticket: 'id message state creator contact_email created status',
  DemographicResponses: 'affiliation role country state',
  EnterpriseDeal: 'id name created period softLimit hardLimit institutionId',
  LtiInstitution: 'id name',
  Project: 'id name description creation upgradedOverride',
  Coupon: 'id code value percentage months uses maxUses forUsers forProjects created',
  LtiData: 'id name paywallCodeMessage sellBySemester ltiInstanceGuid consumerKey sharedSecret enabled',
  CodeBatch: 'id name count used created_at',
  MapPin: 'title x y',
};

interface Described {
  'x-spec': string[];
  'x-assumed'?: string;
  summary: string;
  tags: string[];
  responses: Record<string, { 'x-assumed'?: string }>;
}

interface OpenApi {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, { properties: object }> };
}

const openapiYaml = readFileSync(locate('openapi.yaml'), 'utf8');
const openapi: OpenApi = parse(openapiYaml);
const operations = readContract(openapiYaml);

function describedAs({ method, path }: ContractOperation): Described {
  const described = openapi.paths[path]?.[method.toLowerCase()];
  if (!described) throw new Error(`${method} ${path} is not in openapi.yaml`);
  return described;
}

function fieldsAsLine(fields: Record<string, Field>, mark: string): string[] {
  return Object.entries(fields).map(([name, { type, required, nullable, values }]) => {
    const letter = type.charAt(0) + (nullable ? '?' : '') + (required ? '' : ' (optional)');
    return `${mark}${name}:${letter}${values ? `=${values.join('|')}` : ''}`;
  });
}

function asLine(operation: ContractOperation): string {
  const spec = describedAs(operation)['x-spec'];
  const documents = ['A', 'B'].filter((letter) => spec.includes(`${letter} §7`)).join('');
  const shapes = operation.variants.length > 0 ? operation.variants : [operation.shape];
  const fields = shapes.map(({ query, body }) =>
    [...fieldsAsLine(query, '?'), ...fieldsAsLine(body, '')].join(' '),
  );
  return `${documents.padEnd(2)} ${operation.key} ${operation.encoding} ${fields.join(' / ')}`.trim();
}

describe('openapi.yaml', () => {
  it('has every call of both documents once, with its encoding and fields, and no other (A §7, B §7)', () => {
    expect(operations.map(asLine).sort()).toEqual(CALLS.trim().split('\n').sort());
  });

  it.each(Object.entries(ENTITIES))(
    'gives %s the fields that the documents name (A §3, B §3)',
    (name, fields) => {
      const properties = openapi.components.schemas[name]?.properties ?? {};
      expect(Object.keys(properties).sort()).toEqual(fields.split(' ').sort());
    },
  );

  it('says of each call what the documents do not show', () => {
    const isAssumed = (operation: ContractOperation) => describedAs(operation)['x-assumed'] !== undefined;
    expect(
      operations
        .filter(isAssumed)
        .map(({ key }) => key)
        .sort(),
    ).toEqual([
      'DELETE /organizations/{id}',
      'GET /global/users/subscribed/{id}',
      'GET /global/users/{id}',
      'GET /projects/mapdata',
      'POST /deleteproject',
      'POST /global/users/global_admin',
      'POST /global/users/skip_lti_payments',
    ]);
    expect(openapi.paths['/organizations/{id}']?.get?.responses['200']).toHaveProperty('x-assumed');
  });

  it('marks the one GET that writes (A §7)', () => {
    const writing = operations.filter(({ method, isWrite }) => method === 'GET' && isWrite);
    expect(writing.map(({ key }) => key)).toEqual(['GET /changepermissions']);
  });

  it('lets global admins make every call, and anyone sign in (A §6, B §6)', () => {
    for (const { key, roles } of operations) {
      if (key === 'POST /login') expect(roles).toEqual(['public']);
      else expect(roles.includes('globalAdmin') !== roles.includes('signedIn'), key).toBe(true);
    }
  });
});

describe('the generated files', () => {
  it('are what openapi.yaml makes', async () => {
    expect(await findStaleFiles(), 'run `npm run update -- contract`').toEqual([]);
  });
});
