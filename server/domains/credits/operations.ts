import { z } from 'zod'
import {
  cancellationSorts,
  cancelledTripPageSchema,
  creditSorts,
  creditStates,
  creditUseBodySchema,
  travelCreditLimits,
  travelCreditPageSchema,
  travelCreditSchema,
} from '#contract/payment/travelCredits.ts'
import { cultureCode, localDate, recordId } from '#contract/wire/envelope.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { type LocaleCode, localeCodeOf } from '#contract/texts/locales.ts'
import { cancelledTrips } from '#server/domains/credits/cancelledTrips.ts'
import { cancellationFile, creditFile } from '#server/domains/credits/creditFiles.ts'
import { creditList } from '#server/domains/credits/creditList.ts'
import { useCredit } from '#server/domains/credits/useCredit.ts'
import { companyScores, ownProfile } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'

const shared = { cites: 'Beyond §7', addition: 'credits' } as const
const company = { ...shared, api: 'company', access: companyScores } as const
const own = { ...shared, api: 'main', access: ownProfile } as const

const creditQuery = {
  search: searchTerm,
  state: z.optional(z.enum(creditStates)),
  airlineCode: z.optional(z.string().regex(/^[A-Z0-9]{2}$/)),
  costCenterId: z.optional(recordId),
  creditId: z.optional(recordId),
  sort: z.enum(creditSorts).default('validUntil:asc'),
}
const listQuery = z.strictObject({ ...pageQuery(travelCreditLimits.page), ...creditQuery })
/** The locale of a file: the asked one, else that of the request. */
const inCulture = (culture: string | undefined, locale: LocaleCode | undefined) => ({
  locale: culture === undefined ? locale : localeCodeOf(culture),
})

/** Days of the cancellation, both included. */
const cancellationQuery = {
  search: searchTerm,
  from: z.optional(localDate),
  to: z.optional(localDate),
  costCenterId: z.optional(recordId),
  sort: z.enum(cancellationSorts).default('cancelledOn:desc'),
}
const whenRefused =
  '400 for more than the rest, 409 when it has lapsed or nothing is left, 412 when it has changed; both with the current credit.'

export const creditOperations = [
  operation({
    ...company,
    method: 'get',
    path: '/companies/:companyId/credits',
    summary: 'Lists the travel credits of the company by page, with numbers by state and totals by currency.',
    query: listQuery,
    answer: travelCreditPageSchema,
    handle: ({ params: { companyId }, query, language, services }) =>
      creditList({ companyId }, query, { language, services }),
  }),
  operation({
    ...company,
    method: 'get',
    path: '/companies/:companyId/credits/table',
    summary: 'Returns all travel credits of the company that the same query lists, as a table.',
    query: z.strictObject({ ...creditQuery, cultureCode: z.optional(cultureCode) }),
    answer: 'csv',
    handle: async ({ params: { companyId }, query: { cultureCode: culture, ...query }, locale, language, services }) =>
      creditFile({ companyId }, query, { ...inCulture(culture, locale), language, services }),
  }),
  operation({
    ...company,
    method: 'post',
    path: '/companies/:companyId/credits/:creditId/uses',
    summary: `Records a use of a travel credit. ${whenRefused}`,
    creates: true,
    body: creditUseBodySchema,
    answer: travelCreditSchema,
    handle: ({ caller, params, body, language, services }) =>
      useCredit(params, { ...body, actorProfileId: caller.profileId }, { language, services }),
  }),
  operation({
    ...company,
    method: 'get',
    path: '/companies/:companyId/cancellations',
    summary:
      'Lists the canceled trips of the company by page, with totals by currency: what was paid, refunded, used of credits, can still be used, and is lost.',
    query: z.strictObject({ ...pageQuery(travelCreditLimits.page), ...cancellationQuery }),
    answer: cancelledTripPageSchema,
    handle: ({ params: { companyId }, query, language, services }) =>
      cancelledTrips(companyId, query, { language, services }),
  }),
  operation({
    ...company,
    method: 'get',
    path: '/companies/:companyId/cancellations/table',
    summary: 'Returns all canceled trips of the company that the same query lists, as a table.',
    query: z.strictObject({ ...cancellationQuery, cultureCode: z.optional(cultureCode) }),
    answer: 'csv',
    handle: async ({ params: { companyId }, query: { cultureCode: culture, ...query }, locale, language, services }) =>
      cancellationFile(companyId, query, { ...inCulture(culture, locale), language, services }),
  }),
  operation({
    ...own,
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/credits',
    summary: 'Lists the travel credits of the person by page, with numbers by state and totals by currency.',
    query: listQuery,
    answer: travelCreditPageSchema,
    handle: ({ params: { companyId, profileId }, query, language, services }) =>
      creditList({ companyId, profileId }, query, { language, services }),
  }),
  operation({
    ...own,
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/credits/table',
    summary: 'Returns all travel credits of the person that the same query lists, as a table.',
    query: z.strictObject({ ...creditQuery, cultureCode: z.optional(cultureCode) }),
    answer: 'csv',
    handle: async ({ params, query: { cultureCode: culture, ...query }, locale, language, services }) =>
      creditFile(params, query, { ...inCulture(culture, locale), language, services }),
  }),
  operation({
    ...own,
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/credits/:creditId/uses',
    summary: `Records a use of the person’s own travel credit. ${whenRefused}`,
    creates: true,
    body: creditUseBodySchema,
    answer: travelCreditSchema,
    handle: ({ caller, params, body, language, services }) =>
      useCredit(params, { ...body, actorProfileId: caller.profileId }, { language, services }),
  }),
]
