import { describe, expect, test } from 'vitest'
import { mealCodes, newTravelPreferenceSchema } from '#contract/profile/preferences.ts'
import { preferencePages, preferenceValues, mergePage } from '@/domains/profile/preferences/preferences.rules'
import { makePreferences } from '#tests/support/profile/preferencesFactory.ts'

const record = makePreferences({ airRequests: 'Wheelchair to the gate' })

describe('§3 travel preference', () => {
  test('every field of the record is on exactly one of the four pages', () => {
    expect(Object.values(preferencePages).flat().toSorted()).toEqual(
      Object.keys(newTravelPreferenceSchema.shape).toSorted(),
    )
  })

  test('the meals are the twenty of the airlines, and none', () => {
    expect(mealCodes).toHaveLength(21)
    expect(new Set(mealCodes).size).toBe(21)
  })

  test('without a record every choice is "no preference" and every request empty, which the server accepts', () => {
    const empty = preferenceValues(null)
    expect(new Set(Object.values(empty))).toEqual(new Set(['none', '']))
    expect(newTravelPreferenceSchema.safeParse(empty).success).toBe(true)
  })

  test('a page sends its own fields; those of the other pages go along as they were opened', () => {
    const typed = { ...preferenceValues(null), carSize: 'suv' as const, carRequests: 'Child seat' }
    const { tpId: _, version: __, ...others } = record
    expect(mergePage('car', record, typed)).toEqual({ ...others, carSize: 'suv', carRequests: 'Child seat' })
  })

  test('the first saved page creates the whole record', () => {
    const typed = { ...preferenceValues(null), roomType: 'quiet' as const }
    expect(mergePage('hotel', null, typed)).toEqual({ ...preferenceValues(null), roomType: 'quiet' })
  })
})

describe('§9 a request has at most 250 characters on one line', () => {
  const check = (airRequests: string) =>
    newTravelPreferenceSchema.safeParse({ ...preferenceValues(null), airRequests }).error?.issues[0]?.message
  test.each([
    ['250 characters', 'a'.repeat(250), undefined],
    ['251 characters', 'a'.repeat(251), 'tooLong'],
    ['a line end', 'one\ntwo', 'line'],
    ['accents and other scripts', 'Tranquilo, por favor — 静かに', undefined],
  ])('a request with %s is checked', (_what, text, problem) => expect(check(text)).toBe(problem))
})
