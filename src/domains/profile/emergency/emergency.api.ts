import {
  emergencyContactAnswerSchema,
  emergencyContactSchema,
  type PutEmergencyContact,
} from '#contract/profile/emergencyContact.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

const path = (profileRef: ProfileRef) => `${profilePath(profileRef)}/emergency-contact`

/** GET .../emergency-contact: null while there is none. */
export const getEmergencyContact = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(path(profileRef), { signal }).then(parseBody(emergencyContactAnswerSchema))

/** PUT .../emergency-contact; 412 with the current contact when somebody changed it meanwhile. */
export const putEmergencyContact = (
  { contact, ...profileRef }: ProfileRef & { contact: PutEmergencyContact },
  signal: AbortSignal,
) => mainHttp.put(path(profileRef), contact, { signal }).then(parseBody(emergencyContactSchema))

/** DELETE .../emergency-contact/{id}?version */
export const deleteEmergencyContact = (
  { id, version, ...profileRef }: ProfileRef & { id: string; version: number },
  signal: AbortSignal,
) =>
  mainHttp
    .delete(`${path(profileRef)}/${encodeURIComponent(id)}`, { params: { version }, signal })
    .then(parseBody(removedSchema))
