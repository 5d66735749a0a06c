import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { alertReplacements, alerts } from '#server/db/schema/risk/alerts.ts'
import { readCap } from '#server/domains/risk/alerts/cap/readCap.ts'
import { currentAlertCondition } from '#server/domains/risk/alerts/conditions.ts'
import { storeAlert, sweepAlerts } from '#server/domains/risk/alerts/storeAlert.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { bytesOf, capArea, capDocument, capInfo } from '#tests/support/risk/capDocuments.ts'

const now = new Date('2027-02-01T16:00:00Z')
let at: Awaited<ReturnType<typeof openTestServices>>
beforeAll(async () => {
  at = await openTestServices({}, () => now)
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.services.db.delete(alertReplacements)
  await at.services.db.delete(alerts)
})

type Fields = NonNullable<Parameters<typeof capDocument>[0]>
async function arrive(...messages: Fields[]) {
  for (const message of messages) {
    const reading = readCap(bytesOf(capDocument(message)))
    if (!reading.isRead) throw new Error(reading.problem)
    await storeAlert(at.services.db, reading.alert, { now })
  }
}
const current = async () =>
  (
    await at.services.db
      .select({ identifier: alerts.identifier })
      .from(alerts)
      .where(currentAlertCondition(at.services.db, now))
  ).map(({ identifier }) => identifier)
const stored = async (identifier: string) => {
  const [row] = await at.services.db.select().from(alerts).where(eq(alerts.identifier, identifier))
  return row!
}

const sender = 'warnings@weather.example'
const first: Fields = { identifier: 'W-1', sent: '2027-02-01T10:00:00-05:00' }
const second: Fields = {
  identifier: 'W-2',
  sent: '2027-02-01T10:30:00-05:00',
  msgType: 'Update',
  references: `${sender},W-1,2027-02-01T10:00:00-05:00`,
}
const third: Fields = {
  identifier: 'W-3',
  sent: '2027-02-01T10:45:00-05:00',
  msgType: 'Update',
  references: `${sender},W-2,2027-02-01T16:30:00+01:00`,
}
const cancel: Fields = {
  identifier: 'W-9',
  sent: '2027-02-01T10:50:00-05:00',
  msgType: 'Cancel',
  references: `${sender},W-1,2027-02-01T10:00:00-05:00`,
}

test('an update replaces the message that it refers to, in any order of arrival and by any offset', async () => {
  for (const order of [
    [first, second, third],
    [third, second, first],
    [second, third, first],
    [first, third, second],
  ]) {
    await at.services.db.delete(alertReplacements)
    await at.services.db.delete(alerts)
    await arrive(...order)
    expect(await current()).toEqual(['W-3'])
    expect((await stored('W-3')).eventId, 'the event stays the same').toBe((await stored('W-1')).id)
  }
})

test('a cancellation ends an alert, also when it arrives first, and is no alert itself', async () => {
  await arrive(first, cancel)
  expect(await current()).toEqual([])
  await at.services.db.delete(alertReplacements)
  await at.services.db.delete(alerts)
  await arrive(cancel, first)
  expect(await current()).toEqual([])
  expect(await at.services.db.$count(alerts)).toBe(1)
})

test('an update or a cancellation without references replaces the earlier versions under its own name', async () => {
  const version = (sent: string, more: Fields = {}): Fields => ({ identifier: 'W-1', sent, ...more })
  const update = version('2027-02-01T10:30:00-05:00', { msgType: 'Update', references: 'nonsense' })
  const after = version('2027-02-01T10:40:00-05:00')
  for (const order of [
    [first, update, after],
    [after, update, first],
  ]) {
    await at.services.db.delete(alertReplacements)
    await at.services.db.delete(alerts)
    await arrive(...order)
    expect(await current()).toEqual(['W-1', 'W-1'])
  }
  await arrive(version('2027-02-01T10:50:00-05:00', { msgType: 'Cancel' }), { identifier: 'W-2' })
  expect(await current()).toEqual(['W-2'])
})

test('a message that arrives again changes nothing', async () => {
  await arrive(first)
  const before = await stored('W-1')
  await arrive(first, first)
  expect(await stored('W-1')).toEqual(before)
  expect(await at.services.db.$count(alerts)).toBe(1)
})

test.each(['Exercise', 'System', 'Test', 'Draft'])('a message of the status %s changes nothing', async (status) => {
  await arrive(first, { ...cancel, status }, { ...second, status })
  expect(await current()).toEqual(['W-1'])
})

test.each(['Ack', 'Error'])('a message of the type %s changes nothing', async (msgType) => {
  await arrive(first, { ...cancel, msgType })
  expect(await current()).toEqual(['W-1'])
})

test('past events, all-clears and expired alerts are not current', async () => {
  const having = (identifier: string, info: Parameters<typeof capInfo>[0]) => ({ identifier, infos: [capInfo(info)] })
  await arrive(
    having('past', { urgency: 'Past' }),
    having('clear', { more: '<responseType>AllClear</responseType>' }),
    having('expired', { more: '<expires>2027-02-01T10:30:00-05:00</expires>' }),
    having('now', { urgency: 'Unknown' }),
  )
  expect(await current()).toEqual(['now'])
})

