import {
  emergencyContactAnswerSchema,
  emergencyContactSchema,
  type PutEmergencyContact,
} from '#contract/emergencyContact.ts'
import { removedSchema } from '#contract/travelDocuments.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

const path = (at: ProfileRef) => `${profilePath(at)}/emergency-contact`

/** GET .../emergency-contact; null where there is none yet. */
export const getEmergencyContact = (at: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(path(at), { signal }).then(parseBody(emergencyContactAnswerSchema))

/** PUT .../emergency-contact; 412 with the contact as it is now when somebody changed it meanwhile. */
export const putEmergencyContact = (
  { contact, ...at }: ProfileRef & { contact: PutEmergencyContact },
  signal: AbortSignal,
) => mainHttp.put(path(at), contact, { signal }).then(parseBody(emergencyContactSchema))

/** DELETE .../emergency-contact/{id}?version */
export const deleteEmergencyContact = (
  { id, version, ...at }: ProfileRef & { id: string; version: number },
  signal: AbortSignal,
) =>
  mainHttp
    .delete(`${path(at)}/${encodeURIComponent(id)}`, { params: { version }, signal })
    .then(parseBody(removedSchema))
