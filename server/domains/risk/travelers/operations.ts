import {
  contactCardSchema,
  newSavedSearchSchema,
  savedSearchListSchema,
  savedSearchSchema,
} from '#contract/risk/findTravelers.ts'
import { itineraryReportSchema } from '#contract/reports/itineraryReport.ts'
import { mayBeEmpty } from '#contract/wire/lenient.ts'
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
    api: 'company',
    method: 'get',
    path: '/companies/:companyId/itineraryreport/contacts/:bookingId',
    summary:
      'Returns how to reach the traveler of a trip: telephone, hotel, emergency contact, agency. The view is recorded.',
    cites: 'Beyond §7',
    addition: 'findtravelers',
    access: companyRisk,
    answer: contactCardSchema,
    handle: async ({ caller, params: { companyId, bookingId }, services }) => {
      const card = await contactCard(companyId, bookingId, services)
      await recordRiskView(caller, { kind: 'contactCard', subject: bookingId }, services)
      return card
    },
  }),
  operation({
    api: 'company',
    method: 'get',
    path: '/companies/:companyId/risk/searches',
    summary: 'Lists the searches that the caller has stored.',
    cites: 'Beyond §7',
    addition: 'findtravelers',
    access: companyRisk,
    answer: savedSearchListSchema,
    handle: async ({ caller, services }) => listSearches(caller, services),
  }),
  operation({
    api: 'company',
    method: 'post',
    path: '/companies/:companyId/risk/searches',
    summary: 'Stores a search under a name; one of the same name is replaced. At most 20.',
    cites: 'Beyond §7',
    addition: 'findtravelers',
    access: companyRisk,
    creates: true,
    body: newSavedSearchSchema,
    answer: savedSearchSchema,
    handle: async ({ caller, body, services }) => saveSearch(caller, body, services),
  }),
  operation({
    api: 'company',
    method: 'delete',
    path: '/companies/:companyId/risk/searches/:searchId',
    summary: 'Removes a stored search.',
    cites: 'Beyond §7',
    addition: 'findtravelers',
    access: companyRisk,
    answer: mayBeEmpty({}),
    handle: async ({ caller, params: { searchId }, services }) => {
      await removeSearch(caller, searchId, services)
      return {}
    },
  }),
]
