import {
  type AppDecision,
  type NewAppRequest,
  openAppSchema,
  partnerAppListSchema,
  type RequestAnswer,
} from '#contract/catalogs/marketplace.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

export interface AppRef {
  companyId: string
  appId: string
}
export type RequestRef = AppRef & { requestId: string }

const listPath = (companyId: string) => `/companies/${encodeURIComponent(companyId)}/marketplace`
const appPath = ({ companyId, appId }: AppRef) => `${listPath(companyId)}/${encodeURIComponent(appId)}`

/** GET companies/{c}/marketplace, an addition. */
export const getApps = ({ companyId }: { companyId: string }, signal: AbortSignal) =>
  companyHttp.get(listPath(companyId), { signal }).then(parseBody(partnerAppListSchema))

/** GET companies/{c}/marketplace/{appId}. */
export const getApp = (ref: AppRef, signal: AbortSignal) =>
  companyHttp.get(appPath(ref), { signal }).then(parseBody(openAppSchema))

/** POST .../{appId}/requests. 409 where the app is not available, or the person's request is open. */
export const postAppRequest = ({ request, ...ref }: AppRef & { request: NewAppRequest }, signal: AbortSignal) =>
  companyHttp.post(`${appPath(ref)}/requests`, request, { signal }).then(parseBody(openAppSchema))

/** DELETE .../{appId}/requests/{requestId}: withdraws the own open request. */
export const deleteAppRequest = ({ requestId, ...ref }: RequestRef, signal: AbortSignal) =>
  companyHttp
    .delete(`${appPath(ref)}/requests/${encodeURIComponent(requestId)}`, { signal })
    .then(parseBody(openAppSchema))

/** PUT admin/companies/{c}/marketplace/{appId}. 412 with the app as it is, 409 where it is not in the contract. */
export const putAppDecision = ({ decision, ...ref }: AppRef & { decision: AppDecision }, signal: AbortSignal) =>
  companyHttp.put(`/admin${appPath(ref)}`, decision, { signal }).then(parseBody(openAppSchema))

/** PUT admin/companies/{c}/marketplace/{appId}/requests/{requestId}. 409 for an answered request. */
export const putRequestAnswer = (
  { requestId, answer, ...ref }: RequestRef & { answer: RequestAnswer },
  signal: AbortSignal,
) =>
  companyHttp
    .put(`/admin${appPath(ref)}/requests/${encodeURIComponent(requestId)}`, answer, { signal })
    .then(parseBody(openAppSchema))
