import { FormattedMessage, useIntl } from 'react-intl'
import type { GroupTravel } from '#contract/events/groupTravels.ts'
import { formatDayRange } from '@/i18n/dayRange'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'

type Placed = Pick<GroupTravel, 'startDate' | 'endDate' | 'cityName' | 'venue'>

/** The place and days of an event in one line: "Paris, May 3 – 5, 2027". */
export function GroupWhen({ group: { startDate, endDate, cityName, venue } }: { group: Placed }) {
  const { locale } = useIntl()
  const days = formatDayRange(locale, { from: startDate, to: endDate, today: localDay(useNow()) })
  return <FormattedMessage id="events.choice.when" values={{ place: cityName || venue || 'none', days }} />
}
