import * as z from 'zod/mini'
import { alertListSchema } from './alerts.ts'
import { cultureCode, instant } from '#contract/wire/envelope.ts'
import { countryCode } from '#contract/fields/fields.ts'
import { alertFeedSchema, sourceStates } from './feedStates.ts'
import { addition, listOf, optionalAddition, withFallback } from '#contract/wire/lenient.ts'
import { plainBlockSchema } from '#contract/texts/plainBlocks.ts'

/** The governments whose advice is read, by country, in the order in which it is shown. */
export const advisorySources = ['CA', 'US', 'GB'] as const
export type AdvisorySource = (typeof advisorySources)[number]

/**
 * Levels of advice on one scale, for filters and colors only: 0 none, 1 caution, 2 avoid travel that is not essential,
 * 3 avoid all travel. A government's own words are always shown with them.
 */
export const advisoryLevels = [0, 1, 2, 3] as const
const level = z.int().check(z.minimum(advisoryLevels[0]), z.maximum(advisoryLevels[3]))

/**
 * The advice of a government about a country (§3 Advisory). Governments are never merged: a country has one row for
 * each of them.
 */
export const advisorySchema = z.object({
  /** The name of the country in the language of the answer. */
  countryName: z.string(),
  /** The country whose government advises, ISO 3166-1 alpha-2. */
  sourceCountry: z.string(),
  sourceUrl: z.string(),
  /** The country it is about, ISO 3166-1 alpha-2. */
  targetCountry: z.string(),
  /** When the government last changed it. */
  timeStamp: instant,
  /** For the whole country; see `advisoryLevels`. */
  warningLevel: level,
  /** The government's own words for the level. */
  warningText: z.string(),
  /** Addition: the strictest level for a part of the country; 0 without one. */
  regionalLevel: addition(level, 0),
  /** Addition: the language of `warningText` and `blocks`, where it is not that of the answer. */
  language: optionalAddition(z.string()),
  /** Addition: more of the government's words; empty where the feed has only the level. */
  blocks: addition(listOf(plainBlockSchema), []),
  /** Addition: the fields of the feed that the levels were read from, as they were, such as `advisory-state: 3`. */
  evidence: addition(listOf(z.object({ field: z.string(), value: z.string() })), []),
  /** Addition: invented advice of the demo. */
  isDemo: addition(z.boolean(), false),
  /** Addition: false where the government lists the country and its present entry could not be read. */
  isCurrent: addition(z.boolean(), true),
})
export type Advisory = z.infer<typeof advisorySchema>

/** The state of a government's advice. Without advice on a country, only `current` means that there is none. */
export const advisorySourceSchema = z.object({
  sourceCountry: z.string(),
  state: withFallback(z.enum(sourceStates), 'notChecked'),
  /** When it was last read; null where it never was. With `stale` and `failed` its advice is of that time. */
  readAt: z.nullable(instant),
  /** Whether its advice is the demo's. */
  isDemo: addition(z.boolean(), false),
})
export type AdvisorySourceStatus = z.infer<typeof advisorySourceSchema>

const stateOfAdviceSchema = z.object({
  warningLevel: level,
  regionalLevel: level,
  warningText: z.string(),
  /** Addition: the language of `warningText`, where it is not that of the answer. */
  language: optionalAddition(z.string()),
})

/** How the advice of a government about a country was changed. Texts are the government's own words. */
export const advisoryChangeSchema = z.object({
  sourceCountry: z.string(),
  targetCountry: z.string(),
  changedAt: instant,
  /** Null where there was no advice before, or is none any longer. */
  before: z.nullable(stateOfAdviceSchema),
  after: z.nullable(stateOfAdviceSchema),
})
export type AdvisoryChange = z.infer<typeof advisoryChangeSchema>

/**
 * GET .../advisories (§7): the advice about a country or all, ten rows a page, the strictest first; with the addition
 * `GroupBy` ten countries a page. §3 states
 * `messageCode`: empty, or `adviceNotCurrent` where a government's advice is not current.
 */
