import { type NewOtherStay, type NewPermit, otherStaySchema, permitSchema, staysSchema } from '#contract/stays/stays.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import { mainHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import { type ProfileRef, profilePath } from '@/http/paths'

const path = (profileRef: ProfileRef) => `${profilePath(profileRef)}/stays`

/** GET .../stays: the days abroad of a person. */
export const getStays = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(path(profileRef), { signal }).then(parseBody(staysSchema))

/** POST .../stays/permits; 409 for too many. */
export const postPermit = ({ permit, ...profileRef }: ProfileRef & { permit: NewPermit }, signal: AbortSignal) =>
  mainHttp.post(`${path(profileRef)}/permits`, permit, { signal }).then(parseBody(permitSchema))

/** DELETE .../stays/permits/{permitId} */
export const deletePermit = ({ id, ...profileRef }: ProfileRef & { id: string }, signal: AbortSignal) =>
  mainHttp.delete(`${path(profileRef)}/permits/${encodeURIComponent(id)}`, { signal }).then(parseBody(removedSchema))

/** POST .../stays/other; 409 for too many. */
export const postOtherStay = ({ stay, ...profileRef }: ProfileRef & { stay: NewOtherStay }, signal: AbortSignal) =>
  mainHttp.post(`${path(profileRef)}/other`, stay, { signal }).then(parseBody(otherStaySchema))

/** DELETE .../stays/other/{stayId} */
export const deleteOtherStay = ({ id, ...profileRef }: ProfileRef & { id: string }, signal: AbortSignal) =>
  mainHttp.delete(`${path(profileRef)}/other/${encodeURIComponent(id)}`, { signal }).then(parseBody(removedSchema))
