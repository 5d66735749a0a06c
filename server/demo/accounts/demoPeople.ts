import type { PersonPlan } from '#server/demo/people/people.ts'
import { agencyPeople } from './agency.ts'
import people from './data/people.json' with { type: 'json' }
import { isListed, smallPeople } from './smallCompanies.ts'

type Row = Omit<PersonPlan, 'company' | 'email'>

const planOf =
  (company: PersonPlan['company']) =>
  (row: Row): PersonPlan => ({ company, email: `${row.key}@${company}.example`, ...row })

export const demoPassword = 'demo'

/**
 * People who sign in for the first time: they have a profile but have not accepted the terms. Seeded last, so that they do
 * not change the pseudo-random details of the others.
 */
export const unregisteredPeople: PersonPlan[] = (['aurora', 'boreal'] as const).map((company) => ({
  ...planOf(company)(people.newcomers[company] as Row),
  registeredDaysAgo: null,
}))

/** The named people of the main companies. */
export const registeredPeople: PersonPlan[] = [
  ...(people.aurora as Row[]).map(planOf('aurora')),
  ...(people.boreal as Row[]).map(planOf('boreal')),
]

/** The people the sign-in page lists. */
export const demoPeople: PersonPlan[] = [
  ...registeredPeople,
  ...unregisteredPeople,
  ...smallPeople.filter(isListed),
  ...agencyPeople,
]
