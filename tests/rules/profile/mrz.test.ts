import { describe, expect, test } from 'vitest'
import { differencesFrom, type PassportLines, readMrz } from '@/domains/profile/documents/mrz.rules'

/** The specimen of ICAO Doc 9303. */
const first = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<'
const second = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'
const read = (one: string, two: string) => readMrz(`${one}\n${two}`)
const replaced = (at: number, char: string) => second.slice(0, at) + char + second.slice(at + 1)

describe('the two lines of a passport', () => {
  test('the two lines of a passport are read', () =>
    expect(read(first, second).passport).toEqual({
      number: 'L898902C3',
      issuedBy: 'UTO',
      expirationDate: '2012-04-15',
      lastName: 'ERIKSSON',
      firstName: 'ANNA MARIA',
      birthDate: '740812',
      sex: 'female',
    }))

  test.each([
    ['in small letters', `${first}\n${second}`.toLowerCase()],
    ['with spaces between', `${first.replaceAll('<', ' < ')}\r\n\r\n  ${second}  `],
    ['without a line end', first + second],
    ['with angle quotes for fillers', `${first.replaceAll('<<', '«')}\n${second.replaceAll('<', '‹')}`],
  ])('the two lines of a passport are read %s', (_how, pasted) =>
    expect(readMrz(pasted).passport?.number).toBe('L898902C3'),
  )

  test.each([
    ['nothing', ''],
    ['one line', second],
    ['a line too short', `${first.slice(1)}\n${second}`],
    ['three lines', `${first}\n${second}\n${second}`],
    ['a visa', `V${first.slice(1)}\n${second}`],
    ['another script', `${first.replace('ANNA', 'АННА')}\n${second}`],
    ['a script injection', `<script>alert(1)</script>\n${second}`],
    ['far too much', 'P'.repeat(100_000)],
  ])('the input "%s" is refused', (_what, pasted) => expect(readMrz(pasted)).toEqual({ problem: 'lines' }))

  test.each([
    [9, '7', 'documentNumberCheckDigit'],
    [0, 'M', 'documentNumberCheckDigit'],
    [19, '1', 'birthDateCheckDigit'],
    [18, '3', 'birthDateCheckDigit'],
    [27, '8', 'expirationDateCheckDigit'],
    [26, '6', 'expirationDateCheckDigit'],
    [42, '2', 'personalNumberCheckDigit'],
    [43, '1', 'compositeCheckDigit'],
  ])('a wrong character %i names the check digit that does not fit', (at, char, problem) =>
    expect(read(first, replaced(at, char))).toEqual({ problem }),
  )

  test.each(['RKS', 'XKX'])('Kosovo, written as %s, is XKX', (state) =>
    expect(read(first.replace('UTO', state), second).passport?.issuedBy).toBe('XKX'),
  )

  test('Germany is D in the two lines of a passport', () =>
    expect(read(first.replace('UTO', 'D<<'), second).passport?.issuedBy).toBe('DEU'))
})

describe('a passport compared with the profile', () => {
  const passport: PassportLines = {
    number: 'L898902C3',
    issuedBy: 'CAN',
    expirationDate: '2030-04-15',
    lastName: 'ERIKSSON',
    firstName: 'ANNA MARIA',
    birthDate: '740812',
    sex: 'female',
  }
  const person = {
    firstName: 'Anna',
    middleName: 'Maria',
    lastName: 'Eriksson',
    dateOfBirth: '1974-08-12',
    gender: 'F' as const,
  }

  test('equal names are no difference', () => expect(differencesFrom(person, passport)).toEqual([]))

  test.each([
    ['Müller', 'MUELLER'],
    ['Müller', 'MULLER'],
    ['Łuk', 'LUK'],
    ['O’Brien', 'OBRIEN'],
    ['Saint-Jean', 'SAINT JEAN'],
    ['Þórsson', 'THORSSON'],
    ['Groß', 'GROSS'],
    ['Sørensen', 'SOERENSEN'],
    ['Núñez', 'NUNEZ'],
  ])('the name %s is printed %s', (lastName, printed) =>
    expect(differencesFrom({ ...person, lastName }, { ...passport, lastName: printed })).toEqual([]),
  )

  test.each([
    ['another last name', { lastName: 'Erikson' }, ['lastName']],
    ['another first name', { firstName: 'Anne' }, ['firstName']],
    ['the beginning of a name only', { firstName: 'Ann', middleName: '' }, ['firstName']],
    ['a middle name that the passport lacks', { middleName: 'Maria Luisa' }, ['firstName']],
    ['another day of birth', { dateOfBirth: '1974-08-21' }, ['dateOfBirth']],
    ['another sex', { gender: 'M' as const }, ['gender']],
    [
      'none of it',
      { firstName: 'Bo', middleName: '', lastName: 'Ek', dateOfBirth: '1980-01-01', gender: 'M' as const },
      ['lastName', 'firstName', 'dateOfBirth', 'gender'],
    ],
  ])('the difference is reported for %s', (_what, changed, fields) =>
    expect(differencesFrom({ ...person, ...changed }, passport)).toEqual(fields),
  )

  test('a name that the profile leaves out is no difference', () =>
    expect(differencesFrom({ ...person, middleName: '', dateOfBirth: null, gender: null }, passport)).toEqual([]))

  test.each([
    ['the last name', { firstName: 'Fnu', lastName: 'Sukarno' }, []],
    ['both', { firstName: 'Sukarno', lastName: 'Sukarno' }, []],
    ['the first name', { firstName: 'Sukarno', lastName: 'Lnu' }, []],
    ['no part', { firstName: 'Sukarni', lastName: 'Sukarni' }, ['lastName']],
  ])('a single name fits where it is %s of the profile', (_, names, differing) => {
    const { passport: lines } = read('P<IDNSUKARNO'.padEnd(44, '<'), second)
    expect(differencesFrom({ ...person, middleName: '', ...names }, lines!)).toEqual(differing)
  })

  test('an X is printed as a filler', () =>
    expect(differencesFrom({ ...person, gender: 'X' }, { ...passport, sex: 'nonspecified' })).toEqual([]))

  test('a name cut to the 39 characters of the line is no difference', () => {
    const cut = { ...passport, lastName: 'NILAVADHANANANDA', firstName: 'CHAYAPA DEJTHAMRONG K' }
    const long = { ...person, firstName: 'Chayapa', middleName: 'Dejthamrong Krasuang', lastName: 'Nilavadhanananda' }
    expect(differencesFrom(long, cut)).toEqual([])
  })
})
