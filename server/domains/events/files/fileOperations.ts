import { z } from 'zod'
import { cultureCode } from '#contract/wire/envelope.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { groupManifestSchema, groupTravelerFilters } from '#contract/events/groupTravelers.ts'
import { manifestOf } from '#server/domains/events/files/manifest.ts'
import { manifestSheet, peopleSheet } from '#server/domains/events/files/spreadsheets.ts'
import { eventOrganizer } from '#server/http/access/access.ts'
import { cultureFor, languageOfCulture } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'

const shared = {
  api: 'company',
  cites: 'Beyond §7; §1, §3 Group travel, §4',
  addition: 'groupevents',
  access: eventOrganizer,
} as const

/** The manifest of an event and its spreadsheets, for the organizer. */
export const groupFileOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/group-travels/:groupTravelId/manifest',
    summary: 'Returns the arrivals and departures of an event, by local day and airport.',
    answer: groupManifestSchema,
    handle: ({ caller, params, language, services }) =>
      manifestOf(params.groupTravelId, { caller, language, services }),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/group-travels/:groupTravelId/travelers/spreadsheet',
    summary: 'Returns the people of an event as an xlsx file, filtered as the list is. No cell is a formula.',
    query: z.strictObject({
      filter: z.optional(z.enum(groupTravelerFilters)),
      search: searchTerm,
      cultureCode: z.optional(cultureCode),
    }),
    answer: 'spreadsheet',
    handle: ({ caller, params, query, language, services }) =>
      peopleSheet(params.groupTravelId, query, cultureFor(query.cultureCode, language), {
        caller,
        language: languageOfCulture(query.cultureCode, language),
        services,
      }),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/group-travels/:groupTravelId/manifest/spreadsheet',
    summary: 'Returns the manifest of an event as an xlsx file, with one sheet of arrivals and one of departures.',
    query: z.strictObject({ cultureCode: z.optional(cultureCode) }),
    answer: 'spreadsheet',
    handle: ({ caller, params, query, language, services }) =>
      manifestSheet(params.groupTravelId, cultureFor(query.cultureCode, language), {
        caller,
        language: languageOfCulture(query.cultureCode, language),
        services,
      }),
  }),
]
