import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import { type NewRollCall, type RollCall, rollCallLimits, type RollCallPreview } from '#contract/risk/rollCalls.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { allowances } from '#server/db/schema/system/limits.ts'
import { profileRoles } from '#server/db/schema/company/people.ts'
import { type Handle, profileIdOf } from '#tests/support/http/api.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { advisor, rollCallDesk, rollCallsPath } from '#tests/support/risk/rollCallDesk.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())

const desk = rollCallDesk(() => at)
const minutes = (count: number) => (at.clock.now = new Date(at.clock.now.getTime() + count * 60_000))
beforeEach(async () => {
  await desk.clear()
  await at.services.db.delete(allowances)
  await at.forgetMails()
  minutes(120)
})

const traveler = 'traveller@boreal'
const send = (body: Partial<NewRollCall> = {}) =>
  desk.send(advisor, rollCallsPath, { kind: 'rollCall', about: 'Storm', query: {}, ...body })
const announcement = { kind: 'announcement', note: 'Trains stop on Friday.' } as const
const remind = ({ id }: RollCall) => desk.send(advisor, `${rollCallsPath}/${id}/remind`, {})
const mailsTo = async (address: string) =>
  (await at.mails()).filter(({ to }) => to?.[0]?.address === address).map(({ subject }) => subject)
const addressOf = (handle: string) => `${handle}.example`
const codeOf = async (answer: Response) => [answer.status, failureSchema.parse(await answer.json()).messageCode]

describe.each([
  ['roll calls with force', { force: true }],
  ['announcements', announcement],
  ['roll calls without force', {}],
])('eight %s at once', (_, body) => {
  test('are one mail to each person, and the seven others are refused with the seconds to wait', async () => {
    await desk.travels(traveler)
    await desk.travels('admin@boreal', desk.guest('ada@visitor.example'))
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(body)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ])
    for (const refused of answers.filter(({ status }) => status === 409)) {
      expect(Number(refused.headers.get('Retry-After'))).toBe(rollCallLimits.pauseMinutes * 60)
      expect(await codeOf(refused)).toEqual([409, 'writtenRecently'])
    }
    expect(await mailsTo(addressOf(traveler))).toHaveLength(1)
    expect(await mailsTo('ada@visitor.example')).toHaveLength(1)
  })
})

test('a new incident asks everybody who was not written to, and names the others with the time they are free', async () => {
  await desk.travels(traveler)
  await desk.ask()
  const from = new Date(at.clock.now.getTime() + rollCallLimits.pauseMinutes * 60_000).toISOString()
  minutes(2)
  await desk.travels('admin@boreal', desk.guest('ada@visitor.example'))
  const preview = await desk.read<RollCallPreview>(
    desk.send(advisor, `${rollCallsPath}/preview`, { kind: 'rollCall', query: {} }),
  )
  const name = expect.stringMatching(/\w+ \w+/) as string
  const leftOut = { count: 1, from, people: [{ name, from }] }
  expect(preview).toMatchObject({ people: 2, askedRecently: 0, leftOut })
  const answer = await desk.read<RollCall>(send({ about: 'Fire' }))
  expect(answer).toMatchObject({ counts: { people: 1, noAnswer: 1 }, leftOut })
  expect(await mailsTo('ada@visitor.example')).toEqual(['Are you safe? Fire'])
  expect(await mailsTo(addressOf(traveler))).toEqual(['Êtes-vous en sécurité? Storm in London'])
})

test.each([
  ['a roll call', 'an announcement', {}, announcement],
  ['an announcement', 'a roll call with force', announcement, { force: true }],
  ['an announcement', 'another one', announcement, announcement],
])('%s is not followed by %s within five minutes, and is after them', async (_first, _second, first, second) => {
  await desk.travels(traveler)
  expect((await send(first)).status).toBe(200)
  minutes(4)
  expect(await codeOf(await send(second))).toEqual([409, 'writtenRecently'])
  minutes(1)
  expect((await send(second)).status).toBe(200)
  expect(await mailsTo(addressOf(traveler))).toHaveLength(2)
})

