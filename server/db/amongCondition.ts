import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Condition: a text column has one of these values, any number of them: they are one parameter of the statement. */
export const amongCondition = (column: SQLWrapper, values: Iterable<string>): SQL =>
  sql`${column} = any(${sql.param([...new Set(values)])}::text[])`
