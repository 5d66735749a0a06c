import type { policyReasons } from '#contract/trips/trips.ts'
import { segmentCancellations } from '#server/domains/trips/cancel/refunds.ts'
import { addDays } from '#server/time/zonedTime.ts'
import type { trips } from '#server/db/schema/trips/trips.ts'
import type { NewSegmentRow } from '#server/domains/trips/segmentRows.ts'
import { demoCurrency } from '#server/demo/company/companies.ts'
import { daysFrom } from '#server/demo/data/days.ts'
import { flightSegments, locator, type Cabin } from './flights.ts'
import { type PersonPlan, profileIdOf } from '#server/demo/people/people.ts'
import { cents, segmentRows, type SegmentPlan } from './segments.ts'
import { trainSegment } from './rails.ts'
import type { Random } from '#server/demo/data/random.ts'
import { hotelSegment, later, rentalSegment } from './stays.ts'

/** A planned trip: from home over every stop and back. */
export interface TripPlan {
  person: PersonPlan
  /** Local date of the first departure. */
  date: string
  stops: { airport: string; nights: number }[]
  by: 'flight' | 'train' | 'car'
  hasHotel: boolean
  hasCar: boolean
  status: 'confirmed' | 'cancelled'
  cabin: Cabin
  /** Local departure times of each leg, where the plan needs them. */
  times?: (string | undefined)[]
  leadDays: number
  source: 'bookingTool' | 'agency'
  /** Where it was not paid in the currency of the company. */
  currency?: string
  /** Why it was booked out of policy. */
  outOfPolicyReason?: (typeof policyReasons)[number]
}

type TripRow = typeof trips.$inferInsert

/** A trip and its segments, ready for the database. */
export interface Journey {
  trip: TripRow
  segments: NewSegmentRow[]
}

/** Makes the rows of a plan. `taken` collects record locators, to keep them unique. */
export function journey(
  plan: TripPlan,
  id: string,
  context: { random: Random; now: Date; taken: Set<string> },
): Journey {
  const { random, now, taken } = context
  const { company, key, email } = plan.person
  const rows = segmentRows(segmentsOf(plan, random), id)
  const total = cents(rows.reduce((sum, row) => sum + row.amount + row.tax, 0))
  const startsAt = rows[0]?.departureAt as Date
  const booked = daysFrom(startsAt, -plan.leadDays)
  const bookingId = freshLocator(random, taken)
  const bookedAt = booked < now ? booked : daysFrom(now, -random.int(4, 200) / 10)
  const trip: TripRow = {
    id,
    companyId: company,
    profileId: profileIdOf(company, key),
    bookingId,
    status: plan.status,
    startsAt,
    endsAt: new Date(Math.max(...rows.map((row) => row.arrivalAt.getTime()))),
    bookedAt,
    bookedBy: plan.source === 'agency' ? 'agency' : email,
    source: plan.source,
    isCancellable: plan.source === 'bookingTool' && plan.status === 'confirmed',
    currency: plan.currency ?? demoCurrency,
    total,
    outOfPolicyReason: plan.outOfPolicyReason ?? null,
    ...(plan.status === 'cancelled' && cancelled(rows, { startsAt, bookedAt, now })),
    lowestTotal: random.chance(0.64) ? total : cents((total * random.int(52, 92)) / 100),
  }
  return { trip, segments: rows }
}

/**
 * Cancels the segments half-way between booking and start, or today where that has not come, by the tool's own terms.
 */
function cancelled(
  segments: NewSegmentRow[],
  { startsAt, bookedAt, now }: { startsAt: Date; bookedAt: Date; now: Date },
): Pick<TripRow, 'cancelledAt' | 'cancellation'> {
  const latest = Math.min(startsAt.getTime(), now.getTime())
  const cancelledAt = new Date((bookedAt.getTime() + latest) / 2)
  return { cancelledAt, cancellation: segmentCancellations(segments, { bookedAt, now: cancelledAt }) }
}

function segmentsOf(plan: TripPlan, random: Random): SegmentPlan[] {
  const { company, airportCode: home } = plan.person
  if (plan.by === 'car') return [rentalSegment({ company, airport: home, ...drivingDays(plan) }, random)]
  const segments: SegmentPlan[] = []
  let at = home
  let date = plan.date
  let arrived = ''
  const ways = [...plan.stops, { airport: home, nights: 0 }]
  for (const [way, { airport, nights }] of ways.entries()) {
    const rides = waysBetween(plan, { from: at, to: airport, date, time: plan.times?.[way], arrived }, random)
    const left = (rides[0] as SegmentPlan).departureLocal
    if (arrived) segments.push(...atPlace(plan, at, { from: arrived, to: left }, random))
    segments.push(...rides)
    arrived = (rides.at(-1) as SegmentPlan).arrivalLocal
    at = airport
    date = addDays(arrived.slice(0, 10), nights)
  }
  return segments
}

interface Way {
  from: string
  to: string
  date: string
  time: string | undefined
  /** Local time of the arrival at `from`; empty at home. */
  arrived: string
}

function waysBetween(plan: TripPlan, way: Way, random: Random): SegmentPlan[] {
  if (plan.by === 'flight') return flightSegments({ ...way, cabin: plan.cabin }, random)
  const time = way.time ?? `${String(random.int(6, 16)).padStart(2, '0')}:${random.pick(['05', '20', '35', '50'])}`
  const departure = afterMeeting(`${way.date}T${time}`, way.arrived)
  return [trainSegment({ company: plan.person.company, from: way.from, to: way.to, departure }, random)]
}

const meetingMinutes = 180
const lastTrain = '21:00'

/** A train back on the day of arrival leaves after the meeting, or the next day where that is late. */
function afterMeeting(departure: string, arrived: string): string {
  if (arrived.slice(0, 10) !== departure.slice(0, 10)) return departure
  const over = later(arrived, meetingMinutes)
  if (departure >= over) return departure
  return over.slice(11) <= lastTrain && over.startsWith(arrived.slice(0, 10))
    ? over
    : `${addDays(arrived.slice(0, 10), 1)}${departure.slice(10)}`
}

function atPlace(plan: TripPlan, airport: string, span: { from: string; to: string }, random: Random): SegmentPlan[] {
  const { company } = plan.person
  const staysOvernight = span.from.slice(0, 10) !== span.to.slice(0, 10)
  return [
    ...(plan.hasHotel && staysOvernight ? [hotelSegment({ company, airport, ...span }, random)] : []),
    ...(plan.hasCar && staysOvernight ? [rentalSegment({ company, airport, ...span }, random)] : []),
  ]
}

const drivingDays = ({ date, stops }: TripPlan) => ({
  from: `${date}T08:15`,
  to: `${addDays(date, Math.max(1, stops[0]?.nights ?? 1))}T20:00`,
})

function freshLocator(random: Random, taken: Set<string>): string {
  const fresh = locator(random)
  if (taken.has(fresh)) return freshLocator(random, taken)
  taken.add(fresh)
  return fresh
}
