import { z } from 'zod'
import {
  adviceChangeDays,
  advisedCountriesSchema,
  advisoriesPage,
  advisoriesQuery,
  advisoryListSchema,
  riskFeedsSchema,
  tripAdvisoriesSchema,
} from '#contract/risk/advisories.ts'
import { dayMs } from '#contract/time/durations.ts'
import { cultureCode } from '#contract/wire/envelope.ts'
import { limits } from '#contract/fields/limits.ts'
import { advisedCountries } from '#server/domains/risk/advisories/advisedCountries.ts'
import { presentAdvisory, presentChange } from '#server/domains/risk/advisories/presentAdvisory.ts'
import {
  messageCodeOf,
  readAdvicePage,
  readChanges,
  readCountryPage,
} from '#server/domains/risk/advisories/readAdvice.ts'
import { tripAdvice } from '#server/domains/risk/advisories/tripAdvice.ts'
import { alertFeedStatus } from '#server/domains/risk/alerts/feed/alertFeedStatus.ts'
import { feedStatuses, sourceStatuses } from '#server/domains/risk/feeds/feedStates.ts'
import { profileReader } from '#server/http/access/access.ts'
import { adviceReader, feedReader } from '#server/http/access/adviceAccess.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'

const advice = '/companies/:companyId/profiles/:profileId/advisories' as const
const inCulture = z.strictObject({ cultureCode: z.optional(cultureCode) })

export const advisoryOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: `${advice}/advised-countries`,
    summary: 'Lists the countries that a government advises about, by name, with the strictest level.',
    cites: '§7 Advisories',
    access: adviceReader,
    query: inCulture,
    answer: advisedCountriesSchema,
    handle: ({ params, query, language, services: { db, now } }) =>
      advisedCountries(params, { db, now: now(), language: languageOfCulture(query.cultureCode, language) }),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: advice,
    summary:
      'Lists the advice of governments about a country or all by page, the strictest country first, with the state of each government’s advice. With `GroupBy=country` pages count countries.',
    cites: '§3 Advisory, §7 Advisories, §9',
    access: adviceReader,
    query: z.strictObject(advisoriesQuery),
    answer: advisoryListSchema,
    handle: async ({ query, language: preferred, services }) => {
      const { db, now } = services
      const language = languageOfCulture(query.cultureCode, preferred)
      const country = query.CountryCode
      const readPage = query.GroupBy === 'country' ? readCountryPage : readAdvicePage
      const { rows, total } = await readPage(db, country, {
        pageNumber: Number(query.PageNumber ?? 1),
        pageSize: Math.min(Number(query.PageSize ?? advisoriesPage), limits.largestPage),
      })
      const since = new Date(now().getTime() - adviceChangeDays * dayMs)
      const changes = country === undefined ? [] : await readChanges(db, [country], since)
      const sources = await sourceStatuses(services)
      return {
        responseData: rows.map((row) => presentAdvisory(row, language)),
        totalItemCount: total,
        messageCode: messageCodeOf(sources, rows),
        sources,
        changes: changes.map((row) => presentChange(row, language)),
      }
    },
  }),
  operation({
    api: 'main',
    method: 'get',
    path: `${advice}/trips/:recordLocator`,
    summary:
      'Returns the advice about the countries a trip leads to, its changes since the booking, and the current alerts about the trip. A RiskAdvisor names any trip of the company under their own profile, which is recorded.',
    cites: '§3 Advisory, §6, §7 Advisories',
    access: profileReader,
    query: inCulture,
    answer: tripAdvisoriesSchema,
    handle: ({ caller, params, query, language, services }) =>
      tripAdvice(caller, params, { language: languageOfCulture(query.cultureCode, language), services }),
  }),
  operation({
    api: 'company',
    method: 'get',
    path: '/companies/:companyId/risk/feeds',
    summary:
      'Tells how the advice of each government and the alerts were last read: state, times, failure and numbers.',
    cites: 'Beyond §7',
    addition: 'riskfeeds',
    access: feedReader,
    answer: riskFeedsSchema,
    handle: async ({ services }) => ({
      advice: await feedStatuses(services),
      alerts: await alertFeedStatus(services),
    }),
  }),
]
