import type { Sealer } from '#server/crypto/sealer.ts'

/** Decrypts a stored number; undefined when its key is lost. */
export function unsealNumber(sealer: Sealer, sealed: string): string | undefined {
  try {
    return sealer.open(sealed)
  } catch {
    return undefined
  }
}

/**
 * Whether an encrypted number equals a given one, by decrypting it, because no hash is stored that could be compared
 * without the key. False when the key is lost.
 */
export const matchesSealed = (sealer: Sealer, sealed: string, number: string): boolean =>
  unsealNumber(sealer, sealed) === number

/** A document, membership or traveler number as stored: upper case, without spaces and hyphens. */
export const normalizeNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()
