import {
  changedTravelDocumentSchema,
  newTravelDocumentSchema,
  removedSchema,
  travelDocumentListSchema,
  travelDocumentSchema,
} from '#contract/profile/travelDocuments.ts'
import { versionQuery } from '#server/domains/profile/editSection.ts'
import {
  addDocument,
  changeDocument,
  listDocuments,
  removeDocument,
} from '#server/domains/profile/travelDocuments/documents.ts'
import { profileEditor } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

const cites = '§3 Travel document, §7 Profile data'
const shared = { api: 'main', cites, access: profileEditor } as const

export const travelDocumentOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/travel-documents',
    summary: 'Lists the travel documents, latest expiry first, with the last four characters of the numbers.',
    answer: travelDocumentListSchema,
    handle: ({ params, services: { db } }) => listDocuments(db, params),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/travel-documents',
    summary:
      'Adds a travel document. Its number is encrypted and never returned. 409 for a duplicate, or for too many documents.',
    creates: true,
    body: newTravelDocumentSchema,
    answer: travelDocumentSchema,
    handle: ({ caller, params, body, services }) => addDocument({ ...params, caller, services }, body),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/companies/:companyId/profiles/:profileId/travel-documents/:documentId',
    summary:
      'Updates a travel document, in the given version; a new number replaces the encrypted one. 409 for the number of another document, 412 when it has changed.',
    body: changedTravelDocumentSchema,
    answer: travelDocumentSchema,
    handle: ({ caller, params, body, services }) =>
      changeDocument({ ...params, caller, services }, params.documentId, body),
  }),
  operation({
    api: 'main',
    method: 'delete',
    path: '/companies/:companyId/profiles/:profileId/travel-documents/:documentId',
    summary:
      'Deletes a travel document with its encrypted number, in the given version (beyond §7). 412 when it has changed.',
    cites: `Beyond §7; ${cites}`,
    addition: 'documentremoval',
    access: profileEditor,
    query: versionQuery,
    answer: removedSchema,
    handle: ({ caller, params, query, services }) =>
      removeDocument({ ...params, caller, services }, params.documentId, query.version),
  }),
]
