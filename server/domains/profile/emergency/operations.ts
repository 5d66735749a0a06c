import {
  emergencyContactAnswerSchema,
  emergencyContactSchema,
  patchEmergencyContactSchema,
  putEmergencyContactSchema,
} from '#contract/emergencyContact.ts'
import { removedSchema } from '#contract/travelDocuments.ts'
import { patchContact, putContact, readContact, removeContact } from '#server/domains/profile/emergency/contacts.ts'
import { versionQuery } from '#server/domains/profile/editSection.ts'
import { profileEditor } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'

const cites = '§3 Emergency contact, §7 Profile data'

export const emergencyOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/emergency-contact',
    summary: 'Whom to call in an emergency, and who is called next; null where nobody is named yet.',
    cites,
    access: profileEditor,
    answer: emergencyContactAnswerSchema,
    handle: ({ params, services: { db } }) => readContact(db, params),
  }),
  operation({
    api: 'main',
    method: 'put',
    path: '/companies/:companyId/profiles/:profileId/emergency-contact',
    summary:
      'Names the emergency contact, or replaces the one in the version named; others stay unless they are sent. 409 for more people than are kept, 412 when there is another, or one there was none of.',
    cites,
    access: profileEditor,
    body: putEmergencyContactSchema,
    answer: emergencyContactSchema,
    handle: ({ caller, params, body, services }) => putContact({ ...params, caller, services }, body),
  }),
  operation({
    api: 'main',
    method: 'patch',
    path: '/companies/:companyId/profiles/:profileId/emergency-contact/:contactId',
    summary: 'Changes the fields sent of one person to call, in the version named. 412 when the contact has changed.',
    cites,
    access: profileEditor,
    body: patchEmergencyContactSchema,
    answer: emergencyContactSchema,
    handle: ({ caller, params, body, services }) =>
      patchContact({ ...params, caller, services }, params.contactId, body),
  }),
  operation({
    api: 'main',
    method: 'delete',
    path: '/companies/:companyId/profiles/:profileId/emergency-contact/:contactId',
    summary:
      'Removes one person to call, in the version named; the next one moves up. 412 when the contact has changed.',
    cites,
    access: profileEditor,
    query: versionQuery,
    answer: removedSchema,
    handle: ({ caller, params, query, services }) =>
      removeContact({ ...params, caller, services }, params.contactId, query.version),
  }),
]
