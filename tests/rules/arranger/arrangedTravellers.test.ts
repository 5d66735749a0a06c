import { expect, test } from 'vitest'
import { blockOf, inOrderOfHome, lackOf, markOf } from '@/domains/arranger/arranger.rules'
import { makeTraveller, makeTravellerTrip } from '#tests/support/arranger/travellerFactory.ts'

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

test('who travels comes first, then who cannot book, who travels next, the others; nobody who has not approved', () => {
  const people = [
    makeTraveller({ firstName: 'Idle' }),
    makeTraveller({ firstName: 'Next', trip: makeTravellerTrip() }),
    makeTraveller({ firstName: 'Later', trip: makeTravellerTrip({ departureDate: '2026-06-01T08:00' }) }),
    makeTraveller({ firstName: 'Blocked', isAllowedToBook: false }),
    makeTraveller({ firstName: 'Asked', approved: false, status: 'sent' }),
    makeTraveller({ firstName: 'Away', trip: makeTravellerTrip(now) }),
    makeTraveller({ firstName: 'Home' }),
  ]
  const names = inOrderOfHome(people).map(({ firstName }) => firstName)
  expect(names).toEqual(['Away', 'Blocked', 'Next', 'Later', 'Idle', 'Home'])
})

test.each([
  ['nothing speaks against it', {}, undefined],
  ['profile issues', { profileIssues: [{ issue: 'genderMissing' }] }, 'lacks'],
  ['a closed profile', { profileIssues: [{ issue: 'notActive' }, { issue: 'genderMissing' }] }, 'closed'],
  ['no permission', { isAllowedToBook: false }, 'notAllowed'],
  ['a policy without any trip', { isAllowedTransient: false, isAllowedEvent: false }, 'noPolicy'],
  ['a policy with trips of events', { isAllowedTransient: false }, undefined],
] as const)('§5 booking for a traveller: %s', (_, changed, block) => {
  const profileIssues = 'profileIssues' in changed ? [...changed.profileIssues] : []
  expect(blockOf(makeTraveller({ ...changed, profileIssues }))).toBe(block)
})

test('what a profile lacks is counted by whose it is, the telephone as one and every card as one', () => {
  const issues = [
    'phoneNumberMissing',
    'phoneTypeMissing',
    'genderMissing',
    'airFopMissing',
    'hotelFopMissing',
    'costCenterMissing',
  ] as const
  const profileIssues = issues.map((issue) => ({ issue }))
  expect(lackOf({ profileIssues })).toEqual({ details: 2, isCard: true, isAdmin: true })
  expect(lackOf({ profileIssues: [] })).toEqual({ details: 0, isCard: false, isAdmin: false })
})
