import {
  cityOptionsSchema,
  contactCardSchema,
  flightOptionsSchema,
  savedSearchListSchema,
  savedSearchSchema,
} from '#contract/risk/findTravelers.ts'
import { itineraryReportSchema } from '#contract/reports/itineraryReport.ts'
import { limits } from '#contract/fields/limits.ts'
import { companyHttp, mainHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import { searchParameters, type TravelerSearch } from './findTravelers.rules'

const at = (companyId: string, rest: string) => `/companies/${encodeURIComponent(companyId)}/${rest}`

export interface ReportRequest {
  companyId: string
  search: TravelerSearch
  pageNumber: number
  /** The culture of names in the answer, such as `fr-CA`. */
  culture: string
}

/** GET companies/{companyId}/itineraryreport/search: a page of the travelers that a search finds. */
export const getItineraryReport = ({ companyId, search, pageNumber, culture }: ReportRequest, signal: AbortSignal) =>
  companyHttp
    .get(at(companyId, 'itineraryreport/search'), {
      params: {
        companyId,
        ...searchParameters(search),
        cultureCode: culture,
        pageNumber,
        pageSize: limits.itineraryPage,
      },
      signal,
    })
    .then(parseBody(itineraryReportSchema))

/** Path of GET companies/{companyId}/itineraryreport/download: the travelers of a search as a spreadsheet. */
export const itineraryReportPath = ({ companyId, search }: Pick<ReportRequest, 'companyId' | 'search'>): string =>
  `${at(companyId, 'itineraryreport/download')}?${new URLSearchParams({
    companyId,
    ...searchParameters(search),
  }).toString()}`

/** GET companies/{companyId}/itineraryreport/contacts/{bookingId}: how to reach a traveler; noted as a view. */
export const getContactCard = (
  { companyId, bookingId }: { companyId: string; bookingId: string },
  signal: AbortSignal,
) =>
  companyHttp
    .get(at(companyId, `itineraryreport/contacts/${encodeURIComponent(bookingId)}`), { signal })
    .then(parseBody(contactCardSchema))

/** GET companies/{companyId}/risk/searches: the reader's own saved searches, by name. */
export const getSavedSearches = (companyId: string, signal: AbortSignal) =>
  companyHttp.get(at(companyId, 'risk/searches'), { signal }).then(parseBody(savedSearchListSchema))

/** POST companies/{companyId}/risk/searches */
export const postSavedSearch = ({ companyId, ...body }: { companyId: string; name: string; query: string }) =>
  companyHttp.post(at(companyId, 'risk/searches'), body).then(parseBody(savedSearchSchema))

/** DELETE companies/{companyId}/risk/searches/{id} */
export const deleteSavedSearch = async ({ companyId, id }: { companyId: string; id: string }): Promise<null> => {
  await companyHttp.delete(at(companyId, `risk/searches/${encodeURIComponent(id)}`))
  return null
}

/** GET cities: those whose name or code matches a text. */
export const getCityOptions = ({ term, culture }: { term: string; culture: string }, signal: AbortSignal) =>
  mainHttp.get('/cities', { params: { term, cultureCode: culture }, signal }).then(parseBody(cityOptionsSchema))

/** GET flights: booked ones whose airline and number begin with a text. */
export const getFlightOptions = ({ term }: { term: string }, signal: AbortSignal) =>
  mainHttp.get('/flights', { params: { term }, signal }).then(parseBody(flightOptionsSchema))