test('an end that never comes is shown, and counts for sixty days', async () => {
  const having = (identifier: string, more: string) => ({ identifier, infos: [capInfo({ more })] })
  await arrive(
    having('forever', '<expires>9999-12-31T23:59:59+00:00</expires>'),
    having('old', '<onset>2026-01-01T00:00:00-05:00</onset><expires>2030-01-01T00:00:00-05:00</expires>'),
    having('never', '<onset>9999-12-31T00:00:00+00:00</onset>'),
  )
  const sixtyDays = new Date('2027-04-02T15:00:00Z')
  expect(await stored('forever')).toMatchObject({ endsAt: new Date('9999-12-31T23:59:59Z'), countsUntil: sixtyDays })
  expect((await stored('old')).countsUntil).toEqual(sixtyDays)
  expect((await stored('never')).countsUntil).toEqual(new Date('9999-12-31T23:59:59.999Z'))
})

test('severity, time, languages and areas of several parts are put together', async () => {
  await arrive({
    infos: [
      capInfo({ urgency: 'Future', severity: 'Minor', more: '<onset>2027-02-03T08:00:00-05:00</onset>' }),
      capInfo({
        language: 'fr-CA',
        urgency: 'Future',
        severity: 'Extreme',
        event: 'Orage',
        more: '<web>https://meteo.example/1</web>',
        areas: [capArea('Paris, France', '')],
      }),
    ],
  })
  expect(await stored('W-1')).toMatchObject({
    severity: 4,
    isAnnouncement: true,
    startsAt: new Date('2027-02-01T15:00:00Z'),
    endsAt: null,
    countsUntil: new Date('2027-02-08T15:00:00Z'),
    countries: ['CA', 'FR'],
    south: expect.any(Number),
    texts: [
      { language: 'fr-CA', event: 'Orage', headline: 'Orage', url: 'https://meteo.example/1' },
      { language: 'en-US' },
    ],
  })
})

test.each([
  ['Extreme', 4],
  ['Severe', 3],
  ['Moderate', 2],
  ['Minor', 1],
  ['Unknown', 1],
])('the severity %s counts as %i', async (severity, number) => {
  await arrive({ infos: [capInfo({ severity })] })
  expect((await stored('W-1')).severity).toBe(number)
})

test('an alert is deleted 90 days after its end, and a cancellation only with it', async () => {
  await arrive(first, cancel)
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
  await sweepAlerts(at.services.db, later(89))
  expect(await at.services.db.$count(alerts)).toBe(1)
  await sweepAlerts(at.services.db, later(92))
  expect(await at.services.db.$count(alerts)).toBe(0)
  expect(await at.services.db.$count(alertReplacements)).toBe(0)
})

const second10 = '2027-02-01T10:00:00-05:00'
const named = (...identifiers: string[]) => identifiers.map((each) => `${sender},${each},${second10}`).join('\n')
const message = (identifier: string, msgType: 'Alert' | 'Update' | 'Cancel', ...of: string[]): Fields => ({
  identifier,
  sent: second10,
  msgType,
  ...(of.length > 0 && { references: named(...of) }),
})
const orders = <One>(all: readonly One[]): One[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one) => orders(all.filter((each) => each !== one)).map((rest) => [one, ...rest]))

test.each([
  ['an update of an alert', [message('A', 'Alert'), message('B', 'Update', 'A')], ['B']],
  ['a chain', [message('A', 'Alert'), message('B', 'Update', 'A'), message('C', 'Update', 'B')], ['C']],
  ['an update of two', [message('A', 'Alert'), message('B', 'Alert'), message('C', 'Update', 'A', 'B')], ['C']],
  ['a cancellation', [message('A', 'Alert'), message('B', 'Cancel', 'A')], []],
  [
    'an update that is cancelled',
    [message('A', 'Alert'), message('B', 'Update', 'A'), message('C', 'Cancel', 'B', 'A')],
    [],
  ],
  ['an update that names itself', [message('A', 'Update', 'A')], ['A']],
] as const)(
  'of messages of the same second, %s, in any order, those stay that are not replaced',
  async (_, all, stay) => {
    for (const order of orders<Fields>(all)) {
      await at.services.db.delete(alertReplacements)
      await at.services.db.delete(alerts)
      await arrive(...order)
      expect(await current(), order.map(({ identifier }) => identifier).join()).toEqual(stay)
    }
  },
)

test.each([
  ['two', [message('A', 'Update', 'B'), message('B', 'Update', 'A')]],
  ['three', [message('A', 'Update', 'B'), message('B', 'Update', 'C'), message('C', 'Update', 'A')]],
  ['two that update a third too', [message('A', 'Update', 'X', 'B'), message('B', 'Update', 'X', 'A')]],
])('a circle of %s updates of one second leaves one of them, in any order', async (_, all) => {
  for (const order of orders<Fields>(all)) {
    await at.services.db.delete(alertReplacements)
    await at.services.db.delete(alerts)
    await arrive(...order)
    expect(await current()).toHaveLength(1)
  }
})
