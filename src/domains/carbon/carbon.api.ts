import {
  type CarbonTargetsChange,
  carbonTargetsSchema,
  footprintSchema,
  footprintTripPageSchema,
  type FootprintTripSort,
} from '#contract/reports/carbon.ts'
import { limits } from '#contract/fields/limits.ts'
import { reportingHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

/** The query of a footprint. Without days it covers the last complete months. */
export interface FootprintQuery {
  companyId: string
  from?: string | undefined
  to?: string | undefined
  costCenter?: string | undefined
  withRadiativeForcing: boolean
}

const company = (companyId: string) => `/reports/carbon/companies/${encodeURIComponent(companyId)}`

const paramsOf = ({ from, to, costCenter, withRadiativeForcing }: FootprintQuery) => ({
  from,
  to,
  costCenter,
  withRadiativeForcing,
  // A cost center stands for those below it too.
  includeInherited: costCenter === undefined ? undefined : true,
})

/** GET reports/carbon/companies/{id}/footprint: of the company for a FinancialOfficer, else of the reader. */
export const getFootprint = (query: FootprintQuery, signal: AbortSignal) =>
  reportingHttp
    .get(`${company(query.companyId)}/footprint`, { params: paramsOf(query), signal })
    .then(parseBody(footprintSchema))

/** GET reports/carbon/companies/{id}/trips: a page of the trips of the same. */
export const getFootprintTrips = (
  { pageNumber, sort, ...query }: FootprintQuery & { pageNumber: number; sort: FootprintTripSort },
  signal: AbortSignal,
) =>
  reportingHttp
    .get(`${company(query.companyId)}/trips`, {
      params: { ...paramsOf(query), pageNumber, pageSize: limits.footprintPage, sort },
      signal,
    })
    .then(parseBody(footprintTripPageSchema))

/** GET reports/carbon/companies/{id}/legs: the address of every leg of the same, as a table. */
export function legsPath(query: FootprintQuery): string {
  const given = Object.entries(paramsOf(query)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return `${company(query.companyId)}/legs?${new URLSearchParams(given)}`
}

/** GET reports/carbon/companies/{id}/targets: budgets and price, for a FinancialOfficer. */
export const getCarbonTargets = (companyId: string, signal: AbortSignal) =>
  reportingHttp.get(`${company(companyId)}/targets`, { signal }).then(parseBody(carbonTargetsSchema))

/** PUT reports/carbon/companies/{id}/targets; 412 with the present ones where they have changed. */
export const putCarbonTargets = (
  { companyId, change }: { companyId: string; change: CarbonTargetsChange },
  signal: AbortSignal,
) => reportingHttp.put(`${company(companyId)}/targets`, change, { signal }).then(parseBody(carbonTargetsSchema))
