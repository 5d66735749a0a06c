import type { AdvisorySource } from '#contract/risk/advisories.ts'
import { dayMs } from '#contract/time/durations.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { FeedFailure } from './feedFailure.ts'
import type { FeedRow } from './feedStates.ts'
import type { StoredAdvice } from './nextAdvice.ts'
import type { ParsedFeed } from './parsedFeed.ts'

/** The share of its places that a feed may lose from one check to the next. A larger loss is a failure of the feed. */
const mostLost = 0.05
/** A larger loss is believed where each check of this time has seen the same one. */
const believedAfterMs = dayMs

/** The fewest countries of a feed that was never read before. Each government advises about more than 190. */
const fewestPlaces: Record<AdvisorySource, number> = { CA: 150, US: 150, GB: 150 }

/** A feed that has lost too many of its places. */
export class LostPlaces extends FeedFailure {
  /** A hash of the lost places; null for a first reading, which has lost none. */
  readonly loss: string | null

  constructor(loss: string | null) {
    super('lostPlaces')
    this.loss = loss
  }
}

/** Refuses a first reading of too few countries. @throws LostPlaces */
export function refuseFewPlaces({ places }: ParsedFeed, source: AdvisorySource): void {
  if (places.length < fewestPlaces[source]) throw new LostPlaces(null)
}

/**
 * Refuses a feed without many of the stored places. A part with an entry of its own is a place; one that is listed and
 * cannot be read any longer is lost too.
 * @throws LostPlaces
 */
export function refuseLoss(
  stored: readonly StoredAdvice[],
  { places, unreadable }: ParsedFeed,
  { row, at }: { row: FeedRow; at: Date },
): void {
  const present = new Set(places.flatMap(keysOf))
  const isLost = ({ targetCountry, isCurrent }: StoredAdvice, key: string) =>
    unreadable.includes(targetCountry) ? isCurrent : !present.has(key)
  const lost = stored.flatMap((place) => keysOf(place).filter((key) => isLost(place, key))).toSorted()
  if (lost.length <= stored.flatMap(keysOf).length * mostLost) return
  const loss = sha256(lost.join('\n')).slice(0, 32)
  const isBelieved = row.loss === loss && row.lossSince && at.getTime() - row.lossSince.getTime() >= believedAfterMs
  if (!isBelieved) throw new LostPlaces(loss)
}

const keysOf = ({ targetCountry, parts }: Pick<StoredAdvice, 'targetCountry' | 'parts'>): string[] =>
  (parts.length > 0 ? parts : ['']).map((part) => `${targetCountry} ${part}`)
