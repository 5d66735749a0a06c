import { FormattedMessage, useIntl } from 'react-intl'
import type { Traveler } from '#contract/arranger/travelers.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { formatDayRange } from '@/i18n/dayRange'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import styles from './Whereabouts.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The city of the trip under way and its last day, or the dates of the next trip and the time until then. */
export function Whereabouts({ trip }: Pick<Traveler, 'trip'>) {
  const { locale } = useIntl()
  const { relativeDays, weekday } = useFormats()
  const today = localDay(useNow())
  if (!trip) return <FormattedMessage id="arranger.travelers.noTrip" />
  const { destination: city, departureDate, returnDate } = trip
  if (trip.tripStatus === 'InProgress')
    return returnDate ? (
      <FormattedMessage
        id="arranger.travelers.there"
        values={{ city, day: <span className={textStyle.nowrap}>{weekday(returnDate)}</span> }}
      />
    ) : (
      city
    )
  const when = relativeDays(Math.max(0, dayDifference(today, departureDate)))
  const days = formatDayRange(locale, { from: departureDate, to: lastDayOfTrip(trip), today })
  return (
    <span className={styles.ahead}>
      <span>{city}</span> <span>{days}</span> <span>{when}</span>
    </span>
  )
}
