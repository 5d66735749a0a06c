import { addDays } from 'date-fns/addDays'
import { isSameDay } from 'date-fns/isSameDay'
import { max } from 'date-fns/max'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AgencyInfo, OpeningHours } from '#contract/support/agency.ts'
import { openingHoursText } from '@/domains/agency/contactChannels.rules'
import { OpeningNow } from '@/domains/agency/shared/OpeningNow'
import { openingState, periodsAround } from '@/domains/agency/openingHours.rules'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { cx } from '@/ui/cx'
import styles from './support.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** Whether the agency is open, and its coming hours in the reader's time zone; without hours, the agency's own text. */
export function OpeningTimes({ info }: { info: AgencyInfo }) {
  const { opening, openDay, openHour } = info
  if (!opening && !openingHoursText(info)) return null
  return opening ? (
    <div className={styles.ways}>
      <OpeningNow opening={opening} />
      <ComingDays opening={opening} />
    </div>
  ) : (
    <p className={cx(textStyle.note, textStyle.snug)}>
      <FormattedMessage id="support.hours.words" values={{ days: openDay, hours: openHour }} />
    </p>
  )
}

const daysShown = 7

/** Each of the next seven days with its hours, in the reader's time zone. */
function ComingDays({ opening }: { opening: OpeningHours }) {
  const now = useNow()
  const { clock } = useFormats()
  const { formatDate } = useIntl()
  if (openingState(opening, now).is === 'alwaysOpen') return null
  const periods = periodsAround(opening, now)
  return (
    <>
      <dl className={styles.hours}>
        {Array.from({ length: daysShown }, (_, index) => addDays(now, index)).map((day) => {
          const ofDay = periods.filter(({ from, to }) => isSameDay(to > now ? max([from, now]) : from, day))
          return (
            <div key={day.getTime()}>
              <dt>{formatDate(day, { weekday: 'long' })}</dt>
              {ofDay.map(({ from, to }) => (
                <dd key={from.getTime()} className={cx(to <= now && styles.closed)}>
                  <FormattedMessage
                    id={to <= now ? 'support.hours.over' : 'support.hours.range'}
                    values={{ from: clock(from), to: clock(to) }}
                  />
                </dd>
              ))}
              {ofDay.length === 0 && (
                <dd className={styles.closed}>
                  <FormattedMessage id="support.hours.closed" />
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      <p className={cx(textStyle.note, textStyle.snug)}>
        <FormattedMessage id="support.hours.yours" />
      </p>
    </>
  )
}
