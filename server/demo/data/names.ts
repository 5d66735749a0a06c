import type { LocalizedText } from '#server/reference/countries.ts'
import names from './names.json' with { type: 'json' }

/** A given name with the gender usually recorded with it. */
export interface GivenNameRow {
  name: string
  gender: 'M' | 'F' | 'X'
}

/** Given names of a workforce in Canada, the United States, Latin America and France. */
export const givenNames: readonly GivenNameRow[] = (['F', 'M', 'X'] as const).flatMap((gender) =>
  names.givenNames[gender].map((name) => ({ name, gender })),
)

/** Family names of the same workforce. */
export const surnames: readonly string[] = names.surnames

/** Job titles. */
export const jobTitles: readonly LocalizedText[] = names.jobTitles
