import { expect, test } from 'vitest'
import { markOf, shownFirst } from '@/domains/arranger/arranger.rules'
import { makeTraveller, makeTravellerTrip } from '../support/travellerFactory.ts'

const now = { tripStatus: 'InProgress' as const }

test('the mark is the advisory, else that somebody cannot book, else that they travel now', () => {
  const advised = makeTravellerTrip({ ...now, hasTravelAdvisories: true })
  expect(markOf(makeTraveller({ trip: advised, isAllowedToBook: false }))).toBe('advisory')
  expect(markOf(makeTraveller({ trip: makeTravellerTrip(now), isAllowedToBook: false }))).toBe('cannotBook')
  expect(markOf(makeTraveller({ trip: makeTravellerTrip(now) }))).toBe('now')
  expect(markOf(makeTraveller({ trip: makeTravellerTrip() }))).toBeUndefined()
  expect(markOf(makeTraveller())).toBeUndefined()
})

test('an advisory of a later trip is not said of the one somebody is on; where no trip is known it is', () => {
  expect(markOf(makeTraveller({ hasTravelAdvisories: true, trip: makeTravellerTrip(now) }))).toBe('now')
  expect(markOf(makeTraveller({ hasTravelAdvisories: true }))).toBe('advisory')
})

test('five are shown: who travels, who cannot book, who travels next, the others; nobody who has not approved', () => {
  const people = [
    makeTraveller({ firstName: 'Idle' }),
    makeTraveller({ firstName: 'Next', trip: makeTravellerTrip() }),
    makeTraveller({ firstName: 'Later', trip: makeTravellerTrip({ departureDate: '2026-06-01T08:00' }) }),
    makeTraveller({ firstName: 'Blocked', isAllowedToBook: false }),
    makeTraveller({ firstName: 'Asked', approved: false, status: 'sent' }),
    makeTraveller({ firstName: 'Away', trip: makeTravellerTrip(now) }),
    makeTraveller({ firstName: 'Home' }),
  ]
  expect(shownFirst(people).map(({ firstName }) => firstName)).toEqual(['Away', 'Blocked', 'Next', 'Later', 'Idle'])
})
