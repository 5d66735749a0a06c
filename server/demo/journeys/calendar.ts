import { addDays, daysBetween } from '#server/time/zonedTime.ts'
import type { LargeCompanyId } from '#server/demo/company/companies.ts'
import { calendarDate } from '#server/demo/data/days.ts'
import { chooseTrip } from './destinations.ts'
import type { TripPlan } from './journeys.ts'
import type { PersonPlan } from '#server/demo/people/people.ts'
import type { Random } from '#server/demo/data/random.ts'
import { travelerStory } from './travelerStory.ts'

/**
 * The number of trips of each kind in a company, without those of its named traveler. Days are counted from the seed
 * date.
 */
interface Traffic {
  underWay: number
  withinTheWeek: number
  later: number
  past: number
  cancelled: number
}

/** With the named traveler's trips, aurora has 15 people travelling now and 10 trips starting within 7 days (§9). */
const traffic: Record<LargeCompanyId, Traffic> = {
  aurora: { underWay: 14, withinTheWeek: 9, later: 42, past: 146, cancelled: 18 },
  boreal: { underWay: 3, withinTheWeek: 2, later: 7, past: 25, cancelled: 4 },
}

interface Span {
  from: string
  to: string
}

/** Plans all trips from two years back to three months ahead. The trips of a person never overlap. */
export function planTrips(
  company: LargeCompanyId,
  people: PersonPlan[],
  { random, now }: { random: Random; now: Date },
): TripPlan[] {
  const today = calendarDate(now)
  const dateOf = (day: number) => addDays(today, day)
  const ours = people.filter((person) => person.company === company)
  const hero = company === 'aurora' ? ours.find((person) => person.key === 'traveller') : undefined
  const story = hero ? travelerStory(hero, dateOf) : []
  const busy = new Map<string, Span[]>()
  const travelers = random.shuffle(ours.filter((person) => person !== hero && travels(person)))
  const { underWay, withinTheWeek, later, past, cancelled } = traffic[company]
  const onTheRoad = travelers.slice(0, underWay)
  const about = travelers.slice(underWay, underWay + withinTheWeek)
  const book = (person: PersonPlan, day: number, changed: Partial<TripPlan> = {}) => {
    const plan = { ...chooseTrip(person, dateOf(day), random), ...changed }
    return isFree(busy, plan) ? [plan] : []
  }
  const fill = (count: number, make: () => TripPlan[]) => {
    const made: TripPlan[] = []
    while (made.length < count) made.push(...make())
    return made
  }
  const anybody = (low: number, high: number, changed?: Partial<TripPlan>) => () =>
    book(random.pick(travelers), random.int(low, high), changed)
  return [
    ...story,
    ...onTheRoad.flatMap((person) => underWayTrip(book, person, random)),
    ...about.flatMap((person) => book(person, random.int(2, 5))),
    ...fill(later, anybody(10, 85)),
    ...fill(past, anybody(-715, -14)),
    ...fill(cancelled - 4, anybody(-600, -20, { status: 'cancelled' })),
    ...fill(3, anybody(12, 80, { status: 'cancelled' })),
    ...fill(1, anybody(12, 80, { status: 'cancelled', currency: 'USD' })),
  ]
}

/**
 * A trip that began the day before yesterday and ends tomorrow evening at the earliest, so that it is in progress at
 * any hour of today.
 */
const underWayTrip = (
  book: (person: PersonPlan, day: number, changed: Partial<TripPlan>) => TripPlan[],
  person: PersonPlan,
  random: Random,
) =>
  book(person, -2, {
    by: 'flight',
    stops: [{ airport: nearBy(person, random), nights: random.int(3, 5) }],
    hasHotel: true,
  })

/** A destination within a short flight, so that the outbound flight is over by now. */
function nearBy(person: PersonPlan, random: Random): string {
  const near: Record<string, string[]> = {
    MX: ['YYZ', 'DFW', 'LAX'],
    ES: ['LHR', 'CDG', 'FRA'],
    CL: ['LIM', 'BOG'],
    PE: ['SCL', 'BOG'],
  }
  const country = { MEX: 'MX', MAD: 'ES', SCL: 'CL', LIM: 'PE' }[person.airportCode] ?? ''
  const places = near[country] ?? ['YVR', 'YYZ', 'JFK', 'LHR', 'SFO', 'MEX', 'CDG']
  return random.pick(places.filter((place) => place !== person.airportCode))
}

const travels = (person: PersonPlan) => (person.isEmployed ?? true) && !person.isNew && person.type !== 'guest'

function isFree(busy: Map<string, Span[]>, plan: TripPlan): boolean {
  const nights = plan.stops.reduce((sum, stop) => sum + stop.nights, 0)
  const span = { from: addDays(plan.date, -1), to: addDays(plan.date, nights + 3) }
  const spans = busy.get(plan.person.key) ?? []
  if (spans.some((other) => daysBetween(span.from, other.to) >= 0 && daysBetween(other.from, span.to) >= 0))
    return false
  busy.set(plan.person.key, [...spans, span])
  return true
}
