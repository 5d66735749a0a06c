import { FormattedMessage } from 'react-intl'
import type { Whereabouts } from '@/domains/itinerary/stops.rules'
import { useFormats } from '@/i18n/useFormats'

/** The traveler's place on a trip under way: "In Vancouver until Thu, May 14". */
export function WhereaboutsText({ at }: { at: Whereabouts }) {
  const { weekday } = useFormats()
  const day = at.is === 'there' ? weekday(at.until) : ''
  return <FormattedMessage id={`itinerary.at.${at.is}`} values={{ city: at.city, day }} />
}
