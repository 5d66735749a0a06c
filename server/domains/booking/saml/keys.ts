import { generateKeyPairSync } from 'node:crypto'
import type { Database } from '#server/db/client.ts'
import { getOrCreateSecret } from '#server/crypto/secrets.ts'

/** The key pair that signs SAML responses; PEM. Created at first use. */
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

export function samlKeys(db: Database): Promise<SamlKeys> {
  const keys = known.get(db) ?? getOrCreateSecret(db, 'samlKeys', makeKeys)
  known.set(db, keys)
  return keys
}
