import { addDays } from '#server/time/zonedTime.ts'
import { calendarDate } from '#server/demo/data/days.ts'
import { groupIdOf } from './groups.ts'
import { groupPlans } from './groupPlans.ts'
import { journey, type Journey } from '#server/demo/journeys/journeys.ts'
import type { PersonPlan } from '#server/demo/people/people.ts'
import { createRandom } from '#server/demo/data/random.ts'

/** The trip of a person who has booked for an event. The day of departure is relative to the event's first day. */
interface GroupTripPlan {
  group: string
  who: string
  airport: string
  leaves: number
  time: string
  nights: number
  leadDays: number
}

/** People come to London on two days, and to two airports. */
const bookings: readonly GroupTripPlan[] = [
  { group: 'summit', who: '006', airport: 'LHR', leaves: -2, time: '18:30', nights: 4, leadDays: 43 },
  { group: 'summit', who: '018', airport: 'LHR', leaves: -1, time: '18:30', nights: 3, leadDays: 43 },
  { group: 'summit', who: '027', airport: 'LGW', leaves: -1, time: '21:15', nights: 3, leadDays: 44 },
  { group: 'audit', who: '002', airport: 'YVR', leaves: 0, time: '07:20', nights: 2, leadDays: 16 },
  { group: 'audit', who: '028', airport: 'YVR', leaves: -1, time: '16:40', nights: 3, leadDays: 14 },
  { group: 'launch', who: '010', airport: 'LGA', leaves: 0, time: '06:30', nights: 1, leadDays: 17 },
  { group: 'launch', who: '034', airport: 'JFK', leaves: -1, time: '15:10', nights: 2, leadDays: 15 },
]

/** The trips for events. They have their own random numbers, so that other trips stay the same. */
export function groupJourneys(people: PersonPlan[], now: Date): Journey[] {
  const context = { random: createRandom(20_265), now, taken: new Set<string>() }
  return bookings.map(({ group, who, airport, leaves, time, nights, leadDays }) => {
    const { day } = groupPlans.find(({ key }) => key === group)!
    const person = people.find(({ company, key }) => company === 'aurora' && key === who)!
    const made = journey(
      {
        person,
        by: 'flight',
        hasHotel: true,
        hasCar: false,
        status: 'confirmed',
        cabin: 'economy',
        source: 'bookingTool',
        times: [time],
        leadDays,
        date: addDays(calendarDate(now), day + leaves),
        stops: [{ airport, nights }],
      },
      `t-aurora-${group}-${who}`,
      context,
    )
    return { ...made, trip: { ...made.trip, groupTravelId: groupIdOf(group) } }
  })
}
