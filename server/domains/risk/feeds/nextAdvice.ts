import type { advisories } from '#server/db/schema/risk/risk.ts'
import type { ParsedAdvice, ParsedFeed } from './parsedFeed.ts'

export type StoredAdvice = typeof advisories.$inferSelect

/** The advice about a country as it will be stored. */
export type NextAdvice = ParsedAdvice & { isCurrent: boolean }

/**
 * The advice of a government after a check. Where an entry about a listed country could not be read, the stored advice
 * stays and is marked as not current. Only a country that the feed does not list any more is left out.
 */
export function nextAdvice(stored: readonly StoredAdvice[], { places, unreadable }: ParsedFeed): NextAdvice[] {
  const before = new Map(stored.map((row) => [row.targetCountry, row]))
  const after = new Map(places.map((place) => [place.targetCountry, place]))
  const isRead = ({ targetCountry }: ParsedAdvice) => !unreadable.includes(targetCountry)
  const uncertain = unreadable.flatMap((code) => uncertainAdvice(before.get(code), after.get(code)))
  return [...places.filter(isRead).map((place) => ({ ...place, isCurrent: true })), ...uncertain]
}

/** Advice of which a part could not be read. It is never milder than the stored one. */
function uncertainAdvice(before: StoredAdvice | undefined, after: ParsedAdvice | undefined): NextAdvice[] {
  const isMilder = before && after && after.warningLevel < before.warningLevel
  const base = after && !isMilder ? after : before
  if (!base) return []
  return [
    {
      targetCountry: base.targetCountry,
      warningLevel: base.warningLevel,
      regionalLevel: Math.max(base.regionalLevel, before?.regionalLevel ?? 0, after?.regionalLevel ?? 0),
      warningText: base.warningText,
      blocks: base.blocks,
      evidence: base.evidence,
      sourceUrl: base.sourceUrl,
      issuedAt: base.issuedAt,
      parts: [...new Set([...(before?.parts ?? []), ...(after?.parts ?? [])])],
      isCurrent: false,
    },
  ]
}
