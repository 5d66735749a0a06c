import { TZDate } from '@date-fns/tz'
import type * as z from 'zod/mini'
import {
  type ManualPlace,
  type ManualSegment,
  manualTripLimits,
  type NewManualTrip,
  newManualTripSchema,
} from '#contract/trips/manualTrips.ts'
import type { FieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import { flightNumber, isJourney } from '#contract/trips/segments.ts'
import type { Place, Segment, SegmentKind, Trip } from '#contract/trips/trips.ts'
import {
  type DateTimeProblem,
  dateTimeParts,
  dateTimeProblem,
  daysAfter,
  isDay,
  joinDateTime,
} from '@/lib/localDateTime'

/** Form values of one segment of a trip booked elsewhere. */
export interface SegmentValues {
  /** Id of an existing segment. */
  segmentId?: string
  kind: SegmentKind
  providerName: string
  /** The number of a flight as printed, `AC 871`, or of a train. */
  number: string
  /** Car class, in free text. */
  productName: string
  confirmationNumber: string
  from: Place | null
  to: Place | null
  departure: string
  arrival: string
  address: string
}
export interface ManualTripValues {
  segments: SegmentValues[]
}

const nothing = {
  from: null,
  to: null,
  departure: '',
  arrival: '',
  providerName: '',
  number: '',
  productName: '',
  address: '',
  confirmationNumber: '',
}
const journeyFields = ['from', 'to', 'departure', 'arrival', 'providerName', 'number', 'confirmationNumber'] as const

/** The fields of each kind in the order of its confirmation. */
export const fieldsOf: Record<SegmentKind, readonly SegmentField[]> = {
  flight: journeyFields,
  train: journeyFields,
  hotel: ['providerName', 'from', 'departure', 'arrival', 'address', 'confirmationNumber'],
  car: ['from', 'to', 'departure', 'arrival', 'providerName', 'productName', 'confirmationNumber'],
}

/** Fields are in the order of the form, which the error summary follows. */
export const emptySegment = (kind: SegmentKind): SegmentValues => ({
  kind,
  ...Object.fromEntries(fieldsOf[kind].map((field) => [field, nothing[field]])),
  ...nothing,
})

/** A change of the kind keeps the fields that every kind has, such as place and times. */
export const asKind = (kind: SegmentKind, { from, departure, arrival, confirmationNumber }: SegmentValues) => ({
  ...emptySegment(kind),
  from,
  departure,
  arrival,
  confirmationNumber,
})

/**
 * A new segment that begins where the last one ends. A flight or train leads back to the start of the trip; a stay or a
 * rental begins when the traveler arrives.
 */
export function nextSegment(kind: SegmentKind, segments: readonly SegmentValues[]): SegmentValues {
  const journeys = segments.filter(isJourney)
  const [first, last] = [journeys[0], journeys.at(-1)]
  const from = (last ? last.to : segments.at(-1)?.from) ?? null
  if (isJourney({ kind })) {
    const home = first?.from ?? null
    return { ...emptySegment(kind), from, to: home?.code === from?.code ? null : home }
  }
  const day = dayIn(last?.arrival ?? '')
  return { ...emptySegment(kind), from, departure: day ? joinDateTime({ date: day, time: '' }) : '' }
}

/** The first field of a segment that is still empty. */
export const firstEmpty = (segment: SegmentValues): SegmentField =>
  fieldsOf[segment.kind].find((field) => !segment[field]) ?? 'providerName'

const segmentOf = (segment: Segment): SegmentValues => ({
  ...emptySegment(segment.kind),
  segmentId: segment.id,
  from: segment.from,
  to: segment.to,
  providerName: segment.providerName,
  number: segment.kind === 'flight' ? flightNumber(segment) : (segment.number ?? ''),
  productName: segment.productName ?? '',
  departure: segment.departure,
  arrival: segment.arrival,
  address: segment.address ?? '',
  confirmationNumber: segment.confirmationNumber,
})

export const valuesOf = (trip: Trip | undefined): ManualTripValues => ({
  segments: trip ? trip.segments.map(segmentOf) : [emptySegment('flight')],
})

/** Consecutive nights at a place, from the local day of the first evening. */
export interface Nights {
  from: string
  nights: number
  place: Place
}

/** The form for a stay in some nights: its place and days are known, its hours are not. */
export const stayIn = ({ from, nights, place }: Nights): ManualTripValues => ({
  segments: [
    {
      ...emptySegment('hotel'),
      from: place,
      departure: joinDateTime({ date: from, time: '' }),
      arrival: joinDateTime({ date: daysAfter(from, nights), time: '' }),
    },
  ],
})

/** Whether a segment has two places; a hotel has one. */
export const hasTwoPlaces = (kind: SegmentKind): boolean => kind !== 'hotel'

/** The first and last day a trip entered by hand may have, `yyyy-MM-dd`. */
export const dayLimits = (today: string) => ({
  min: daysAfter(today, -manualTripLimits.daysBack),
  max: daysAfter(today, manualTripLimits.daysAhead),
})

/** The day of a date and time of the form, undefined while it is empty. */
export function dayIn(moment: string): string | undefined {
  const { date } = dateTimeParts(moment)
  return isDay(date) ? date : undefined
}

/** The first day a segment can end: across the date line a flight lands the day before it takes off. */
export function earliestEnd(kind: SegmentKind, departure: string): string | undefined {
  const day = dayIn(departure)
  return day && kind === 'flight' ? daysAfter(day, -1) : day
}

const placeOnWire = ({ code, name, countryCode, timeZone }: Place): ManualPlace =>
  /^[A-Za-z]{3}$/.test(code) ? { code } : { name, countryCode, timeZone }

/** Converts form values to a segment. A car returned where it was picked up needs no second place. */
function toSegment(segment: SegmentValues): Partial<ManualSegment> {
  const { segmentId, from, to, address, ...rest } = segment
  return {
    ...(segmentId && { id: segmentId }),
    ...rest,
    ...(from && { from: placeOnWire(from) }),
    ...(hasTwoPlaces(segment.kind) && to && { to: placeOnWire(to) }),
    address: address.trim() || null,
  }
}

export type SegmentField = Exclude<keyof SegmentValues, 'segmentId' | 'kind'>
export type SegmentProblem =
  | Extract<FieldProblemCode, 'required' | 'tooLong' | 'cardInText' | 'endBeforeStart' | 'samePlace' | 'invalid'>
  | DateTimeProblem
export interface FieldProblem {
  segment: number
  field: SegmentField
  problem: SegmentProblem
}
export type CheckedTrip = { trip: NewManualTrip; problems: [] } | { trip?: undefined; problems: FieldProblem[] }

/** Checks a trip entered by hand with the contract's schema and for plausibility: problems in the order of the form. */
export function checkManualTrip({ segments }: ManualTripValues): CheckedTrip {
  const parsed = newManualTripSchema.safeParse({ segments: segments.map(toSegment) })
  const broken = parsed.success ? [] : parsed.error.issues.flatMap((issue) => contractProblem(issue, segments))
  const odd = segments.flatMap((segment, index) =>
    senseProblems(segment).map((found) => ({ segment: index, ...found })),
  )
  const problems = firstOfEach([...broken, ...odd], segments)
  if (problems.length > 0) return { problems }
  return parsed.success ? { trip: parsed.data, problems: [] } : { problems }
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>

function contractProblem({ path, message }: Issue, segments: SegmentValues[]): FieldProblem[] {
  const [, index, field] = path
  if (typeof index !== 'number' || typeof field !== 'string') return []
  const value = segments[index]?.[field as SegmentField]
  const isEmpty = value === null || (typeof value === 'string' && value.trim() === '')
  if (field === 'departure' || field === 'arrival') return []
  const told = (['tooLong', 'cardInText'] as const).find((problem) => problem === message) ?? 'invalid'
  return [{ segment: index, field: field as SegmentField, problem: isEmpty ? 'required' : told }]
}

type Found = Omit<FieldProblem, 'segment'>

function senseProblems(segment: SegmentValues): Found[] {
  const found = timeProblems(segment)
  if (isJourney(segment) && !segment.to) return [...found, { field: 'to', problem: 'required' }]
  if (
    isJourney(segment) &&
    segment.from &&
    segment.from.code === segment.to?.code &&
    segment.from.name === segment.to.name
  )
    found.push({ field: 'to', problem: 'samePlace' })
  const begins = instantOf(segment.departure, segment.from)
  const ends = instantOf(segment.arrival, hasTwoPlaces(segment.kind) ? (segment.to ?? segment.from) : segment.from)
  if (begins !== undefined && ends !== undefined && ends <= begins)
    found.push({ field: 'arrival', problem: 'endBeforeStart' })
  return found
}

/** The contract cannot tell a missing date from a missing time or an invalid text. */
const timeProblems = (segment: SegmentValues): Found[] =>
  (['departure', 'arrival'] as const).flatMap((field) => {
    const problem = dateTimeProblem(segment[field])
    return problem ? [{ field, problem }] : []
  })

/** The instant of a local time at a place, in milliseconds; undefined while either is missing. */
function instantOf(local: string, place: Place | null): number | undefined {
  if (dateTimeProblem(local)) return undefined
  const [year, month, day, hour, minute] = local.split(/[-T:]/).map(Number)
  if (!place || year === undefined || month === undefined || minute === undefined) return undefined
  return new TZDate(year, month - 1, day ?? 1, hour ?? 0, minute, place.timeZone).getTime()
}

function firstOfEach(problems: FieldProblem[], segments: readonly SegmentValues[]): FieldProblem[] {
  const placeOf = ({ segment, field }: FieldProblem) => fieldsOf[segments[segment]?.kind ?? 'flight'].indexOf(field)
  const firsts = new Map(problems.toReversed().map((problem) => [`${problem.segment} ${problem.field}`, problem]))
  return [...firsts.values()].toSorted((one, other) => one.segment - other.segment || placeOf(one) - placeOf(other))
}
