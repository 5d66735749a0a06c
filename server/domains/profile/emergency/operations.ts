import {
  emergencyContactAnswerSchema,
  emergencyContactSchema,
  patchEmergencyContactSchema,
  putEmergencyContactSchema,
} from '#contract/profile/emergencyContact.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import { patchContact, putContact, readContact, removeContact } from '#server/domains/profile/emergency/contacts.ts'
import { versionQuery } from '#server/domains/profile/editSection.ts'
import { profileEditor } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

const shared = { api: 'main', cites: '§3 Emergency contact, §7 Profile data', access: profileEditor } as const

export const emergencyOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/emergency-contact',
    summary: 'Returns the emergency contact and the contacts after it, in order of calling; null when there is none.',
    answer: emergencyContactAnswerSchema,
    handle: ({ params, services: { db } }) => readContact(db, params),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/companies/:companyId/profiles/:profileId/emergency-contact',
    summary:
      'Creates the emergency contact, or replaces it in the given version; the other contacts stay unless they are sent. 409 for too many contacts, 412 when the contact has changed.',
    body: putEmergencyContactSchema,
    answer: emergencyContactSchema,
    handle: ({ caller, params, body, services }) => putContact({ ...params, caller, services }, body),
  }),
  operation({
    ...shared,
    method: 'patch',
    path: '/companies/:companyId/profiles/:profileId/emergency-contact/:contactId',
    summary:
      'Updates the given fields of one emergency contact, in the given version. 412 when the contact has changed.',
    body: patchEmergencyContactSchema,
    answer: emergencyContactSchema,
    handle: ({ caller, params, body, services }) =>
      patchContact({ ...params, caller, services }, params.contactId, body),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/companies/:companyId/profiles/:profileId/emergency-contact/:contactId',
    summary:
      'Deletes one emergency contact, in the given version; the next one moves up. 412 when the contact has changed.',
    query: versionQuery,
    answer: removedSchema,
    handle: ({ caller, params, query, services }) =>
      removeContact({ ...params, caller, services }, params.contactId, query.version),
  }),
]
