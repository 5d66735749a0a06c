import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A text for comparing and ordering: lower case, without accents, as `foldAccents` of the contract. */
export const folded = (text: SQLWrapper): SQL => sql`folded(${text})`

/** The text in which a search looks for words, as `searchText` of the contract. */
export const searchText = (text: SQLWrapper): SQL => sql`search_text(folded(${text}))`

/** Letters of the scripts from Greek on. */
const otherScript = sql.raw(String.raw`'[\u0370-\u1dff\u2e80-\uffff]'`)

/** The name of a person for a search, as `nameText` of the contract. */
export const nameText = (firstName: SQLWrapper, lastName: SQLWrapper): SQL =>
  sql`${firstName} || ' ' || ${lastName} || case when ${lastName} ~ ${otherScript} then ' ' || ${lastName} || ${firstName} else '' end`
