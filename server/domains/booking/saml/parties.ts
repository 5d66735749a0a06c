import type { Env } from '#server/services/env.ts'

/** Issuer, audience and receiving address of SAML responses. */
export const samlParties = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) => ({
  issuer: `${PUBLIC_URL}/api/authentication`,
  audience: `${PUBLIC_URL}/booking-tool`,
  receiver: `${PUBLIC_URL}/booking-tool/saml`,
})

/** Attribute of a response: the profile of the traveler. */
export const travelerAttribute = 'travelerProfileId'
/** Lifetime of a response. */
export const answerSeconds = 120
