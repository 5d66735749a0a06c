import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ItineraryReport } from '#contract/reports/itineraryReport.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import { profileIdOf } from '#tests/support/http/api.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { advisor, rollCallDesk, rollCallsPath } from '#tests/support/risk/rollCallDesk.ts'

// A signed-in person is asked, and answers, in the application.

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())

const desk = rollCallDesk(() => at)
const traveler = 'traveller@boreal'
const minutes = (count: number) => (at.clock.now = new Date(at.clock.now.getTime() + count * 60_000))
beforeEach(async () => {
  await desk.clear()
  await at.forgetMails()
  minutes(60)
})

const questions = async () => {
  const path = `/main/companies/boreal/profiles/${profileIdOf(traveler)}/notifications`
  return (await at.get<Notification[]>(traveler, path)).filter(({ type }) => type === 'rollcall')
}

test('the question in the application has the words of the advisor and the number of the mailed one', async () => {
  await desk.travels(traveler)
  await desk.ask({ note: 'Stay indoors.' })
  const { note, phone } = await desk.question(await desk.keyOf(`${traveler}.example`))
  expect(phone).toMatch(/^\+/)
  expect((await questions()).map(({ question }) => question)).toEqual([{ note, phone }])
  expect(note).toBe('Stay indoors.')
})

test('the words with an answer in the application reach the advisor', async () => {
  await desk.travels(traveler)
  const call = await desk.ask()
  await desk.own(traveler, call, { answer: 'needsHelp' })
  await desk.own(traveler, call, { answer: 'needsHelp', note: 'Room 12' })
  expect(await desk.peopleOf(call)).toMatchObject([{ state: 'needsHelp', way: 'application', note: 'Room 12' }])
})

test('the same answer again adds nothing to the history, and keeps the words', async () => {
  await desk.travels(traveler)
  const call = await desk.ask()
  const answer = (body: object) => desk.read<{ answeredAt: string }>(desk.own(traveler, call, body))
  const first = await answer({ answer: 'needsHelp', note: 'Room 12' })
  const { version } = await desk.now(call)
  minutes(1)
  expect(await answer({ answer: 'needsHelp', note: 'Room 12' })).toEqual(first)
  expect(await answer({ answer: 'needsHelp' })).toEqual(first)
  expect((await desk.now(call)).version).toBe(version)
  expect(await desk.peopleOf(call)).toMatchObject([{ note: 'Room 12' }])
  await answer({ answer: 'needsHelp', note: 'Lobby' })
  expect((await desk.now(call)).version).toBe(version + 1)
})

test('a guest of a host with a trip of their own, too, is asked by their profile and answers in the application', async () => {
  const own = await desk.travels(traveler)
  const [before] = await desk.peopleOf(await desk.ask())
  const [firstName, ...lastNames] = before!.name.split(' ')
  minutes(60)
  // The latest trip is that of the host.
  const hosted = await desk.travels('admin@boreal', {
    guest: { firstName: firstName!, lastName: lastNames.join(' '), email: before!.email, language: 'en' },
  })
  await at.forgetMails()
  const call = await desk.ask()
  expect(await desk.peopleOf(call)).toMatchObject([{ isForGuest: false, bookingId: hosted, phone: before!.phone }])
  expect(await questions()).toHaveLength(2)
  const silent = '/company/companies/boreal/itineraryreport/search?noAnswer=true'
  const { itineraryReports } = await at.get<ItineraryReport>(advisor, silent)
  expect(new Set(itineraryReports.map(({ bookingId }) => bookingId))).toEqual(new Set([own, hosted]))
  minutes(11)
  await desk.send(advisor, `${rollCallsPath}/${call.id}/remind`, undefined, 'POST')
  const mails = await at.mails()
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([before!.email, before!.email])
  expect((await desk.own(traveler, call, { answer: 'safe' })).status).toBe(200)
  expect((await desk.now(call)).counts).toMatchObject({ people: 1, safe: 1 })
})
