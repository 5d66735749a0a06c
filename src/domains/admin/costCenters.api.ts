import {
  costCenterLimits,
  type CostCenterPatch,
  costCenterPageSchema,
  costCenterRoleListSchema,
  costCenterRoleSchema,
  costCenterSchema,
  type ActiveStatus,
  type CostCenterRolePatch,
  type NewCostCenter,
  type NewCostCenterRole,
} from '#contract/employees/costCenters.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import type { CompanyRef } from '@/http/paths'

/** Names a cost centre. */
export interface CostCenterRef extends CompanyRef {
  costCenterId: string
}
/** Names a role of a cost centre. */
interface CostCenterRoleRef extends CostCenterRef {
  roleId: string
}
const segment = encodeURIComponent
const all = ({ companyId }: CompanyRef) => `/admin/companies/${segment(companyId)}/cost-centers`
const one = (ref: CostCenterRef) => `${all(ref)}/${segment(ref.costCenterId)}`
const oneRole = (ref: CostCenterRoleRef) => `${one(ref)}/roles/${segment(ref.roleId)}`

interface CostCenterQuery extends CompanyRef {
  pageNumber: number
  /** Finds numbers and names. */
  term?: string
  /** Only the cost centres directly below another, or `topOfTree`; all where missing. */
  parentId?: string
  /** Both where missing. */
  status?: ActiveStatus
}

/** GET admin/companies/{companyId}/cost-centers: a page of the company's cost centres, by number. */
export const getCostCenters = ({ companyId, ...query }: CostCenterQuery, signal: AbortSignal) =>
  companyHttp
    .get(all({ companyId }), { params: { ...query, pageSize: costCenterLimits.page }, signal })
    .then(parseBody(costCenterPageSchema))

/** GET admin/companies/{companyId}/cost-centers/{costCenterId} */
export const getCostCenter = (ref: CostCenterRef, signal: AbortSignal) =>
  companyHttp.get(one(ref), { signal }).then(parseBody(costCenterSchema))

/** POST admin/companies/{companyId}/cost-centers */
export const postCostCenter = (
  { companyId, costCenter }: CompanyRef & { costCenter: NewCostCenter },
  signal: AbortSignal,
) => companyHttp.post(all({ companyId }), costCenter, { signal }).then(parseBody(costCenterSchema))

/** PATCH admin/companies/{companyId}/cost-centers/{costCenterId}; 412 with the cost centre as it is. */
export const patchCostCenter = ({ patch, ...ref }: CostCenterRef & { patch: CostCenterPatch }, signal: AbortSignal) =>
  companyHttp.patch(one(ref), patch, { signal }).then(parseBody(costCenterSchema))

/** GET admin/companies/{companyId}/cost-centers/{costCenterId}/roles: all roles, ended ones included. */
export const getCostCenterRoles = (ref: CostCenterRef, signal: AbortSignal) =>
  companyHttp.get(`${one(ref)}/roles`, { signal }).then(parseBody(costCenterRoleListSchema))

/** POST admin/companies/{companyId}/cost-centers/{costCenterId}/roles */
export const postCostCenterRole = (
  { role, ...ref }: CostCenterRef & { role: NewCostCenterRole },
  signal: AbortSignal,
) => companyHttp.post(`${one(ref)}/roles`, role, { signal }).then(parseBody(costCenterRoleSchema))

/** PATCH admin/companies/{companyId}/cost-centers/{costCenterId}/roles/{roleId}; 412 with the role as it is. */
export const patchCostCenterRole = (
  { role, ...ref }: CostCenterRoleRef & { role: CostCenterRolePatch },
  signal: AbortSignal,
) => companyHttp.patch(oneRole(ref), role, { signal }).then(parseBody(costCenterRoleSchema))

/** DELETE admin/companies/{companyId}/cost-centers/{costCenterId}/roles/{roleId}?version= */
export const deleteCostCenterRole = (
  { version, ...ref }: CostCenterRoleRef & { version: number },
  signal: AbortSignal,
) => companyHttp.delete(oneRole(ref), { params: { version }, signal }).then(parseBody(removedSchema))
