import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { LocaleCode } from '#contract/texts/locales.ts'
import type { Segment } from '#contract/trips/trips.ts'
import TripPage from '@/domains/trips/trip/TripPage'
import { makeSegment, makeStay, makeTrip, onwards, places, toToronto } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

async function show(segments: Segment[], locale: LocaleCode = 'en-ca') {
  answer(`${paths.trips}/ABC123`, makeTrip({ segments }))
  const route = '/dashboard/trips/:bookingId'
  await renderPage(<TripPage />, { path: '/dashboard/trips/ABC123', route, locale })
  await screen.findByRole('heading', { level: 1, name: /Vancouver/ })
}
const days = () => screen.getByRole('region', { name: 'Day by day' })

beforeEach(() => setClock('2026-05-09T12:00:00Z'))

test('airports have their codes, and codes of stations and car classes are no places', async () => {
  const station = { ...places.YUL, code: 'YMQ', name: 'Central Station' }
  const train = makeSegment({ kind: 'train', from: station, to: { ...places.YYZ, code: 'YTO', name: 'Union Station' } })
  const car = makeSegment({ kind: 'car', carClassCode: 'PCAR', from: places.YVR, to: places.YVR })
  await show([makeSegment(), train, car])
  expect(days()).toHaveTextContent('YUL Montréal–Trudeau')
  expect(days()).toHaveTextContent('Central Station')
  for (const code of ['YMQ', 'YTO', 'PCAR']) expect(days()).not.toHaveTextContent(code)
})

test('a date is shown once at the head of its day, and at a segment end on another day', async () => {
  await show([toToronto, onwards])
  const dates = (text: string) => days().textContent?.split(text).length
  expect(dates('May 12')).toBe(2)
  expect(dates('May 13')).toBe(2)
})

test('the confirmation of every supplier can be copied', async () => {
  await show([makeSegment(), makeStay()])
  expect(screen.getByRole('button', { name: 'Copy QX7P2M' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy AUR443210' })).toBeVisible()
})

describe('the booked details of each segment', () => {
  const train = makeSegment({
    kind: 'train',
    providerName: 'VIA Rail',
    number: '61',
    coach: '2',
    seat: '4C',
    terminal: null,
  })
  const car = makeSegment({
    kind: 'car',
    providerName: 'Hire',
    number: null,
    carClassCode: 'ICAR',
    rentalDesk: 'airport',
  })

  test.each([
    ['en-ca', ['Train 61', 'Coach 2, seat 4C', 'Standard room, king bed', 'Intermediate', ', car rental desk']],
    [
      'fr-ca',
      ['Train 61', 'Voiture 2, place 4C', 'Chambre standard, très grand lit', 'Intermédiaire', ', comptoir de'],
    ],
    ['es-mx', ['Tren 61', 'Vagón 2, asiento 4C', 'Habitación estándar, cama king', 'Intermedio', ', mostrador de']],
  ] as const)('the segments in %s name the booked details', async (locale, words) => {
    await show([train, makeStay(), car], locale)
    for (const word of words) expect(document.body).toHaveTextContent(word)
  })

  test("the time zones have the server's names, and the browser's only without them", async () => {
    await show([makeSegment({ departureZone: 'HAE', arrivalZone: 'HAP' })])
    expect(days()).toHaveTextContent('8:30 a.m.HAE')
    expect(days()).toHaveTextContent('11:05 a.m.HAP')
  })

  test('the browser names the time zones without names from the server', async () => {
    await show([makeSegment()])
    expect(days()).toHaveTextContent('8:30 a.m.EDT')
  })

  test('a hotel’s own hours are shown, and separately the expected arrival', async () => {
    await show([makeSegment(), makeStay({ departure: '2026-05-12T21:40' })])
    expect(days()).toHaveTextContent('Check-infrom 3:00 p.m.')
    expect(days()).toHaveTextContent('Arrival about 9:40 p.m.')
    expect(days()).toHaveTextContent('Check-outuntil 11:00 a.m.')
  })

  test('the check-out before an early flight is above it and names it', async () => {
    const back = makeSegment({
      id: 'back',
      from: places.YVR,
      to: places.YUL,
      departure: '2026-05-17T10:00',
      arrival: '2026-05-17T17:45',
      departureInstant: '2026-05-17T17:00:00Z',
      arrivalInstant: '2026-05-17T21:45:00Z',
    })
    await show([makeSegment(), makeStay({ arrival: '2026-05-17T08:00', arrivalInstant: '2026-05-17T15:00:00Z' }), back])
    expect(days()).toHaveTextContent(/Check out before the 10:00 a\.m\. flight.*10:00 a\.m\..*5:45 p\.m\./)
    // The hotel's own hour would allow what the flight does not.
    expect(days()).not.toHaveTextContent('(by 11:00')
  })

  test('a hotel without hours shows the times that were entered', async () => {
    await show([makeStay({ checkInFrom: null, checkOutUntil: null })])
    expect(days()).toHaveTextContent('Check-in3:00 p.m.')
    expect(days()).not.toHaveTextContent('Arrival about')
  })
})
