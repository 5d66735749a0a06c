import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { profileIdOf } from '#tests/support/http/api.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { rollCallDesk } from '#tests/support/risk/rollCallDesk.ts'

// A signed-in person is asked, and answers, in the application.

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())

const desk = rollCallDesk(() => at)
const traveller = 'traveller@boreal'
beforeEach(async () => {
  await desk.clear()
  await at.forgetMails()
  at.clock.now = new Date(at.clock.now.getTime() + 60 * 60_000)
})

const questions = async () => {
  const path = `/main/companies/boreal/profiles/${profileIdOf(traveller)}/notifications`
  return (await at.get<Notification[]>(traveller, path)).filter(({ type }) => type === 'rollcall')
}

test('the question in the application has the words of the advisor and the number of the mailed one', async () => {
  await desk.travels(traveller)
  await desk.ask({ note: 'Stay indoors.' })
  const { note, phone } = await desk.question(await desk.keyOf(`${traveller}.example`))
  expect(phone).toMatch(/^\+/)
  expect((await questions()).map(({ question }) => question)).toEqual([{ note, phone }])
  expect(note).toBe('Stay indoors.')
})

test('the words with an answer in the application reach the advisor', async () => {
  await desk.travels(traveller)
  const call = await desk.ask()
  await desk.own(traveller, call, { answer: 'needsHelp' })
  await desk.own(traveller, call, { answer: 'needsHelp', note: 'Room 12' })
  expect(await desk.peopleOf(call)).toMatchObject([{ state: 'needsHelp', way: 'application', note: 'Room 12' }])
})
