import { describe, expect, test } from 'vitest'
import { changedSettingsSchema } from '#contract/companySettings.ts'
import { settingsFormSchema, settingsValues } from '@/domains/admin/settings/companySettings.rules'
import { makeCompanySettings } from '../support/companySettingsFactory.ts'

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
  ])('%s', (idleMinutes, idleSeconds) => {
    expect(sent({ idleMinutes }).data).toMatchObject({ idleSeconds })
  })

  test.each(['4', '25', 'abc', '-5'])('%s is out of range', (idleMinutes) => {
    expect(sent({ idleMinutes }).error?.issues).toMatchObject([{ path: ['idleMinutes'], message: 'outOfRange' }])
  })
})

test('without a booking tool none is sent, whatever address stands there', () => {
  expect(sent({ obt_name: '' }).data).toMatchObject({ obt: null })
})

test.each([
  ['obt_url', 'http://tool.example', 'webAddress'],
  ['agency_contactPhone', '5145550100', 'wholePhone'],
  ['agency_emailFrom', 'nobody', 'email'],
  ['displayName', '', 'required'],
])('%s is refused at its field: %s', (field, value, code) => {
  expect(sent({ [field]: value }).error?.issues).toMatchObject([{ path: [field], message: code }])
})
