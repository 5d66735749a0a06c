import { describe, expect, test } from 'vitest'
import { changedSettingsSchema } from '#contract/admin/companySettings.ts'
import { settingsFormSchema, settingsValues } from '@/domains/admin/settings/companySettings.rules'
import { makeCompanySettings } from '#tests/support/admin/companySettingsFactory.ts'

const opened = settingsValues(makeCompanySettings())
const sent = (typed: Partial<typeof opened>) => settingsFormSchema.safeParse({ ...opened, ...typed })

test('settings that nobody changes are sent as they are, and the contract takes them', () => {
  const { companyId: _, currency, emailDomain, version, disclaimers, ...rest } = makeCompanySettings()
  const output = sent({}).data
  expect(output).toMatchObject({ ...rest, disclaimers: [...disclaimers, { locale: 'fr-CA' }, { locale: 'es-ES' }] })
  expect([currency, emailDomain, changedSettingsSchema.safeParse({ ...output, version }).success]).toEqual([
    'CAD',
    'aurora.example',
    true,
  ])
})

describe('§9 the time without activity is typed in minutes and sent in seconds', () => {
  test.each([
    ['', null],
    ['5', 300],
    ['12.5', 750],
    ['12,5', 750],
    ['24', 1440],
  ])('the minutes "%s" are sent in seconds, or refused', (idleMinutes, idleSeconds) => {
    expect(sent({ idleMinutes }).data).toMatchObject({ idleSeconds })
  })

  test.each(['4', '25', 'abc', '-5'])('%s minutes is out of range', (idleMinutes) => {
    expect(sent({ idleMinutes }).error?.issues).toMatchObject([{ path: ['idleMinutes'], message: 'outOfRange' }])
  })
})

test('no address of a booking tool is sent where there is no booking tool', () => {
  expect(sent({ obt_name: '' }).data).toMatchObject({ obt: null })
})

test.each([
  ['obt_url', 'http://tool.example', 'webAddress'],
  ['agency_contactPhone', '5145550100', 'wholePhone'],
  ['agency_emailFrom', 'nobody', 'email'],
  ['displayName', '', 'required'],
])('the settings refuse %s at its field: %s', (field, value, code) => {
  expect(sent({ [field]: value }).error?.issues).toMatchObject([{ path: [field], message: code }])
})

describe('the opening hours of the agency', () => {
  const openingOf = (typed: Partial<typeof opened>) => sent(typed).data?.agency.opening

  test('days with the same hours are sent as one spell, a day around the clock as a whole one, closed days not at all', () => {
    expect(openingOf({ day5_is: 'always', day6_is: 'hours', day6_from: '22:00', day6_to: '04:00' })).toEqual({
      timeZone: 'America/Toronto',
      hours: [
        { days: [1, 2, 3, 4], from: '09:00', to: '17:00' },
        { days: [5], from: '00:00', to: '24:00' },
        { days: [6], from: '22:00', to: '04:00' },
      ],
    })
  })

  test('no opening hours are sent without a time zone', () => {
    expect(openingOf({ opening_timeZone: '', day6_is: 'hours' })).toBeNull()
  })

  test.each([
    ['day6_from', 'required', { day6_is: 'hours', day6_to: '12:00' }],
    ['day6_to', 'required', { day6_is: 'hours', day6_from: '12:00' }],
    ['day1_from', 'invalid', { day1_from: 'noon' }],
    ['day1_to', 'invalid', { day1_to: '09:00' }],
  ] as const)('the opening hours refuse %s: %s', (field, code, typed) => {
    expect(sent(typed).error?.issues).toMatchObject([{ path: [field], message: code }])
  })
})
