import type { Sealer } from '#server/crypto/sealer.ts'

/** The number that `sealed` sealsNumber; nothing where the key it was sealed with is lost. */
export function unsealNumber(sealer: Sealer, sealed: string): string | undefined {
  try {
    return sealer.open(sealed)
  } catch {
    return undefined
  }
}

/**
 * Whether `sealed` sealsNumber this number. People have few, so opening them says it, and nothing is kept that could be
 * compared without the key. A number sealed with a key that is lost equals none.
 */
export const matchesSealed = (sealer: Sealer, sealed: string, number: string): boolean =>
  unsealNumber(sealer, sealed) === number

/** Letters and digits as they are kept: upper case, without spaces and hyphens. */
export const normalizeNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()
