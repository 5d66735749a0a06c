import type { AdviceBlocks, AdviceWords } from '#server/db/schema/risk.ts'
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
export type ParsedAdvice = Omit<AdviceEntry, 'part'>

/** A feed that was read. */
export interface ParsedFeed {
  /** One for each country. */
  places: ParsedAdvice[]
  /** The number of entries that name no known country, or have no level. */
  skipped: number
}

/** Lengths of the texts that are kept, in characters. */
export const textLimits = { words: 500, evidence: 300, part: 100 } as const

/**
 * Merges the entries of a feed about the same country. Advice about a part never changes the level of the whole country:
 * a stricter part is the regional level. Where a government has entries about parts only, the mildest of them holds
 * everywhere and is the level of the country.
 */
export const mergeEntries = (entries: readonly AdviceEntry[]): ParsedAdvice[] =>
  [...Map.groupBy(entries, ({ targetCountry }) => targetCountry).values()].map(mergeCountry)

function mergeCountry(entries: readonly AdviceEntry[]): ParsedAdvice {
  const wholes = entries.filter(({ part }) => part === undefined).toSorted(strictestFirst)
  const base = wholes[0] ?? entries.toSorted(strictestFirst).at(-1)!
  const others = entries.filter((entry) => entry !== base)
  const { part: _, ...advice } = base
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
