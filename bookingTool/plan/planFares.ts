import type { AirlineAmount } from '#contract/payment/creditPayment.ts'
import { shareOf } from '#bookingTool/schedule/fares.ts'
import type { ChosenFare, Plan } from './plan.ts'

/** The fares of the flights of an itinerary before tax, by airline, as its booking stores them. */
export const flightFares = ({ itinerary: { kind, segments }, fare }: ChosenFare): AirlineAmount[] =>
  kind === 'flight'
    ? segments.map(({ carrier }, part) => ({
        airlineCode: carrier.code,
        amount: shareOf(fare.price.net, part, segments.length) / 100,
      }))
    : []

/** The fares of all flights that a plan has so far. */
export const planFares = ({ out, back }: Plan): AirlineAmount[] =>
  [out, back].flatMap((chosen) => (chosen ? flightFares(chosen) : []))
