import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { RollCallEvent, RollCallPreview } from '#contract/risk/rollCalls.ts'
import { randomToken } from '#server/crypto/tokens.ts'
import { riskViews } from '#server/db/schema/risk/risk.ts'
import { rollCallKeys } from '#server/db/schema/risk/rollCalls.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { sweepRiskViews, sweepRollCalls } from '#server/domains/risk/rollCalls/sweepRollCalls.ts'
import { localTimeOf } from '#server/time/zonedTime.ts'
import { employeeIdOf } from '#tests/support/http/api.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { advisor, rollCallDesk, rollCallsPath } from '#tests/support/risk/rollCallDesk.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'
import { plainLetter } from '#tests/support/mail/letters.ts'

// Nobody is left out of a roll call, asked in vain, or watched without a record.

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())

const desk = rollCallDesk(() => at)
const traveler = 'traveller@boreal'
const address = `${traveler}.example`
const minutes = (count: number) => (at.clock.now = new Date(at.clock.now.getTime() + count * 60_000))
beforeEach(async () => {
  vi.restoreAllMocks()
  await desk.clear()
  await at.forgetMails()
  minutes(60)
})

const preview = (choice: object) =>
  desk.read<RollCallPreview>(desk.send(advisor, `${rollCallsPath}/preview`, { kind: 'rollCall', ...choice }))
const historyOf = async (id: string) =>
  (await desk.read<{ responseData: RollCallEvent[] }>(desk.send(advisor, `${rollCallsPath}/${id}/history`)))
    .responseData
const asked = async () => {
  await desk.travels(traveler)
  const call = await desk.ask()
  return { call, key: await desk.keyOf(address) }
}

test('a host and two guests under one address are three people, each with a mail and an answer of their own', async () => {
  const named = (firstName: string) => ({ guest: { ...desk.guest(address).guest, firstName } })
  await desk.travels(traveler)
  await desk.travels(traveler, named('Ada'))
  await desk.travels(traveler, named('Bo'))
  await desk.travels('admin@boreal', named('ADA'))
  const call = await desk.ask()
  expect(call.counts).toMatchObject({ people: 3, noAnswer: 3 })
  expect((await at.mails()).map(({ to }) => to?.[0]?.address)).toEqual([address, address, address])
  await desk.own(traveler, call, { answer: 'safe' })
  expect((await desk.now(call)).counts).toMatchObject({ safe: 1, noAnswer: 2 })
})

test('a person who was safe calls for help by the same link, and the link takes that back no more', async () => {
  const { call, key } = await asked()
  await desk.byKey(key, { answer: 'safe' })
  const help = await desk.read<{ answer: string; noteToken: string | null }>(desk.byKey(key, { answer: 'needsHelp' }))
  expect(help).toMatchObject({ answer: 'needsHelp' })
  expect(help.noteToken).not.toBeNull()
  expect(await desk.read(desk.byKey(key, { answer: 'safe' }))).toMatchObject({ answer: 'needsHelp', noteToken: null })
  expect((await desk.now(call)).counts).toMatchObject({ needsHelp: 1, safe: 0 })
  expect((await historyOf(call.id)).map(({ answer }) => answer)).toEqual(['needsHelp', 'safe', null])
})

test('a link does not take back a call for help that an advisor has recorded, and the signed-in person does', async () => {
  const { call, key } = await asked()
  const [person] = await desk.peopleOf(call)
  const record = (answer: string) =>
    desk.send(advisor, `${rollCallsPath}/${call.id}/people/${person!.id}/answer`, { answer, reason: 'By telephone' })
  const byLink = async (answer: string) => (await desk.read<{ answer: string }>(desk.byKey(key, { answer }))).answer
  await record('needsHelp')
  expect(await desk.question(key)).toMatchObject({ answer: 'needsHelp' })
  expect(await byLink('safe')).toBe('needsHelp')
  expect((await desk.peopleOf(call))[0]).toMatchObject({ state: 'needsHelp', way: 'advisor' })
  await record('safe')
  expect(await desk.question(key)).toMatchObject({ answer: null })
  expect(await byLink('safe')).toBe('safe')
  expect((await desk.peopleOf(call))[0]).toMatchObject({ state: 'safe', way: 'mail' })
  await record('needsHelp')
  await desk.own(traveler, call, { answer: 'safe' })
  expect((await desk.peopleOf(call))[0]).toMatchObject({ state: 'safe', way: 'application' })
})

test('a known link works from a network that has guessed too often, and an ended one is told so', async () => {
  const { call, key } = await asked()
  const from = async (path: string) =>
    (await at.send(undefined, path, { headers: { 'X-Forwarded-For': '203.0.113.7' } })).status
  for (let tries = 0; tries < 60; tries += 1) await from(`/company/roll-calls/answer/${randomToken()}`)
  expect(await from(`/company/roll-calls/answer/${randomToken()}`)).toBe(429)
  expect(await from(`/company/roll-calls/answer/${key}`)).toBe(200)
  await desk.send(advisor, `${rollCallsPath}/${call.id}/close`, undefined, 'POST')
  expect(await from(`/company/roll-calls/answer/${key}`)).toBe(404)
})

