import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Notification } from '#contract/notices/notifications.ts'
import type { RollCallPage } from '#contract/risk/rollCalls.ts'
import { type Handle, placeOf } from '#tests/support/http/api.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { plantAlert } from '#tests/support/risk/plantAlert.ts'
import { advisor, rollCallDesk, rollCallsPath } from '#tests/support/risk/rollCallDesk.ts'

// An advisor learns of a roll call without having it open.
let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())

const desk = rollCallDesk(() => at)
const minutes = (count: number) => (at.clock.now = new Date(at.clock.now.getTime() + count * 60_000))
beforeEach(async () => {
  await desk.clear()
  minutes(60)
})

const traveler = 'traveller@boreal'

test('the list of an alert has the roll calls about it alone', async () => {
  await plantAlert(at.services.db, 'flood', at.clock.now)
  await desk.travels(traveler)
  const about = await desk.ask({ alertId: 'flood' })
  minutes(20)
  await desk.ask()
  const listOf = async (alertId: string) => {
    const path = `${rollCallsPath}?alertId=${alertId}`
    const { responseData, totalItemCount } = await desk.read<RollCallPage>(desk.send(advisor, path))
    return [responseData.map(({ id }) => id), totalItemCount]
  }
  expect(await listOf('flood')).toEqual([[about.id], 1])
  expect(await listOf('another')).toEqual([[], 0])
})

test('people who need help are announced to every risk advisor until nobody needs it, or the roll call ends', async () => {
  await desk.travels(traveler)
  await desk.travels('admin@boreal')
  const call = await desk.ask()
  const announced = async (who: Handle) =>
    (await at.get<Notification[]>(who, `/main${placeOf(who)}/notifications`)).filter(
      ({ code }) => code === 'peopleNeedHelp',
    )
  expect(await announced(advisor)).toEqual([])
  await desk.own(traveler, call, { answer: 'needsHelp' })
  const [first] = await announced(advisor)
  expect(first).toMatchObject({
    title: '1 person needs help: Storm in London',
    isUrgent: true,
    actionRoute: { name: 'rollCall', params: { rollCallId: call.id } },
  })
  minutes(1)
  await desk.own('admin@boreal', call, { answer: 'needsHelp' })
  const [both] = await announced(advisor)
  expect(both?.title).toBe('2 people need help: Storm in London')
  // A reader who has put the first one aside hears of the second.
  expect(both?.key).not.toBe(first?.key)
  for (const who of [traveler, 'admin@boreal', 'risk@aurora'] as const) expect(await announced(who), who).toEqual([])
  await desk.own(traveler, call, { answer: 'safe' })
  expect(await announced(advisor)).toMatchObject([{ title: '1 person needs help: Storm in London' }])
  await desk.send(advisor, `${rollCallsPath}/${call.id}/close`, undefined, 'POST')
  expect(await announced(advisor)).toEqual([])
})
