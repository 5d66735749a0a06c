import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { failureSchema } from '#contract/envelope.ts'
import { operations } from '#server/api.ts'
import { arrangerRequests } from '#server/db/schema/arranger.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { hrProfiles, memberships, travelDocuments, travelPreferences } from '#server/db/schema/profileData.ts'
import { riskSearches } from '#server/db/schema/riskSearches.ts'
import { trips } from '#server/db/schema/trips.ts'
import { sweepIdempotencyKeys } from '#server/http/idempotency.ts'
import { addressOf } from '#server/http/mount.ts'
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
const created: [what: string, () => { path: string; body: object; as: Handle; count: () => Promise<number> }][] = [
  [
    'a membership',
    () => {
      const body = { category: 'air', programCode: 'viporter', number: '12345' }
      return { path: `/main${placeOf(me)}/membership`, body, as: me, count: () => at.services.db.$count(memberships) }
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

test('every POST either creates once by its key, or changes nothing when it is repeated', () => {
  const posts = operations.filter(({ method }) => method === 'post')
  const others = [
    '/company/auth/signout',
    '/main/login/signin-oidc',
    '/main/login/signin-oidc/SignIn',
    '/main/login/signin-oidc/register',
    // An open profile stays open.
    '/main/companies/:companyId/profiles/:profileId/reactivate',
    // Confirms a code once.
    '/main/companies/:companyId/profiles/:profileId/phone-activation/:phoneNumber',
    // Allowed once a day.
    '/main/companies/profiles/request-reactivate',
    // Roles are a set.
    '/main/companies/:companyId/profiles/:profileId/roles',
    // Allowed once a day.
    '/main/companies/:companyId/profiles/:profileId/ask-details',
    // A cancelled trip is answered as it is.
    '/main/companies/:companyId/profiles/:profileId/trips/:bookingId/cancel',
    // The last day of a guest is set, and who is no guest any more stays so.
    '/company/companies/:companyId/guests/:employeeId/extension',
    '/company/companies/:companyId/guests/:employeeId/deactivation',
    // A new link takes the place of the one before it, five times an hour.
    '/company/companies/:companyId/guests/:employeeId/invitation',
    // People on the list are not added again, and no person is removed twice.
    '/company/companies/:companyId/group-travels/:groupTravelId/travelers',
    '/company/companies/:companyId/group-travels/:groupTravelId/removals',
    // Each person gets one a day.
    '/company/companies/:companyId/group-travels/:groupTravelId/invitations',
    '/company/companies/:companyId/group-travels/:groupTravelId/reminders',
    // A second deactivation changes nothing, set values stay, and a new link replaces the former one.
    '/company/admin/companies/:companyId/employees/deactivateEmployee',
    '/company/admin/companies/:companyId/employees/bulk',
    // A stored row is not stored again, checked or written twice, and an ended import stays ended.
    '/company/admin/companies/:companyId/imports/:importId/rows',
    '/company/admin/companies/:companyId/imports/:importId/check',
    '/company/admin/companies/:companyId/imports/:importId/run',
    '/company/admin/companies/:companyId/imports/:importId/cancel',
    // An ended report stays as it is, and one that waits is not made twice.
    '/reporting/reports/jobs/:jobId/cancel',
    '/reporting/reports/jobs/:jobId/retry',
    // Counts people, and stores nothing.
    '/company/companies/:companyId/roll-calls/preview',
    // One reminder in ten minutes, and a closed roll call stays closed.
    '/company/companies/:companyId/roll-calls/:rollCallId/remind',
    '/company/companies/:companyId/roll-calls/:rollCallId/close',
    // The first answer of a link counts, and its token is used once.
    '/company/roll-calls/answer/:key',
    '/company/roll-calls/answer/:key/note',
  ]
  expect(new Set(posts.filter(({ creates }) => !creates).map(addressOf))).toEqual(new Set(others))
  expect(operations.filter(({ method, creates }) => creates && method !== 'post')).toEqual([])
})
