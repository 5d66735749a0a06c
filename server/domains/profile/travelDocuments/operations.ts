import {
  changedTravelDocumentSchema,
  newTravelDocumentSchema,
  removedSchema,
  travelDocumentListSchema,
  travelDocumentSchema,
} from '#contract/travelDocuments.ts'
import { versionQuery } from '#server/domains/profile/editSection.ts'
import {
  addDocument,
  changeDocument,
  listDocuments,
  removeDocument,
} from '#server/domains/profile/travelDocuments/documents.ts'
import { profileEditor } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'

const cites = '§3 Travel document, §7 Profile data'

export const travelDocumentOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/travel-documents',
    summary: 'The travel documents, the one that is good longest first; numbers show their last four characters.',
    cites,
    access: profileEditor,
    answer: travelDocumentListSchema,
    handle: ({ params, services: { db } }) => listDocuments(db, params),
  }),
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/travel-documents',
    summary:
      'Adds a travel document. Its number is sealed and never answered again. 409 for one the person has, or one too many.',
    cites,
    access: profileEditor,
    creates: true,
    body: newTravelDocumentSchema,
    answer: travelDocumentSchema,
    handle: ({ caller, params, body, services }) => addDocument({ ...params, caller, services }, body),
  }),
  operation({
    api: 'main',
    method: 'put',
    path: '/companies/:companyId/profiles/:profileId/travel-documents/:documentId',
    summary:
      'Changes a travel document, in the version named; a number replaces the sealed one. 409 for a number of another document, 412 when it has changed.',
    cites,
    access: profileEditor,
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
      'Removes a travel document with its sealed number, in the version named (beyond §7). 412 when it has changed.',
    cites: `Beyond §7; ${cites}`,
    addition: 'documentremoval',
    access: profileEditor,
    query: versionQuery,
    answer: removedSchema,
    handle: ({ caller, params, query, services }) =>
      removeDocument({ ...params, caller, services }, params.documentId, query.version),
  }),
]
