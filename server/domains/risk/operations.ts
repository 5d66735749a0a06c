import { itineraryReportSchema } from '#contract/itineraryReport.ts'
import { reportQuery } from '#server/domains/risk/travelers/filters.ts'
import { itineraryReport } from '#server/domains/risk/travelers/itineraryReport.ts'
import { companyRisk } from '#server/http/access.ts'
import { badInput } from '#server/http/envelope.ts'
import { languageOfCulture } from '#server/http/language.ts'
import { operation } from '#server/http/operation.ts'

export const riskOperations = [
  operation({
    api: 'company',
    method: 'get',
    path: '/companies/:companyId/itineraryreport/search',
    summary:
      'Lists the trips of one status by page, filtered by place, flight, day or advisory, each with its traveler; trips in progress include the current place of the traveler.',
    cites: '§3 Itinerary report, §4, §7 Itinerary report, §9',
    access: companyRisk,
    query: reportQuery,
    answer: itineraryReportSchema,
    handle: async ({ params: { companyId }, query, language, services }) => {
      if (query.companyId !== undefined && query.companyId !== companyId)
        throw badInput('The field "companyId" must be that of the path. Send the same id.')
      return itineraryReport(companyId, query, { language: languageOfCulture(query.cultureCode, language), services })
    },
  }),
]
