import { describe, expect, test } from 'vitest'
import { datesOf, figuresOf, lacksOf, placeOf, statesThereAre, stepOf } from '@/domains/events/organize/organize.rules'
import {
  groupFormSchema,
  groupValues,
  type GroupValues,
  namesFor,
} from '@/domains/events/organize/form/groupForm.rules'
import { makeGroupDetail, makeOrganizedGroup } from '#tests/support/events/organizedGroupFactory.ts'

const empty = groupValues(null)
const few = { ...empty, nameEn: 'Kick-off', startDate: '2027-02-01', endDate: '2027-02-02' }
const problemsOf = (values: GroupValues) => {
  const { error } = groupFormSchema('nameEn').safeParse(values)
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}

describe('the form of an event', () => {
  test('an event needs only a name in one language and its days; an empty field is undecided', () => {
    expect(groupFormSchema('nameEn').parse({ ...few, nameEn: '', nameFr: 'Lancement' })).toEqual({
      names: [{ locale: 'fr-CA', value: 'Lancement' }],
      actualLocation: null,
      venue: '',
      address: '',
      startDate: '2027-02-01',
      endDate: '2027-02-02',
      arrivalTime: null,
      answerBy: null,
      bookBy: null,
      budget: null,
      notes: '',
      creditCardId: null,
    })
  })

  test('an event comes back from its form as it was', () => {
    const { names, version, ...group } = makeGroupDetail()
    expect(groupFormSchema('nameEn').parse(groupValues({ names, version, ...group }))).toMatchObject({
      names,
      actualLocation: 'MAD',
      arrivalTime: '18:00',
      answerBy: '2026-05-20',
      budget: 3600,
    })
  })

  test.each<[Partial<GroupValues>, string[]]>([
    [{ nameEn: ' ' }, ['nameEn', 'required']],
    [{ nameFr: 'x'.repeat(81) }, ['nameFr', 'tooLong']],
    [{ startDate: '' }, ['startDate', 'required']],
    [{ endDate: '2027-01-31' }, ['endDate', 'endBeforeStart']],
    [{ endDate: '2027-05-01' }, ['endDate', 'dateTooFar']],
    [{ answerBy: '2027-02-02' }, ['answerBy', 'dateTooFar']],
    [{ budget: 'a lot' }, ['budget', 'invalid']],
    [{ budget: '2000000' }, ['budget', 'invalid']],
    [{ notes: 'Pay with 4111 1111 1111 1111' }, ['notes', 'cardInText']],
  ])('the form refuses %o at its field', (changed, problem) => {
    expect(problemsOf({ ...few, ...changed })).toContainEqual(problem)
  })

  test('an English name stays in the locale in which it was given', () => {
    const names = [{ locale: 'en-CA' as const, value: 'New' }]
    expect(namesFor(names, [])).toEqual(names)
    expect(namesFor(names, [{ locale: 'en-US', value: 'Old' }])).toEqual([{ locale: 'en-US', value: 'New' }])
  })
})

describe('an event of an organizer', () => {
  const today = '2026-05-09'
  test('an event lacks a place, days ahead and people until it is confirmed', () => {
    const { counts } = makeOrganizedGroup()
    const nothing = { actualLocation: null, startDate: '2026-05-08', counts: { ...counts, listed: 0 } }
    expect(lacksOf(makeOrganizedGroup({ status: 'approved', ...nothing }), today)).toEqual([
      'actualLocation',
      'startDate',
      'travelers',
    ])
    expect(lacksOf(makeOrganizedGroup({ status: 'approved' }), today)).toEqual([])
    expect(lacksOf(makeOrganizedGroup({ status: 'canceled', ...nothing }), today)).toEqual([])
  })

  test('an event has one step that moves it on; cancelling and sending back are no such step', () => {
    expect(stepOf({ nextStatuses: ['pendingApproval', 'canceled'] })).toBe('pendingApproval')
    expect(stepOf({ nextStatuses: ['approved', 'planning', 'canceled'] })).toBe('approved')
    expect(stepOf({ nextStatuses: ['canceled'] })).toBeUndefined()
  })

  test('an event names its place once', () => {
    expect(placeOf({ venue: 'Expo', cityName: 'Madrid', actualLocation: 'MAD' })).toBe('Expo, Madrid')
    expect(placeOf({ venue: 'Aurora Toronto', cityName: 'Toronto', actualLocation: 'YTO' })).toBe('Aurora Toronto')
    expect(placeOf({ venue: '', cityName: '', actualLocation: null })).toBe('')
  })

  test('an event shows its days in order', () => {
    const dates = datesOf(makeOrganizedGroup({ answerBy: '2026-05-28', bookBy: '2026-05-20' }))
    expect(dates.map(({ what }) => what)).toEqual(['bookBy', 'answerBy', 'startDate', 'endDate'])
    expect(datesOf(makeOrganizedGroup({ answerBy: null, bookBy: null }))).toHaveLength(2)
  })

  test('an event shows declines and people without a trip only where there are some', () => {
    const { counts } = makeOrganizedGroup()
    expect(figuresOf(counts)).toHaveLength(6)
    expect(figuresOf({ ...counts, declined: 0, needNoTrip: 0 }).map(({ figure }) => figure)).toEqual([
      'listed',
      'invited',
      'accepted',
      'booked',
    ])
  })

  test('the filter offers the states that some event has, and the chosen one', () => {
    const states = statesThereAre({ confirmed: 2, planning: 1 }, 'canceled')
    expect(states.map(({ status }) => status)).toEqual(['planning', 'confirmed', 'canceled'])
  })
})
