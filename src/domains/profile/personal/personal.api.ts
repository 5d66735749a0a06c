import { activatedSchema, activationSentSchema } from '#contract/profileChanges.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** @property phoneNumber the national number as the profile holds it */
type PhoneAt = ProfileRef & { phoneNumber: string }

const path = ({ phoneNumber, ...at }: PhoneAt) =>
  `${profilePath(at)}/phone-activation/${encodeURIComponent(phoneNumber)}`

/** GET .../phone-activation/{phoneNumber}: sends a code to one's own telephone. */
export const sendPhoneCode = (at: PhoneAt, signal: AbortSignal) =>
  mainHttp.get(path(at), { signal }).then(parseBody(activationSentSchema))

/** POST .../phone-activation/{phoneNumber}: confirms it with the code. */
export const confirmPhone = ({ code, ...at }: PhoneAt & { code: string }, signal: AbortSignal) =>
  mainHttp.post(path(at), { code }, { signal }).then(parseBody(activatedSchema))
