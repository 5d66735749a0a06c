import { and, asc, eq, gt, ilike, ne } from 'drizzle-orm'
import { z } from 'zod'
import {
  contactCardSchema,
  newSavedSearchSchema,
  savedSearchListSchema,
  savedSearchSchema,
  flightOptionsSchema,
} from '#contract/risk/findTravelers.ts'
import { readFlight } from '#contract/risk/typedFlight.ts'
import { itineraryReportSchema } from '#contract/reports/itineraryReport.ts'
import { mayBeEmpty } from '#contract/wire/lenient.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { recordRiskView } from '#server/domains/risk/audit/recordView.ts'
import { searchSubject } from '#server/domains/risk/audit/subjects.ts'
import { contactCard } from '#server/domains/risk/travelers/contactCard.ts'
import { reportQuery, type ReportQuery } from '#server/domains/risk/travelers/filters.ts'
import { itineraryReport } from '#server/domains/risk/travelers/itineraryReport.ts'
import { listSearches, removeSearch, saveSearch } from '#server/domains/risk/travelers/savedSearches.ts'
import { travelerFile } from '#server/domains/risk/travelers/travelerFile.ts'
import { companyRisk } from '#server/http/access/riskAccess.ts'
import { badInput } from '#server/http/answers/envelope.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'
import { tripSegments, trips } from '#server/db/schema/trips/trips.ts'

const shared = { api: 'company', cites: 'Beyond §7', addition: 'findtravelers', access: companyRisk } as const

const mostFlights = 20

const refuseOtherCompany = (companyId: string, query: ReportQuery) => {
  if (query.companyId !== undefined && query.companyId !== companyId)
    throw badInput('The field "companyId" must be that of the path. Send the same id.')
}

export const travelerOperations = [
  operation({
    api: 'company',
    method: 'get',
    path: '/companies/:companyId/itineraryreport/search',
    summary:
      'Lists the trips of one status by page, filtered by place, area, flight, day, advisory or alert, each with its traveler and why it is found; trips in progress include the current place of the traveler.',
    cites: '§3 Itinerary report, §4, §7 Itinerary report, §9',
    access: companyRisk,
    query: reportQuery,
    answer: itineraryReportSchema,
    handle: async ({ caller, params: { companyId }, query, language, services }) => {
      refuseOtherCompany(companyId, query)
      await recordRiskView(caller, { kind: 'search', subject: searchSubject(query) }, services)
      return itineraryReport(companyId, query, { language: languageOfCulture(query.cultureCode, language), services })
    },
  }),
  operation({
    api: 'company',
    method: 'get',
    path: '/companies/:companyId/itineraryreport/download',
    summary: 'Returns all travelers that a search finds as a spreadsheet: of the displayed status, or of every one.',
    cites: '§4, §7 Itinerary report',
    access: companyRisk,
    query: reportQuery,
    answer: 'spreadsheet',
    handle: async ({ caller, params: { companyId }, query, language, services }) => {
      refuseOtherCompany(companyId, query)
      await recordRiskView(caller, { kind: 'download', subject: searchSubject(query) }, services)
      return travelerFile(companyId, query, { language: languageOfCulture(query.cultureCode, language), services })
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/itineraryreport/contacts/:bookingId',
    summary:
      'Returns how to reach the traveler of a trip: telephone, hotel, emergency contact, agency. The view is recorded.',
    answer: contactCardSchema,
    handle: async ({ caller, params: { companyId, bookingId }, services }) => {
      const card = await contactCard(companyId, bookingId, services)
      await recordRiskView(caller, { kind: 'contactCard', subject: bookingId }, services)
      return card
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/risk/searches',
    summary: 'Lists the searches that the caller has stored.',
    answer: savedSearchListSchema,
    handle: async ({ caller, services }) => listSearches(caller, services),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/risk/searches',
    summary: 'Stores a search under a name; one of the same name is replaced. At most 20.',
    creates: true,
    body: newSavedSearchSchema,
    answer: savedSearchSchema,
    handle: async ({ caller, body, services }) => saveSearch(caller, body, services),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/companies/:companyId/risk/searches/:searchId',
    summary: 'Removes a stored search.',
    answer: mayBeEmpty({}),
    handle: async ({ caller, params: { searchId }, services }) => {
      await removeSearch(caller, searchId, services)
      return {}
    },
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/flights',
    summary:
      'Searches the flights of trips of the company that are not over by airline code and number, such as AC 87; at most 20.',
    cites: '§3 Autocomplete options, §7 Itinerary report',
    access: companyRisk,
    query: z.strictObject({ term: searchTerm }),
    answer: flightOptionsSchema,
    handle: async ({ query, caller, services: { db, now } }) => {
      const typed = readFlight(query.term)
      if (!typed) return []
      const { providerCode, number } = tripSegments
      const rows = await db
        .selectDistinct({ airlineCode: providerCode, flightNumber: number })
        .from(tripSegments)
        .innerJoin(trips, eq(trips.id, tripSegments.tripId))
        .where(
          and(
            eq(trips.companyId, caller.companyId),
            ne(trips.status, 'cancelled'),
            gt(trips.endsAt, now()),
            eq(tripSegments.kind, 'flight'),
            typed.airlineCode ? eq(providerCode, typed.airlineCode) : undefined,
            ilike(number, `${typed.flightNumber}%`),
          ),
        )
        .orderBy(asc(providerCode), asc(number))
        .limit(mostFlights)
      return rows.map(({ airlineCode, flightNumber }) => ({ airlineCode, flightNumber: flightNumber ?? '' }))
    },
  }),
]
