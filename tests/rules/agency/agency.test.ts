import { expect, test } from 'vitest'
import type { EmployeeConfiguration } from '#contract/session/configuration.ts'
import { contactFor } from '@/domains/agency/agency.rules'
import { openingHoursText } from '@/domains/agency/contactChannels.rules'
import { makeAgencyInfo } from '#tests/support/agency/agencyFactory.ts'

const configuration: EmployeeConfiguration = {
  companyDisplayName: 'Aurora',
  currency: 'USD',
  agencyService: 'default',
  agency: {
    companyName: 'Agency',
    contactPhone: '+1 1',
    contactEmail: 'a@agency.example',
    vipPhone: '+1 2',
    vipEmail: 'vip@agency.example',
    agencyEventPhone: '+1 3',
    agencyEventEmail: 'events@agency.example',
  },
  features: { score: true, groupEvents: true, guestManagement: true, education: true, protect: true, reports: true },
  travelPolicy: null,
}

test('§5 the contact is the one for events, else the VIP service, else the general one', () => {
  expect(contactFor(configuration, false).phone).toBe('+1 1')
  expect(contactFor({ ...configuration, agencyService: 'vip' }, false).email).toBe('vip@agency.example')
  expect(contactFor({ ...configuration, agencyService: 'vip' }, true).phone).toBe('+1 3')
  const noEventDesk = { ...configuration.agency, agencyEventPhone: null, agencyEventEmail: null }
  expect(contactFor({ ...configuration, agency: noEventDesk }, true).phone).toBe('+1 1')
})

test.each([
  ['Monday to Friday', '8:00 to 20:00', 'Monday to Friday, 8:00 to 20:00'],
  ['Monday to Friday', '', 'Monday to Friday'],
  ['', '', ''],
])('opening hours given as %j and %j are shown as %j', (openDay, openHour, said) => {
  expect(openingHoursText(makeAgencyInfo({ openDay, openHour }))).toBe(said)
})
