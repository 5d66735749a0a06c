import { type Screen, statesOf, traveller } from '../screen.ts'

/** The states of the list of certified hotels. */
export const hotelStates: Screen[] = [
  ...statesOf(
    'leedHotels',
    { person: traveller },
    { 'no hotel in the city': (visit) => visit.open('leedHotels', {}, { search: 'Québec' }) },
  ),
  ...statesOf(
    'leedHotels',
    { person: traveller, isInFront: true },
    {
      details: async (visit) => {
        await visit.open('leedHotels', {}, { search: 'Quillhouse Grand London' })
        await visit.openWindow('hotels.details')
      },
    },
  ),
]