test('two simultaneous requests ask the same people once', async () => {
  await desk.travels(traveler)
  const send = () => desk.send(advisor, rollCallsPath, { kind: 'rollCall', about: 'Storm', query: {} })
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('a later answer without a note leaves no earlier words beside it; the history keeps them', async () => {
  const { call } = await asked()
  await desk.own(traveler, call, { answer: 'needsHelp', note: 'Lobby of the hotel' })
  await desk.own(traveler, call, { answer: 'safe' })
  expect((await desk.peopleOf(call))[0]).toMatchObject({ state: 'safe', note: '' })
  expect((await historyOf(call.id)).map(({ reason }) => reason)).toEqual(['', 'Lobby of the hotel', ''])
})

test('a trip that was canceled places nobody, and a past one asks nobody', async () => {
  const bookingId = await desk.travels(traveler)
  const call = await desk.ask()
  expect((await desk.peopleOf(call))[0]?.place).toMatchObject({ city: 'London' })
  const where = and(eq(trips.companyId, 'boreal'), eq(trips.bookingId, bookingId))
  await at.services.db.update(trips).set({ status: 'cancelled' }).where(where)
  expect((await desk.peopleOf(call))[0]?.place).toBeNull()
  await at.services.db.update(trips).set({ status: 'confirmed' }).where(where)
  minutes(60 * 24 * 4)
  expect((await preview({ bookingIds: [bookingId] })).people).toBe(0)
})

test('of overlapping trips, the one that the traveler set out on last is asked about', async () => {
  await desk.travels(traveler)
  const hour = (hours: number, timeZone: string) => localTimeOf(+at.clock.now + hours * 3_600_000, timeZone)
  const { LHR, HNL } = places
  const later = await plantTrip(at.services.db, {
    who: traveler,
    bookedAt: at.clock.now,
    segments: [
      { from: LHR, to: HNL, departure: hour(-20, LHR.timeZone), arrival: hour(-4, HNL.timeZone) },
      { from: HNL, to: LHR, departure: hour(20, HNL.timeZone), arrival: hour(36, LHR.timeZone) },
    ],
  })
  const call = await desk.ask()
  const people = await desk.peopleOf(call)
  expect(people).toMatchObject([{ bookingId: later, place: { city: 'Honolulu' } }])
})

test('a waiting mail is withdrawn when its person answers, and when the roll call is closed', async () => {
  await desk.travels('admin@boreal')
  const { call, key } = await asked()
  const [person, other] = (await desk.peopleOf(call)).toSorted((one) => (one.email === address ? -1 : 1))
  const withdraw = vi.spyOn(at.services.mailQueue, 'withdraw')
  const about = (id: string, to: string) => [expect.objectContaining({ about: id, to: { name: '', address: to } })]
  await desk.byKey(key, { answer: 'safe' })
  expect(withdraw).toHaveBeenLastCalledWith(expect.anything(), 'rollCallAsked', about(person!.id, address))
  await desk.send(advisor, `${rollCallsPath}/${call.id}/close`, undefined, 'POST')
  expect(withdraw).toHaveBeenLastCalledWith(expect.anything(), 'rollCallAsked', about(other!.id, other!.email))
  await at.forgetMails()
  const mail = { to: { name: '', address }, about: 'person', subject: 'Are you safe?', letter: plainLetter('Hello') }
  await at.services.db.transaction(async (tx) => {
    await at.services.mailQueue.add(tx, 'rollCallReminder', mail)
    await at.services.mailQueue.add(tx, 'rollCallAsked', { ...mail, about: 'another person' })
    await at.services.mailQueue.withdraw(tx, 'rollCallAsked', [mail])
  })
  expect(await at.mails()).toHaveLength(1)
})

test('each look at the people of a roll call is recorded, ten minutes of a page as one', async () => {
  const { call } = await asked()
  await at.services.db.delete(riskViews)
  await preview({ query: { countryCode: 'GB' } })
  for (const path of ['/people', '/people', '/history', '/download'])
    await desk.send(advisor, `${rollCallsPath}/${call.id}${path}`)
  minutes(11)
  await desk.send(advisor, `${rollCallsPath}/${call.id}/download`)
  const views = await at.services.db.select().from(riskViews).orderBy(riskViews.at)
  expect(
    views.map(({ kind, subject }) => `${kind} ${subject}`).toSorted((one, other) => one.localeCompare(other)),
  ).toEqual([`rollCall ${call.id}`, `rollCall ${call.id}`, 'rollCallPreview countryCode=GB'])
})

test('links end with their time, words after 90 days and the record of views after two years', async () => {
  const { call } = await asked()
  await desk.own(traveler, call, { answer: 'needsHelp', note: 'Room 12' })
  const sweep = async (days: number) => {
    minutes(days * 24 * 60)
    await sweepRollCalls(at.services)
    await sweepRiskViews(at.services)
    const [person] = await desk.peopleOf(call)
    return [await at.services.db.$count(rollCallKeys), person?.note, person?.state]
  }
  expect(await sweep(0)).toEqual([1, 'Room 12', 'needsHelp'])
  expect(await sweep(8)).toEqual([0, 'Room 12', 'needsHelp'])
  expect(await sweep(90)).toEqual([0, '', 'needsHelp'])
  expect((await historyOf(call.id)).map(({ reason }) => reason)).toEqual(['', ''])
  await sweep(731)
  expect(await at.services.db.$count(riskViews)).toBe(1)
})

test('a risk advisor who has asked and answered for others is deleted, and the roll call stays', async () => {
  const { call } = await asked()
  const [person] = await desk.peopleOf(call)
  const path = `${rollCallsPath}/${call.id}/people/${person!.id}/answer`
  await desk.send(advisor, path, { answer: 'safe', reason: 'Spoke by telephone' })
  await at.services.db.delete(riskViews)
  const employee = `/company/admin/companies/boreal/employees/${employeeIdOf(advisor)}`
  const gone = await at.send('admin@boreal', employee, { method: 'DELETE' })
  expect([gone.status, await gone.text()]).toEqual([200, expect.anything()])
})
