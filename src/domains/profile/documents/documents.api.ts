import {
  type ChangedTravelDocument,
  type NewTravelDocument,
  removedSchema,
  travelDocumentListSchema,
  travelDocumentSchema,
} from '#contract/travelDocuments.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

const path = (at: ProfileRef) => `${profilePath(at)}/travel-documents`
const onePath = (at: ProfileRef, id: string) => `${path(at)}/${encodeURIComponent(id)}`

/** POST .../travel-documents; 409 for one the person has already. */
export const postTravelDocument = (
  { document, ...at }: ProfileRef & { document: NewTravelDocument },
  signal: AbortSignal,
) => mainHttp.post(path(at), document, { signal }).then(parseBody(travelDocumentSchema))

/** GET .../travel-documents: the one that is good longest first. */
export const getTravelDocuments = (at: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(path(at), { signal }).then(parseBody(travelDocumentListSchema))

/** PUT .../travel-documents/{documentId}; 412 with the document as it is now when somebody changed it meanwhile. */
export const putTravelDocument = (
  { id, document, ...at }: ProfileRef & { id: string; document: ChangedTravelDocument },
  signal: AbortSignal,
) => mainHttp.put(onePath(at, id), document, { signal }).then(parseBody(travelDocumentSchema))

/** DELETE .../travel-documents/{documentId}?version */
export const deleteTravelDocument = (
  { id, version, ...at }: ProfileRef & { id: string; version: number },
  signal: AbortSignal,
) => mainHttp.delete(onePath(at, id), { params: { version }, signal }).then(parseBody(removedSchema))
