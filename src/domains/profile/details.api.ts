import { detailsAskedSchema } from '#contract/profile/details.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/**
 * POST .../ask-details: asks the administrators for details that only they can provide, or reminds them. One mail a
 * day.
 */
export const askDetails = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.post(`${profilePath(profileRef)}/ask-details`, undefined, { signal }).then(parseBody(detailsAskedSchema))
