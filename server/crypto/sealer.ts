import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encrypts ("seals") short secrets such as card and traveler numbers for the database with AES-256-GCM, and derives
 * further keys.
 */
export interface Sealer {
  seal: (text: string) => string
  /** Opens what the present key sealed, or the former one where it is given. @throws where neither opens it */
  open: (sealed: string) => string
  /** Derives a key of 32 bytes for one purpose and one person: always the same, and independent of all others. */
  derive: (purpose: string, profileId: string) => Buffer
  /** `derive` from the present key, and then from the former one: what is stored may be a hash with either. */
  derivations: (purpose: string, profileId: string) => readonly Buffer[]
}

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/**
 * Creates a sealer of the present key, which also opens what the former key sealed while the key is being changed.
 * @param key 32 bytes
 * @param before the former key, 32 bytes
 */
export function createSealer(key: Buffer, before?: Buffer): Sealer {
  if (key.length !== keyBytes) throw new Error('SEALING_KEY must be 32 bytes in base64')
  const keys = before ? [key, before] : [key]
  const derivations: Sealer['derivations'] = (purpose, profileId) =>
    keys.map((each) => Buffer.from(hkdfSync('sha256', each, profileId, `waymark ${purpose}`, keyBytes)))
  return {
    seal: (text) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
    },
    open: (sealed) => {
      try {
        return openWith(key, sealed)
      } catch (error) {
        if (!before) throw error
        return openWith(before, sealed)
      }
    },
    derive: (purpose, profileId) => derivations(purpose, profileId)[0]!,
    derivations,
  }
}

/** As `createSealer`, with the keys as they are set: in base64. */
export function sealerWith(key: string, before?: string): Sealer {
  const bytesOf = (text: string) => Buffer.from(text, 'base64')
  return createSealer(bytesOf(key), before ? bytesOf(before) : undefined)
}

function openWith(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
}
