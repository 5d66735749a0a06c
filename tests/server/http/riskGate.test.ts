import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import { operations } from '#server/api.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { addressOf } from '#server/http/operations/mount.ts'
import { openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'

// Whereabouts and roll calls are pages of protection: a company without them has none of their calls (§2, §3).

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const advisor = 'risk@aurora'
const gated = operations.filter(({ access }) => ['companyRisk', 'ownRisk'].includes(access.name))
const switchTo = async (protect: boolean) => {
  const ofAurora = eq(companies.id, 'aurora')
  const [company] = await at.services.db.select().from(companies).where(ofAurora)
  await at.services.db
    .update(companies)
    .set({ employeeFeatures: { ...company!.employeeFeatures, protect } })
    .where(ofAurora)
}

test('whereabouts and roll calls are found by their rule, and every call of a roll call has one or a mailed key', () => {
  expect(gated.length).toBeGreaterThan(10)
  const others = operations.filter((each) => addressOf(each).includes('/roll-calls') && !gated.includes(each))
  expect([...new Set(others.map(({ access }) => access.name))]).toEqual(['keyHolder'])
})

test.each(gated.map((each) => [`${each.method} ${addressOf(each)}`, each] as const))(
  '%s is unknown without the feature',
  async (_, each) => {
    await switchTo(false)
    const path = addressOf(each).replace(/:(\w+)/g, (_whole, name: string) =>
      name === 'companyId' ? 'aurora' : name === 'profileId' ? profileIdOf(advisor) : name,
    )
    const answer = await at.send(advisor, path, { method: each.method.toUpperCase() })
    expect(answer.status).toBe(404)
    expect(failureSchema.parse(await answer.json()).messageCode).toBe('notFound')
    await switchTo(true)
    // The record of the path may still be unknown, and a request without its body is refused.
    if (!/:(?!companyId|profileId)/.test(addressOf(each)))
      expect((await at.send(advisor, path, { method: each.method.toUpperCase() })).status).not.toBe(404)
  },
)

test('a risk advisor reads the advice about the trip of another person only with the feature, and the person always', async () => {
  const [trip] = await at.services.db
    .select()
    .from(trips)
    .where(eq(trips.profileId, profileIdOf('traveller@aurora')))
  const statusFor = async (who: Handle) =>
    (await at.send(who, `/main${placeOf(who)}/advisories/trips/${trip!.bookingId}`)).status
  expect([await statusFor(advisor), await statusFor('traveller@aurora')]).toEqual([200, 200])
  await switchTo(false)
  expect([await statusFor(advisor), await statusFor('traveller@aurora')]).toEqual([404, 200])
  await switchTo(true)
})
