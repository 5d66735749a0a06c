import { activatedSchema, activationSentSchema } from '#contract/profile/profileChanges.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** @property phoneNumber the national number, as in the profile */
type PhoneRef = ProfileRef & { phoneNumber: string }

const path = ({ phoneNumber, ...profileRef }: PhoneRef) =>
  `${profilePath(profileRef)}/phone-activation/${encodeURIComponent(phoneNumber)}`

/** GET .../phone-activation/{phoneNumber}: sends a code to the person's own telephone. */
export const sendPhoneCode = (phoneRef: PhoneRef, signal: AbortSignal) =>
  mainHttp.get(path(phoneRef), { signal }).then(parseBody(activationSentSchema))

/** POST .../phone-activation/{phoneNumber}: confirms the telephone with the code. */
export const confirmPhone = ({ code, ...phoneRef }: PhoneRef & { code: string }, signal: AbortSignal) =>
  mainHttp.post(path(phoneRef), { code }, { signal }).then(parseBody(activatedSchema))
