import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** What the database keeps of a one-time code or of a session cookie: SHA-256, hexadecimal. */
export const sha256 = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** 256 bits nobody guesses, fit for an address or a cookie. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** The token that forms of a session carry; it follows from the cookie, which no other site can read. */
export const csrfTokenOf = (cookie: string) => sha256(`form:${cookie}`)

export function isSameSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(sha256(one)), Buffer.from(sha256(other))]
  return timingSafeEqual(left, right)
}
