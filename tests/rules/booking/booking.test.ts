import { describe, expect, test } from 'vitest'
import {
  type BookingFacts,
  canBookForSelf,
  isBookEnabled,
  issueMessage,
  offersGuest,
  reasonNotToBook,
  skipsChoice,
} from '@/domains/booking/booking.rules'

const policy = { isAllowedSelf: true, isAllowedTransient: true, isAllowedEvent: true }
const traveler: BookingFacts = {
  isAllowedToBook: true,
  issues: [],
  tool: 'ZIIOBT',
  policy,
  roles: ['Traveller'],
  isCountLoading: false,
  arrangerRequests: 0,
  bookableGroups: 0,
}
const facts = (change: Partial<BookingFacts>): BookingFacts => ({ ...traveler, ...change })

describe('§5 book for self', () => {
  test('booking for oneself needs permission, a tool and a policy that allows it', () => {
    expect(canBookForSelf(traveler)).toBe(true)
    expect(canBookForSelf(facts({ isAllowedToBook: false }))).toBe(false)
    expect(canBookForSelf(facts({ tool: null }))).toBe(false)
    expect(canBookForSelf(facts({ policy: { ...policy, isAllowedSelf: false } }))).toBe(false)
    expect(canBookForSelf(facts({ policy: null }))).toBe(false)
  })
})

describe('§5 the book button', () => {
  test.each<[string, Partial<BookingFacts>, boolean]>([
    ['a traveler whom nothing hinders', {}, true],
    ['while the arranger requests are counted', { isCountLoading: true }, false],
    ['without a booking tool', { tool: null }, false],
    ['where the policy forbids booking for oneself', { policy: { ...policy, isAllowedSelf: false } }, false],
    ['events only, and no bookable group', { policy: { ...policy, isAllowedTransient: false } }, false],
    [
      'events only, with a bookable group',
      { policy: { ...policy, isAllowedTransient: false }, bookableGroups: 1 },
      true,
    ],
    [
      'a bookable group, and events not allowed',
      { policy: { ...policy, isAllowedTransient: false, isAllowedEvent: false }, bookableGroups: 1 },
      false,
    ],
    ['not allowed to book, arranging for nobody', { isAllowedToBook: false }, false],
    ['not allowed to book, arranging for somebody', { isAllowedToBook: false, arrangerRequests: 2 }, true],
  ])('the book button is enabled or not for %s', (_, change, enabled) => {
    expect(isBookEnabled(facts(change))).toBe(enabled)
  })
})

describe('the reason shown when somebody may not book', () => {
  test.each<[Partial<BookingFacts>, string | undefined]>([
    [{}, undefined],
    [{ isCountLoading: true }, undefined],
    [{ tool: null }, 'noTool'],
    [{ policy: null }, 'noPolicy'],
    [{ policy: { ...policy, isAllowedSelf: false } }, 'policyForbidsSelf'],
    [{ isAllowedToBook: false, issues: ['genderMissing'] }, 'profileIncomplete'],
    [{ isAllowedToBook: false }, 'notAllowed'],
    [{ policy: { ...policy, isAllowedTransient: false } }, 'transientNotAllowed'],
  ])('the reason not to book is right for %o', (change, reason) => {
    expect(reasonNotToBook(facts(change))).toBe(reason)
  })
})

describe('§5 skipping the choice', () => {
  test.each<[string, Partial<BookingFacts>, boolean]>([
    ['a traveler with the first-party tool', {}, true],
    ['a traveler with Concur', { tool: 'Concur' }, true],
    ['a traveler with another tool', { tool: 'certify' }, true],
    ['somebody who arranges', { arrangerRequests: 1 }, false],
    ['transient booking not allowed', { policy: { ...policy, isAllowedTransient: false } }, false],
    ['an event group, events allowed', { bookableGroups: 1 }, false],
    ['an event group, events not allowed', { bookableGroups: 1, policy: { ...policy, isAllowedEvent: false } }, true],
    ['a guest booker, who has the guest option in the first-party tool', { roles: ['GuestBooking'] }, false],
    ['a guest booker with Concur', { roles: ['GuestBooking'], tool: 'Concur' }, true],
    ['a guest booker with another tool', { roles: ['GuestBooking'], tool: 'saml' }, false],
  ])('the choice is skipped or shown for %s', (_, change, skipped) => {
    expect(skipsChoice(facts(change))).toBe(skipped)
  })
})

test('§6 only a guest booker with the first-party tool has the guest option', () => {
  expect(offersGuest(facts({ roles: ['GuestBooking'] }))).toBe(true)
  expect(offersGuest(facts({ roles: ['GuestBooking'], tool: 'Concur' }))).toBe(false)
  expect(offersGuest(traveler)).toBe(false)
})

test('§8 profile issues show one message per issue, or "multiple"', () => {
  expect(issueMessage([])).toBeUndefined()
  expect(issueMessage(['genderMissing'])).toBe('genderMissing')
  expect(issueMessage(['genderMissing', 'phoneNumberMissing'])).toBe('multiple')
})
