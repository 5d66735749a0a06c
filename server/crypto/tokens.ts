import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** SHA-256 in hexadecimal. Without a salt, because it is used for codes, tokens and cookies of many random bits. */
export const sha256 = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** 256 random bits as base64url, for addresses and cookies. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** The CSRF token of a session's forms, derived from its cookie, which no other site can read. */
export const csrfTokenOf = (cookie: string) => sha256(`form:${cookie}`)

export function isSameSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(sha256(one)), Buffer.from(sha256(other))]
  return timingSafeEqual(left, right)
}
