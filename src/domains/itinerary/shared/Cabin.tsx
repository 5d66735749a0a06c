import { FormattedMessage } from 'react-intl'

const known = ['economy', 'premium', 'business', 'first'] as const

/** A cabin in the reader's language; one this build does not know stands in the supplier's own words. */
export function Cabin({ name }: { name: string }) {
  const cabin = known.find((one) => one === name.toLowerCase())
  return cabin ? <FormattedMessage id={`itinerary.cabin.${cabin}`} /> : name
}
