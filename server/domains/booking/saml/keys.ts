import { generateKeyPairSync } from 'node:crypto'
import type { Database } from '#server/db/client.ts'
import { getOrCreateSealed } from '#server/crypto/secrets.ts'
import type { Services } from '#server/services/services.ts'

/** The key pair that signs SAML responses; PEM. Created at first use and stored sealed. */
export interface SamlKeys {
  privateKey: string
  publicKey: string
}

const makeKeys = (): SamlKeys =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

const known = new WeakMap<Database, Promise<SamlKeys>>()

/** @throws SealedOtherwise */
export function samlKeys({ db, sealer }: Pick<Services, 'db' | 'sealer'>): Promise<SamlKeys> {
  const keys = known.get(db) ?? getOrCreateSealed({ db, sealer }, 'samlKeys', makeKeys)
  known.set(db, keys)
  return keys
}
