import { useIntl } from 'react-intl'
import type { OrganizedGroup } from '#contract/events/groupTravels.ts'
import { formatDayRange } from '@/i18n/dayRange'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The days of an event: "May 3 – 5", with the year where it is not this year. */
export function GroupDays({ group: { startDate, endDate } }: { group: Pick<OrganizedGroup, 'startDate' | 'endDate'> }) {
  const { locale } = useIntl()
  return (
    <time dateTime={startDate} className={textStyle.nowrap}>
      {formatDayRange(locale, { from: startDate, to: endDate, today: localDay(useNow()) })}
    </time>
  )
}
