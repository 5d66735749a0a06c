import type { TripPlan } from './journeys.ts'
import type { PersonPlan } from '#server/demo/people/people.ts'
import { hasDirectTrain } from './rails.ts'
import type { Random } from '#server/demo/data/random.ts'
import { airportOf } from '#server/demo/data/knownPlaces.ts'

/** Usual destinations, by home city: near by for most trips, abroad for some. */
const nearBy: Record<string, string[]> = {
  CA: ['YYZ', 'YUL', 'YVR', 'YYC', 'YOW', 'YHZ', 'JFK', 'ORD', 'BOS', 'SFO'],
  US: ['JFK', 'ORD', 'ATL', 'DFW', 'SFO', 'LAX', 'BOS', 'DEN', 'YYZ', 'YUL'],
  MX: ['MTY', 'GDL', 'CUN', 'DFW', 'LAX', 'YYZ'],
  ES: ['BCN', 'LIS', 'CDG', 'LHR', 'FRA', 'MUC'],
  CL: ['LIM', 'BOG', 'GRU', 'EZE'],
  PE: ['SCL', 'BOG', 'MEX', 'GRU'],
}
const abroad = ['LHR', 'CDG', 'FRA', 'MAD', 'MEX', 'BOG', 'LIM', 'GRU', 'SCL', 'HND', 'DEL', 'SYD', 'IST', 'CAI', 'AMS']
const byTrain = ['YYZ', 'YUL', 'YOW', 'YQB', 'JFK', 'BOS', 'PHL', 'MAD', 'BCN', 'SVQ', 'VLC']

/** Plans a trip for a person from their home airport on a date. */
export function chooseTrip(person: PersonPlan, date: string, random: Random): TripPlan {
  const isWorkedByAgency = random.chance(0.24)
  return {
    person,
    date,
    ...chooseWay(person.airportCode, random),
    hasHotel: random.chance(0.82),
    hasCar: random.chance(0.24),
    status: 'confirmed',
    cabin: person.policy === 'executive' ? 'business' : random.chance(0.1) ? 'premium' : 'economy',
    leadDays: leadDays(random),
    source: isWorkedByAgency ? 'agency' : 'bookingTool',
  }
}

function chooseWay(home: string, random: Random): Pick<TripPlan, 'by' | 'stops'> {
  const trains = byTrain.filter((airport) => airport !== home && hasDirectTrain(home, airport))
  if (trains.length > 0 && random.chance(0.25)) {
    return { by: 'train', stops: [{ airport: random.pick(trains), nights: random.int(0, 2) }] }
  }
  if (random.chance(0.05)) return { by: 'car', stops: [{ airport: home, nights: random.int(1, 3) }] }
  const first = pickOther(nearBy[airportOf(home).countryCode] ?? abroad, [home], random)
  if (random.chance(0.07)) {
    const second = pickOther(['YYZ', 'JFK', 'LHR', 'MEX', 'ORD'], [home, first], random)
    return {
      by: 'flight',
      stops: [
        { airport: first, nights: random.int(1, 2) },
        { airport: second, nights: 2 },
      ],
    }
  }
  if (random.chance(0.3))
    return { by: 'flight', stops: [{ airport: pickOther(abroad, [home], random), nights: random.int(3, 6) }] }
  return { by: 'flight', stops: [{ airport: first, nights: random.int(1, 4) }] }
}

const pickOther = (places: string[], taken: string[], random: Random) =>
  random.pick(places.filter((place) => !taken.includes(place)))

/** Most people book two or three weeks ahead, a few at the last minute. */
const leadDays = (random: Random) => (random.chance(0.15) ? random.int(1, 6) : random.int(7, 48))
