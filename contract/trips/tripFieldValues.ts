import * as z from 'zod/mini'
import type { LocalizedName } from '#contract/events/groupNames.ts'
import { withFallback } from '#contract/wire/lenient.ts'

/** The kinds of a company's own fields of a trip; a project number is one of an imported list. */
export const tripFieldKinds = ['text', 'number', 'choice', 'projectNumber'] as const
export type TripFieldKind = (typeof tripFieldKinds)[number]

/** A value of a trip as it is stored, with the names of its field as they were: renaming a field changes no trip. */
export interface StoredField {
  fieldId: string
  kind: TripFieldKind
  names: LocalizedName[]
  /** A number is written with digits and a full stop: `1234.5`. */
  value: string
}

/** A value of a trip for its readers, the name in the language of the answer. */
export const tripFieldValueSchema = z.object({
  fieldId: z.string(),
  kind: withFallback(z.enum(tripFieldKinds), 'text'),
  name: z.string(),
  value: z.string(),
})
export type TripFieldValue = z.infer<typeof tripFieldValueSchema>

/** A value as it is shown: a number in the format of a culture, everything else as it is. */
export const shownFieldValue = (culture: string, { kind, value }: Pick<TripFieldValue, 'kind' | 'value'>): string =>
  kind === 'number' ? new Intl.NumberFormat(culture, { maximumFractionDigits: 3 }).format(Number(value)) : value
