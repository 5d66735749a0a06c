import {
  type ChangedHomeContent,
  homeContentSchema,
  managedHomeContentListSchema,
  managedHomeContentSchema,
  type NewHomeContent,
} from '#contract/notices/homeContent.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import { companyHttp, mainHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import { type ProfileRef, profilePath, type CompanyRef } from '@/http/paths'

/** Names an entry of a company. */
export interface ContentRef extends CompanyRef {
  contentId: string
}
const all = ({ companyId }: CompanyRef) => `/admin/companies/${encodeURIComponent(companyId)}/home-content`
const one = ({ contentId, ...company }: ContentRef) => `${all(company)}/${encodeURIComponent(contentId)}`

/** GET companies/{c}/profiles/{p}/home-content, an addition: what is published for the person now. */
export const getHomeContent = (me: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(`${profilePath(me)}/home-content`, { signal }).then(parseBody(homeContentSchema))

/** GET admin/companies/{c}/home-content, an addition: all of it, in all languages. */
export const getManagedContent = (company: CompanyRef, signal: AbortSignal) =>
  companyHttp.get(all(company), { signal }).then(parseBody(managedHomeContentListSchema))

/** POST admin/companies/{c}/home-content, an addition; 409 `tooMuchContent`. */
export const postContent = ({ content, ...company }: CompanyRef & { content: NewHomeContent }, signal: AbortSignal) =>
  companyHttp.post(all(company), content, { signal }).then(parseBody(managedHomeContentSchema))

/** PUT .../home-content/{contentId}, an addition: the whole entry; 412 with the present one. */
export const putContent = ({ content, ...ref }: ContentRef & { content: ChangedHomeContent }, signal: AbortSignal) =>
  companyHttp.put(one(ref), content, { signal }).then(parseBody(managedHomeContentSchema))

/** DELETE .../home-content/{contentId}?version=, an addition; 412 with the present entry. */
export const deleteContent = ({ version, ...ref }: ContentRef & { version: number }, signal: AbortSignal) =>
  companyHttp.delete(one(ref), { params: { version }, signal }).then(parseBody(removedSchema))
