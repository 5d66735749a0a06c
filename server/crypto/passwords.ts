import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const cost = { N: 16_384, r: 8, p: 1 }
const saltBytes = 16
const hashBytes = 32

/** The stored form of a password, `scrypt$N$r$p$salt$hash` with salt and hash in base64. Every call uses a new salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await derive(password, salt, hashBytes, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$')
}

/** A hash that no password matches; checking against it takes as long as against a real one. */
const nobody = ['scrypt', cost.N, cost.r, cost.p, 'AAAA', Buffer.alloc(hashBytes).toString('base64')].join('$')

/**
 * Whether `password` matches `stored`, compared in constant time. An unknown account, or one without a password (no
 * `stored`), takes as long as a wrong password, so that accounts cannot be told apart. A stored text in another format
 * never matches.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [scheme, N, r, p, salt, hash] = (stored ?? nobody).split('$')
  if (scheme !== 'scrypt' || !salt || !hash) return false
  const expected = Buffer.from(hash, 'base64')
  if (expected.length !== hashBytes) return false
  const parameters = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = await derive(password, Buffer.from(salt, 'base64'), expected.length, parameters).catch(() => null)
  return actual !== null && timingSafeEqual(actual, expected)
}

/** Unicode forms of the same letters are the same password (RFC 8265). */
const derive = (password: string, salt: Buffer, length: number, parameters: typeof cost) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize('NFC'), salt, length, parameters, (error, hash) =>
      error ? reject(error) : resolve(hash),
    ),
  )
