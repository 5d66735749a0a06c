import {
  advisedCountriesSchema,
  advisoriesPage,
  advisoryListSchema,
  tripAdvisoriesSchema,
} from '#contract/risk/advisories.ts'
import { isOffered } from '@/http/additions'
import { mainHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import { type ProfileRef, profilePath, type TripRef } from '@/http/paths'

interface InLanguage {
  /** Names and notes are in its language; the words of a government are its own where it has that language. */
  cultureCode: string
}

export interface AdvisoryQuery extends ProfileRef, InLanguage {
  /** Only this country; all where missing. */
  countryCode: string | undefined
  pageNumber: number
}

const advisories = (profileRef: ProfileRef) => `${profilePath(profileRef)}/advisories`

/** GET companies/{c}/profiles/{p}/advisories/advised-countries: the countries that a government advises about, by name. */
export const getAdvisedCountries = ({ cultureCode, ...me }: ProfileRef & InLanguage, signal: AbortSignal) =>
  mainHttp
    .get(`${advisories(me)}/advised-countries`, { params: { cultureCode }, signal })
    .then(parseBody(advisedCountriesSchema))

/**
 * GET companies/{c}/profiles/{p}/advisories: the strictest country first, ten countries a page, or ten rows where the
 * backend does not offer pages by country.
 */
export const getAdvisories = ({ countryCode, pageNumber, cultureCode, ...me }: AdvisoryQuery, signal: AbortSignal) =>
  mainHttp
    .get(advisories(me), {
      params: {
        CountryCode: countryCode,
        PageNumber: pageNumber,
        PageSize: advisoriesPage,
        cultureCode,
        ...(isOffered('advicebycountry') && countryCode === undefined && { GroupBy: 'country' }),
      },
      signal,
    })
    .then(parseBody(advisoryListSchema))

/** GET companies/{c}/profiles/{p}/advisories/trips/{recordLocator}: the advice about the countries of a trip. */
export const getTripAdvisories = ({ bookingId, cultureCode, ...person }: TripRef & InLanguage, signal: AbortSignal) =>
  mainHttp
    .get(`${advisories(person)}/trips/${encodeURIComponent(bookingId)}`, { params: { cultureCode }, signal })
    .then(parseBody(tripAdvisoriesSchema))
