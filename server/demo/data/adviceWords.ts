import type { LocalizedText } from '#server/reference/countries.ts'
import words from './adviceWords.json' with { type: 'json' }

/** A government of the demo's advice: its words for each level, and the field of its feed that has the level. */
export interface AdviceSource {
  country: 'CA' | 'US' | 'GB'
  url: string
  field: string
  values: readonly [string, string, string, string]
  levels: readonly [LocalizedText, LocalizedText, LocalizedText, LocalizedText]
}

/** Issuing governments; their levels are mapped to one scale. */
export const adviceSources = words.sources as unknown as readonly AdviceSource[]

/** Heading of the advice about a part of a country. */
export const border: LocalizedText = words.border

/** Added to every text of the demo's advice. */
export const demoNotice: LocalizedText = words.demoNotice
