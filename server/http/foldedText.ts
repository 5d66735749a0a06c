import { and, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { folded } from '#server/db/schema/folded.ts'
import type { profiles } from '#server/db/schema/people.ts'
import { foldAccents } from '#server/codes/foldAccents.ts'

/** Letters of the parts that the index of names is made of (trigrams). */
const indexedLetters = 3

/** Condition: `text` stands in a column, whatever its case and accents; `%` and `_` mean themselves. */
export const contains = (text: string, column: SQLWrapper): SQL =>
  sql`position(${foldAccents(text)} in ${folded(column)}) > 0`

/**
 * Condition: every word of a text stands somewhere in what a person is found by (`profiles.searched`), through its index. The
 * index knows parts of three letters: a word of two is looked for where words begin, and one letter tells nothing, as
 * otherwise every row would be read. `%` and `_` mean themselves.
 */
export const mentions = (text: string, { searched }: Pick<typeof profiles, 'searched'>): SQL | undefined =>
  and(
    ...foldAccents(text)
      .split(/\s+/)
      .filter((word) => word.length > 1)
      .map((word) => {
        const asIs = word.replace(/[\\%_]/g, '\\$&')
        if (word.length >= indexedLetters) return sql`${searched} like ${`%${asIs}%`}`
        return sql`(${searched} like ${`${asIs}%`} or ${searched} like ${`% ${asIs}%`})`
      }),
  )
