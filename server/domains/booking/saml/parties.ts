import type { Env } from '#server/services/env.ts'

/** Who answers, who asks, and where the answer is taken in. */
export const samlParties = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) => ({
  issuer: `${PUBLIC_URL}/api/authentication`,
  audience: `${PUBLIC_URL}/booking-tool`,
  receiver: `${PUBLIC_URL}/booking-tool/saml`,
})

/** The parameter of the HTTP-Artifact binding. */
export const artifactParameter = 'SAMLart'
/** Attribute of an answer: whose trip is booked. */
export const travelerAttribute = 'travelerProfileId'
/** An answer is good for this long. */
export const answerSeconds = 120
