import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sortedHotels, type HotelWithDistance } from '#bookingTool/offers/hotels/hotelOrder.ts'
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

/** The page of the hotels in a city. */
async function hotelsOf(city: string) {
  const wanted = { transport: 'none', needHotel: 'yes', from: '', to: city }
  const found = await visitor.get(`/booking-tool/search?${new URLSearchParams(desk.anotherSearch(wanted))}`)
  return visitor.text(found.headers.get('location')!)
}

describe('the offers of hotels', () => {
  test('hotels are measured from the company’s office, elsewhere from the center of the city', async () => {
    const placesIn = (page: string) =>
      [...page.matchAll(/class="distance">[\d.]+\smi from ([^<]+)</g)].map(([, from]) => from)
    expect(new Set(placesIn(await hotelsOf('Vancouver')))).toEqual(new Set(['Aurora Vancouver']))
    expect(new Set(placesIn(await hotelsOf('Paris')))).toEqual(new Set(['City center']))
  })

  test('hotels are sorted by policy, then distance, then price, and the page explains it', async () => {
    expect(await hotelsOf('Vancouver')).toContain('Best: in policy first, then near Aurora Vancouver, then by price.')
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
    expect(sortedHotels(hotels).map((one) => one.hotel.id)).toEqual(['near', 'nearDear', 'walk', 'airport', 'dear'])
  })
})
