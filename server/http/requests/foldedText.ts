import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { searchedPhrase, searchedWords, type Searched } from '#contract/texts/searchText.ts'
import { searchText } from '#server/db/schema/company/folded.ts'
import type { profiles } from '#server/db/schema/company/people.ts'

/** Length of a trigram, the unit of the index of names. */
const indexedLetters = 3

const formsOf = ({ apart, joined }: Searched) => [...new Set([apart, joined])]

/** SQL condition: a text that `search_text` wrote contains a searched one. */
export const hasWord = (word: Searched, searched: SQLWrapper): SQL | undefined =>
  or(...formsOf(word).map((form) => sql`position(${form} in ${searched}) > 0`))

/**
 * SQL condition: the column contains `text` as one expression, ignoring case, accents, apostrophes and hyphens; `%` and
 * `_` are literal.
 */
export const contains = (text: string, column: SQLWrapper): SQL | undefined =>
  hasWord(searchedPhrase(text), searchText(column))

/** SQL condition: the columns together contain every word of `text` in any order, `Last, First` too; as `contains`. */
export function hasWords(text: string, ...columns: SQLWrapper[]): SQL | undefined {
  const searched = searchText(sql`concat_ws(' ', ${sql.join(columns, sql`, `)})`)
  return and(...searchedWords(text).map((word) => hasWord(word, searched)))
}

/**
 * SQL condition: `profiles.searched` contains every word of a text, found by its trigram index. A word of two letters
 * matches the beginning of words only, and a single Latin letter is ignored: the index cannot find them elsewhere, and
 * every row would be read. `%` and `_` are literal.
 */
export const mentions = (text: string, { searched }: Pick<typeof profiles, 'searched'>): SQL | undefined =>
  and(
    ...searchedWords(text)
      .filter(({ joined }) => joined.length > 1 || joined > '~')
      .map((word) =>
        or(
          ...formsOf(word).map((form) => {
            const asIs = form.replace(/[\\%_]/g, '\\$&')
            if (Array.from(form).length >= indexedLetters) return sql`${searched} like ${`%${asIs}%`}`
            return sql`(${searched} like ${`${asIs}%`} or ${searched} like ${`% ${asIs}%`})`
          }),
        ),
      ),
  )
