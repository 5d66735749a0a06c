import {
  type ChangedTravelDocument,
  type NewTravelDocument,
  removedSchema,
  travelDocumentListSchema,
  travelDocumentSchema,
} from '#contract/profile/travelDocuments.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

const path = (profileRef: ProfileRef) => `${profilePath(profileRef)}/travel-documents`
const onePath = (profileRef: ProfileRef, id: string) => `${path(profileRef)}/${encodeURIComponent(id)}`

/** POST .../travel-documents; 409 for a document the person has already. */
export const postTravelDocument = (
  { document, ...profileRef }: ProfileRef & { document: NewTravelDocument },
  signal: AbortSignal,
) => mainHttp.post(path(profileRef), document, { signal }).then(parseBody(travelDocumentSchema))

/** GET .../travel-documents: the one valid longest first. */
export const getTravelDocuments = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(path(profileRef), { signal }).then(parseBody(travelDocumentListSchema))

/** PUT .../travel-documents/{documentId}; 412 with the current document when somebody changed it meanwhile. */
export const putTravelDocument = (
  { id, document, ...profileRef }: ProfileRef & { id: string; document: ChangedTravelDocument },
  signal: AbortSignal,
) => mainHttp.put(onePath(profileRef, id), document, { signal }).then(parseBody(travelDocumentSchema))

/** DELETE .../travel-documents/{documentId}?version */
export const deleteTravelDocument = (
  { id, version, ...profileRef }: ProfileRef & { id: string; version: number },
  signal: AbortSignal,
) => mainHttp.delete(onePath(profileRef, id), { params: { version }, signal }).then(parseBody(removedSchema))
