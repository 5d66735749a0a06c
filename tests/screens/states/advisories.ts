import {
  currentSources,
  makeAdvisoryList,
  makeSource,
  makeTripAdvisories,
} from '#tests/support/risk/advisoryFactory.ts'
import { makeAlert } from '#tests/support/risk/alertFactory.ts'
import { type Screen, statesOf, traveler } from '../screen.ts'
import type { Visit } from '../visit.ts'

const openCountry = (visit: Visit) => visit.open('travelAdvisories', {}, { country: 'CO' })
const openTrip = async (visit: Visit) =>
  visit.open('tripAdvisories', {}, { bookingId: await visit.advisedTrip(), from: 'trip' })

/** The states of the advice about countries and trips. */
export const advisoryStates: Screen[] = [
  ...statesOf(
    'travelAdvisories',
    { person: traveler },
    {
      'all countries': (visit) => visit.open('travelAdvisories'),
      'no advice': async (visit) => {
        await visit.answer('advisories', makeAdvisoryList([], { sources: currentSources }))
        await visit.open('travelAdvisories', {}, { country: 'NO' })
      },
      'not current': async (visit) => {
        const sources = [makeSource({ state: 'stale' }), makeSource({ sourceCountry: 'US', state: 'failed' })]
        await visit.answer('advisories', makeAdvisoryList([], { sources, messageCode: 'adviceNotCurrent' }))
        await visit.open('travelAdvisories', {}, { country: 'NO' })
      },
      loading: async (visit) => {
        await visit.hold('advisories')
        await openCountry(visit)
      },
    },
  ),
  ...statesOf(
    'tripAdvisories',
    { person: traveler },
    {
      'advised trips': (visit) => visit.open('tripAdvisories'),
      alert: async (visit) => {
        const bookingId = await visit.advisedTrip()
        const endsAt = new Date(Date.now() + 86_400_000).toISOString()
        const announced = makeAlert({ id: 'a2', isAnnouncement: true, headline: 'Strike of airport staff' })
        const alerts = [makeAlert(), announced].map((alert) => ({ ...alert, endsAt, trips: [bookingId] }))
        await visit.answer('tripAdvisories', makeTripAdvisories({ alerts }))
        await openTrip(visit)
      },
      'no country': async (visit) => {
        await visit.answer('tripAdvisories', makeTripAdvisories({ responseData: [], countries: [] }))
        await openTrip(visit)
      },
    },
  ),
  ...['travelAdvisories', 'tripAdvisories'].flatMap((place) =>
    statesOf(
      place as 'travelAdvisories',
      { person: traveler, provoked: /status of 500/ },
      {
        failing: async (visit) => {
          await visit.fail(place === 'travelAdvisories' ? 'advisories' : 'tripAdvisories')
          await (place === 'travelAdvisories' ? openCountry(visit) : openTrip(visit))
        },
      },
    ),
  ),
]