test('a reminder leaves out a person whom another roll call was just mailed to, and opens a pause itself', async () => {
  await desk.travels(traveler)
  await desk.travels('admin@boreal', desk.guest('ada@visitor.example'))
  const call = await desk.ask()
  minutes(11)
  const alone = await desk.travels('arranger@boreal', desk.guest('eva@visitor.example'))
  await desk.read(send({ ...announcement, query: undefined, bookingIds: [alone] }))
  const about = await desk.peopleOf(call)
  const own = about.find(({ isForGuest }) => !isForGuest)!.bookingId
  await desk.read(send({ ...announcement, query: undefined, bookingIds: [own] }))
  const reminded = await desk.read<RollCall>(remind(call))
  expect(reminded.leftOut).toMatchObject({ count: 1 })
  expect(await mailsTo('ada@visitor.example')).toHaveLength(2)
  expect(await mailsTo(addressOf(traveler))).toEqual([
    'Êtes-vous en sécurité? Storm in London',
    'Au sujet de votre voyage\u00A0: Storm',
  ])
  minutes(4)
  const again = await desk.read<RollCallPreview>(
    desk.send(advisor, `${rollCallsPath}/preview`, { kind: 'rollCall', query: {} }),
  )
  expect(again.leftOut?.count).toBe(3)
})

test('two roll calls and a reminder at once mail a person who is in all of them once', async () => {
  await desk.travels(traveler)
  const call = await desk.ask()
  await at.forgetMails()
  minutes(11)
  const answers = await Promise.all([remind(call), send({ force: true }), remind(call), send(announcement)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await mailsTo(addressOf(traveler))).toHaveLength(1)
})

test('an unreachable person, and one whose address has changed, are asked without a pause', async () => {
  await desk.travels('admin@boreal', desk.guest('nobody@no-address.invalid'))
  await desk.travels('arranger@boreal', desk.guest('old@visitor.example'))
  await desk.ask()
  await desk.travels('arranger@boreal', desk.guest('new@visitor.example'))
  const answer = await desk.read<RollCall>(send({ force: true }))
  expect(answer).toMatchObject({ counts: { people: 2, unreachable: 1 }, leftOut: { count: 1 } })
  expect(await mailsTo('new@visitor.example')).toHaveLength(1)
})

test('a risk advisor sends thirty times an hour, refused ones not counted, and another one goes on', async () => {
  const second = 'admin@boreal'
  await at.services.db
    .insert(profileRoles)
    .values({ profileId: profileIdOf(second), role: 'RiskAdvisor' })
    .onConflictDoNothing()
  const trips = await Promise.all(
    [1, 2, 3, 4].map((nth) => desk.travels('admin@boreal', desk.guest(`guest${nth}@visitor.example`))),
  )
  const toOne = (nth: number) => ({ kind: 'rollCall', about: 'Storm', bookingIds: [trips[nth]!] })
  const sendAs = (who: Handle, nth: number) => desk.send(who, rollCallsPath, toOne(nth))
  expect((await sendAs(advisor, 0)).status).toBe(200)
  expect(await codeOf(await sendAs(advisor, 0))).toEqual([409, 'writtenRecently'])
  const used = () => at.services.db.select({ used: allowances.used }).from(allowances)
  expect(await used()).toEqual([{ used: 1 }])
  await at.services.db.update(allowances).set({ used: mosts.rollCalls.most - 1 })
  const last = await Promise.all([sendAs(advisor, 1), sendAs(advisor, 2)])
  expect(last.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 429])
  const over = last.find(({ status }) => status === 429)!
  expect(Number(over.headers.get('Retry-After'))).toBeGreaterThan(3000)
  expect(await codeOf(over)).toEqual([429, 'tooManySent'])
  expect((await sendAs(second, 3)).status).toBe(200)
  minutes(61)
  expect((await sendAs(advisor, 0)).status).toBe(200)
})
