import { en } from './en.ts'
import type { Texts } from './en.ts'

/** English with the Canadian spellings; whatever is spelled alike stays where it is. */
export const enCA: Texts = {
  ...en,
  pricesNote: (currency) => `Prices in ${currency}, one traveller, taxes included. Times are local.`,
  traveler: 'Traveller',
  cancelFlights:
    'Flights can be cancelled without charge within 24 hours of booking. After that the airline keeps the fare; taxes are refunded.',
  cancelTrains: 'Trains can be cancelled without charge until they leave.',
  cancelCar: 'The car can be cancelled without charge until pick-up.',
  cancelHotel: (deadline) => `The hotel can be cancelled without charge until ${deadline}, local time.`,
  reasons: { ...en.reasons, group: 'Travelling with a client or colleague' },
  cancels: {
    ...en.cancels,
    note: 'The whole trip is cancelled at once. The refund goes to the card that paid.',
    done: 'This trip is cancelled',
  },
  notices: {
    ...en.notices,
    conflictText:
      'It was changed or cancelled in another tab or by somebody else. Nothing was done now. Look at it as it is and start again.',
  },
}
