import { expect, test } from 'vitest'
import { segmentChanges } from '@/domains/trips/manual/segmentChanges.rules'
import { makeSegment } from '#tests/support/page/factories.ts'

const flight = makeSegment({ id: 's-1' })
const back = makeSegment({ id: 's-2' })

test('equal segments are not reported as changed', () => {
  expect(segmentChanges([flight, back], [{ ...flight, checkInOpens: null }, back])).toEqual([])
})

test('a removed, a changed and an added segment are reported', () => {
  const later = { ...flight, departure: '2026-05-12T21:00' }
  const third = makeSegment({ id: 's-3' })
  expect(segmentChanges([flight, back], [later, third])).toEqual([
    { was: back, is: undefined },
    { was: flight, is: later },
    { was: undefined, is: third },
  ])
})
