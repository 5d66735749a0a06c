import type { Trip } from '#contract/trips/trips.ts'

/** The values of `trip.paidWith`: "Visa ending in 0121", "Card ending in 0121". */
export const cardWords = ({ brand, lastFour }: NonNullable<Trip['payment']>) => ({
  brand: brand ?? '',
  named: String(brand !== null),
  ending: lastFour,
})
