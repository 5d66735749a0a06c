import {
  type ChangedNotice,
  latestNoticeSchema,
  managedNoticeListSchema,
  managedNoticeSchema,
  type NewNotice,
} from '#contract/notices/maintenance.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import { communicationHttp } from '@/http/clients'
import { onlyLogged } from '@/http/fallbacks'
import { parseBody } from '@/http/parseBody'
import { type ProfileRef, profilePath, type CompanyRef } from '@/http/paths'

/** Names a notice of a company. */
export interface NoticeRef extends CompanyRef {
  noticeId: string
}

/**
 * GET maintenance/latest of the communication API: the notice for the signed-in person, null without one. The ids are no
 * part of the path; they keep the answers of two people apart. A failure is only logged (§8).
 */
export const getLatestNotice = ({ cultureCode }: ProfileRef & { cultureCode: string }, signal: AbortSignal) =>
  communicationHttp
    .get('/maintenance/latest', { params: { cultureCode }, signal })
    .then(parseBody(latestNoticeSchema))
    .catch(onlyLogged)

/** PUT companies/{c}/profiles/{p}/dismissed-notices/{noticeId}, an addition: it no longer shows, on any device. */
export const putDismissedNotice = async (
  { noticeId, ...me }: ProfileRef & { noticeId: string },
  signal: AbortSignal,
): Promise<null> => {
  await communicationHttp.put(`${profilePath(me)}/dismissed-notices/${encodeURIComponent(noticeId)}`, {}, { signal })
  return null
}

const all = ({ companyId }: CompanyRef) => `/admin/companies/${encodeURIComponent(companyId)}/maintenance-notices`
const one = ({ noticeId, ...company }: NoticeRef) => `${all(company)}/${encodeURIComponent(noticeId)}`

/** GET admin/companies/{c}/maintenance-notices, an addition: those of the company and for all companies. */
export const getNotices = (company: CompanyRef, signal: AbortSignal) =>
  communicationHttp.get(all(company), { signal }).then(parseBody(managedNoticeListSchema))

/** POST admin/companies/{c}/maintenance-notices, an addition; 400 `datePast` at the end, 409 `tooManyNotices`. */
export const postNotice = ({ notice, ...company }: CompanyRef & { notice: NewNotice }, signal: AbortSignal) =>
  communicationHttp.post(all(company), notice, { signal }).then(parseBody(managedNoticeSchema))

/** PUT .../maintenance-notices/{noticeId}, an addition: the whole notice; 412 with the present one. */
export const putNotice = ({ notice, ...ref }: NoticeRef & { notice: ChangedNotice }, signal: AbortSignal) =>
  communicationHttp.put(one(ref), notice, { signal }).then(parseBody(managedNoticeSchema))

/** POST .../maintenance-notices/{noticeId}/end, an addition: it no longer shows; 412 with the present notice. */
export const endNotice = ({ version, ...ref }: NoticeRef & { version: number }, signal: AbortSignal) =>
  communicationHttp.post(`${one(ref)}/end`, { version }, { signal }).then(parseBody(managedNoticeSchema))

/** DELETE .../maintenance-notices/{noticeId}?version=, an addition; 412 with the present notice. */
export const deleteNotice = ({ version, ...ref }: NoticeRef & { version: number }, signal: AbortSignal) =>
  communicationHttp.delete(one(ref), { params: { version }, signal }).then(parseBody(removedSchema))
