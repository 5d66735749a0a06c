import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { checkInDay, isJourney } from '#contract/trips/segments.ts'
import type { Place, Segment } from '#contract/trips/trips.ts'
import { localDayAt } from '@/lib/localDay'

/** Consecutive nights away without a hotel. */
export interface NightsGap {
  /** Local date of the first evening. */
  from: string
  nights: number
  place: Place
}

/** A traveler needs a bed where they are at this local time. */
const bedtime = 'T04:00'

const dayAfter = (date: string) => formatISO(addDays(new Date(`${date}T12:00`), 1), { representation: 'date' })
const byStart = (one: Segment, other: Segment) => Date.parse(one.departureInstant) - Date.parse(other.departureInstant)

interface Stretch {
  place: Place
  from: string
  to: string
}

/** The stays between journeys, away from where the trip began, in local times. */
function onTheGround(segments: readonly Segment[]): Stretch[] {
  const ways = segments.filter(isJourney).toSorted(byStart)
  const stays = segments.filter(({ kind }) => kind === 'hotel').toSorted(byStart)
  const lastOut = stays
    .map(({ arrival }) => arrival)
    .toSorted()
    .at(-1)
  const [first] = ways
  if (!first) return stays[0] && lastOut ? [{ place: stays[0].to, from: stays[0].departure, to: lastOut }] : []
  return ways
    .map((way, index) => ({
      place: way.to,
      from: way.arrival,
      to: ways[index + 1]?.departure ?? lastOut ?? way.arrival,
    }))
    .filter(({ place }) => place.city !== first.from.city)
}

function nightsOf({ from, to }: Stretch): string[] {
  const evenings: string[] = []
  const start = from.slice(11) < bedtime.slice(1) ? new Date(`${from.slice(0, 10)}T12:00`) : undefined
  let evening = start ? formatISO(addDays(start, -1), { representation: 'date' }) : from.slice(0, 10)
  while (`${dayAfter(evening)}${bedtime}` < to) {
    evenings.push(evening)
    evening = dayAfter(evening)
  }
  return evenings
}

/**
 * Nights of a trip without a hotel, consecutive ones together. Nights during a journey or at home need none.
 * @param elsewhere hotels of the same person's other trips, which may cover a night
 */
export function nightsWithoutHotel(segments: readonly Segment[], elsewhere: readonly Segment[] = []): NightsGap[] {
  const hotels = [...segments, ...elsewhere].filter(({ kind }) => kind === 'hotel')
  const isHoused = (evening: string) =>
    hotels.some(({ departure, arrival }) => checkInDay(departure) <= evening && arrival.slice(0, 10) > evening)
  return onTheGround(segments).flatMap((stretch) => {
    const gaps: NightsGap[] = []
    for (const evening of nightsOf(stretch).filter((night) => !isHoused(night))) {
      const last = gaps.at(-1)
      if (last && addedDays(last.from, last.nights) === evening) last.nights += 1
      else gaps.push({ from: evening, nights: 1, place: stretch.place })
    }
    return gaps
  })
}

const addedDays = (date: string, days: number) =>
  formatISO(addDays(new Date(`${date}T12:00`), days), { representation: 'date' })

/** The days of the nights that are still to come: the first evening, or today, and the morning after the last night. */
export function stayOf({ from, nights, place }: NightsGap, now: Date): { checkIn: string; checkOut: string } {
  const today = place.timeZone ? localDayAt(now, place.timeZone) : from
  return { checkIn: from < today ? today : from, checkOut: addedDays(from, nights) }
}
