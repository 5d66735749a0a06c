import type { AgencyInfo } from '#contract/support/agency.ts'
import type { EmployeeConfiguration } from '#contract/session/configuration.ts'

export const makeEmployeeConfiguration = (changed: Partial<EmployeeConfiguration> = {}): EmployeeConfiguration => ({
  companyDisplayName: 'Aurora',
  currency: 'USD',
  agency: {
    companyName: 'Northway Travel',
    contactPhone: '+1 514 555 0100',
    contactEmail: 'help@northway.example',
    vipPhone: null,
    vipEmail: null,
    agencyEventPhone: null,
    agencyEventEmail: null,
  },
  agencyService: 'default',
  features: {
    score: true,
    groupEvents: false,
    guestManagement: false,
    education: false,
    protect: false,
    reports: true,
  },
  travelPolicy: { id: 'standard' },
  ...changed,
})

export const makeAgencyInfo = (changed: Partial<AgencyInfo> = {}): AgencyInfo => ({
  companyName: 'Northway Travel',
  emailFrom: 'help@northway.example',
  companyTravelPhoneNumber: '+1 514 555 0100',
  openDay: 'Monday to Friday',
  openHour: '8:00 to 20:00',
  ...changed,
})
