import type { Database } from '#server/db/client.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { slicesOf } from '#server/db/slices.ts'
import { insertLegs } from '#server/domains/carbon/emissions/writeLegs.ts'
import { addUp } from '#server/domains/scores/sums/scoreSummary.ts'
import { scopeCondition } from '#server/domains/scores/scope/bookingScope.ts'
import { readRecordSums } from '#server/domains/scores/sums/readSums.ts'
import { staffGroup } from '#server/domains/profile/groupIds.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { demoCurrency, type LargeCompanyId } from '#server/demo/company/companies.ts'
import { costCenterId } from '#server/demo/company/costCenters.ts'
import { monthFrom } from '#server/demo/data/days.ts'
import { airportOf } from '#server/demo/data/knownPlaces.ts'
import { createRandom, type Random } from '#server/demo/data/random.ts'
import { profileIdOf, type PersonPlan } from '#server/demo/people/people.ts'
import { agencyBooking } from './agencyLegs.ts'
import { balance } from './balance.ts'
import { daysOf, planRecords, type RecordPlan } from './plans.ts'
import { lastYear, yearBefore, type YearFigures } from './targets.ts'

type RecordRow = typeof bookingRecords.$inferInsert

const randomSeed = 881
const rowsAtOnce = 500

/**
 * Inserts bookings that the demo knows from the agency's records alone, without an itinerary, and their emissions. With
 * the booked trips, whose records must be there, the last twelve complete months have the figures of §9, and the twelve
 * before a little less.
 */
export async function plantAgencyRecords(tx: Database, people: readonly PersonPlan[], now: Date): Promise<void> {
  for (const company of ['aurora', 'boreal'] as const) {
    const random = createRandom(randomSeed)
    const travelers = people.filter((person) => person.company === company && isInRecords(person))
    const years = [lastYear[company], yearBefore(lastYear[company])]
    for (const [back, figures] of years.entries()) {
      const months = Array.from({ length: 12 }, (_, at) => monthFrom(now, -12 * back - at - 1)).toReversed()
      const year = await yearOfRecords(tx, { company, travelers, months, figures, back, random })
      for (const some of slicesOf(year, rowsAtOnce)) await tx.insert(bookingRecords).values(some.map(({ row }) => row))
      await insertLegs(
        tx,
        year.map(({ plan, row }) => agencyBooking(plan, row)),
      )
    }
  }
}

/** Staff who travel. The people of the sign-in page have only the trips that they see in their lists. */
const isInRecords = ({ isEmployed = true, isNew, type, key }: PersonPlan) =>
  isEmployed && !isNew && type !== 'guest' && /^\d/.test(key)

interface Year {
  company: LargeCompanyId
  travelers: readonly PersonPlan[]
  months: readonly string[]
  figures: YearFigures
  /** 0 for the last year, 1 for the one before. */
  back: number
  random: Random
}

async function yearOfRecords(tx: Database, year: Year): Promise<{ plan: RecordPlan; row: RecordRow }[]> {
  const { company, travelers, months, figures, back, random } = year
  const period = { from: `${months[0]}-01`, to: `${months.at(-1)}-31` }
  const scope = { companyId: company, period, isGhostOnly: false, includesInherited: false }
  const booked = addUp(await readRecordSums(scopeCondition(scope), undefined, tx), demoCurrency)
  const plans = planRecords(travelers, months, figures.count - booked.count, random)
  balance(plans, booked, figures, random)
  return plans.map((plan, at) => ({
    plan,
    row: recordRow(plan, `bk-${company}-agency-${back}-${String(at + 1).padStart(4, '0')}`, random),
  }))
}

const units = (cents: number | undefined) => (cents === undefined ? null : cents / 100)

function recordRow(plan: RecordPlan, id: string, random: Random): RecordRow {
  const { person, stops, bookedOn, daysInAdvance, bookingType } = plan
  const destination = airportOf(stops[0]!.airport)
  const company = person.company as LargeCompanyId
  return {
    id,
    companyId: company,
    profileId: profileIdOf(company, person.key),
    tripId: null,
    bookingId: locatorOf(random),
    status: 'confirmed',
    costCenterId: costCenterId(company, person.costCenter),
    groupId: staffGroup(company),
    bookedOn,
    ticketedOn: addDays(bookedOn, Math.min(daysInAdvance, bookingType === 'online' ? 0 : random.int(0, 4))),
    ...daysOf(plan),
    travelType: plan.travelType,
    bookingType,
    isEligible: plan.isEligible,
    isGroupEvent: false,
    daysInAdvance,
    nights: plan.nights,
    hotelNights: plan.hasHotel ? plan.nights : 0,
    originCode: person.airportCode,
    destinationCode: destination.code,
    destinationCity: destination.city.en,
    destinationCountryCode: destination.countryCode,
    currency: demoCurrency,
    ...amountsOf(plan),
    grossAmount: plan.gross / 100,
    lowFare: units(plan.lowFare),
    referenceFare: units(plan.reference),
    policyRespected: bookingType === 'agent' ? null : plan.policyReason === null,
    policyReason: bookingType === 'agent' ? null : plan.policyReason,
    isUsedAsGhost: random.chance(0.3),
  }
}

/** Shares of the price: the way there and back takes what stay and car leave. */
function amountsOf({ gross, by, hasHotel, hasCar }: RecordPlan) {
  const hotel = hasHotel ? Math.round(gross * 0.34) : 0
  const car = hasCar || by === 'car' ? Math.round(gross * (by === 'car' ? 0.6 : 0.12)) : 0
  const way = gross - hotel - car
  return {
    flightAmount: by === 'flight' ? way / 100 : 0,
    trainAmount: by === 'train' ? way / 100 : 0,
    hotelAmount: hotel / 100,
    carAmount: (car + (by === 'car' ? way : 0)) / 100,
  }
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const locatorOf = (random: Random) => Array.from({ length: 6 }, () => random.pick(letters.split(''))).join('')
