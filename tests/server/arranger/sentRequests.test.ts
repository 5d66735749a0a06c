import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import type { sentRequestPageSchema } from '#contract/arranger/arrangers.ts'
import { placeOf, type Handle } from '#tests/support/http/api.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { arranger, refusal, requestDesk, traveler } from '#tests/support/arranger/requestDesk.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())
const { ask, answer, askForKey, seesThem, clear } = requestDesk(() => at)
beforeEach(() => clear())

const hour = 3_600_000

const requestsOf = (who: Handle, query = '') =>
  at.get<SentRequests>(who, `/main${placeOf(who)}/arranger-requests${query}`)
type SentRequests = z.infer<typeof sentRequestPageSchema>
const keyOfRequest = async () => (await requestsOf(arranger)).responseData[0]!.key
const remove = (who: Handle, of: Handle, key: string, kind: 'arranger' | 'arranger-requests' = 'arranger-requests') =>
  at.send(who, `/main${placeOf(of)}/${kind}/${key}`, { method: 'DELETE' })

test('only the arranger sees the status of the requests they sent, the newest first', async () => {
  const asked = at.clock.now
  await ask('finance@aurora.example')
  at.clock.now = new Date(asked.getTime() + hour)
  const key = await askForKey()
  const all = await requestsOf(arranger)
  expect([all.pageCount, all.totalItemsCount]).toEqual([1, 2])
  expect(all.responseData.map(({ email, status, againFrom }) => [email, status, againFrom])).toEqual([
    ['vip@aurora.example', 'sent', new Date(asked.getTime() + 2 * hour).toISOString()],
    ['finance@aurora.example', 'sent', new Date(asked.getTime() + hour).toISOString()],
  ])
  expect(JSON.stringify(all)).not.toContain(key)
  await answer(key, { status: 'approved' })
  expect((await requestsOf(arranger, '?statuses=sent')).responseData.map(({ email }) => email)).toEqual([
    'finance@aurora.example',
  ])
  const [approved] = (await requestsOf(arranger, '?statuses=approved')).responseData
  expect([approved?.email, approved?.againFrom]).toEqual(['vip@aurora.example', null])
  const second = await requestsOf(arranger, '?pageSize=1&pageNumber=2')
  expect([second.pageCount, second.responseData[0]?.email]).toEqual([2, 'finance@aurora.example'])
  expect((await requestsOf('guestmanager@aurora')).totalItemsCount).toBe(0)
  const theirs = `/main${placeOf(arranger)}/arranger-requests`
  expect((await at.send('admin@aurora', theirs)).status).toBe(403)
  expect((await at.send('arranger@boreal', theirs)).status).toBe(404)
  at.clock.now = asked
})

test('a pending request is canceled by its sender, and its key stops working', async () => {
  const mailed = await askForKey()
  const key = await keyOfRequest()
  for (const other of ['finance@aurora', traveler] as const) {
    expect((await remove(other, other, key)).status).toBe(404)
    expect((await remove(other, arranger, key)).status).toBe(403)
  }
  const first = await remove(arranger, arranger, key)
  expect([first.status, await first.json()]).toEqual([200, { key, status: 'removed' }])
  expect((await remove(arranger, arranger, key)).status).toBe(200)
  expect((await requestsOf(arranger)).totalItemsCount).toBe(0)
  expect((await answer(mailed, { status: 'approved' })).status).toBe(404)
  expect(await at.get(traveler, `/main${placeOf(traveler)}/arranger-list`)).toEqual([])
  // Cancelling must not allow mail after mail.
  expect(await refusal(await ask())).toEqual([400, 'askedRecently', undefined])
})

test('an answered request cannot be canceled', async () => {
  const mailed = await askForKey()
  await answer(mailed, { status: 'declined' })
  const key = await keyOfRequest()
  expect(await refusal(await remove(arranger, arranger, key))).toEqual([
    409,
    'notFromHere',
    { key, status: 'declined' },
  ])
  expect(await refusal(await remove(arranger, arranger, key, 'arranger'))).toEqual([
    409,
    'notFromHere',
    { key, status: 'declined' },
  ])
})

test('an arranger leaves a traveler, who is told in their language, and access ends at once', async () => {
  await answer(await askForKey(), { status: 'approved' })
  await at.forgetMails()
  const key = await keyOfRequest()
  expect((await remove('finance@aurora', 'finance@aurora', key, 'arranger')).status).toBe(404)
  expect((await remove(traveler, traveler, key, 'arranger')).status).toBe(404)
  expect(await seesThem()).toBe(true)
  expect((await remove(arranger, arranger, key, 'arranger')).status).toBe(200)
  expect(await seesThem()).toBe(false)
  expect((await remove(arranger, arranger, key, 'arranger')).status).toBe(200)
  const mails = await at.mails()
  expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ['vip@aurora.example', 'Lucía Herrera n’organise plus vos voyages'],
  ])
  const { responseData } = await at.get<{ responseData: object[] }>(traveler, `/main${placeOf(traveler)}/changes`)
  expect(responseData).toContainEqual(expect.objectContaining({ section: 'arrangers', action: 'removed' }))
})
