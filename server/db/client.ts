import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The same queries run on the embedded database and on PostgreSQL. Inside a transaction only its `tx` may be used. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
