import type { CarClassCode } from '#contract/trips/segments.ts'
import type { LocalizedText } from './countries.ts'
import rows from './data/carClasses.json' with { type: 'json' }

/** A class of rental car. */
export interface CarClassRow {
  code: CarClassCode
  name: LocalizedText
  /** A car that companies usually rent in this class. The actual car may differ. */
  model: string
  seats: number
  bags: number
}

/** Classes of rental car, from the smallest. */
export const carClasses = rows as readonly CarClassRow[]
