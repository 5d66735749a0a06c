import type { Sealer } from '#server/http/sealer.ts'

/**
 * Whether `sealed` hides this number. People have few, so opening them says it, and nothing is kept that could be
 * compared without the key. A number sealed with a key that is lost equals none.
 */
export function hides(sealer: Sealer, sealed: string, number: string): boolean {
  try {
    return sealer.open(sealed) === number
  } catch {
    return false
  }
}

/** Letters and digits as they are kept: upper case, without spaces and hyphens. */
export const plainNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()
