import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { momentsFor } from '#server/domains/session/momentText.ts'
import { openTestApi, profileIdOf } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me = profileIdOf('traveller@aurora')
const early = new Date('2026-11-29T02:17:00Z')

/** A moment as it is written in a mail. */
async function told(profile: Partial<typeof profiles.$inferSelect>) {
  await at.services.db.update(profiles).set(profile).where(eq(profiles.id, me))
  const momentFor = await momentsFor(at.services.db, [me])
  const { moment, zone } = momentFor(me, early)
  return `${moment} (${zone})`.replaceAll(/[\u00a0\u202f]/g, ' ')
}

test.each([
  ['en-CA', 'YHZ', 'November 28, 2026 at 10:17 p.m. (AST)'],
  ['fr-CA', 'YUL', '28 novembre 2026 à 21 h 17 (HNE)'],
  ['es-MX', 'MEX', '28 de noviembre de 2026 a las 8:17 p.m. (hora de Ciudad de México)'],
  ['en-CA', 'HND', 'November 29, 2026 at 11:17 a.m. (Tokyo time)'],
])('a reader in %s whose home airport is %s reads the local hour there: %s', async (cultureCode, airportCode, said) => {
  expect(await told({ cultureCode, airportCode })).toBe(said)
})

test('a reader without a home airport reads the hour of the company’s agency, or UTC without one', async () => {
  const reader = { cultureCode: 'en-CA', airportCode: null }
  expect(await told(reader)).toBe('November 28, 2026 at 9:17 p.m. (EST)')
  const { db } = at.services
  const [company] = await db.select().from(companies).where(eq(companies.id, 'aurora'))
  const { opening: _, ...agency } = company!.agency
  await db.update(companies).set({ agency }).where(eq(companies.id, 'aurora'))
  expect(await told(reader)).toBe('November 29, 2026 at 2:17 a.m. (UTC)')
})
