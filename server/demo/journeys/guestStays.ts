import type { guestStays } from '#server/db/schema/trips/guests.ts'
import { placeholderEmail } from '#server/mail/noAddress.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { calendarDate, daysFrom } from '#server/demo/data/days.ts'
import { journey, type Journey } from './journeys.ts'
import { employeeIdOf, profileIdOf, type PersonPlan } from '#server/demo/people/people.ts'
import { createRandom } from '#server/demo/data/random.ts'

/** The stay of each of aurora's guests. Days are counted from the seed date. */
interface Stay {
  key: string
  host: string
  endsIn: number
  payment: 'host' | 'own'
  /** The trips that guests may book themselves; events only where missing. */
  booking?: 'any'
  /** How long ago they were deactivated. */
  deactivated?: number
}

/**
 * Two are over, one ends before its guest's trip, one is invited, one has neither access nor address, one is
 * deactivated.
 */
const stays: readonly Stay[] = [
  { key: 'guest', host: 'guestbooker', endsIn: 300, payment: 'own', booking: 'any' },
  { key: 'guest-1', host: 'arranger', endsIn: 6, payment: 'host' },
  { key: 'guest-2', host: 'guestmanager', endsIn: -12, payment: 'own' },
  { key: 'guest-3', host: 'arranger', endsIn: -25, payment: 'host' },
  { key: 'guest-4', host: 'guestbooker', endsIn: 21, payment: 'host' },
  { key: 'guest-5', host: 'guestmanager', endsIn: 60, payment: 'host' },
  { key: 'guest-6', host: 'guestbooker', endsIn: 40, payment: 'own', deactivated: 3 },
]

const invitedGuest = 'guest-4'
const guestWithoutAddress = 'guest-5'

/** A guest with the effects of their stay. Other people stay unchanged. */
export function asStaying(person: PersonPlan): PersonPlan {
  const stay = stays.find(({ key }) => person.company === 'aurora' && person.key === key)
  if (!stay) return person
  const isOver = stay.endsIn < 0 || stay.deactivated !== undefined
  return {
    ...person,
    ...(isOver && { hasLeft: true }),
    ...(person.key === invitedGuest && { registeredDaysAgo: null }),
    ...(person.key === guestWithoutAddress && {
      registeredDaysAgo: null,
      hasAccess: false,
      email: placeholderEmail(employeeIdOf('aurora', person.key)),
    }),
  }
}

export const guestStayRows = (now: Date): (typeof guestStays.$inferInsert)[] =>
  stays.map(({ key, host, endsIn, payment, booking, deactivated }) => ({
    employeeId: employeeIdOf('aurora', key),
    companyId: 'aurora',
    hostEmployeeId: employeeIdOf('aurora', host),
    createdByProfileId: profileIdOf('aurora', 'guestmanager'),
    endDate: addDays(calendarDate(now), endsIn),
    payment,
    booking: booking ?? 'events',
    hasAccess: key !== guestWithoutAddress,
    hasEmail: key !== guestWithoutAddress,
    createdAt: daysFrom(now, key === invitedGuest ? -2 : -45),
    invitedAt: key === guestWithoutAddress ? null : daysFrom(now, key === invitedGuest ? -2 : -45),
    deactivatedAt: deactivated === undefined ? null : daysFrom(now, -deactivated),
  }))

/** Trips of guests: the first day from the seed date, the destination and the nights. */
const travels = [
  { key: 'guest-1', day: 9, airport: 'YUL', nights: 3 },
  { key: 'guest-3', day: -30, airport: 'YVR', nights: 3 },
]

/** The trips of guests. They have their own random numbers, so that other trips stay the same. */
export function guestJourneys(people: PersonPlan[], now: Date): Journey[] {
  const context = { random: createRandom(20_264), now, taken: new Set<string>() }
  return travels.map(({ key, day, airport, nights }, at) => {
    const person = people.find((each) => each.company === 'aurora' && each.key === key)!
    const plan = { person, by: 'flight', hasHotel: true, hasCar: false, status: 'confirmed', cabin: 'economy' } as const
    const when = { date: addDays(calendarDate(now), day), leadDays: 20, source: 'bookingTool' } as const
    return journey({ ...plan, ...when, stops: [{ airport, nights }] }, `t-aurora-guest-${at + 1}`, context)
  })
}
