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

/** The page of the cars in a city, and the same with something more in its address. */
async function carsOf() {
  const search = desk.anotherSearch({ transport: 'none', needCar: 'yes', from: '', to: 'Vancouver' })
  const found = await visitor.get(`/booking-tool/search?${new URLSearchParams(search)}`)
  const address = found.headers.get('location')!
  const read = async (more = '') => ({ html: await visitor.text(address + more) })
  return { read, ...(await read()) }
}
const optionsOf = (html: string) => html.match(/ or similar<\/p>/g)?.length ?? 0

test('cars show what is included, how many are in policy, and the rest folded', async () => {
  const { html } = await carsOf()
  expect(html).toMatch(/<h2>Economy<\/h2>\s*<p>Kia Rio or similar<\/p>/)
  const [shown, folded = ''] = html.split('class="above"').map(optionsOf)
  expect(html).toContain(`${shown} in policy, ${folded} more`)
})

test('cars show where and when they are picked up and returned, and a picture of their class', async () => {
  const { html } = await carsOf()
  const desk = 'Vancouver International Airport, car rental desk'
  const ends = [...html.matchAll(/<dt>(Pick-up|Drop-off)<\/dt>\s*<dd>([^<]+)<br \/><strong>([^<]+)</g)]
  expect(ends.map(([, end, place]) => [end, place])).toEqual([
    ['Pick-up', desk],
    ['Drop-off', desk],
  ])
  for (const [, , , when] of ends) expect(when).toMatch(/^\w{3},\s\w{3}\s\d+, 10:00\sAM$/)
  const rows = html.split('<li class="offer house"').slice(1)
  expect(rows).toHaveLength(optionsOf(html))
  for (const row of rows) expect(row).toMatch(/<svg class="car-picture"[^>]*aria-hidden="true"/)
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

test('cars can be sorted by size and filtered by class and company', async () => {
  const { html, read } = await carsOf()
  const classesIn = (page: string) =>
    [...page.matchAll(/<h2>([^<]+)<\/h2>\s*<p>[^<]+ or similar</g)].map(([, name]) => name)
  const [smallest] = classesIn((await read('&sort=size')).html)
  expect(smallest).toBe('Economy')
  const intermediate = await read('&carClass=ICAR')
  expect(new Set(classesIn(intermediate.html))).toEqual(new Set(['Intermediate']))
  expect(Number(/Intermediate \((\d+)\)/.exec(html)?.[1])).toBe(optionsOf(intermediate.html))
  const company = /name="company"[^>]*?value="(\w+)"/.exec(html)![1]!
  const ofOne = optionsOf((await read(`&company=${company}`)).html)
  expect(ofOne).toBeGreaterThan(0)
  expect(ofOne).toBeLessThan(optionsOf(html))
  expect(optionsOf((await read('&company=%3Cb%3E&carClass=nonsense')).html)).toBe(optionsOf(html))
})
