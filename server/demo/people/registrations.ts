import type { PersonPlan } from './people.ts'
import type { Random } from '#server/demo/data/random.ts'

/** Number of aurora's profiles registered within the last 90 days of the seed date: the "new users" of §9. */
const newUsers = 45
const neverSignedIn = 3

/** People with a name have changes and approved arrangers up to this many days back. */
const daysOfStories = 425

/** Sets a day of registration for each person; exactly `newUsers` people of aurora within the last 90 days. */
export function withRegistrations(people: PersonPlan[], random: Random): PersonPlan[] {
  const isOurs = (person: PersonPlan) => person.company === 'aurora' && (person.isEmployed ?? true)
  const mixed = random.shuffle(
    people.filter((person) => isOurs(person) && !person.isNew && person.roles[0] === 'Traveller'),
  )
  const unnamed = mixed.filter((person) => !isNamed(person))
  const recent = new Set(unnamed.slice(0, newUsers - 1))
  const absent = new Set(unnamed.slice(newUsers - 1, newUsers - 1 + neverSignedIn))
  return people.map((person) => ({ ...person, registeredDaysAgo: dayOf(person, recent, absent, random) }))
}

function dayOf(person: PersonPlan, recent: Set<PersonPlan>, absent: Set<PersonPlan>, random: Random) {
  if (person.isNew) return 5
  if (absent.has(person)) return null
  if (recent.has(person)) return random.int(2, 75)
  return random.int(isNamed(person) ? daysOfStories : 120, 700)
}

const isNamed = (person: PersonPlan) => !/^(guest-)?\d/.test(person.key)
