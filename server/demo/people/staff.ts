import { foldAccents } from '#contract/texts/foldAccents.ts'
import { givenNames, jobTitles, surnames } from '#server/demo/data/names.ts'
import type { LargeCompanyId } from '#server/demo/company/companies.ts'
import type { PersonPlan } from './people.ts'
import type { Random } from '#server/demo/data/random.ts'

/** An office: home airport and culture of its people. */
type Office = [airportCode: string, cultureCode: string]

// prettier-ignore
const offices: Record<LargeCompanyId, Office[]> = {
  aurora: [
    ['YYZ', 'en-CA'], ['YYZ', 'en-CA'], ['YUL', 'fr-CA'], ['YUL', 'fr-CA'], ['YVR', 'en-CA'], ['YYC', 'en-CA'],
    ['JFK', 'en-US'], ['ORD', 'en-US'], ['SFO', 'en-US'], ['DFW', 'en-US'], ['MEX', 'es-MX'], ['MAD', 'es-ES'],
  ],
  boreal: [['YSB', 'en-CA'], ['YUL', 'fr-CA'], ['YVR', 'en-CA'], ['SCL', 'es-CL'], ['LIM', 'es-PE']],
}

const costCenterCodes: Record<LargeCompanyId, string[]> = {
  aurora: ['110', '120', '210', '220', '310', '320', '410', '420'],
  boreal: ['B10', 'B11', 'B12', 'B20'],
}

const managers: Record<LargeCompanyId, string[]> = {
  aurora: ['finance', 'everything', 'vip', 'admin'],
  boreal: ['finance', 'admin'],
}

/** The number of the person without an approver. */
const withoutApprover = 36
/** The number of the person without a home airport. */
const withoutAirport = 37

/** Employees who are not listed on the sign-in page. They can sign in all the same. */
export function staff(company: LargeCompanyId, count: number, random: Random): PersonPlan[] {
  const given = random.shuffle(givenNames)
  const family = random.shuffle(surnames)
  return Array.from({ length: count }, (_, at) => {
    const [airportCode, cultureCode] = offices[company][at % offices[company].length] as Office
    const { name, gender } = given[at % given.length] as (typeof givenNames)[number]
    const lastName = family[(at * 7 + 3) % family.length] as string
    return {
      company,
      key: String(at + 1).padStart(3, '0'),
      firstName: name,
      lastName,
      gender,
      roles: ['Traveller'],
      jobTitle: titleOf(company, random),
      costCenter: random.pick(costCenterCodes[company]),
      airportCode,
      cultureCode,
      email: addressOf(name, lastName, company),
      manager: random.pick(managers[company]),
      policy: at % 9 === 8 ? 'restricted' : 'standard',
      ...(company === 'aurora' && at === withoutApprover && { approverAskedDaysAgo: 1 }),
      ...(company === 'aurora' && at === withoutAirport && { hidesAirport: true }),
    }
  })
}

/** Guests of the company, managed by the guest manager. */
export const guests = (count: number, random: Random): PersonPlan[] =>
  staff('aurora', count, random).map((person, at) => ({
    ...person,
    key: `guest-${at + 1}`,
    roles: ['Guest'],
    jobTitle: guestPurposes[at % guestPurposes.length]!,
    costCenter: '420',
    email: person.email.replace('@', '.guest@'),
    manager: 'guestmanager',
    policy: 'restricted',
    type: 'guest',
    claim: 'single',
  }))

const guestPurposes = ['Candidate interview', 'Visiting lecturer', 'Site audit', 'Partner workshop']

const titleOf = (company: LargeCompanyId, random: Random) => {
  const title = random.pick(jobTitles).en
  return company === 'boreal' ? `${title}, Boreal` : title
}

/** `María José`, `Núñez` → `maria-jose.nunez@…` */
const addressOf = (firstName: string, lastName: string, company: LargeCompanyId) =>
  `${plain(firstName)}.${plain(lastName)}@${company}.example`

const plain = (name: string) => foldAccents(name).replace(/[^a-z]+/g, '-')
