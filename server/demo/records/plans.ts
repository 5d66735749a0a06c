import type { TravelType } from '#contract/reports/scores.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { airportOf } from '#server/demo/data/knownPlaces.ts'
import type { Random } from '#server/demo/data/random.ts'
import { chooseTrip } from '#server/demo/journeys/destinations.ts'
import type { TripPlan } from '#server/demo/journeys/journeys.ts'
import type { PersonPlan } from '#server/demo/people/people.ts'

/** A booking that the demo knows from the agency's records alone, before its figures are settled. */
export interface RecordPlan extends Pick<TripPlan, 'person' | 'by' | 'cabin' | 'stops' | 'hasCar'> {
  bookedOn: string
  daysInAdvance: number
  travelType: TravelType
  bookingType: 'online' | 'assisted' | 'agent'
  isEligible: boolean
  hasHotel: boolean
  nights: number
  /** Price with tax, in cents. */
  gross: number
  /** In cents; undefined where it is not known. */
  lowFare: number | undefined
  /** In cents; undefined where it is not known. */
  reference: number | undefined
  policyReason: 'meeting' | 'schedule' | null
}

/** Share of the year's bookings in each month, January to December. */
const season = [7, 8, 10, 9, 10, 9, 5, 5, 10, 11, 9, 7]

/** Plans bookings over some months, `yyyy-MM`, by season. */
export function planRecords(
  people: readonly PersonPlan[],
  months: readonly string[],
  count: number,
  random: Random,
): RecordPlan[] {
  const weights = months.flatMap((month) => Array.from({ length: season[Number(month.slice(5)) - 1]! }, () => month))
  return Array.from({ length: count }, () => planRecord(random.pick(people), random.pick(weights), random))
}

function planRecord(person: PersonPlan, month: string, random: Random): RecordPlan {
  const bookedOn = `${month}-${String(random.int(1, 28)).padStart(2, '0')}`
  const { by, cabin, stops, hasCar, leadDays } = chooseTrip(person, bookedOn, random)
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0)
  const travelType = isDomestic(person, stops) ? 'domestic' : 'international'
  const daysInAdvance = Math.max(leadDays, random.chance(0.5) ? random.int(14, 40) : 0)
  const plan = { person, by, cabin, stops, hasCar, bookedOn, daysInAdvance, travelType, nights } as const
  return {
    ...plan,
    bookingType: random.chance(0.72) ? 'online' : random.chance(0.4) ? 'assisted' : 'agent',
    isEligible: stops.length === 1,
    hasHotel: nights > 0 && random.chance(0.81),
    gross: priceOf(plan, random),
    lowFare: undefined,
    reference: undefined,
    policyReason: random.chance(0.14) ? random.pick(['meeting', 'schedule'] as const) : null,
  }
}

const isDomestic = ({ airportCode }: PersonPlan, stops: TripPlan['stops']) =>
  stops.every(({ airport }) => airportOf(airport).countryCode === airportOf(airportCode).countryCode)

const cabinFactors: Record<TripPlan['cabin'], number> = { economy: 1, premium: 1.6, business: 3.4 }

/** A believable price in cents, before the year is scaled to its total. */
function priceOf(
  {
    by,
    cabin,
    nights,
    travelType,
    daysInAdvance,
    hasCar,
  }: Omit<RecordPlan, 'gross' | 'lowFare' | 'reference' | 'bookingType' | 'isEligible' | 'hasHotel' | 'policyReason'>,
  random: Random,
): number {
  const way =
    by === 'flight' ? (travelType === 'domestic' ? 480 : 1750) * cabinFactors[cabin] : by === 'train' ? 160 : 60
  const late = daysInAdvance >= 14 ? 1 : daysInAdvance >= 7 ? 1.2 : 1.5
  const units = way * late + nights * 190 + (hasCar ? 64 * Math.max(1, nights) : 0)
  // Squared, so that most trips are cheap and few are dear.
  return Math.round((units * random.int(52, 150) ** 2) / 100)
}

/** The days of a planned trip. */
export const daysOf = ({ bookedOn, daysInAdvance, nights }: RecordPlan) => {
  const startsOn = addDays(bookedOn, daysInAdvance)
  return { startsOn, endsOn: addDays(startsOn, nights) }
}
