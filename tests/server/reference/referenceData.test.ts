import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { companies } from '#server/db/schema/company.ts'
import { accounts, profiles } from '#server/db/schema/people.ts'
import { airlines, airports, countries } from '#server/db/schema/reference.ts'
import { airlines as knownAirlines } from '#server/reference/airlines.ts'
import { airports as knownAirports } from '#server/reference/airports.ts'
import { loadReference } from '#server/reference/load.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { testSealingKey } from '#tests/support/run/testEnv.ts'

let opened: Awaited<ReturnType<typeof openTestServices>>
beforeAll(async () => void (opened = await openTestServices({ DEMO: 'false', SEALING_KEY: testSealingKey })))
afterAll(() => opened.close())

/** The transactions that wrote the rows of each table. */
const writers = (db: typeof opened.services.db) =>
  Promise.all(
    [countries, airports, airlines].map((table) => db.selectDistinct({ by: sql<string>`xmin::text` }).from(table)),
  )

describe('the start without the demo', () => {
  it('a start without the demo loads countries, airports and airlines, and no people', async () => {
    const { db } = opened.services
    expect(await db.$count(countries)).toBe(250)
    expect(await db.$count(airports)).toBe(knownAirports.length)
    expect(await db.$count(airlines)).toBe(knownAirlines.length)
    for (const table of [companies, profiles, accounts]) expect(await db.$count(table)).toBe(0)
  })

  it('a second start without the demo writes nothing', async () => {
    const { db } = opened.services
    const before = await writers(db)
    await loadReference(db)
    expect(await writers(db)).toEqual(before)
  })

  it('a start without the demo restores reference data that was lost or differs from this build', async () => {
    const { db } = opened.services
    await db.delete(countries).where(eq(countries.code, 'CA'))
    await db.update(airports).set({ name: 'Somewhere else' }).where(eq(airports.code, 'YUL'))
    await loadReference(db)
    expect(await db.$count(countries, eq(countries.code, 'CA'))).toBe(1)
    const [montreal] = await db.select().from(airports).where(eq(airports.code, 'YUL'))
    expect(montreal).toMatchObject({ cityCode: 'YMQ', countryCode: 'CA', timeZone: 'America/Toronto' })
    expect(montreal?.name).not.toBe('Somewhere else')
  })
})
