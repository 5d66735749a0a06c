import { afterAll, beforeAll, expect, test } from 'vitest'
import { mosts } from '#contract/fields/mosts.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { advisor, rollCallDesk, rollCallsPath } from '#tests/support/risk/rollCallDesk.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
const { most } = mosts.rollCallAnswers
afterAll(() => {
  mosts.rollCallAnswers.most = most
  return at.close()
})
const desk = rollCallDesk(() => at)
const traveler = 'traveller@boreal'

test('more changed answers than a person gives in an hour are refused, and those of an advisor count apart', async () => {
  await desk.travels(traveler)
  const call = await desk.ask()
  mosts.rollCallAnswers.most = 2
  const own = async (answer: 'safe' | 'needsHelp') => (await desk.own(traveler, call, { answer })).status
  expect([await own('safe'), await own('needsHelp'), await own('needsHelp')]).toEqual([200, 200, 200])
  expect(await own('safe')).toBe(429)
  const [person] = await desk.peopleOf(call)
  const path = `${rollCallsPath}/${call.id}/people/${person!.id}/answer`
  const byTelephone = async () => (await desk.send(advisor, path, { answer: 'safe', reason: 'By telephone' })).status
  expect([await byTelephone(), await byTelephone(), await byTelephone()]).toEqual([200, 200, 429])
})
