import { sha256 } from '#server/crypto/tokens.ts'

/** The id of the row of a feed, which contains nothing of its address. */
export const feedIdOf = (address: string): string => sha256(address).slice(0, 16)
