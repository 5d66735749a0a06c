import { agencyInfoSchema } from '#contract/support/agency.ts'
import { companyHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** GET .../agency-info: contact and opening hours of the agency. */
export const getAgencyInfo = (profileRef: ProfileRef, signal: AbortSignal) =>
  companyHttp.get(`${profilePath(profileRef)}/agency-info`, { signal }).then(parseBody(agencyInfoSchema))
