import type { companies } from '#server/db/schema/company/company.ts'
import { companyPolicies, demoCurrency, features, sharedFields } from '#server/demo/company/companies.ts'
import { rowsOf } from '#server/demo/company/costCenters.ts'
import type { PersonPlan } from '#server/demo/people/people.ts'

/** The travel agency of the first company, as a company of its own: its agents of the help desk sign in here. */
export const agencyRow: typeof companies.$inferInsert = {
  id: 'northline',
  legacyCompanyId: '40001',
  displayName: 'Northline Travel',
  currency: demoCurrency,
  emailDomain: 'northline.example',
  obtKind: 'ZIIOBT',
  obtUrl: null,
  agency: {
    companyName: 'Northline Travel',
    contactPhone: '+1 800 555 0142',
    contactEmail: 'travel@northline.example',
    vipPhone: null,
    vipEmail: null,
    agencyEventPhone: null,
    agencyEventEmail: null,
    opening: { timeZone: 'America/Toronto', hours: [{ days: [1, 2, 3, 4, 5], from: '07:00', to: '21:00' }] },
    emergencyPhone: '+1 800 555 0199',
  },
  agencyEmailFrom: 'itineraries@northline.example',
  ...sharedFields,
  features: features({
    carbonfootprint: 'hidden',
    events42: 'hidden',
    expense: 'disabled',
    marketplace: 'hidden',
    reportsdashboard: 'hidden',
  }),
  employeeFeatures: {
    score: false,
    groupEvents: false,
    guestManagement: false,
    education: false,
    protect: false,
    reports: false,
  },
  expenseUrl: null,
}

export const agencyCostCenterRows = rowsOf('northline', [
  ['N10', null, 'Help desk', 'Service d’assistance', 'Servicio de ayuda'],
])

export const agencyPolicyRows = companyPolicies('northline')

/** The agent of the help desk whom the sign-in page lists. */
export const agencyPeople: PersonPlan[] = [
  {
    company: 'northline',
    key: 'agent',
    firstName: 'Ana',
    lastName: 'Torres',
    gender: 'F',
    roles: ['HelpDeskAgent'],
    jobTitle: 'Help desk agent',
    costCenter: 'N10',
    airportCode: 'YUL',
    cultureCode: 'en-CA',
    email: 'agent@northline.example',
    registeredDaysAgo: 300,
  },
]
