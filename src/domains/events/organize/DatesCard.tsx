import { FormattedMessage } from 'react-intl'
import type { GroupDetail } from '#contract/groupTravels.ts'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { Card } from '@/ui/display/Card'
import styles from './GroupView.module.css'
import { datesOf } from './organize.rules'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The days of an event in their order: past ones in soft ink, the others with the time until then. */
export function DatesCard({ group }: { group: GroupDetail }) {
  const { date, time, relativeDays } = useFormats()
  const today = localDay(useNow())
  return (
    <Card heading={<FormattedMessage id="organize.dates" />}>
      <ol role="list" className={styles.dates}>
        {datesOf(group).map(({ what, day }) => (
          <li key={what} data-over={day < today || undefined}>
            <span className={styles.what}>
              <FormattedMessage id={`organize.field.${what}`} />
              {what === 'startDate' && group.arrivalTime && (
                <span className={textStyle.note}>
                  <FormattedMessage
                    id="organize.dates.arrival"
                    values={{ time: time(`${day}T${group.arrivalTime}`) }}
                  />
                </span>
              )}
            </span>
            <time dateTime={day}>{date(day)}</time>
            <span className={textStyle.note}>{relativeDays(dayDifference(today, day))}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
