import { makeCreditPage } from '#tests/support/credits/creditFactory.ts'
import { aurora, type Screen, statesOf, traveler } from '../screen.ts'
import type { Visit } from '../visit.ts'

const finance = aurora('finance')
const none = makeCreditPage([])
const openCredits = async (visit: Visit, state: string, search = '') => {
  await visit.open('travelCredits', {}, { state, ...(search && { search }) })
  await visit.openWindow('tables.details')
}

const companyCredits: Screen[] = [
  ...statesOf(
    'travelCredits',
    { person: finance },
    {
      lapsing: (visit) => visit.open('travelCredits', {}, { state: 'lapsing' }),
      'nothing found': (visit) => visit.open('travelCredits', {}, { search: 'Nobody at all' }),
      loading: async (visit) => {
        await visit.hold('credits')
        await visit.open('travelCredits')
      },
      empty: async (visit) => {
        await visit.answer('credits', none)
        await visit.open('travelCredits')
      },
    },
  ),
  ...statesOf(
    'travelCredits',
    { person: finance, isInFront: true },
    {
      'record a use': (visit) => openCredits(visit, 'open'),
      'one credit': async (visit) => {
        await visit.open('travelCredits', {}, { creditId: await visit.creditId() })
        await visit.front().waitFor()
      },
      'amount refused': async (visit) => {
        await openCredits(visit, 'lapsing')
        await visit.type('credits.use.amount', '99999')
        await visit.press('credits.use.save', visit.front())
      },
      used: (visit) => openCredits(visit, 'used'),
      lapsed: (visit) => openCredits(visit, 'lapsed'),
    },
  ),
  ...statesOf(
    'travelCredits',
    { person: finance, provoked: /status of 500/ },
    {
      failing: async (visit) => {
        await visit.fail('credits')
        await visit.open('travelCredits')
      },
    },
  ),
]

const ownCredits: Screen[] = [
  ...statesOf(
    'ownTravelCredits',
    { person: traveler },
    {
      empty: async (visit) => {
        await visit.answer('credits', none)
        await visit.open('ownTravelCredits')
      },
    },
  ),
  ...statesOf(
    'ownTravelCredits',
    { person: traveler, provoked: /status of 500/ },
    {
      failing: async (visit) => {
        await visit.fail('credits')
        await visit.open('ownTravelCredits')
      },
    },
  ),
]

const cancellations: Screen[] = [
  ...statesOf(
    'cancellations',
    { person: finance },
    {
      loading: async (visit) => {
        await visit.hold('cancellations')
        await visit.open('cancellations')
      },
      empty: async (visit) => {
        await visit.answer('cancellations', none)
        await visit.open('cancellations')
      },
    },
  ),
  ...statesOf(
    'cancellations',
    { person: finance, provoked: /status of 500/ },
    {
      failing: async (visit) => {
        await visit.fail('cancellations')
        await visit.open('cancellations')
      },
    },
  ),
]

/** Travel credits of the company and of a person, and canceled trips: one credit open, and what goes wrong. */
export const creditStates: Screen[] = [...companyCredits, ...ownCredits, ...cancellations]
