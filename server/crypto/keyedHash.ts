import { type BinaryToTextEncoding, createHmac } from 'node:crypto'
import type { Sealer } from './sealer.ts'

/** The key of a hash: derived for one purpose and, where the hash is about one person, for that person. */
interface HashKey {
  purpose: string
  profileId?: string
  encoding?: BinaryToTextEncoding
}

/** A keyed hash to store: without the key, values cannot be tried against it. */
export const keyedHash = (sealer: Sealer, key: HashKey, text: string): string => keyedHashes(sealer, key, text)[0]!

/** The forms in which a keyed hash may be stored: that of the present key, then that of the former one. */
export const keyedHashes = (
  sealer: Sealer,
  { purpose, profileId = '', encoding = 'base64url' }: HashKey,
  text: string,
) => sealer.derivations(purpose, profileId).map((key) => createHmac('sha256', key).update(text).digest(encoding))
