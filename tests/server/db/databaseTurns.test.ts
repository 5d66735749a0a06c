import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inMemory } from '#server/db/dataDirectory.ts'
import { openDatabase } from '#server/db/open.ts'

/** A query of some milliseconds. */
const long = sql`select count(*) from generate_series(1, 60000) number where number % 7 = 0`

test.each(['beside one another', 'in one transaction'])(
  'the process does other work between queries of the embedded database %s',
  async (how) => {
    const { db, close } = await openDatabase({ DATA_DIR: inMemory, DATABASE_URL: undefined })
    let rounds = 0
    const count = () => {
      rounds += 1
      again = setTimeout(count)
    }
    let again = setTimeout(count)
    const began = performance.now()
    const all = Array.from({ length: 40 })
    if (how === 'beside one another') await Promise.all(all.map(() => db.execute(long)))
    else
      await db.transaction(async (tx) => {
        for (const _ of all) await tx.execute(long)
      })
    const took = performance.now() - began
    clearTimeout(again)
    await close()
    // Each query alone takes a fortieth of the whole, so no caller waits for a fifth of it.
    expect(rounds).toBeGreaterThan(Math.min(5, took / 40))
  },
)
