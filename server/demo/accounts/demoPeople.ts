import type { Role } from '#contract/roles.ts'
import type { LargeCompanyId } from '#server/demo/company/companies.ts'
import type { PersonPlan } from '#server/demo/people/people.ts'
import { agencyPeople } from './agency.ts'
import { isListed, smallPeople } from './smallCompanies.ts'

type Row = [
  handle: string,
  firstName: string,
  lastName: string,
  gender: 'M' | 'F' | 'X',
  roles: Role[],
  jobTitle: string,
  costCenter: string,
  airportCode: string,
  cultureCode: string,
  changed?: Partial<PersonPlan>,
]

const aurora: Row[] = [
  ['traveller', 'Camille', 'Tremblay', 'F', ['Traveller'], 'Account director', '210', 'YUL', 'en-CA'],
  ['newhire', 'Jonah', 'Whitfield', 'M', ['Traveller'], 'Product engineer', '310', 'YYZ', 'en-CA', { isNew: true }],
  ['arranger', 'Noor', 'Haddad', 'F', ['Arranger'], 'Executive assistant', '420', 'YYZ', 'en-CA'],
  ['guestbooker', 'Tessa', 'Lindqvist', 'F', ['GuestBooking'], 'Recruiting coordinator', '420', 'ORD', 'en-US'],
  ['guestmanager', 'Marcus', 'Oyelaran', 'M', ['GuestManager'], 'Visitor programme lead', '420', 'JFK', 'en-US'],
  ['admin', 'Priya', 'Raghavan', 'F', ['Admin'], 'Travel programme manager', '400', 'YYZ', 'en-CA'],
  [
    'finance',
    'Olivier',
    'Bouchard',
    'M',
    ['FinancialOfficer'],
    'Chief financial officer',
    '410',
    'YUL',
    'en-CA',
    { manager: 'vip' },
  ],
  [
    'risk',
    'Ingrid',
    'Solberg',
    'F',
    ['RiskAdvisor'],
    'Head of travel safety',
    '400',
    'YYZ',
    'en-CA',
    { claim: 'single' },
  ],
  [
    'organiser',
    'Lucía',
    'Herrera',
    'F',
    ['EventOrganizer'],
    'Events manager',
    '200',
    'MEX',
    'es-MX',
    { claim: 'single' },
  ],
  [
    'vip',
    'Étienne',
    'Lavoie',
    'M',
    ['VIP'],
    'President and chief executive',
    '400',
    'YUL',
    'fr-CA',
    { agencyService: 'vip', policy: 'executive' },
  ],
  [
    'guest',
    'Sam',
    'Okafor',
    'X',
    ['Guest'],
    'Visiting speaker',
    '420',
    'BOS',
    'en-US',
    { claim: 'single', type: 'guest', policy: 'restricted' },
  ],
  ['nobody', 'Alex', 'Moreau', 'X', [], 'None', '420', 'YYZ', 'en-CA', { isEmployed: false }],
  [
    'everything',
    'Robin',
    'Ellis',
    'X',
    ['Admin', 'FinancialOfficer', 'RiskAdvisor', 'GuestManager', 'EventOrganizer', 'Arranger'],
    'Director of corporate services',
    '400',
    'YVR',
    'en-CA',
    { claim: 'spaced', policy: 'executive' },
  ],
]

const boreal: Row[] = [
  ['traveller', 'Anouk', 'Lefebvre', 'F', ['Traveller'], 'Geologist, Boreal Exploration', 'B10', 'YUL', 'fr-CA'],
  ['admin', 'Gordon', 'McTavish', 'M', ['Admin'], 'Boreal travel manager', 'B20', 'YYZ', 'en-CA', { claim: 'spaced' }],
  [
    'risk',
    'Valentina',
    'Rojas',
    'F',
    ['RiskAdvisor'],
    'Boreal safety lead',
    'B12',
    'SCL',
    'es-CL',
    { claim: 'single' },
  ],
  [
    'finance',
    'Hannah',
    'Sorensen',
    'F',
    ['FinancialOfficer'],
    'Boreal controller',
    'B20',
    'YYZ',
    'en-CA',
    { manager: 'admin' },
  ],
  ['arranger', 'Denis', 'Gauthier', 'M', ['Arranger'], 'Boreal site coordinator', 'B11', 'YSB', 'fr-CA'],
]

const planOf =
  (company: PersonPlan['company']) =>
  ([handle, firstName, lastName, gender, roles, jobTitle, costCenter, airportCode, cultureCode, changed]: Row) =>
    ({
      company,
      key: handle,
      firstName,
      lastName,
      gender,
      roles,
      jobTitle,
      costCenter,
      airportCode,
      cultureCode,
      email: `${handle}@${company}.example`,
      ...changed,
    }) satisfies PersonPlan

/** People who sign in for the first time: they have a profile but have not accepted the terms. */
const newcomers = {
  aurora: ['newcomer', 'Daniela', 'Ortega', 'F', ['Traveller'], 'Junior analyst', '310', 'MEX', 'es-MX'],
  boreal: ['newcomer', 'Mathis', 'Gagnon', 'M', ['Traveller'], 'Boreal field technician', 'B11', 'YSB', 'fr-CA'],
} satisfies Record<LargeCompanyId, Row>

export const demoPassword = 'demo'

/** Seeded last, so that they do not change the pseudo-random details of the others. */
export const unregisteredPeople: PersonPlan[] = (['aurora', 'boreal'] as const).map((company) => ({
  ...planOf(company)(newcomers[company]),
  registeredDaysAgo: null,
}))

/** The named people of the main companies. */
export const registeredPeople: PersonPlan[] = [...aurora.map(planOf('aurora')), ...boreal.map(planOf('boreal'))]

/** The people the sign-in page lists. */
export const demoPeople: PersonPlan[] = [
  ...registeredPeople,
  ...unregisteredPeople,
  ...smallPeople.filter(isListed),
  ...agencyPeople,
]
