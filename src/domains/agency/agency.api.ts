import { agencyInfoSchema } from '#contract/agency.ts'
import { companyHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** GET .../agency-info: who to call, and when somebody answers. */
export const getAgencyInfo = (profileRef: ProfileRef, signal: AbortSignal) =>
  companyHttp.get(`${profilePath(profileRef)}/agency-info`, { signal }).then(parseBody(agencyInfoSchema))
