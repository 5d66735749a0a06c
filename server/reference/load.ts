import { isDeepStrictEqual } from 'node:util'
import { inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/client.ts'
import {
  airlines as airlineTable,
  airports as airportTable,
  countries as countryTable,
} from '#server/db/schema/reference.ts'
import { airlines } from './airlines.ts'
import { airports } from './airports.ts'
import { countries } from './countries.ts'

/**
 * Updates the database's countries, airports and airlines to those of this build: missing and changed rows are written,
 * others stay. A code that this build no longer has stays too, because stored data refers to it.
 */
export async function loadReference(db: Database): Promise<void> {
  await bring(db, countryTable, countries)
  await bring(db, airportTable, airports)
  await bring(db, airlineTable, airlines)
}

type Row = { code: string }

async function bring(db: Database, table: PgTable & { code: PgColumn }, rows: readonly Row[]) {
  const stored = new Map(((await db.select().from(table)) as Row[]).map((row) => [row.code, row]))
  const changed = rows.filter((row) => !isDeepStrictEqual(stored.get(row.code), row))
  if (changed.length === 0) return
  const codes = changed.map(({ code }) => code)
  await db.delete(table).where(inArray(table.code, codes))
  await db.insert(table).values(changed)
}
