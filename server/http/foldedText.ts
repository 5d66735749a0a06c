import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { folded } from '#server/db/schema/folded.ts'
import type { profiles } from '#server/db/schema/people.ts'
import { foldAccents } from '#contract/foldAccents.ts'

/** Length of a trigram, the unit of the index of names. */
const indexedLetters = 3

/** SQL condition: the column contains `text`, ignoring case and accents; `%` and `_` are literal. */
export const contains = (text: string, column: SQLWrapper): SQL =>
  sql`position(${foldAccents(text)} in ${folded(column)}) > 0`

/**
 * SQL condition: `profiles.searched` contains every word of a text, found by its trigram index. A word of two letters
 * matches the beginning of words only, and a single letter is ignored: the index cannot find them elsewhere, and every
 * row would be read. `%` and `_` are literal.
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
