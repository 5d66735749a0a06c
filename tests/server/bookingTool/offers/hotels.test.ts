import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sortedHotels, type HotelWithDistance } from '#bookingTool/offers/hotels/hotelFilters.ts'
import { stylesheet } from '#bookingTool/page/assets.ts'
import type { PolicyViolation } from '#bookingTool/plan/policy.ts'
import { openDesk } from '#tests/support/bookingTool/toolDesk.ts'
import type { ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
let visitor: ToolVisitor
beforeAll(async () => {
  desk = await openDesk()
  visitor = await desk.tool.visitorOf('p-aurora-traveller')
})
afterAll(() => desk.close())

/** Days with the same generated offers, whatever tests ran before. */
const fixedDays = { depart: '2027-09-14', until: '2027-09-17' }

/** The page of the hotels in a city, and the same with something more in its address. */
async function hotelsOf(changes: Record<string, string> = {}, view = '') {
  const wanted = { transport: 'none', needHotel: 'yes', from: '', to: 'Vancouver', ...changes }
  const found = await visitor.get(`/booking-tool/search?${new URLSearchParams(desk.anotherSearch(wanted))}`)
  const address = found.headers.get('location')!
  const read = async (more = '') => ({ html: await visitor.text(address + more) })
  return { read, ...(await read(view)) }
}

describe('the offers of hotels', () => {
  test('hotels are measured from the company’s office, or from the place the person names, nearest first', async () => {
    const { html, read } = await hotelsOf({}, '&sort=distance')
    expect(html).toMatch(/<option value="office1" selected\s*>\s*Aurora Vancouver/)
    const far = (page: string) =>
      [...page.split('class="above"')[0]!.matchAll(/class="distance">([\d.]+)\smi from ([^<]+)</g)].map(
        ([, miles, from]) => [Number(miles), from],
      )
    const distances = far(html).map(([miles]) => miles as number)
    expect(distances.length).toBeGreaterThan(1)
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    expect(far((await read('&near=YVR')).html)[0]?.[1]).toBe('Vancouver International Airport')
    expect(far((await read('&near=centre')).html)[0]?.[1]).toBe('City center')
  })

  test('hotels are sorted by policy, then distance, then price, and the page explains it', async () => {
    const { html } = await hotelsOf()
    expect(html).toContain('Best: in policy first, then near Aurora Vancouver, then by price.')
    expect(html).toMatch(/id="sort-best"\s+data-results\s+aria-current="true"/)
    const hotel = (id: string, kilometres: number, net: number, violations: PolicyViolation[] = []) =>
      ({ hotel: { id, price: { net, tax: 0 }, violations }, kilometres }) as HotelWithDistance
    const out: PolicyViolation[] = [{ kind: 'hotel', limit: 20_000 }]
    const hotels = [
      hotel('airport', 12, 90),
      hotel('dear', 0.2, 300, out),
      hotel('nearDear', 0.3, 190),
      hotel('near', 0.9, 150),
      hotel('walk', 1.6, 80),
    ]
    expect(sortedHotels(hotels, 'best').map((one) => one.hotel.id)).toEqual([
      'near',
      'nearDear',
      'walk',
      'airport',
      'dear',
    ])
  })

  test('hotels out of policy look different on the map, and are hidden while their rows are folded', async () => {
    const { html } = await hotelsOf(fixedDays)
    const apart = [...html.matchAll(/href="#(hotel-[^"]+)"\s+class="map-pin map-above"/g)].map(([, id]) => id!)
    expect(apart.length).toBeGreaterThan(0)
    const folded = html.split('class="above"')[1]!
    for (const id of apart) expect(folded).toContain(`id="${id}"`)
    expect(stylesheet.replace(/\s+/g, ' ')).toContain('.hotels:has(.above:not([open])) .map-above { display: none; }')
  })

  test('hotels on the map have the numbers of their rows', async () => {
    const { html } = await hotelsOf()
    const pins = [...html.matchAll(/href="#(hotel-[^"]+)"/g)].map(([, id]) => id!)
    expect(pins.length).toBeGreaterThan(3)
    for (const id of pins) expect(html).toContain(`id="${id}"`)
    expect(html).toMatch(/<svg[^>]+aria-label="Hotels around Aurora Vancouver\./)
    expect(html).toMatch(/<details class="map-fold" id="map">\s*<summary>Show the map</)
  })

  test('hotels can be filtered by stars and by the limit of the policy', async () => {
    const { read } = await hotelsOf()
    const starsIn = (html: string) =>
      [...html.matchAll(/<span class="hidden">(\d) stars<\/span>/g)].map(([, stars]) => Number(stars))
    const [all, good] = [starsIn((await read()).html), starsIn((await read('&stars=4')).html)]
    expect(Math.min(...all)).toBeLessThan(4)
    expect(good).toHaveLength(all.filter((stars) => stars >= 4).length)
    expect((await read('&inPolicy=yes')).html).not.toContain('above the limit')
  })
})
