import { type ObtAddress, obtAddressSchema, type ObtQuery, samlAddressSchema } from '#contract/booking/bookingTool.ts'
import { authenticationHttp, mainHttp } from '@/http/clients'
import { type EmployeeRef, employeePath, type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** GET .../obt: the single-sign-on address of the booking tool. It may answer 200 with `successfull: false` (§8). */
export const getObtAddress = (query: ObtQuery, signal: AbortSignal) =>
  mainHttp.get(`${profilePath(query)}/obt`, { params: query, signal }).then(parseBody(obtAddressSchema))

/** GET .../concur-sso-url: the same for Concur; only for booking for oneself. */
export const getConcurAddress = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(`${profilePath(profileRef)}/concur-sso-url`, { signal }).then(parseBody(obtAddressSchema))

/** GET .../saml-init: the same for a tool that signs in with SAML; only for booking for oneself. */
export const getSamlAddress = (employeeRef: EmployeeRef, toolName: string, signal: AbortSignal) =>
  authenticationHttp
    .get(`${employeePath(employeeRef)}/saml-init`, { params: { toolName }, signal })
    .then(parseBody(samlAddressSchema))
    .then(({ url, data, ...answer }): ObtAddress => ({ ...answer, data: url ? { url, name: toolName } : data }))
