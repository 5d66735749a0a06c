import { describe, expect, test } from 'vitest'
import type { ProfileIssue } from '#contract/profile/profileIssues.ts'
import {
  isReady,
  leftIn,
  leftToBook,
  nextStep,
  ownPart,
  type ProfileStep,
  profileSteps,
  requestedStep,
  settled,
  type StepFacts,
  stepsFor,
  type StepState,
  stepStates,
  type StepStates,
} from '@/domains/profile/steps.rules'
import { makeProfile } from '#tests/support/page/factories.ts'

const fops: ProfileIssue[] = ['hotelFopMissing', 'carFopMissing', 'railFopMissing', 'airFopMissing']
const profileWith = (issues: ProfileIssue[], changed: Parameters<typeof makeProfile>[0] = {}) =>
  makeProfile({ isAllowedToBook: issues.length === 0, profileIssues: issues.map((issue) => ({ issue })), ...changed })
const states = (issues: ProfileIssue[] = [], facts: Partial<StepFacts> = {}, changed = {}) =>
  stepStates({
    profile: profileWith(issues, changed),
    passports: ['2030-01-01'],
    hasPreferences: true,
    hasEmergencyContact: true,
    today: '2026-05-12',
    ...facts,
  })
const nothing = { phoneNumber: '', dateOfBirth: null, gender: null }

describe('how far a step is', () => {
  test.each<[ProfileIssue[], object, StepState]>([
    [[], {}, 'complete'],
    [['phoneNumberMissing', 'genderMissing', 'dateOfBirthMissing'], nothing, 'notStarted'],
    [['genderMissing'], {}, 'inProgress'],
    [['genderMissing', 'costCenterMissing'], {}, 'inProgress'],
    [['costCenterMissing', 'approverPerTravelPolicyMissing'], {}, 'waitingForAdmin'],
    [['notActive'], {}, 'waitingForAdmin'],
    [['airFopMissing'], {}, 'complete'],
  ])('the step "personal" with %j is %s', (issues, changed, state) =>
    expect(states(issues, {}, changed).personal).toBe(state),
  )

  test.each<[ProfileIssue[], StepState]>([
    [[], 'complete'],
    [fops, 'notStarted'],
    [['hotelFopMissing'], 'inProgress'],
    [['airFopExpired'], 'inProgress'],
    [['centralizedCardMissing'], 'waitingForAdmin'],
    [['costCenterMissing'], 'complete'],
  ])('the step "payment" with %j is %s', (issues, state) => expect(states(issues).payment).toBe(state))

  test.each([
    [[], 'notStarted'],
    [['2026-05-11'], 'inProgress'],
    [['2026-05-12'], 'complete'],
    [['2020-01-01', '2031-01-01'], 'complete'],
  ])('the step "passports" with passports until %j is %s', (passports, state) =>
    expect(states([], { passports }).travelDocuments).toBe(state),
  )

  test('the steps for preferences, contact and review are either complete or not started', () => {
    const empty = states(['genderMissing'], { hasPreferences: false, hasEmergencyContact: false })
    expect([empty.preferences, empty.emergencyContact, empty.review]).toEqual([
      'notStarted',
      'notStarted',
      'notStarted',
    ])
    expect(states()).toMatchObject({ preferences: 'complete', emergencyContact: 'complete', review: 'complete' })
  })

  test('§4 any issue blocks a step, and so does what only the administrator can provide', () => {
    expect(isReady(makeProfile())).toBe(true)
    expect(isReady(profileWith(['costCenterMissing']))).toBe(false)
    expect(isReady(makeProfile({ isMandatoryFieldsComplete: false }))).toBe(false)
  })
})

