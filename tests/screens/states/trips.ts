import { aurora, type Screen, statesOf, traveler } from '../screen.ts'
import type { Visit } from '../visit.ts'

const inGroup = (group: string) => (visit: Visit) => visit.open('tripsList', {}, { group })
const failing = { person: traveler, provoked: /status of 500/ }

const lists: Screen[] = [
  ...statesOf(
    'tripsList',
    { person: traveler },
    {
      upcoming: inGroup('Upcoming'),
      past: inGroup('Past'),
      canceled: inGroup('Cancelled'),
      loading: async (visit) => {
        await visit.hold('trips')
        await visit.open('tripsList')
      },
    },
  ),
  ...statesOf('tripsList', { person: aurora('newhire') }, { empty: (visit) => visit.open('tripsList') }),
  ...statesOf('tripsList', failing, {
    failing: async (visit) => {
      await visit.fail('trips')
      await visit.open('tripsList')
    },
  }),
  ...statesOf(
    'tripsList',
    { person: traveler, isInFront: true },
    {
      'what is where': async (visit) => {
        await visit.open('tripsList')
        await visit.openWindow('tripLists.help.label')
      },
      calendar: async (visit) => {
        await visit.open('tripsList')
        await visit.openWindow('trips.calendar.open')
      },
      'add a trip': async (visit) => {
        await visit.open('tripsList')
        await visit.openWindow('trips.manual.open')
      },
      'add a trip, with problems': async (visit) => {
        await visit.open('tripsList')
        await visit.openWindow('trips.manual.open')
        await visit.press('manual.save', visit.front())
      },
    },
  ),
  ...statesOf(
    'tripsList_v2',
    { person: traveler },
    { 'page beyond the last': (visit) => visit.open('tripsList_v2', {}, { page: '99' }) },
  ),
]

const trip: Screen[] = [
  ...statesOf(
    'trip',
    { person: traveler },
    {
      'in progress': (visit) => visit.openTrip('InProgress'),
      past: (visit) => visit.openTrip('Past'),
      canceled: (visit) => visit.openTrip('Cancelled'),
      unknown: (visit) => visit.open('trip', { bookingId: 'NOSUCH' }),
      'kept for offline': async (visit) => {
        await visit.openTrip('Upcoming')
        await visit.press('trip.kept.keep')
      },
      'an invoice, opened': async (visit) => {
        await visit.openTrip('Past')
        await visit.press('trip.invoices.lines')
      },
      shared: async (visit) => {
        await visit.page.context().grantPermissions(['clipboard-write'])
        await visit.openTrip('Upcoming')
        await visit.press('trip.share')
      },
      printed: async (visit) => {
        await visit.page.emulateMedia({ media: 'print' })
        await visit.openTrip('InProgress')
      },
      loading: async (visit) => {
        const bookingId = await visit.tripIn('Upcoming')
        await visit.hold('trip')
        await visit.open('trip', { bookingId })
      },
    },
  ).map((screen) => (screen.state === 'unknown' ? { ...screen, provoked: /status of 404/ } : screen)),
  ...statesOf('trip', failing, {
    failing: async (visit) => {
      const bookingId = await visit.tripIn('Upcoming')
      await visit.fail('trip')
      await visit.open('trip', { bookingId })
    },
  }),
  ...statesOf(
    'trip',
    { person: traveler, isInFront: true },
    {
      cancel: async (visit) => {
        await visit.openTrip('Upcoming')
        await visit.openWindow('trip.actions.cancel')
      },
      'report a problem': async (visit) => {
        await visit.openTrip('Upcoming')
        await visit.openWindow('trip.report.open')
      },
      'report a problem, with problems': async (visit) => {
        await visit.openTrip('Upcoming')
        await visit.openWindow('trip.report.open')
        await visit.press('trip.report.send', visit.front())
      },
    },
  ),
]

export const tripStates = [...lists, ...trip]
