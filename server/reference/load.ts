import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/client.ts'
import {
  airlines as airlineTable,
  airports as airportTable,
  countries as countryTable,
  loadedReference,
} from '#server/db/schema/system/reference.ts'
import { airlines } from './airlines.ts'
import { airports } from './airports.ts'
import { countries } from './countries.ts'

/** The reference data of this build. */
export const builtReference = { countries, airports, airlines }

/**
 * Updates the database's countries, airports and airlines to those of this build: missing and changed rows are written,
 * others stay. A code that this build no longer has stays too, because stored data refers to it. A database that
 * already has the tables of this build, by their hash, is neither read nor written.
 */
export async function loadReference(db: Database, built = builtReference): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(built)).digest('hex')
  const loaded = await db.select().from(loadedReference).where(eq(loadedReference.hash, hash))
  if (loaded.length > 0) return
  await bring(db, countryTable, built.countries)
  await bring(db, airportTable, built.airports)
  await bring(db, airlineTable, built.airlines)
  await db.delete(loadedReference)
  await db.insert(loadedReference).values({ hash })
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
