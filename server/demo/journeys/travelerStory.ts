import type { PersonPlan } from '#server/demo/people/people.ts'
import type { TripPlan } from './journeys.ts'

/** A planned trip and its start in days from the seed date. */
type Chapter = [day: number, plan: Pick<TripPlan, 'stops' | 'by'> & Partial<TripPlan>]

const to = (airport: string, nights: number) => [{ airport, nights }]

/** Camille Tremblay's trips: one in progress, three upcoming, six past and two cancelled. */
const chapters: Chapter[] = [
  [-2, { by: 'flight', stops: to('YVR', 3), hasHotel: true, hasCar: true, times: ['08:10', '15:25'] }],
  [4, { by: 'train', stops: to('YYZ', 2), hasHotel: true, times: ['09:00', '16:40'] }],
  [
    18,
    {
      by: 'flight',
      stops: to('BOG', 4),
      hasHotel: true,
      cabin: 'premium',
      times: ['07:40', '22:55'],
      outOfPolicyReason: 'group',
    },
  ],
  [41, { by: 'flight', stops: to('ORD', 2), hasHotel: true, hasCar: true }],
  [-24, { by: 'flight', stops: to('LHR', 4), hasHotel: true, times: ['20:35', '14:10'] }],
  [-52, { by: 'train', stops: to('YQB', 1), hasHotel: true }],
  [-97, { by: 'flight', stops: to('MEX', 3), hasHotel: true, hasCar: false }],
  [-171, { by: 'flight', stops: to('HND', 6), hasHotel: true, cabin: 'business' }],
  [-260, { by: 'flight', stops: to('YYC', 2), hasHotel: true, hasCar: true }],
  [-388, { by: 'flight', stops: to('CDG', 5), hasHotel: true, source: 'agency' }],
  // Booked long before, so that the credit of its fare lapses within the month.
  [-120, { by: 'flight', stops: to('SFO', 3), hasHotel: true, status: 'cancelled', leadDays: 225 }],
  [27, { by: 'train', stops: to('YOW', 1), status: 'cancelled' }],
]

export const travelerStory = (person: PersonPlan, dateOf: (day: number) => string): TripPlan[] =>
  chapters.map(([day, changed]) => ({
    person,
    date: dateOf(day),
    hasHotel: false,
    hasCar: false,
    status: 'confirmed',
    cabin: 'economy',
    leadDays: 23,
    source: 'bookingTool',
    ...changed,
  }))
