import { aurora, pressing, type Screen, statesOf } from '../screen.ts'

const person = aurora('risk')
const nobody = {
  itineraryReports: [],
  tripsStatus: 'InProgress',
  totalInProgressCount: 0,
  totalUpcomingCount: 0,
  totalPastCount: 0,
  totalCancelledCount: 0,
  places: [],
  otherDaysCount: 14,
}

/** The states of the search for travelers. */
export const findTravelersStates: Screen[] = [
  ...statesOf(
    'reports',
    { person },
    {
      'high risk': (visit) => visit.open('reports', {}, { p: 'high-risk' }),
      'an area': (visit) => visit.open('reports', {}, { area: '60,-130 60,-50 20,-50 20,-130', p: 'next7' }),
      'one place': (visit) => visit.open('reports', {}, { at: 'LON', p: 'next7' }),
      'by an alert': async (visit) => visit.open('reports', {}, { p: `event:${await visit.gravestAlert()}` }),
      'a traveler ticked': async (visit) => {
        await visit.open('reports')
        await visit.page.locator('tbody').getByRole('checkbox').first().check()
      },
      drawing: pressing('reports', 'findTravelers.map.draw'),
      loading: async (visit) => {
        await visit.hold('itineraryReport')
        await visit.open('reports')
      },
      nobody: async (visit) => {
        await visit.answer('itineraryReport', nobody)
        await visit.open('reports')
      },
    },
  ),
  ...statesOf(
    'reports',
    { person, provoked: /status of 500/ },
    {
      failing: async (visit) => {
        await visit.fail('itineraryReport')
        await visit.open('reports')
      },
    },
  ),
  ...statesOf(
    'reports',
    { person, isInFront: true },
    {
      'saved searches': async (visit) => {
        await visit.open('reports')
        await visit.openWindow('findTravelers.saved')
      },
      contact: async (visit) => {
        await visit.open('reports')
        await visit.openWindow('findTravelers.contact.open')
      },
    },
  ),
]
