import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Database } from '#server/db/client.ts'
import { getOrCreateSecret } from '#server/crypto/secrets.ts'

/** Signing and cookie keys, created at first start and stored, so that a restart signs nobody out. */
export interface IdentityKeys {
  signing: JWK
  cookies: string[]
}

async function makeKeys(): Promise<IdentityKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const signing = { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: randomBytes(8).toString('hex') }
  return { signing, cookies: [randomBytes(32).toString('base64url')] }
}

const known = new WeakMap<Database, Promise<IdentityKeys>>()

export function identityKeys(db: Database): Promise<IdentityKeys> {
  const keys = known.get(db) ?? getOrCreateSecret(db, 'identityKeys', makeKeys)
  known.set(db, keys)
  return keys
}

/** The public key that verifies signatures. */
export async function publicKey(db: Database) {
  const { signing } = await identityKeys(db)
  const { d: _, ...open } = signing
  return importJWK(open, 'ES256')
}
