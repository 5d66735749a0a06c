import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayIn } from '#bookingTool/messages/messages.ts'
import { rentalEnd } from '#bookingTool/offers/cars/carRow.ts'
import type { RentalOffer } from '#bookingTool/plan/offers.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import type { ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
let visitor: ToolVisitor
beforeAll(async () => {
  desk = await openDesk()
  visitor = await desk.tool.visitorOf('p-aurora-traveller')
})
afterAll(() => desk.close())

/** The page of the cars in a city. */
async function carsOf() {
  const search = desk.anotherSearch({ transport: 'none', needCar: 'yes', from: '', to: 'Vancouver' })
  const found = await visitor.get(`/booking-tool/search?${new URLSearchParams(search)}`)
  return visitor.text(found.headers.get('location')!)
}
const optionsOf = (html: string) => html.match(/ or similar<\/p>/g)?.length ?? 0

test('cars show what is included, how many are in policy, and the rest folded', async () => {
  const html = await carsOf()
  expect(html).toMatch(/<h2>Economy<\/h2>\s*<p>Kia Rio or similar<\/p>/)
  const [shown, folded = ''] = html.split('class="above"').map(optionsOf)
  expect(html).toContain(`${shown} in policy, ${folded} more`)
})

test('cars show where and when they are picked up and returned', async () => {
  const html = await carsOf()
  const desk = 'Vancouver International Airport, car rental desk'
  const ends = [...html.matchAll(/<dt>(Pick-up|Drop-off)<\/dt>\s*<dd>([^<]+)<br \/><strong>([^<]+)</g)]
  expect(ends.map(([, end, place]) => [end, place])).toEqual([
    ['Pick-up', desk],
    ['Drop-off', desk],
  ])
  for (const [, , , when] of ends) expect(when).toMatch(/^\w{3},\s\w{3}\s\d+, 10:00\sAM$/)
  const rows = html.split('<li class="offer house"').slice(1)
  expect(rows).toHaveLength(optionsOf(html))
  for (const row of rows) expect(row).toContain('Free cancellation until pick-up')
  expect(html).not.toContain('The desk may be closed')
})

test('a rental that starts or ends in the night warns that the desk may be closed', async () => {
  const session = { say: sayIn('en-us'), culture: 'en-US' } as unknown as ToolSession
  const noteAt = (time: string) => {
    const car = { pickUp: `2027-03-08T${time}`, dropOff: `2027-03-11T${time}` } as RentalOffer
    const notes = (['pickUp', 'dropOff'] as const).map((end) => rentalEnd(session, car, end).note)
    return Promise.all(notes.map(async (note) => (await note).toString()))
  }
  for (const time of ['00:30', '05:55', '23:00'])
    expect(await noteAt(time)).toEqual([
      expect.stringContaining('ask the company before you book'),
      expect.stringContaining('where to leave the keys'),
    ])
  for (const time of ['06:00', '22:55']) expect(await noteAt(time)).toEqual(['', ''])
})
