import { FormattedMessage, useIntl } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { useFormats } from '@/i18n/useFormats'
import { Banner } from '@/ui/Banner'
import { countriesOf } from '@/domains/itinerary/itinerary.rules'

/** That governments advise about a country of this trip, and what to do about it. */
export function TripAdvisory({ trip }: { trip: Trip }) {
  const { country } = useFormats()
  const { formatList } = useIntl()
  const countries = formatList(countriesOf(trip).map((code) => country(code)))
  return (
    <Banner tone="warning" title={<FormattedMessage id="trips.advisory" />}>
      <FormattedMessage id="trips.advisory.text" values={{ countries }} />
    </Banner>
  )
}
