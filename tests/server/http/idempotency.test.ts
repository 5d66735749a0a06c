import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { idempotencyKeys } from '#server/db/schema/system/idempotency.ts'
import { otherStays, stayPermits } from '#server/db/schema/profile/stays.ts'
import { hrProfiles, memberships, travelDocuments, travelPreferences } from '#server/db/schema/profile/profileData.ts'
import { riskSearches } from '#server/db/schema/risk/riskSearches.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { sweepIdempotencyKeys } from '#server/http/operations/idempotency.ts'
import { openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { expectLog } from '#tests/support/run/log.ts'

// A request that is sent again because its answer was lost creates nothing more.

let at: Awaited<ReturnType<typeof openTestApi>>
beforeEach(async () => {
  at = await openTestApi()
})
afterEach(() => at.close())

const me = 'traveller@aurora'
const passport = { type: 'passport', number: 'QX482915', issueCountry: 'CA', expirationDate: '2030-05-01' }
const documents = `/main${placeOf(me)}/travel-documents`
const someKey = '"8e03978e-40d5-43e8-bc93-6894a57f9324"'

const post = (path: string, body: object, { key = someKey, as = me }: { key?: string; as?: Handle } = {}) =>
  at.send(as, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
  })
const answerOf = async (answer: Response) => [answer.status, await answer.text()] as const
const refusalOf = async (answer: Response) => {
  const { messageCode } = failureSchema.parse(await answer.json())
  return [answer.status, messageCode]
}
const passportsOf = (who: Handle) =>
  at.services.db.$count(travelDocuments, eq(travelDocuments.profileId, profileIdOf(who)))

