import { describe, expect, test } from 'vitest'
import { lastValidDay, progressOn, requirementOf, scoreOf } from '#server/domains/education/education.rules.ts'
import { completionQuery, daysIn, toModulePatch } from '@/domains/education/admin/manageEducation.rules'
import { countStates, inOrderOfNeed, shownModules } from '@/domains/education/education.rules'
import {
  makeManagedModule,
  makeModule,
  makeRequirement,
  passedModule,
} from '#tests/support/education/educationFactory.ts'

const today = '2026-05-12'
const setting = { assignment: 'optional' as const, dueDays: 30, requiredSince: null, version: 1 }
const required = { ...setting, assignment: 'required' as const, requiredSince: new Date('2026-04-01T12:00:00Z') }
const facts = {
  setting,
  isBeforeTrips: true,
  row: undefined,
  journeys: [],
  memberSince: new Date('2020-01-01T12:00:00Z'),
  today,
  countryName: (code: string) => code,
}
const passed = { passedOn: '2026-01-10', validUntil: '2026-08-01' }
const journey = (startsOn: string) => ({ bookingId: `T${startsOn}`, startsOn, countryCode: 'CO' })

describe('the progress of a person', () => {
  test('a certificate is valid on its last day, and lapsed on the next', () => {
    expect(progressOn(undefined, today)).toBe('notStarted')
    expect(progressOn({ passedOn: null, validUntil: null }, today)).toBe('inProgress')
    expect(progressOn({ passedOn: '2025-05-12', validUntil: today }, today)).toBe('passed')
    expect(progressOn({ passedOn: '2025-05-11', validUntil: '2026-05-11' }, today)).toBe('lapsed')
  })

  test('months end on the last day of a shorter month', () => {
    expect(lastValidDay('2026-01-31', 1)).toBe('2026-02-28')
    expect(lastValidDay('2024-02-29', 12)).toBe('2025-02-28')
    expect(lastValidDay('2026-05-12', 24)).toBe('2028-05-12')
  })

  test('a share of right answers is rounded down', () => {
    expect(scoreOf(2, 3)).toBe(66)
    expect(scoreOf(3, 4)).toBe(75)
  })
})

describe('why a module is required', () => {
  test('an optional module without a trip is not required', () => {
    expect(requirementOf(facts)).toBeNull()
  })

  test('the company counts its days from its decision, or from the day a person was added later', () => {
    expect(requirementOf({ ...facts, setting: required })).toMatchObject({ dueOn: '2026-05-01', isOverdue: true })
    const memberSince = new Date('2026-05-10T12:00:00Z')
    expect(requirementOf({ ...facts, setting: required, memberSince })).toMatchObject({
      dueOn: '2026-06-09',
      isOverdue: false,
    })
    expect(requirementOf({ ...facts, setting: required, row: passed })).toMatchObject({ isOpen: false })
  })

  test('a lapsed certificate is due at the end of the days of the company, or on its last day if that is later', () => {
    const row = { passedOn: '2023-01-10', validUntil: '2025-01-10' }
    const setNow = { ...required, requiredSince: new Date(`${today}T12:00:00Z`) }
    expect(requirementOf({ ...facts, setting: setNow, row })).toMatchObject({
      dueOn: '2026-06-11',
      isOpen: true,
      isOverdue: false,
    })
    const setLong = { ...required, requiredSince: new Date('2024-01-01T12:00:00Z') }
    expect(requirementOf({ ...facts, setting: setLong, row })).toMatchObject({ dueOn: '2025-01-10', isOverdue: true })
  })

  test('a trip requires a certificate that is valid on its first day', () => {
    const of = (startsOn: string) => requirementOf({ ...facts, row: passed, journeys: [journey(startsOn)] })
    expect(of('2026-08-01')).toMatchObject({ reason: 'trip', isOpen: false })
    expect(of('2026-08-02')).toMatchObject({ reason: 'trip', isOpen: true, dueOn: '2026-08-02' })
  })

  test('of several trips the first that the certificate does not cover counts', () => {
    const journeys = [journey('2026-06-01'), journey('2026-09-01')]
    expect(requirementOf({ ...facts, row: passed, journeys })?.trip?.bookingId).toBe('T2026-09-01')
  })

  test('an open requirement comes before a settled one, and then the sooner day', () => {
    const journeys = [journey('2026-05-20')]
    const covered = requirementOf({ ...facts, setting: required, row: passed, journeys: [journey('2026-09-01')] })
    expect(covered).toMatchObject({ reason: 'trip', isOpen: true })
    expect(requirementOf({ ...facts, setting: required, journeys })).toMatchObject({ reason: 'company' })
    const later = { ...required, dueDays: 200 }
    expect(requirementOf({ ...facts, setting: later, journeys })).toMatchObject({ reason: 'trip' })
  })

  test('a module that is off is not required before a trip', () => {
    const off = { ...setting, assignment: 'off' as const }
    expect(requirementOf({ ...facts, setting: off, journeys: [journey('2026-05-20')] })).toBeNull()
  })
})

describe('the catalog', () => {
  const soon = makeModule({ id: 'a', required: makeRequirement({ dueOn: '2026-06-01' }) })
  const sooner = makeModule({ id: 'b', topic: 'safety', required: makeRequirement({ dueOn: '2026-05-20' }) })
  const done = passedModule({ id: 'c', required: makeRequirement({ dueOn: '2026-01-01', isOpen: false }) })
  const all = [soon, done, sooner, passedModule({ id: 'd' })]

  test('open requirements come first by their day, settled ones last, and the others keep their order', () => {
    const { required: first, optional } = inOrderOfNeed(all)
    expect(first.map(({ id }) => id)).toEqual(['b', 'a', 'c'])
    expect(optional.map(({ id }) => id)).toEqual(['d'])
  })

  test('modules are counted in each state within a topic', () => {
    expect(countStates(all, undefined).get('required')).toBe(2)
    expect(countStates(all, 'safety').get('required')).toBe(1)
    expect(shownModules(all, { state: 'passed', topic: undefined }).map(({ id }) => id)).toEqual(['c', 'd'])
  })
})

describe('the form of a module', () => {
  test('days are whole and within their limits', () => {
    expect(['1', ' 365 ', '0', '366', '1.5', ''].map(daysIn)).toEqual([
      1,
      365,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('the days of a module that is not required stay as they are', () => {
    const module = makeManagedModule({ dueDays: 45, version: 3 })
    expect(toModulePatch({ assignment: 'off', dueDays: '' }, module)).toEqual({
      assignment: 'off',
      dueDays: 45,
      version: 3,
    })
  })

  test('completion is of the first required module where none is chosen', () => {
    const modules = [makeManagedModule({ id: 'a' }), makeManagedModule({ id: 'b', assignment: 'required' })]
    const state = {
      pageNumber: 1,
      search: '',
      sort: { key: 'number', direction: 'asc' as const },
      filters: {},
      hidden: [],
    }
    expect(completionQuery(state, modules)).toEqual({ moduleId: 'b', pageNumber: 1, sort: 'number:asc' })
    expect(completionQuery({ ...state, filters: { module: ['a'] } }, modules).moduleId).toBe('a')
    expect(completionQuery({ ...state, filters: { module: ['gone'] } }, modules).moduleId).toBe('b')
  })
})
