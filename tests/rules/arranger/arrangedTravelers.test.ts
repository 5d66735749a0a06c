import { expect, test } from 'vitest'
import { blockOf, inOrderOfHome, lackOf, markOf } from '@/domains/arranger/arranger.rules'
import { makeTraveler, makeTravelerTrip } from '#tests/support/arranger/travelerFactory.ts'

const now = { tripStatus: 'InProgress' as const }

test('the mark of a traveler is the advisory, else that they cannot book, else that they travel now', () => {
  const advised = makeTravelerTrip({ ...now, hasTravelAdvisories: true })
  expect(markOf(makeTraveler({ trip: advised, isAllowedToBook: false }))).toBe('advisory')
  expect(markOf(makeTraveler({ trip: makeTravelerTrip(now), isAllowedToBook: false }))).toBe('cannotBook')
  expect(markOf(makeTraveler({ trip: makeTravelerTrip(now) }))).toBe('now')
  const approval = { status: 'sentBack', isChange: false } as const
  expect(markOf(makeTraveler({ trip: makeTravelerTrip({ approval }) }))).toBe('approval')
  expect(markOf(makeTraveler({ trip: makeTravelerTrip() }))).toBeUndefined()
  expect(markOf(makeTraveler())).toBeUndefined()
})

test('an advisory of a later trip is not shown for the trip under way; it is where no trip is known', () => {
  expect(markOf(makeTraveler({ hasTravelAdvisories: true, trip: makeTravelerTrip(now) }))).toBe('now')
  expect(markOf(makeTraveler({ hasTravelAdvisories: true }))).toBe('advisory')
})

test('travelers under way come first, then those who cannot book, then the next to leave, then the others', () => {
  const people = [
    makeTraveler({ firstName: 'Idle' }),
    makeTraveler({ firstName: 'Next', trip: makeTravelerTrip() }),
    makeTraveler({ firstName: 'Later', trip: makeTravelerTrip({ departureDate: '2026-06-01T08:00' }) }),
    makeTraveler({ firstName: 'Blocked', isAllowedToBook: false }),
    makeTraveler({ firstName: 'Asked', approved: false, status: 'sent' }),
    makeTraveler({ firstName: 'Away', trip: makeTravelerTrip(now) }),
    makeTraveler({ firstName: 'Home' }),
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
] as const)('§5 booking for a traveler is refused for the right reason: %s', (_, changed, block) => {
  const profileIssues = 'profileIssues' in changed ? [...changed.profileIssues] : []
  expect(blockOf(makeTraveler({ ...changed, profileIssues }))).toBe(block)
})

test('missing profile data is counted by its owner, the telephone as one and every card as one', () => {
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
