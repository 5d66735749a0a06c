import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Database } from '#server/db/client.ts'
import { getOrCreateSealed } from '#server/crypto/secrets.ts'
import type { Services } from '#server/services/services.ts'

/** Signing and cookie keys, created at first start and stored encrypted, so that a restart ends no sign-in. */
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

/** @throws SealedOtherwise */
export function identityKeys({ db, sealer }: Pick<Services, 'db' | 'sealer'>): Promise<IdentityKeys> {
  const keys = known.get(db) ?? getOrCreateSealed({ db, sealer }, 'identityKeys', makeKeys)
  known.set(db, keys)
  return keys
}

/** The public key that verifies signatures. */
export async function publicKey(services: Pick<Services, 'db' | 'sealer'>) {
  const { signing } = await identityKeys(services)
  const { d: _, ...open } = signing
  return importJWK(open, 'ES256')
}
