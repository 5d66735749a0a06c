import { expect, test } from 'vitest'
import { otherStayResolver, permitOf, permitResolver } from '@/domains/stays/declared.rules'
import { nextEntryOf, timelineOf } from '@/domains/stays/timeline.rules'
import { makeStays } from '#tests/support/stays/staysFactory.ts'

const stay = (from: string, until: string) => ({
  country: 'FR',
  from,
  until,
  source: 'trip' as const,
  bookingId: 'ABC123',
})

test('the timeline has the 180 days, today, and each kind of days in a row', () => {
  const ahead = [...makeStays().stays, stay('2026-05-13', '2026-05-21')]
  const timeline = timelineOf(makeStays({ stays: ahead }))
  // 180 days until today, and thirty ahead.
  expect(timeline).toMatchObject({ first: '2025-11-14', last: '2026-06-11', length: 210, today: 179 })
  // 16 February is the 95th day; the trip begins on the day after today, and its sixth day is the first over.
  expect(timeline.spans).toEqual([
    { start: 94, length: 85, kind: 'past' },
    { start: 180, length: 5, kind: 'ahead' },
    { start: 185, length: 4, kind: 'over' },
  ])
})

test('the timeline reaches to the end of a later trip, half a year at most', () => {
  expect(timelineOf(makeStays({ stays: [stay('2026-08-01', '2026-08-09')] })).last).toBe('2026-08-09')
  expect(timelineOf(makeStays({ stays: [stay('2027-08-01', '2027-08-09')] })).last).toBe('2026-11-08')
})

test('no days are drawn for an exempt person or in the country of a permit', () => {
  expect(timelineOf(makeStays({ exempt: { by: 'passport', country: 'CH' } })).spans).toEqual([])
  const permit = { id: '1', country: 'FR', kind: 'residencePermit' as const, validFrom: null, validUntil: null }
  expect(timelineOf(makeStays({ permits: [permit] })).spans).toEqual([])
  expect(timelineOf(makeStays({ residence: 'FR' })).spans).toEqual([])
})

test('the next entry is named once no day is left', () => {
  expect(nextEntryOf(makeStays())).toBeNull()
  // 90 days end on the day before; 11 February has left the 180 days on 10 August.
  const used = makeStays({ stays: [stay('2026-02-11', '2026-05-11')], used: 90, remaining: 0, longest: 0 })
  expect(nextEntryOf(used)).toBe('2026-08-10')
})

test('the next entry is none of the days that are booked already', () => {
  // 90 days from 13 May to 10 August; 13 May has left the 180 days on 9 November.
  const booked = makeStays({ stays: [stay('2026-05-13', '2026-08-10')], used: 0, remaining: 90, longest: 0 })
  expect(nextEntryOf(booked)).toBe('2026-11-09')
})

test('a citizenship has no days, whatever was typed before', () => {
  const typed = { kind: 'citizenship' as const, country: 'IE', validFrom: '2026-01-01', validUntil: '' }
  expect(permitOf(typed)).toEqual({ kind: 'citizenship', country: 'IE', validFrom: null, validUntil: null })
})

test.each([
  ['validUntil', 'required', { country: 'FR', validFrom: '2026-01-01', validUntil: '' }],
  ['validUntil', 'endBeforeStart', { country: 'FR', validFrom: '2026-02-01', validUntil: '2026-01-01' }],
  ['country', 'notMember', { country: 'US', validFrom: '2026-01-01', validUntil: '2026-02-01' }],
  ['country', 'required', { country: '', validFrom: '2026-01-01', validUntil: '2026-02-01' }],
  ['validFrom', 'impossibleDate', { country: 'FR', validFrom: '30 Feb', validUntil: '2026-02-01' }],
])('the field %s of a permit is refused with %s', async (field, code, typed) => {
  const { errors } = await permitResolver({ kind: 'residencePermit', ...typed }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  expect(errors[field as keyof typeof errors]?.message).toBe(code)
})

test('days abroad need an end that is not before their beginning', async () => {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const typed = { country: 'FR', from: '2026-02-02', until: '2026-02-01' }
  const { errors } = await otherStayResolver(typed, undefined, options)
  expect(errors).toMatchObject({ until: { message: 'endBeforeStart' } })
  const sound = await otherStayResolver({ ...typed, until: '2026-02-02' }, undefined, options)
  expect(sound).toEqual({ values: { ...typed, until: '2026-02-02' }, errors: {} })
})
