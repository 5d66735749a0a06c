import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt)
/** 16 MB and about 50 ms for a guess. */
const cost = { N: 16_384, r: 8, p: 1 }
const saltBytes = 16
const keyBytes = 32

/** `scrypt$<salt>$<key>`, both in base64url; what `accounts.passwordHash` holds. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await derive(password.normalize(), salt, keyBytes, cost)
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Takes the same time for an unknown account (no hash) as for a wrong password, so nobody can list accounts. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? '').split('$')
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password.normalize(), Buffer.from(salt, 'base64url'), keyBytes, cost)
  return expected.length === keyBytes && timingSafeEqual(actual, expected)
}
