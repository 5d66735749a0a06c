import { makeHotelPage } from '#tests/support/hotels/hotelFactory.ts'
import { type Screen, statesOf, traveler } from '../screen.ts'

/** The states of the list of certified hotels. */
export const hotelStates: Screen[] = [
  ...statesOf(
    'leedHotels',
    { person: traveler },
    {
      'no hotel in the city': (visit) => visit.open('leedHotels', {}, { search: 'Québec' }),
      lapsing: (visit) => visit.open('leedHotels', {}, { state: 'lapsing' }),
      loading: async (visit) => {
        await visit.hold('certifiedHotels')
        await visit.open('leedHotels')
      },
      empty: async (visit) => {
        await visit.answer('certifiedHotels', makeHotelPage([]))
        await visit.open('leedHotels')
      },
    },
  ),
  ...statesOf(
    'leedHotels',
    { person: traveler, provoked: /status of 500/ },
    {
      failing: async (visit) => {
        await visit.fail('certifiedHotels')
        await visit.open('leedHotels')
      },
    },
  ),
  ...statesOf(
    'leedHotels',
    { person: traveler, isInFront: true },
    {
      details: async (visit) => {
        await visit.open('leedHotels', {}, { search: 'Quillhouse Grand London' })
        await visit.openWindow('tables.details')
      },
      help: async (visit) => {
        await visit.open('leedHotels')
        await visit.openWindow('hotels.help')
      },
    },
  ),
]