test('500 retries, many of them at once, make one row and get one answer', async () => {
  const before = await passportsOf(me)
  const answers = (await Promise.all(Array.from({ length: 100 }, () => post(documents, passport)))).map(answerOf)
  for (let more = 0; more < 400; more += 1) answers.push(answerOf(await post(documents, passport)))
  const seen = new Set((await Promise.all(answers)).map((answer) => JSON.stringify(answer)))
  expect(seen.size).toBe(1)
  expect([...seen][0]).toMatch(/^\[200,/)
  expect(await passportsOf(me)).toBe(before + 1)
  expect(await at.services.db.$count(idempotencyKeys)).toBe(1)
}, 240_000)

const hour = 3_600_000
const local = (days: number) => new Date(at.clock.now.getTime() + days * 24 * hour).toISOString().slice(0, 16)
const stays = `/main${placeOf(me)}/stays`
const created: [what: string, () => { path: string; body: object; as: Handle; count: () => Promise<number> }][] = [
  [
    'a membership',
    () => {
      const body = { category: 'air', programCode: 'viporter', number: '12345' }
      return { path: `/main${placeOf(me)}/membership`, body, as: me, count: () => at.services.db.$count(memberships) }
    },
  ],
  [
    'a stay permit',
    () => {
      const body = { country: 'FR', kind: 'citizenship', validFrom: null, validUntil: null }
      return { path: `${stays}/permits`, body, as: me, count: () => at.services.db.$count(stayPermits) }
    },
  ],
  [
    'days abroad',
    () => {
      const body = { country: 'JP', from: local(-9).slice(0, 10), until: local(-2).slice(0, 10) }
      return { path: `${stays}/other`, body, as: me, count: () => at.services.db.$count(otherStays) }
    },
  ],
  [
    'a travel preference',
    () => ({
      path: `/main${placeOf('newhire@aurora')}/travel-preferences`,
      body: {
        seatPositionLengthwise: 'none',
        seatPositionWidthwise: 'none',
        seatLocation: 'none',
        seatType: 'none',
        carSize: 'none',
        roomType: 'none',
        airRequests: '',
        hotelRequests: '',
        carRequests: '',
        trainRequests: '',
        meal: 'none',
      },
      as: 'newhire@aurora',
      count: () => at.services.db.$count(travelPreferences),
    }),
  ],
  [
    'a trip',
    () => {
      const times = { departure: local(30), arrival: local(31) }
      const place = { from: { code: 'YUL' }, address: null, number: '', productName: '', confirmationNumber: '' }
      const segments = [{ kind: 'hotel', providerName: 'Hotel', ...place, ...times }]
      return {
        path: `/main${placeOf(me)}/trips`,
        body: { segments },
        as: me,
        count: () => at.services.db.$count(trips),
      }
    },
  ],
  [
    'an arranger',
    () => ({
      path: `/main${placeOf(me)}/arranger-list`,
      body: { email: 'risk@aurora.example' },
      as: me,
      count: () => at.services.db.$count(arrangerRequests),
    }),
  ],
  [
    'a personnel record',
    () => {
      const person = { internalEmployeeId: 'A-99', firstName: 'Ana', lastName: 'Roy', email: 'ana.roy@aurora.example' }
      return {
        path: '/main/companies/aurora/hr-profiles',
        body: { ...person, jobTitle: '', costCenterId: null },
        as: 'admin@aurora',
        count: () => at.services.db.$count(hrProfiles),
      }
    },
  ],
  [
    'a stored search',
    () => ({
      path: '/company/companies/aurora/risk/searches',
      body: { name: 'Gulf', query: 'countryCode=AE' },
      as: 'risk@aurora',
      count: () => at.services.db.$count(riskSearches),
    }),
  ],
]

test.each(created)('a repeated POST of %s adds one row, and the second answer is the first', async (_, make) => {
  const { path, body, as, count } = make()
  const before = await count()
  const [first, second] = [
    await answerOf(await post(path, body, { as })),
    await answerOf(await post(path, body, { as })),
  ]
  expect(first[0], first[1]).toBe(200)
  expect(second).toEqual(first)
  expect(await count()).toBe(before + 1)
})

test('a private calendar address stays the one that was shown', async () => {
  const path = `/main${placeOf(me)}/calendar-subscription`
  const shown = await answerOf(await post(path, { cultureCode: 'en-CA' }))
  expect(await answerOf(await post(path, { cultureCode: 'en-CA' }))).toEqual(shown)
  expect(await answerOf(await post(path, { cultureCode: 'en-CA' }, { key: '"another-key"' }))).not.toEqual(shown)
})

test('another request with the same key is refused; the key of another person or call is separate', async () => {
  await post(documents, passport)
  expect(await refusalOf(await post(documents, { ...passport, number: 'HB7731904' }))).toEqual([
    422,
    'idempotencyKeyReused',
  ])
  const hers = 'arranger@aurora'
  expect((await post(`/main${placeOf(hers)}/travel-documents`, passport, { as: hers })).status).toBe(200)
  const card = { number: '6011111111111117', name: 'One', expiryDate: '2030-05', uses: ['air'] }
  expect((await post(`/main/profiles/${profileIdOf(me)}/credit-cards`, card)).status).toBe(200)
})

test('a refused request stores nothing, and may come corrected with the same key', async () => {
  expect((await post(documents, { ...passport, issueCountry: 'QQ' })).status).toBe(400)
  expect((await post(documents, passport)).status).toBe(200)
})

test('a failure before the end leaves neither the row nor the key', async () => {
  expectLog(/"code":"23514"/)
  const before = await passportsOf(me)
  const alter = (what: string) => at.services.db.execute(sql.raw(`alter table idempotency_keys ${what}`))
  await alter("add constraint never check (sealed_answer = '')")
  expect((await post(documents, passport)).status).toBe(500)
  expect([await passportsOf(me), await at.services.db.$count(idempotencyKeys)]).toEqual([before, 0])
  await alter('drop constraint never')
  expect((await post(documents, passport)).status).toBe(200)
  expect(await passportsOf(me)).toBe(before + 1)
})

test('a key is valid for a day and deleted after that', async () => {
  const path = `/main${placeOf(me)}/calendar-subscription`
  const first = await answerOf(await post(path, { cultureCode: 'en-CA' }))
  at.clock.now = new Date(at.clock.now.getTime() + 23 * hour)
  expect(await answerOf(await post(path, { cultureCode: 'en-CA' }))).toEqual(first)
  at.clock.now = new Date(at.clock.now.getTime() + 2 * hour)
  expect(await answerOf(await post(path, { cultureCode: 'en-CA' }))).not.toEqual(first)
  at.clock.now = new Date(at.clock.now.getTime() + 25 * hour)
  await sweepIdempotencyKeys(at.services)
  expect(await at.services.db.$count(idempotencyKeys)).toBe(0)
})

test.each(['', '"short"', `"${'x'.repeat(129)}"`, '"with space"'])('the text %j is no key', async (key) => {
  const answer = await post(documents, passport, { key })
  expect(await refusalOf(answer)).toEqual([400, 'badInput'])
})