export const advisoryListSchema = z.object({
  responseData: listOf(advisorySchema),
  totalItemCount: z.int(),
  messageCode: z.string(),
  /** Addition. */
  sources: addition(listOf(advisorySourceSchema), []),
  /** Addition: changes of the last 90 days about the country of the query, newest first; empty without a country. */
  changes: addition(listOf(advisoryChangeSchema), []),
})
export type AdvisoryList = z.infer<typeof advisoryListSchema>

/** GET .../advisories/trips/{recordLocator} (§7): the advice about the countries a trip leads to. */
export const tripAdvisoriesSchema = z.object({
  ...advisoryListSchema.shape,
  /** Addition: since the trip was booked, newest first. */
  changes: addition(listOf(advisoryChangeSchema), []),
  /** Addition: the countries of the trip in its order, without that of its start; those without advice too. */
  countries: addition(listOf(z.object({ countryCode: z.string(), countryName: z.string() })), []),
  /** Addition: the day of booking. */
  bookedAt: optionalAddition(instant),
  /** Addition: the current alerts that concern the trip; missing where the reader gets none. */
  alerts: optionalAddition(alertListSchema),
})
export type TripAdvisories = z.infer<typeof tripAdvisoriesSchema>

/** GET .../advisories/advised-countries (§7): the countries that a government advises about, by name. */
export const advisedCountriesSchema = listOf(
  z.object({
    countryName: z.string(),
    countryCode: z.string(),
    /** Addition: the strictest level of all governments, national or regional. */
    warningLevel: addition(level, 0),
    /** Addition: the reader's own trips there that are not over. */
    myTrips: addition(z.int(), 0),
  }),
)
export type AdvisedCountry = z.infer<typeof advisedCountriesSchema>[number]

/** Why the advice of a government could not be read. The stored advice stays as it was. */
export const feedFailureCodes = [
  /** No connection, or it broke off. */
  'unreachable',
  'timeout',
  /** The server answered 401, 403 or 429, as bot filters do. */
  'refused',
  /** The address is unknown there: 404 or 410. */
  'missing',
  /** Another status than 200. */
  'status',
  /** It led to another host, or to an address without https. */
  'redirect',
  'tooLarge',
  /** The text is no XML or JSON, or has a document type. */
  'notReadable',
  /** The text can be read and is not the feed. */
  'notTheFeed',
  /** The feed has fewer places than it had, by more than 5 %. */
  'lostPlaces',
  /** The server of this application failed. */
  'internal',
] as const
export type FeedFailureCode = (typeof feedFailureCodes)[number]

/** How a government's advice was last read. */
const adviceFeedSchema = z.object({
  ...advisorySourceSchema.shape,
  /** Whether the operator has configured an address. */
  isConfigured: z.boolean(),
  checkedAt: z.nullable(instant),
  failureCode: withFallback(z.nullable(z.enum(feedFailureCodes)), null),
  /** The number of countries with stored advice. */
  places: z.int(),
  /** The entries of the feed that name no known country. */
  skipped: z.int(),
})
export type AdviceFeed = z.infer<typeof adviceFeedSchema>

/** Addition: GET companies/{c}/risk/feeds: how the advice of each government and the alerts were last read. */
export const riskFeedsSchema = z.object({ advice: listOf(adviceFeedSchema), alerts: alertFeedSchema })
export type RiskFeeds = z.infer<typeof riskFeedsSchema>

/** Days of changes in the list of advice about a country. */
export const adviceChangeDays = 90

/** Hours after which advice that was not read again counts as stale. */
export const staleAfterHours = 48

/** Rows of a page of advisories (§9). */
export const advisoriesPage = 10

/** Query of GET .../advisories, spelled as §7 spells it. */
export const advisoriesQuery = {
  CountryCode: z.optional(countryCode),
  PageNumber: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
  PageSize: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))),
  /** Addition `advicebycountry`: pages and `totalItemCount` count countries, each with the rows of all governments. */
  GroupBy: z.optional(z.literal('country')),
  cultureCode: z.optional(cultureCode),
}
