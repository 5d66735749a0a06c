import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { openTestApi } from '#tests/support/http/api.ts'
import { bookForGroup } from '#tests/support/events/bookForGroup.ts'
import { groupDesk, groups, organiser } from '#tests/support/events/groupDesk.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const { ask, confirmed, dayFromNow } = groupDesk(() => at)
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function opened(path: string) {
  const answer = await ask(organiser, 'GET', `${groups}/${path}`)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type])
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { bytes, sheets: await readXlsxFile(bytes) }
}
/** The markup of every sheet, as a spreadsheet program reads it. */
const markupOf = (bytes: Buffer) =>
  Object.entries(unzipSync(bytes))
    .filter(([name]) => /worksheets\/.*\.xml$|sharedStrings/.test(name))
    .map(([, text]) => Buffer.from(text).toString())
    .join('\n')

test('a name that begins like a formula stays text in every cell', async () => {
  const { id } = await confirmed(['vip@aurora.example', 'risk@aurora.example'])
  const evil = ['=1+1', '+1', '-1', '@SUM(A1)']
  const { db } = at.services
  const [before] = await db.select().from(profiles).where(eq(profiles.email, 'vip@aurora.example'))
  for (const lastName of evil) {
    await db.update(profiles).set({ lastName }).where(eq(profiles.email, 'vip@aurora.example'))
    const { bytes, sheets } = await opened(`${id}/travelers/spreadsheet`)
    expect(sheets[0]!.data.slice(1).map(([name]) => name)).toContain(lastName)
    const markup = markupOf(bytes)
    expect(markup).not.toMatch(/<f[ >/]/)
    // A cell without a type is a number.
    expect(new Set(markup.match(/(?<=<c [^>]*\bt=")\w+/g))).toEqual(new Set(['s']))
  }
  await db.update(profiles).set({ lastName: before!.lastName }).where(eq(profiles.email, 'vip@aurora.example'))
})

test('headings and statuses are in the language of the reader, and the filters of the list apply', async () => {
  const { sheets } = await opened('g-aurora-summit/travelers/spreadsheet?cultureCode=fr-CA&filter=notInvited')
  const [head, ...rows] = sheets[0]!.data
  expect(sheets[0]!.sheet).toBe('Participants')
  expect(head!.slice(0, 5)).toEqual(['Nom de famille', 'Prénom', 'Courriel', 'Invité de l’entreprise', 'Invitation'])
  expect(rows).toHaveLength(2)
  expect(rows.map((row) => row[4])).toEqual(['Pas encore invité', 'Pas encore invité'])
  const all = await opened('g-aurora-summit/travelers/spreadsheet?cultureCode=en-US')
  expect(all.sheets[0]!.data).toHaveLength(15)
  expect(all.sheets[0]!.data.every((row, at) => at === 0 || typeof row[7] === 'number')).toBe(true)
})

test('the manifest has a sheet of arrivals and one of departures', async () => {
  const { id } = await confirmed(['vip@aurora.example'], { actualLocation: 'LON' })
  const bookingId = await bookForGroup(at.services, 'vip@aurora', id, { out: dayFromNow(38), back: dayFromNow(43) })
  const { sheets } = await opened(`${id}/manifest/spreadsheet`)
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Arrivals', 'Departures'])
  expect(sheets[0]!.data).toEqual([
    ['Day', 'Time', 'Airport', 'Name', 'Flight or train', 'Booking'],
    [expect.any(String), '07:40', 'LHR', 'Étienne Lavoie', 'AC 864', bookingId],
  ])
  expect(sheets[1]!.data[1]).toEqual([dayFromNow(43), '15:05', 'LHR', 'Étienne Lavoie', 'AC 865', bookingId])
  expect((await ask('traveller@aurora', 'GET', `${groups}/${id}/manifest/spreadsheet`)).status).toBe(403)
})

test('people who declined with a booked trip have their own sheet, and are marked in the list', async () => {
  const { id } = await confirmed(['vip@aurora.example'], { actualLocation: 'LON' })
  const bookingId = await bookForGroup(at.services, 'vip@aurora', id, { out: dayFromNow(38), back: dayFromNow(43) })
  await at.services.db
    .update(groupTravelers)
    .set({ status: 'declined', invitedAt: at.clock.now, answeredAt: at.clock.now })
    .where(eq(groupTravelers.groupTravelId, id))
  const { sheets } = await opened(`${id}/manifest/spreadsheet?cultureCode=fr-CA`)
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Arrivées', 'Départs', 'Refus, voyage encore réservé'])
  expect(sheets.slice(0, 2).map(({ data }) => data.length)).toEqual([1, 1])
  expect(sheets[2]!.data.slice(1)).toEqual([['Étienne Lavoie', 'vip@aurora.example', bookingId]])
  const list = await opened(`${id}/travelers/spreadsheet?cultureCode=en-CA`)
  expect(list.sheets[0]!.data[1]![4]).toBe('Declined, trip still booked')
})
