import type { PersonPlan } from './people.ts'
import type { Random } from './random.ts'

/** Number of aurora's profiles registered within the last 90 days of the seed date: the "new users" of §9. */
const newUsers = 45
const neverSignedIn = 3

/** Gives everybody a day of registration, exactly `newUsers` of aurora's within the last 90 days. */
export function withRegistrations(people: PersonPlan[], random: Random): PersonPlan[] {
  const isOurs = (person: PersonPlan) => person.company === 'aurora' && (person.isEmployed ?? true)
  const mixed = random.shuffle(
    people.filter((person) => isOurs(person) && !person.isNew && person.roles[0] === 'Traveller'),
  )
  const recent = new Set(mixed.slice(0, newUsers - 1))
  const absent = new Set(
    mixed.filter((person) => /^\d/.test(person.key) && !recent.has(person)).slice(0, neverSignedIn),
  )
  return people.map((person) => ({ ...person, registeredDaysAgo: dayOf(person, recent, absent, random) }))
}

function dayOf(person: PersonPlan, recent: Set<PersonPlan>, absent: Set<PersonPlan>, random: Random) {
  if (person.isNew) return 5
  if (absent.has(person)) return null
  return recent.has(person) ? random.int(2, 75) : random.int(120, 700)
}