describe('the way through', () => {
  const open = states([...fops, 'genderMissing'], { passports: [], hasPreferences: false })

  test.each([
    ['payment', 'payment'],
    ['nonsense', 'personal'],
    [null, 'personal'],
    ['review', 'review'],
  ])('the address with ?s=%s shows the step %s', (asked, step) =>
    expect(requestedStep(asked, profileSteps, open)).toBe(step),
  )

  test('the first open step is never one that waits for the administrator', () => {
    expect(requestedStep(null, profileSteps, states(['costCenterMissing', 'airFopMissing']))).toBe('payment')
    expect(requestedStep('unknown', profileSteps, states())).toBe('review')
  })

  test.each([
    ['personal', 'payment'],
    ['payment', 'travelDocuments'],
    ['travelDocuments', 'preferences'],
    ['preferences', 'review'],
    ['emergencyContact', 'review'],
  ] as const)('after %s comes %s', (from, next) => expect(nextStep(from, profileSteps, open)).toBe(next))

  test('skipping every step ends in the review, whatever is left open', () => {
    const way: ProfileStep[] = ['personal']
    while (way.at(-1) !== 'review' && way.length < 9) way.push(nextStep(way.at(-1)!, profileSteps, open))
    expect(way).toEqual(['personal', 'payment', 'travelDocuments', 'preferences', 'review'])
  })

  test('the review comes once no step is open', () =>
    expect(nextStep('payment', profileSteps, states())).toBe('review'))
})

describe('what is left before booking is counted once, wherever it is said', () => {
  test('a card is left to add once, however many uses it pays for, beside what the administrator provides', () => {
    const profile = profileWith(['phoneNumberMissing', 'genderMissing', ...fops, 'costCenterMissing'])
    expect(ownPart(profile)).toMatchObject({ done: 1, of: 4 })
    expect(leftToBook(profile)).toEqual({
      own: [['genderMissing'], ['phoneNumberMissing'], ['airFopMissing']],
      others: ['costCenterMissing'],
    })
    expect([leftIn('personal', profile), leftIn('payment', profile), leftIn('preferences', profile)]).toEqual([2, 1, 0])
  })

  test('a telephone is left to add once, whatever of it is missing', () => {
    const none = profileWith(['phoneCountryCodeMissing', 'phoneTypeMissing', 'phoneNumberMissing'])
    expect(ownPart(none)).toMatchObject({ details: ['phoneNumberMissing'], done: 3, of: 4 })
    const half = profileWith(['phoneTypeMissing', 'phoneCountryCodeMissing'])
    expect(ownPart(half)).toMatchObject({ details: ['phoneCountryCodeMissing'], done: 3, of: 4 })
    expect(settled(half).details).toEqual(['genderMissing', 'dateOfBirthMissing'])
    expect(settled(makeProfile()).details).toContain('phoneNumberMissing')
  })

  test('uses that other cards do not cover are left as one more card', () => {
    const profile = profileWith(['hotelFopMissing', 'carFopExpired'])
    expect(leftToBook(profile)).toEqual({ own: [['hotelFopMissing', 'carFopExpired']], others: [] })
    expect(ownPart(profile)).toMatchObject({ done: 3, of: 4 })
  })

  test('nothing is left to add once everything is there', () => {
    expect(leftToBook(makeProfile())).toEqual({ own: [], others: [] })
    expect(ownPart(makeProfile())).toMatchObject({ done: 4, of: 4 })
  })
})

describe('the steps for an event (`g`)', () => {
  test.each([
    [undefined, false, ['personal', 'payment', 'travelDocuments', 'review']],
    [true, true, ['personal', 'travelDocuments', 'review']],
    [false, false, ['personal', 'payment', 'review']],
    [false, true, ['personal', 'review']],
  ])('an event abroad (%s) and paid for (%s) has the steps %j', (isAbroad, paysForTravelers, steps) =>
    expect(stepsFor({ isAbroad, paysForTravelers })).toEqual(steps),
  )

  test('without an event every step is shown', () => expect(stepsFor()).toEqual(profileSteps))
})

test('every state has a place in the list of states', () => {
  const all: StepStates = states()
  expect(Object.keys(all)).toEqual([...profileSteps])
})
