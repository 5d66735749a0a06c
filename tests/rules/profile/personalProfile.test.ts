import { describe, expect, test } from 'vitest'
import type { Profile } from '#contract/profile/profile.ts'
import { contactEdits, contactSchema, contactValues } from '@/domains/profile/personal/contact.rules'
import { identityEdits, identitySchema, identityValues } from '@/domains/profile/personal/identity.rules'
import { makeProfile } from '#tests/support/page/factories.ts'

const problemsOf = (changed: Partial<ReturnType<typeof identityValues>>, profile: Partial<Profile> = {}) => {
  const opened = makeProfile(profile)
  const { error } = identitySchema(opened).safeParse({ ...identityValues(opened), ...changed })
  return (error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`)
}

describe('§3: gender and date of birth are null until they are given', () => {
  test('a missing value is shown as empty, and an empty value is null again', () => {
    const empty = makeProfile({ gender: null, dateOfBirth: null, airportCode: null, countryCode: '' })
    const values = identityValues(empty)
    expect(values).toMatchObject({ gender: '', dateOfBirth: '', airportCode: '', countryCode: '' })
    expect(identityEdits(values)).toMatchObject({ gender: null, dateOfBirth: null, airportCode: null })
    expect(identitySchema(empty).safeParse(values).success).toBe(true)
  })

  test.each(['M', 'F', 'X', 'U'])('the gender %s is sent and read back', (gender) => {
    expect(problemsOf({ gender })).toEqual([])
    expect(identityEdits({ ...identityValues(makeProfile()), gender }).gender).toBe(gender)
  })

  test('a gender, birthday or country cannot be emptied; an airport can', () => {
    expect(problemsOf({ gender: '', dateOfBirth: '', countryCode: '', airportCode: '' })).toEqual([
      'gender required',
      'dateOfBirth required',
      'countryCode required',
    ])
  })
})

describe('§3: a date of birth is yyyy-MM-dd', () => {
  test.each([
    ['1988-04-02', []],
    ['2000-02-29', []],
    ['1900-02-29', ['dateOfBirth impossibleDate']],
    ['2001-02-30', ['dateOfBirth impossibleDate']],
    ['1988--', ['dateOfBirth impossibleDate']],
    ['-04-02', ['dateOfBirth impossibleDate']],
    ['88-04-02', ['dateOfBirth impossibleDate']],
    ['2999-01-01', ['dateOfBirth dateInFuture']],
    ['1850-01-01', ['dateOfBirth dateTooOld']],
  ])('the date of birth %s is checked', (dateOfBirth, problems) => {
    expect(problemsOf({ dateOfBirth })).toEqual(problems)
    expect(problemsOf({ dateOfBirth }, { dateOfBirth: null })).toEqual(problems)
  })
})

describe('names are those of the travel document', () => {
  test.each([
    ['Zoë', []],
    ['D’Arcy-Łuk', []],
    ['', ['firstName required']],
    ['   ', ['firstName required']],
    ['x'.repeat(41), ['firstName tooLong']],
    ['Дмитрий', ['firstName nameScript']],
    ['<script>', ['firstName nameScript']],
    ['José\nLuis', ['firstName line', 'firstName nameScript']],
  ])('the first name %j is checked', (firstName, problems) => {
    expect(problemsOf({ firstName })).toEqual(problems)
  })

  test('a middle name may be empty', () => {
    expect(problemsOf({ middleName: '' })).toEqual([])
  })
})

describe('the telephone', () => {
  const phone = { phoneCountryCode: '1', phoneNumber: '514 555 0134', phoneType: 'mobile', phoneExtension: '' }
  /** The first problem of each field, as its field shows it. */
  const refused = (changed: Partial<typeof phone>) => {
    const issues = contactSchema.safeParse({ ...phone, ...changed }).error?.issues ?? []
    const fields = [...new Set(issues.map(({ path }) => String(path[0])))]
    return fields.map((field) => `${field} ${issues.find(({ path }) => path[0] === field)?.message}`)
  }

  test('§3, §9: the type of a telephone is mobile by default, also after a reset of the profile', () => {
    expect(contactValues(makeProfile({ phoneType: '' })).phoneType).toBe('mobile')
    expect(contactValues(makeProfile({ phoneType: 'work' })).phoneType).toBe('work')
  })

  test('§4: a profile that was reset shows every field empty', () => {
    const reset = makeProfile({ phoneCountryCode: '', phoneNumber: '', phoneType: '', phoneExtension: '' })
    expect(contactValues(reset)).toEqual({
      phoneCountryCode: '',
      phoneNumber: '',
      phoneType: 'mobile',
      phoneExtension: '',
    })
  })

  test('the number of a telephone is stored in digits', () => {
    expect(contactEdits({ ...phone, phoneType: 'work', phoneNumber: '(514) 555-0134' })).toEqual({
      ...phone,
      phoneType: 'work',
      phoneNumber: '5145550134',
    })
  })

  test.each([
    [{}, []],
    [{ phoneNumber: '' }, ['phoneNumber required']],
    [{ phoneNumber: '12' }, ['phoneNumber phoneNumber']],
    [{ phoneNumber: '514555CALL' }, ['phoneNumber phoneNumber']],
    [{ phoneNumber: '<script>' }, ['phoneNumber phoneNumber']],
    [{ phoneNumber: '5'.repeat(31) }, ['phoneNumber tooLong']],
    [{ phoneCountryCode: '' }, ['phoneCountryCode required']],
    [{ phoneCountryCode: '999' }, ['phoneCountryCode phoneCode']],
    [{ phoneType: '' }, ['phoneType required']],
    [{ phoneExtension: 'x12' }, ['phoneExtension phoneExtension']],
    [{ phoneExtension: '123456789' }, ['phoneExtension tooLong']],
  ])('the telephone %j is checked: %j', (changed, problems) => {
    expect(refused(changed)).toEqual(problems)
  })
})
