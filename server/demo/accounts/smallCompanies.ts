import { addDays } from '#server/time/zonedTime.ts'
import type { companies } from '#server/db/schema/company/company.ts'
import {
  companyPolicies,
  demoCurrency,
  features,
  sharedFields,
  type SmallCompanyId,
} from '#server/demo/company/companies.ts'
import { rowsOf } from '#server/demo/company/costCenters.ts'
import { calendarDate } from '#server/demo/data/days.ts'
import { journey, type Journey } from '#server/demo/journeys/journeys.ts'
import type { PersonPlan } from '#server/demo/people/people.ts'
import type { Random } from '#server/demo/data/random.ts'

/** Companies of a few people: one whose booking tool signs in with SAML, and one that books in certify. */
export const smallCompanies: readonly SmallCompanyId[] = ['cedar', 'dune']

const companyRow = (
  id: SmallCompanyId,
  {
    displayName,
    legacyCompanyId,
    obtKind,
    desk,
  }: { displayName: string; legacyCompanyId: string; obtKind: 'saml' | 'certify'; desk: string },
): typeof companies.$inferInsert => ({
  id,
  legacyCompanyId,
  displayName,
  currency: demoCurrency,
  emailDomain: `${id}.example`,
  obtKind,
  obtUrl: null,
  agency: {
    companyName: desk,
    contactPhone: '+1 888 555 0131',
    contactEmail: `desk@${id}-travel.example`,
    vipPhone: '+1 888 555 0132',
    vipEmail: `vip@${id}-travel.example`,
    agencyEventPhone: '+1 888 555 0133',
    agencyEventEmail: `events@${id}-travel.example`,
    opening: { timeZone: 'America/Vancouver', hours: [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' }] },
  },
  agencyEmailFrom: `itineraries@${id}-travel.example`,
  ...sharedFields,
  features: features({ marketplace: 'disabled', expense: 'disabled', events42: 'disabled' }),
  employeeFeatures: {
    score: false,
    groupEvents: false,
    guestManagement: false,
    education: true,
    protect: true,
    reports: false,
  },
  expenseUrl: null,
})

export const smallCompanyRows = [
  companyRow('cedar', {
    displayName: 'Cedar Studio',
    legacyCompanyId: '30011',
    obtKind: 'saml',
    desk: 'Westcoast Travel Desk',
  }),
  companyRow('dune', {
    displayName: 'Dune Films',
    legacyCompanyId: '30012',
    obtKind: 'certify',
    desk: 'Set Travel Desk',
  }),
]

export const smallPolicyRows = smallCompanies.flatMap(companyPolicies)

export const smallCostCenterRows = [
  ...rowsOf('cedar', [['C10', null, 'Design', 'Conception', 'Diseño']]),
  ...rowsOf('dune', [['D10', null, 'Production', 'Production', 'Producción']]),
]

type Row = [key: string, firstName: string, lastName: string, gender: 'M' | 'F', jobTitle: string, culture: string]

const rows: Record<SmallCompanyId, Row[]> = {
  cedar: [
    ['traveller', 'Maya', 'Sandhu', 'F', 'Set designer', 'en-CA'],
    ['admin', 'Hugo', 'Vallières', 'M', 'Studio manager', 'fr-CA'],
    ['001', 'Wren', 'Kowalski', 'F', 'Model maker', 'en-CA'],
    ['002', 'Tomás', 'Aguirre', 'M', 'Lighting designer', 'es-MX'],
  ],
  dune: [
    ['traveller', 'Élodie', 'Marchand', 'F', 'Location scout', 'fr-CA'],
    ['admin', 'Desmond', 'Achebe', 'M', 'Production manager', 'en-CA'],
    ['001', 'Paloma', 'Iglesias', 'F', 'Line producer', 'es-MX'],
  ],
}
const homes: Record<SmallCompanyId, string> = { cedar: 'YVR', dune: 'YUL' }

export const smallPeople: PersonPlan[] = smallCompanies.flatMap((company) =>
  rows[company].map(([key, firstName, lastName, gender, jobTitle, cultureCode]) => ({
    company,
    key,
    firstName,
    lastName,
    gender,
    roles: [key === 'admin' ? ('Admin' as const) : ('Traveller' as const)],
    jobTitle,
    costCenter: company === 'cedar' ? 'C10' : 'D10',
    airportCode: homes[company],
    cultureCode,
    email: `${key === '001' || key === '002' ? firstName.toLowerCase().replace('á', 'a') : key}@${company}.example`,
    registeredDaysAgo: 150,
  })),
)

/** Whether the sign-in page lists a person. */
export const isListed = ({ key }: PersonPlan) => key === 'traveller' || key === 'admin'

/** Planned trips: days from the seed date, destination, nights. */
const chapters: [day: number, airport: string, nights: number][] = [
  [-64, 'YYZ', 3],
  [-21, 'SFO', 2],
  [16, 'JFK', 3],
]

/** Three trips for each person: two past and one upcoming, offset by some days per person. */
export function smallJourneys(company: SmallCompanyId, { random, now }: { random: Random; now: Date }): Journey[] {
  const today = calendarDate(now)
  const taken = new Set<string>()
  const people = smallPeople.filter((person) => person.company === company)
  return people.flatMap((person, at) =>
    chapters.map(([day, airport, nights], chapter) =>
      journey(
        {
          person,
          date: addDays(today, day + at * 2),
          by: 'flight',
          stops: [{ airport, nights }],
          hasHotel: true,
          hasCar: chapter === 1,
          status: 'confirmed',
          cabin: 'economy',
          leadDays: 25,
          source: 'bookingTool',
        },
        `t-${company}-${String(at * chapters.length + chapter + 1).padStart(4, '0')}`,
        { random, now, taken },
      ),
    ),
  )
}
