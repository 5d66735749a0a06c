import { obtAddressSchema, type ObtQuery } from '#contract/bookingTool.ts'
import { mainHttp } from '@/http/clients'
import { profilePath } from '@/http/paths'
import { body } from '@/http/serverState'

/** GET .../obt: the single-sign-on address of the booking tool. It may answer 200 with `successfull: false` (§8). */
export const getObtAddress = (query: ObtQuery, signal: AbortSignal) =>
  mainHttp.get(`${profilePath(query)}/obt`, { params: query, signal }).then(body(obtAddressSchema))
