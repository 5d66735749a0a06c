import type { LegPlace, TravelledBooking, TravelledLeg } from '#server/domains/carbon/emissions/legs.ts'
import type { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { airportOf } from '#server/demo/data/knownPlaces.ts'
import type { RecordPlan } from './plans.ts'

type RecordRow = typeof bookingRecords.$inferInsert

/** The legs of a booking that the agency's records alone know: there and back without stops on the way, and stays. */
export function agencyBooking(plan: RecordPlan, record: RecordRow): TravelledBooking {
  return {
    key: record.id,
    companyId: record.companyId,
    profileId: record.profileId,
    costCenterId: record.costCenterId ?? null,
    recordId: record.id,
    tripId: null,
    bookingId: record.bookingId,
    isEstimated: false,
    isTypical: true,
    legs: legsOf(plan, record.startsOn),
  }
}

function legsOf({ person, by, cabin, stops, hasCar, hasHotel, nights }: RecordPlan, startsOn: string): TravelledLeg[] {
  const home = placeOf(person.airportCode)
  const leg = (kind: TravelledLeg['kind'], from: LegPlace, to: LegPlace, days: Record<'from' | 'to', string>) => ({
    kind,
    from,
    to,
    departureLocal: `${days.from}T15:00`,
    arrivalLocal: `${days.to}T18:00`,
    cabin: kind === 'flight' || kind === 'train' ? cabin : null,
    carClassCode: null,
  })
  const until = addDays(startsOn, nights)
  const rental = leg('car', placeOf(stops[0]!.airport), placeOf(stops[0]!.airport), { from: startsOn, to: until })
  if (by === 'car') return [rental]
  const legs: TravelledLeg[] = []
  let [here, day] = [home, startsOn]
  for (const stop of stops) {
    const there = placeOf(stop.airport)
    legs.push(leg(by, here, there, { from: day, to: day }))
    const leaves = nights === 0 ? day : addDays(day, stop.nights)
    if (hasHotel && leaves > day) legs.push(leg('hotel', there, there, { from: day, to: leaves }))
    ;[here, day] = [there, leaves]
  }
  return [...legs, leg(by, here, home, { from: until, to: until }), ...(hasCar ? [rental] : [])]
}

function placeOf(airport: string): LegPlace {
  const { code, city, cityCode, countryCode } = airportOf(airport)
  return { code, city: city.en, cityCode, countryCode }
}
