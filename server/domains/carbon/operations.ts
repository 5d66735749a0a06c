import { z } from 'zod'
import {
  carbonTargetsChangeSchema,
  carbonTargetsSchema,
  footprintSchema,
  footprintTripPageSchema,
  footprintTripSorts,
} from '#contract/reports/carbon.ts'
import { cultureCode } from '#contract/wire/envelope.ts'
import { limits } from '#contract/fields/limits.ts'
import { localeCodeOf } from '#contract/texts/locales.ts'
import { periodOf } from '#server/domains/scores/scope/period.ts'
import { readableNarrowing } from '#server/domains/scores/scope/readableBookings.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { localeOfReader } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'
import { carbonOfficer, carbonReader } from '#server/http/access/reportAccess.ts'
import type { Services } from '#server/services/services.ts'
import { footprintOf } from './footprint/footprint.ts'
import { footprintQuery, type FootprintScope } from './footprint/footprintScope.ts'
import { footprintTrips } from './footprint/footprintTrips.ts'
import { legsFile } from './footprint/legsFile.ts'
import { changeTargets, readTargets } from './footprint/targets.ts'

const shared = { api: 'reporting', addition: 'carbon', cites: 'Beyond §7; §2 carbon footprint' } as const

const plainQuery = z.strictObject(footprintQuery)

/** The legs that a call is about. @throws 400 for a bad period, 404 for another person's */
async function scopeOf(
  companyId: string,
  query: z.output<typeof plainQuery>,
  { caller, services }: { caller: Caller; services: Services },
): Promise<FootprintScope> {
  const { costCenter, travellerEmail } = query
  return {
    companyId,
    period: periodOf(query, services.now()),
    withForcing: query.withRadiativeForcing ?? true,
    includesInherited: query.includeInherited ?? false,
    ...(await readableNarrowing({ costCenter, travellerEmail }, caller, services.db)),
  }
}

/** The carbon footprint: of the company for a FinancialOfficer, else of the caller's own trips. */
export const carbonOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/reports/carbon/companies/:companyId/footprint',
    summary:
      'Returns the emissions of a period by month, mode, cost center and route, and what is not counted: of the company for a FinancialOfficer, else of the caller.',
    access: carbonReader,
    query: plainQuery,
    answer: footprintSchema,
    handle: async ({ caller, params: { companyId }, query, language, services }) => {
      const scope = await scopeOf(companyId, query, { caller, services })
      return footprintOf({ scope, caller, language }, services)
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/reports/carbon/companies/:companyId/trips',
    summary: 'Lists trips with their emissions by page: of the company for a FinancialOfficer, else of the caller.',
    access: carbonReader,
    query: z.strictObject({
      ...footprintQuery,
      ...pageQuery(limits.footprintPage),
      sort: z.enum(footprintTripSorts).default(footprintTripSorts[0]),
    }),
    answer: footprintTripPageSchema,
    handle: async ({ caller, params: { companyId }, query, language, services }) => {
      const scope = await scopeOf(companyId, query, { caller, services })
      return footprintTrips({ ...query, scope, caller, language }, services.db)
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/reports/carbon/companies/:companyId/legs',
    summary:
      'Returns every leg as a table, with its factor: of the company for a FinancialOfficer, else of the caller.',
    access: carbonReader,
    query: z.strictObject({ ...footprintQuery, cultureCode: z.optional(cultureCode) }),
    answer: 'csv',
    handle: async ({ caller, params: { companyId }, query, locale, language, services }) => {
      const scope = await scopeOf(companyId, query, { caller, services })
      const asked = query.cultureCode === undefined ? locale : localeCodeOf(query.cultureCode)
      return legsFile(scope, localeOfReader(asked, language), services.db)
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/reports/carbon/companies/:companyId/targets',
    summary: 'Returns the carbon budgets of the company with what is used of them, and its internal carbon price.',
    access: carbonOfficer,
    answer: carbonTargetsSchema,
    handle: ({ params, services }) => readTargets(params.companyId, services),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/reports/carbon/companies/:companyId/targets',
    summary: 'Sets the carbon budgets and the internal carbon price, in the given version. 412 when they have changed.',
    access: carbonOfficer,
    body: carbonTargetsChangeSchema,
    answer: carbonTargetsSchema,
    handle: ({ caller, params: { companyId }, body, services }) =>
      changeTargets({ caller, companyId, change: body }, services),
  }),
]
