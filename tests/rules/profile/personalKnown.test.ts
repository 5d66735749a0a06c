import { describe, expect, test } from 'vitest'
import type { TravelerNumber } from '#contract/profile/profile.ts'
import {
  travelerNumberEdits,
  travelerNumbersSchema,
  type TravelerNumberValues,
  travelerNumberValues,
  type TravelerNumberWarning,
  travelerNumberWarning,
} from '@/domains/profile/personal/travelerNumbers.rules'
import { makeProfile } from '#tests/support/page/factories.ts'

const none: TravelerNumberValues = { tsa: '', nexus: '', globalEntry: '', sentri: '', redressNumber: '' }
const problemsOf = (values: Partial<TravelerNumberValues>) =>
  (travelerNumbersSchema.safeParse({ ...none, ...values }).error?.issues ?? []).map(({ path, message }) => [
    path[0],
    message,
  ])

describe('values that need a second look but never block', () => {
  test.each<[TravelerNumber, string, TravelerNumberWarning | undefined]>([
    ['tsa', '', undefined],
    ['tsa', '******789', undefined],
    ['tsa', 'TT12345AB', undefined],
    ['tsa', 'te1234567', undefined],
    ['tsa', 'AC 1234-567', undefined],
    ['tsa', 'TT12345678', undefined],
    ['tsa', '981234567', undefined],
    ['tsa', '121234567', 'ktnStart'],
    ['tsa', 'ZZ1234567', 'ktnStart'],
    ['tsa', '1234567', 'ktnLength'],
    ['tsa', 'TT123456789', 'ktnLength'],
    ['tsa', 'TT12345.7', 'ktnLength'],
    ['nexus', '501234567', undefined],
    ['nexus', '50 123-4567', undefined],
    ['nexus', '111234567', 'passidStart'],
    ['nexus', '50123456', 'passidLength'],
    ['globalEntry', '991234567', undefined],
    ['globalEntry', 'TT1234567', 'passidLength'],
    ['sentri', '801234567', undefined],
    ['sentri', '8012345678', 'passidLength'],
    ['redressNumber', '1234567', undefined],
    ['redressNumber', '1234567890123', undefined],
    ['redressNumber', '121234567', undefined],
    ['redressNumber', '123456', 'redressLength'],
    ['redressNumber', '12345678901234', 'redressLength'],
    ['redressNumber', 'AB12345', 'redressLength'],
    ['redressNumber', 'TT1234567', 'ktnInRedress'],
    ['redressNumber', '981234567', 'ktnInRedress'],
  ])('the number of %s %j has the warning %s', (name, typed, warning) => {
    expect(travelerNumberWarning(name, typed)).toBe(warning)
    expect(problemsOf({ [name]: typed }).filter(() => !typed.includes('.'))).toEqual([])
  })

  test.each(['10', '13', '14', '15', '16', '50', '70', '80', '95', '98', '99'])(
    'a PASSID may begin with %s',
    (start) => {
      expect(travelerNumberWarning('nexus', `${start}1234567`)).toBeUndefined()
    },
  )
})

describe('refused values', () => {
  test.each([
    ['too much', '1'.repeat(26), 'tooLong'],
    ['another script', 'ТТ1234567', 'travellerNumber'],
    ['markup', '<img src=x>', 'travellerNumber'],
    ['two lines', '123\n456', 'line'],
    ['a mask with something typed into it', '******7890', 'travellerNumber'],
    ['a mask with something before it', '9******789', 'travellerNumber'],
  ])('a traveler number is refused for %s', (_what, typed, code) => {
    expect(problemsOf({ tsa: typed })).toContainEqual(['tsa', code])
  })
})

describe('§3: masked values', () => {
  test('masked values are shown as they came, go back as they came, and are accepted', () => {
    const profile = makeProfile({ tsa: '******789', nexus: '*****' })
    const values = travelerNumberValues(profile)
    expect(values).toEqual({ ...none, tsa: '******789', nexus: '*****' })
    expect(problemsOf(values)).toEqual([])
    expect(travelerNumberEdits(values)).toEqual(values)
  })

  test('a new number is stored in the form that authorities use', () => {
    expect(travelerNumberEdits({ ...none, tsa: ' tt 123-4567 ', redressNumber: '123 4567' })).toEqual({
      ...none,
      tsa: 'TT1234567',
      redressNumber: '1234567',
    })
  })
})
