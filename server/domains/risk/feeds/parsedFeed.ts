import type { AdviceBlocks, AdviceWords } from '#server/db/schema/risk/risk.ts'
import { FeedFailure } from './feedFailure.ts'
import { mostBlocks } from './htmlBlocks.ts'

/** An entry of a feed about a country or a part of one. */
export interface AdviceEntry {
  targetCountry: string
  /** The name of the part of the country, where it is about a part. */
  part?: string | undefined
  warningLevel: number
  regionalLevel: number
  warningText: AdviceWords
  blocks: AdviceBlocks
  evidence: { field: string; value: string }[]
  sourceUrl: string
  issuedAt: Date
}

/** The advice of a government about a country, as it is stored. */
export interface ParsedAdvice extends Omit<AdviceEntry, 'part'> {
  /** The parts of the country with an entry of their own; an empty text is the entry about the whole country. */
  parts: string[]
}

/** An entry of a feed that was read, with its advice; without any it has the countries that it names. */
export interface ReadEntry {
  advice: readonly AdviceEntry[]
  /** The countries of an entry whose level could not be read. */
  unreadable: readonly string[]
}

/** An entry whose level or words could not be read. */
export const unreadableEntry = (named: readonly { code: string }[]): ReadEntry => ({
  advice: [],
  unreadable: named.map(({ code }) => code),
})

/** A feed that was read. */
export interface ParsedFeed {
  /** One for each country. */
  places: ParsedAdvice[]
  /** The number of entries that name no known country, or have no level. */
  skipped: number
  /** Countries that the feed lists, and of which an entry could not be read. */
  unreadable: string[]
}

/** The feed of the entries that were read. @throws FeedFailure `notTheFeed` where none has advice */
export function feedOf(entries: readonly ReadEntry[]): ParsedFeed {
  const places = mergeEntries(entries.flatMap(({ advice }) => advice))
  if (places.length === 0) throw new FeedFailure('notTheFeed')
  return {
    places,
    skipped: entries.filter(({ advice }) => advice.length === 0).length,
    unreadable: [...new Set(entries.flatMap(({ unreadable }) => unreadable))],
  }
}

/** Lengths of the texts that are kept, in characters. */
export const textLimits = { words: 500, evidence: 300, part: 100 } as const

/**
 * Merges the entries of a feed about the same country. Advice about a part never changes the level of the whole country:
 * a stricter part is the regional level. Where a government has entries about parts only, the mildest of them holds
 * everywhere and is the level of the country.
 */
const mergeEntries = (entries: readonly AdviceEntry[]): ParsedAdvice[] =>
  [...Map.groupBy(entries, ({ targetCountry }) => targetCountry).values()].map(mergeCountry)

function mergeCountry(entries: readonly AdviceEntry[]): ParsedAdvice {
  const wholes = entries.filter(({ part }) => part === undefined).toSorted(strictestFirst)
  const base = wholes[0] ?? entries.toSorted(strictestFirst).at(-1)!
  const others = entries.filter((entry) => entry !== base)
  const { part: _, ...own } = base
  const parts = [...new Set(entries.map(({ part }) => part ?? ''))]
  const advice = { ...own, parts }
  if (others.length === 0) return advice
  const strictest = Math.max(...others.flatMap((entry) => [entry.warningLevel, entry.regionalLevel]))
  const isOfParts = wholes.length === 0
  return {
    ...advice,
    regionalLevel: Math.max(base.regionalLevel, strictest > base.warningLevel ? strictest : 0),
    warningText: isOfParts ? { en: [base, ...others].map(wordsOfPart).join('; ') } : base.warningText,
    evidence: [base, ...others].flatMap(({ part, evidence }) =>
      evidence.map(({ field, value }) => ({ field: part ? `${part}: ${field}` : field, value })),
    ),
    blocks: { ...base.blocks, en: [base, ...others].flatMap(blocksOfPart).slice(0, mostBlocks) },
    issuedAt: new Date(Math.max(...entries.map(({ issuedAt }) => issuedAt.getTime()))),
  }
}

const strictestFirst = (one: AdviceEntry, other: AdviceEntry) => other.warningLevel - one.warningLevel

const wordsOfPart = ({ part, warningText }: AdviceEntry) => (part ? `${part}: ${warningText.en}` : warningText.en)

const blocksOfPart = ({ part, blocks }: AdviceEntry) =>
  part && blocks.en.length > 0 ? [{ kind: 'heading' as const, text: part }, ...blocks.en] : blocks.en
