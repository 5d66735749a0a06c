import { TZDate } from '@date-fns/tz'
import { type ManualPlace, type ManualSegment, type NewManualTrip, newManualTripSchema } from '#contract/manualTrips.ts'
import type { Place, Segment, SegmentKind, Trip } from '#contract/trips.ts'

/** One piece of a trip booked elsewhere while it is being typed. */
export interface PieceValues {
  /** Of a piece that exists already. */
  segmentId?: string
  kind: SegmentKind
  providerName: string
  reference: string
  confirmationNumber: string
  from: Place | null
  to: Place | null
  departure: string
  arrival: string
  address: string
}
export interface ManualTripValues {
  pieces: PieceValues[]
}

export const emptyPiece = (kind: SegmentKind): PieceValues => ({
  kind,
  providerName: '',
  reference: '',
  confirmationNumber: '',
  from: null,
  to: null,
  departure: '',
  arrival: '',
  address: '',
})

const pieceOf = (segment: Segment): PieceValues => ({
  segmentId: segment.id,
  kind: segment.kind,
  providerName: segment.providerName,
  reference: segment.reference,
  confirmationNumber: segment.confirmationNumber,
  from: segment.from,
  to: segment.to,
  departure: segment.departure,
  arrival: segment.arrival,
  address: segment.address ?? '',
})

export const valuesOf = (trip: Trip | undefined): ManualTripValues => ({
  pieces: trip ? trip.segments.map(pieceOf) : [emptyPiece('flight')],
})

/** A hotel has one place; whatever drives or flies has two. */
export const hasTwoPlaces = (kind: SegmentKind): boolean => kind !== 'hotel'

const placeOnWire = ({ code, name, countryCode, timeZone }: Place): ManualPlace =>
  /^[A-Za-z]{3}$/.test(code) ? { code } : { name, countryCode, timeZone }

/** A car given back where it was taken needs no second place. */
function toSegment(piece: PieceValues): Partial<ManualSegment> {
  const { segmentId, from, to, address, ...rest } = piece
  return {
    ...(segmentId && { id: segmentId }),
    ...rest,
    ...(from && { from: placeOnWire(from) }),
    ...(hasTwoPlaces(piece.kind) && to && { to: placeOnWire(to) }),
    address: address.trim() || null,
  }
}

export type PieceField = Exclude<keyof PieceValues, 'segmentId' | 'kind'>
export type PieceProblem = 'missing' | 'tooLong' | 'order' | 'samePlace' | 'invalid'
export interface FieldProblem {
  piece: number
  field: PieceField
  problem: PieceProblem
}
export type CheckedTrip = { trip: NewManualTrip; problems: [] } | { trip?: undefined; problems: FieldProblem[] }

/** What the contract asks of a trip entered by hand, and that it makes sense: problems in the order of the form. */
export function checkManualTrip({ pieces }: ManualTripValues): CheckedTrip {
  const parsed = newManualTripSchema.safeParse({ segments: pieces.map(toSegment) })
  const broken = parsed.success
    ? []
    : parsed.error.issues.flatMap(({ path, code }) => contractProblem(path, code, pieces))
  const odd = pieces.flatMap((piece, index) => senseProblems(piece).map((found) => ({ piece: index, ...found })))
  const problems = firstOfEach([...broken, ...odd])
  if (problems.length > 0) return { problems }
  return parsed.success ? { trip: parsed.data, problems: [] } : { problems }
}

function contractProblem(path: PropertyKey[], code: string | undefined, pieces: PieceValues[]): FieldProblem[] {
  const [, index, field] = path
  if (typeof index !== 'number' || typeof field !== 'string') return []
  const value = pieces[index]?.[field as PieceField]
  const isEmpty = value === null || (typeof value === 'string' && value.trim() === '')
  return [
    {
      piece: index,
      field: field as PieceField,
      problem: isEmpty ? 'missing' : code === 'too_big' ? 'tooLong' : 'invalid',
    },
  ]
}

type Found = Omit<FieldProblem, 'piece'>

function senseProblems(piece: PieceValues): Found[] {
  const isRide = piece.kind === 'flight' || piece.kind === 'train'
  if (isRide && !piece.to) return [{ field: 'to', problem: 'missing' }]
  const found: Found[] = []
  if (isRide && piece.from && piece.from.code === piece.to?.code && piece.from.name === piece.to.name)
    found.push({ field: 'to', problem: 'samePlace' })
  const begins = instantOf(piece.departure, piece.from)
  const ends = instantOf(piece.arrival, hasTwoPlaces(piece.kind) ? (piece.to ?? piece.from) : piece.from)
  if (begins !== undefined && ends !== undefined && ends <= begins) found.push({ field: 'arrival', problem: 'order' })
  return found
}

/** Milliseconds of a wall-clock time at a place; undefined while either is not known. */
function instantOf(local: string, place: Place | null): number | undefined {
  const [year, month, day, hour, minute] = local.split(/[-T:]/).map(Number)
  if (!place || year === undefined || month === undefined || minute === undefined) return undefined
  return new TZDate(year, month - 1, day ?? 1, hour ?? 0, minute, place.timeZone).getTime()
}

const order: readonly PieceField[] = [
  'from', 'to', 'providerName', 'reference', 'departure', 'arrival', 'address', 'confirmationNumber',
] // prettier-ignore

function firstOfEach(problems: FieldProblem[]): FieldProblem[] {
  const firsts = new Map(problems.toReversed().map((problem) => [`${problem.piece} ${problem.field}`, problem]))
  return [...firsts.values()].toSorted(
    (one, other) => one.piece - other.piece || order.indexOf(one.field) - order.indexOf(other.field),
  )
}
