import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encrypts ("seals") short secrets such as card and traveller numbers for the database with AES-256-GCM, and derives
 * further keys.
 */
export interface Sealer {
  seal: (text: string) => string
  open: (sealed: string) => string
  /** Derives a key of 32 bytes for one purpose and one person: always the same, and independent of all others. */
  derive: (purpose: string, profileId: string) => Buffer
}

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** @param key 32 bytes */
export function createSealer(key: Buffer): Sealer {
  if (key.length !== keyBytes) throw new Error('SEALING_KEY must be 32 bytes in base64')
  return {
    seal: (text) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
    derive: (purpose, profileId) => Buffer.from(hkdfSync('sha256', key, profileId, `waymark ${purpose}`, keyBytes)),
  }
}
