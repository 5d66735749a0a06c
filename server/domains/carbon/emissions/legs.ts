import { checkInDay } from '#contract/trips/segments.ts'
import type { LegGap, LegQuality, LegStatus } from '#contract/reports/carbon.ts'
import type { SegmentKind } from '#contract/trips/trips.ts'
import type { footprintLegs } from '#server/db/schema/reports/carbon.ts'
import { daysBetween } from '#server/time/zonedTime.ts'
import { emissionOf, factorOf } from './carbon.rules.ts'
import { flightDistance, groundDistance } from './distance.ts'

type LegRow = typeof footprintLegs.$inferInsert

/** A place of a leg. Codes are empty for a place entered by hand. */
export interface LegPlace {
  code: string
  /** In English. */
  city: string
  cityCode: string
  countryCode: string
}

/** A leg of a booking before its emissions are computed. */
export interface TravelledLeg {
  kind: SegmentKind
  from: LegPlace
  to: LegPlace
  /** Local times, `yyyy-MM-ddTHH:mm`. */
  departureLocal: string
  arrivalLocal: string
  cabin: string | null
  carClassCode: string | null
}

/** A booking whose legs are computed. */
export interface TravelledBooking extends Pick<
  LegRow,
  'companyId' | 'profileId' | 'costCenterId' | 'recordId' | 'tripId' | 'bookingId'
> {
  /** The id that those of its legs begin with. */
  key: string
  /** Entered by hand: nobody has verified it. */
  isEstimated: boolean
  /** The agency's records name the cities alone, so that stops on the way are not known. */
  isTypical: boolean
  /** In chronological order. */
  legs: readonly TravelledLeg[]
}

/** The rows of a booking, in the order of its legs, by the editions of today. */
export const legRows = ({ key, isEstimated, isTypical, legs, ...booking }: TravelledBooking): LegRow[] =>
  legs.map((leg, ordinal) => {
    const computed = computeLeg(leg)
    return {
      ...booking,
      id: `${key}-leg-${ordinal}`,
      ordinal,
      ...describedLeg(leg),
      ...computed,
      status: computed.status === 'counted' && isEstimated ? 'estimated' : computed.status,
      quality: computed.quality === 'distance' && isTypical ? 'typical' : computed.quality,
    }
  })

const describedLeg = ({ kind, from, to, departureLocal, cabin }: TravelledLeg) => ({
  kind,
  travelledOn: kind === 'hotel' ? checkInDay(departureLocal) : departureLocal.slice(0, 10),
  fromCode: from.code,
  fromCity: from.city,
  fromCityCode: from.cityCode,
  toCode: to.code,
  toCity: to.city,
  toCityCode: to.cityCode,
  cabin: kind === 'flight' || kind === 'train' ? cabin : null,
})

/** The computed columns of a leg. */
type ComputedLeg = Pick<LegRow, 'km' | 'nights' | 'edition' | 'factorId' | 'unit' | 'value' | 'valueWithoutForcing'> &
  Pick<LegRow, 'kg' | 'kgWithoutForcing' | 'reason'> & { status: LegStatus; quality: LegQuality }

/** The emissions of one leg, or why it is not counted. */
export function computeLeg(leg: TravelledLeg): ComputedLeg {
  if (leg.kind === 'hotel') return computeStay(leg)
  if (leg.kind === 'car' && isReturnedWherePickedUp(leg)) return notCounted('noDistance')
  const distance = (leg.kind === 'flight' ? flightDistance : groundDistance)(leg.from, leg.to)
  if (!distance) return notCounted('unknownPlace')
  const isTypical = leg.kind === 'car' || !distance.isExact
  return { ...counted(leg, distance.km, isTypical ? 'typical' : 'distance'), km: distance.km, nights: null }
}

function computeStay(leg: TravelledLeg): ComputedLeg {
  const nights = Math.max(0, daysBetween(checkInDay(leg.departureLocal), leg.arrivalLocal.slice(0, 10)))
  return { ...counted(leg, nights, 'distance'), km: null, nights }
}

function counted(leg: TravelledLeg, amount: number, quality: LegQuality): ComputedLeg {
  const factor = factorOf(leg)
  if (!factor) return notCounted('noCountryFactor')
  const { id, edition, unit, value, valueWithoutForcing } = factor
  return {
    status: 'counted',
    quality,
    reason: null,
    factorId: id,
    edition,
    unit,
    value,
    valueWithoutForcing,
    ...emissionOf(factor, amount),
  }
}

const notCounted = (reason: LegGap): ComputedLeg => ({
  status: 'notCounted',
  quality: 'missing',
  reason,
  km: null,
  nights: null,
  edition: null,
  factorId: null,
  unit: null,
  value: null,
  valueWithoutForcing: null,
  kg: null,
  kgWithoutForcing: null,
})

/** Nobody knows how far the car went. Between two cities it went at least from one to the other. */
const isReturnedWherePickedUp = ({ from, to }: TravelledLeg) =>
  from.cityCode && to.cityCode ? from.cityCode === to.cityCode : from.city === to.city
