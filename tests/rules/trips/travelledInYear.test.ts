import { expect, test } from 'vitest'
import type { Segment } from '#contract/trips/trips.ts'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'
import { travelledInYear } from '#server/domains/trips/summary/travelledInYear.ts'
import { makeSegment, makeStay, onwards, places, toToronto } from '#tests/support/page/factories.ts'

const rows = (...segments: Segment[]) =>
  segments.map(
    (segment) =>
      ({
        ...segment,
        departureLocal: segment.departure,
        arrivalLocal: segment.arrival,
        departureAt: new Date(segment.departureInstant),
        arrivalAt: new Date(segment.arrivalInstant),
      }) as Partial<SegmentRow> as SegmentRow,
  )
const later = { now: new Date('2026-05-20T12:00:00Z'), day: '2026-05-20' }
const home = makeSegment({
  from: places.LHR,
  to: places.YUL,
  departure: '2026-05-16T11:00',
  departureInstant: '2026-05-16T10:00:00Z',
  arrival: '2026-05-16T14:00',
  arrivalInstant: '2026-05-16T18:00:00Z',
})

test('a person without trips has traveled nothing', () =>
  expect(travelledInYear([], later)).toEqual({ trips: 0, nights: 0, cities: 0, countries: 0 }))

test('a flight and a stay in one city count as one of each, with the nights between', () =>
  expect(travelledInYear([rows(makeSegment(), makeStay())], later)).toEqual({
    trips: 1,
    nights: 3,
    cities: 1,
    countries: 1,
  }))

test('a city counts once however often it was visited, and its namesake abroad counts too', () => {
  const namesake = makeSegment({ to: { ...places.YVR, countryCode: 'US' } })
  const trips = [rows(makeSegment()), rows(makeSegment()), rows(namesake)]
  expect(travelledInYear(trips, later)).toMatchObject({ trips: 3, cities: 2, countries: 2 })
})

test('a change of planes is no visit, and home is not counted', () =>
  expect(travelledInYear([rows(toToronto, onwards, home)], later)).toMatchObject({
    nights: 4,
    cities: 1,
    countries: 1,
  }))

test('a trip over New Year counts only the nights of this year', () => {
  const flight = makeSegment({
    departure: '2025-12-30T08:00',
    departureInstant: '2025-12-30T13:00:00Z',
    arrival: '2025-12-30T11:00',
    arrivalInstant: '2025-12-30T19:00:00Z',
  })
  const stay = makeStay({
    departure: '2025-12-30T15:00',
    departureInstant: '2025-12-30T23:00:00Z',
    arrival: '2026-01-03T11:00',
    arrivalInstant: '2026-01-03T19:00:00Z',
  })
  expect(travelledInYear([rows(flight, stay)], later)).toMatchObject({ trips: 0, nights: 2, cities: 1 })
  expect(travelledInYear([rows(flight)], later)).toMatchObject({ trips: 0, nights: 0, cities: 0 })
})

test('a trip under way counts only the nights that are over and the places already reached', () => {
  const under = [rows(makeSegment(), makeStay())]
  const onTheWay = { now: new Date('2026-05-12T14:00:00Z'), day: '2026-05-12' }
  expect(travelledInYear(under, onTheWay)).toEqual({ trips: 1, nights: 0, cities: 0, countries: 0 })
  const there = { now: new Date('2026-05-13T06:00:00Z'), day: '2026-05-13' }
  expect(travelledInYear(under, there)).toEqual({ trips: 1, nights: 1, cities: 1, countries: 1 })
  const dayLater = { now: new Date('2026-05-14T16:00:00Z'), day: '2026-05-14' }
  expect(travelledInYear(under, dayLater).nights).toBe(2)
})

test('a way home that leaves later by the clock than it arrives ends the trip on the day it leaves', () => {
  const out = makeSegment({ to: places.LHR, arrivalInstant: '2026-05-12T18:00:00Z' })
  const overTheDateLine = { ...home, departure: '2026-05-17T09:00', arrival: '2026-05-16T14:00' }
  expect(travelledInYear([rows(out, overTheDateLine)], later).nights).toBe(5)
})
