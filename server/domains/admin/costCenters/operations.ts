import { and, eq, or } from 'drizzle-orm'
import { z } from 'zod'
import {
  activeStatuses,
  costCenterLimits,
  costCenterPageSchema,
  costCenterPatchSchema,
  costCenterRoleListSchema,
  costCenterRolePatchSchema,
  costCenterRoleSchema,
  costCenterSchema,
  groupIdSchema,
  newCostCenterRoleSchema,
  newCostCenterSchema,
} from '#contract/employees/costCenters.ts'
import { recordId } from '#contract/wire/envelope.ts'
import { requiredLine, searchTerm } from '#contract/fields/fields.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import { adminRequest } from '#server/domains/admin/adminContext.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { staffGroup } from '#server/domains/profile/groupIds.ts'
import { versionQuery } from '#server/domains/profile/editSection.ts'
import { companyAdmin } from '#server/http/access/access.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'
import { addCenter, changeCenter } from './changeCenters.ts'
import { addRole, changeRole, removeRole, rolesOf } from './changeRoles.ts'
import { centerDetail, centerList } from './listCenters.ts'

const shared = { api: 'company', cites: '§3 CostCenter, §7 Administration', access: companyAdmin } as const
const roles = { ...shared, cites: '§3 CostCenter, §5, §7 Administration' } as const

/** §7 Administration: cost centers and their roles. */
export const costCenterOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/cost-centers',
    summary:
      'Lists the cost centers by number, a page at a time: those that match a term, those directly below `parentId`, or those at the top with `root`.',
    query: z.strictObject({
      ...pageQuery(costCenterLimits.page),
      term: searchTerm,
      parentId: z.optional(recordId),
      status: z.optional(z.enum(activeStatuses)),
    }),
    answer: costCenterPageSchema,
    handle: ({ params, query, services }) => centerList(params.companyId, query, services),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/cost-centers/:costCenterId',
    summary:
      'Returns a cost center with its roles, the cost centers above it, and its numbers of employees and cost centers.',
    answer: costCenterSchema,
    handle: ({ params, services }) => centerDetail(params, services),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/admin/companies/:companyId/cost-centers',
    summary:
      'Adds a cost center. 409 `taken` at `externalId`; 400 at `parentId`: `costCenter` for an unknown or inactive one, `tooDeep`.',
    creates: true,
    body: newCostCenterSchema,
    answer: costCenterSchema,
    handle: ({ body, ...call }) => addCenter(body, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'patch',
    path: '/admin/companies/:companyId/cost-centers/:costCenterId',
    summary:
      'Changes the given fields of a cost center. Errors as when adding one; also 400 `cycle` at `parentId`, 409 `inUse` at `status` with active employees or cost centers in it, 412 with the stored cost center.',
    body: costCenterPatchSchema,
    answer: costCenterSchema,
    handle: ({ body, ...call }) => changeCenter(call.params, body, adminRequest(call)),
  }),
  operation({
    ...roles,
    method: 'get',
    path: '/admin/companies/:companyId/cost-centers/:costCenterId/roles',
    summary: 'Lists the roles of a cost center by start date, including ended ones.',
    answer: costCenterRoleListSchema,
    handle: ({ params, services }) => rolesOf(params, services),
  }),
  operation({
    ...roles,
    method: 'post',
    path: '/admin/companies/:companyId/cost-centers/:costCenterId/roles',
    summary:
      'Adds a role of an employee in a cost center. 400 `missingRequiredFields` without the `costCenterId` of the path; 400 `unknownPerson` at `employeeId`, `overlap` at `startDate`.',
    creates: true,
    body: newCostCenterRoleSchema,
    answer: costCenterRoleSchema,
    handle: ({ body, ...call }) => addRole(call.params, body, adminRequest(call)),
  }),
  operation({
    ...roles,
    method: 'patch',
    path: '/admin/companies/:companyId/cost-centers/:costCenterId/roles/:roleId',
    summary:
      'Changes the type and the dates of a role. 400 `missingRequiredFields` without the `id` and `costCenterId` of the path; 400 `overlap` at `startDate`; 412 with the stored role.',
    body: costCenterRolePatchSchema,
    answer: costCenterRoleSchema,
    handle: ({ body, ...call }) => changeRole(call.params, body, adminRequest(call)),
  }),
  operation({
    ...roles,
    method: 'delete',
    path: '/admin/companies/:companyId/cost-centers/:costCenterId/roles/:roleId',
    summary: 'Removes a role that was added by mistake, in the given version. 412 with the stored role.',
    query: versionQuery,
    answer: removedSchema,
    handle: ({ query, ...call }) => removeRole(call.params, query.version, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/groupid-by-cost-center',
    summary: 'Returns the group of the employees of a cost center, named by its id or number.',
    cites: '§4, §7 Administration',
    query: z.strictObject({ costCenter: requiredLine(100) }),
    answer: groupIdSchema,
    handle: async ({ params: { companyId }, query: { costCenter }, services }) => {
      const centerCondition = or(eq(costCenters.id, costCenter), eq(costCenters.externalId, costCenter))
      if ((await services.db.$count(costCenters, and(eq(costCenters.companyId, companyId), centerCondition))) === 0)
        throw notFound()
      return { groupId: staffGroup(companyId) }
    },
  }),
]
