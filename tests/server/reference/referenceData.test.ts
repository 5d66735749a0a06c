import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { companies } from '#server/db/schema/company/company.ts'
import { accounts, profiles } from '#server/db/schema/company/people.ts'
import { airlines, airports, countries, loadedReference } from '#server/db/schema/system/reference.ts'
import { airlines as knownAirlines } from '#server/reference/airlines.ts'
import { airports as knownAirports } from '#server/reference/airports.ts'
import { builtReference, loadReference } from '#server/reference/load.ts'
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

  it('a start of the same build asks for no airports', async () => {
    const { db } = opened.services
    const asked = vi.spyOn(db, 'select')
    await loadReference(db)
    expect(asked).toHaveBeenCalledOnce()
    asked.mockRestore()
  })

  it('a build with a changed table writes the changed row and no other', async () => {
    const { db } = opened.services
    const [unchanged] = await writers(db)
    const renamed = knownAirports.map((airport) => (airport.code === 'YUL' ? { ...airport, name: 'Dorval' } : airport))
    await loadReference(db, { ...builtReference, airports: renamed })
    expect(await nameOf('YUL')).toBe('Dorval')
    expect((await writers(db))[0]).toEqual(unchanged)
    await loadReference(db)
    expect(await nameOf('YUL')).not.toBe('Dorval')
  })

  it('a database with another hash gets back the reference data that was lost or differs from this build', async () => {
    const { db } = opened.services
    await db.delete(countries).where(eq(countries.code, 'CA'))
    await db.update(airports).set({ name: 'Somewhere else' }).where(eq(airports.code, 'YUL'))
    await db.update(loadedReference).set({ hash: 'of another build' })
    await loadReference(db)
    expect(await db.$count(countries, eq(countries.code, 'CA'))).toBe(1)
    const [montreal] = await db.select().from(airports).where(eq(airports.code, 'YUL'))
    expect(montreal).toMatchObject({ cityCode: 'YMQ', countryCode: 'CA', timeZone: 'America/Toronto' })
    expect(montreal?.name).not.toBe('Somewhere else')
  })
})

const nameOf = async (code: string) =>
  (await opened.services.db.select().from(airports).where(eq(airports.code, code)))[0]?.name
