import { expect, test } from 'vitest'
import { pseudoRandomInt } from '#server/codes/pseudoRandom.ts'
import { airports } from '#server/reference/airports.ts'
import { airportOf, kilometres } from '#server/reference/places.ts'
import { instantOf, localTimeOf } from '#server/time/zonedTime.ts'
import { cabinsFor, fareOf, lateBookingFactor, totalOf } from '#bookingTool/schedule/fares.ts'
import { blockMinutes, flightsOn } from '#bookingTool/schedule/flights.ts'
import { hotelsIn } from '#bookingTool/schedule/hotels.ts'
import { itinerariesOn } from '#bookingTool/schedule/itineraries.ts'
import { directServices, routesBetween } from '#bookingTool/schedule/network.ts'

const at = (code: string) => airportOf(code)!
const pairs = Array.from({ length: 200 }, (_, index) => [
  airports[pseudoRandomInt(`from ${index}`, 0, airports.length - 1)]!,
  airports[pseudoRandomInt(`to ${index}`, 0, airports.length - 1)]!,
]).filter(([from, to]) => from!.cityCode !== to!.cityCode) as [(typeof airports)[number], (typeof airports)[number]][]

test('a wall clock is converted to the right instant on both sides of daylight saving', () => {
  const iso = (local: string, zone: string) => new Date(instantOf(local, zone)).toISOString()
  expect(iso('2027-03-13T12:00', 'America/Toronto')).toBe('2027-03-13T17:00:00.000Z')
  expect(iso('2027-03-14T12:00', 'America/Toronto')).toBe('2027-03-14T16:00:00.000Z')
  // 02:30 does not exist on this night, 01:30 exists twice on the other.
  expect(localTimeOf(instantOf('2027-03-14T02:30', 'America/Toronto'), 'America/Toronto')).toBe('2027-03-14T03:30')
  expect(iso('2027-11-07T01:30', 'America/Toronto')).toBe('2027-11-07T05:30:00.000Z')
  expect(iso('2027-10-03T02:30', 'Australia/Lord_Howe')).toBe('2027-10-02T15:30:00.000Z')
  expect(iso('2027-01-01T00:30', 'Pacific/Kiritimati')).toBe('2026-12-31T10:30:00.000Z')
})

test('every zone of the reference data reads back what was written', () => {
  for (const zone of new Set(airports.map(({ timeZone }) => timeZone)))
    for (const local of ['2027-01-15T08:05', '2027-07-15T23:55'])
      expect(localTimeOf(instantOf(local, zone), zone)).toBe(local)
})

test('arrivals are local to the destination, across the date line and a night of daylight saving', () => {
  const east = flightsOn(directServices(at('AKL'), at('HNL'))[0]!, '2027-05-10')[0]!
  expect(east.arrival < east.departure).toBe(true)
  const [service] = directServices(at('YUL'), at('CDG'))
  const plain = flightsOn(service!, '2027-03-06')[0]!
  const changed = flightsOn(service!, '2027-03-27')[0]!
  // Europe springs forward in the night of 27 March: the same flight lands an hour later by the clock there, and
  // Montréal, which changed two weeks before, has taken that hour back.
  expect(changed.arrival.slice(11)).toBe(plain.arrival.slice(11))
  expect(changed.arrivesAt - changed.departsAt).toBe(plain.arrivesAt - plain.departsAt)
  const between = flightsOn(service!, '2027-03-20')[0]!
  expect(between.arrival.slice(11) < plain.arrival.slice(11)).toBe(true)
})

test('block time is the distance at 830 km/h plus half an hour', () => {
  expect(Math.round(kilometres(at('YUL'), at('CDG')))).toBe(5524)
  expect(blockMinutes(at('YUL'), at('CDG'))).toBe(430)
})

test('two hundred pairs of cities all have flights, with at most two changes that can be caught', () => {
  expect(pairs.length).toBeGreaterThan(190)
  for (const [from, to] of pairs) {
    const found = itinerariesOn(from.code, to.code, '2027-02-10')
    expect(found.length, `${from.code}–${to.code}`).toBeGreaterThan(0)
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    for (const { segments } of found) {
      expect(segments.length).toBeLessThanOrEqual(3)
      expect(segments[0]!.departure.slice(0, 10)).toBe('2027-02-10')
      for (const [leg, next] of segments.slice(1).entries())
        expect(next.departsAt - segments[leg]!.arrivesAt).toBeGreaterThanOrEqual(3_600_000)
    }
  }
})

test('no foreign airline carries passengers within a country', () => {
  for (const [from, to] of pairs)
    for (const { airline, from: one, to: other } of routesBetween(from, to).flat())
      if (one.countryCode === other.countryCode) expect(airline.countryCode).toBe(one.countryCode)
})

test('the same search has the same answer, and another day keeps the flight numbers', () => {
  expect(itinerariesOn('YMQ', 'PAR', '2027-02-10')).toEqual(itinerariesOn('YMQ', 'PAR', '2027-02-10'))
  const numbers = (date: string) => itinerariesOn('YMQ', 'LON', date).map(({ id }) => id)
  const shared = numbers('2027-02-10').filter((id) => numbers('2027-02-11').includes(id))
  expect(shared.length).toBeGreaterThan(numbers('2027-02-10').length / 2)
})

test('fares rise with the cabin and the closer the day, in whole cents of the currency', () => {
  const [itinerary] = itinerariesOn('YMQ', 'PAR', '2027-02-10')
  const total = (cabin: 'economy' | 'premium' | 'business', today: string) =>
    totalOf(fareOf(itinerary!, cabin, today, 'CAD'))
  expect(total('premium', '2026-12-01')).toBeGreaterThan(total('economy', '2026-12-01'))
  expect(total('business', '2026-12-01')).toBeGreaterThan(total('premium', '2026-12-01'))
  const days = ['2027-01-20', '2027-01-27', '2027-02-03', '2027-02-07', '2027-02-09'].map((day) =>
    total('economy', day),
  )
  expect(days).toEqual(days.toSorted((one, other) => one - other))
  expect(new Set(days).size).toBe(5)
  expect(days.every(Number.isSafeInteger)).toBe(true)
  expect(total('economy', '2026-12-01')).toBeGreaterThan(totalOf(fareOf(itinerary!, 'economy', '2026-12-01', 'USD')))
  expect([21, 20, 13, 6, 2].map(lateBookingFactor)).toEqual([1, 1.12, 1.3, 1.55, 1.85])
  expect(cabinsFor({ ...itinerary!, kilometres: 400 })).toEqual(['economy'])
  expect(cabinsFor({ ...itinerary!, kilometres: 1200 })).toEqual(['economy', 'business'])
})

test('every city has six to ten hotels, a price for each night, cheapest first', () => {
  for (const [airport] of pairs.slice(0, 60)) {
    const hotels = hotelsIn(airport, '2027-02-26', '2027-03-02', 'USD')
    expect(hotels.length).toBeGreaterThanOrEqual(6)
    expect(hotels.length).toBeLessThanOrEqual(10)
    expect(new Set(hotels.map(({ name }) => name)).size).toBe(hotels.length)
    for (const { nights, price } of hotels) {
      expect(nights).toHaveLength(4)
      expect(totalOf(price)).toBe(nights.reduce((sum, night) => sum + totalOf(night), 0))
    }
    const totals = hotels.map(({ price }) => totalOf(price))
    expect(totals).toEqual(totals.toSorted((one, other) => one - other))
  }
  expect(hotelsIn(at('CDG'), '2027-02-26', '2027-02-26', 'USD')).toEqual([])
})
