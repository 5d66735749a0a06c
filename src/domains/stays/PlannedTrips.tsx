import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { shortStay } from '#contract/stays/shortStay.ts'
import type { PlannedTrip } from '#contract/stays/stays.ts'
import { useFormats } from '@/i18n/useFormats'
import rows from '@/patterns/list/rows.module.css'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { StayWords } from './StayWords'

/** The trips ahead to the area, with the day each reaches and the first day over. */
export function PlannedTrips({ planned }: { planned: readonly PlannedTrip[] }) {
  return (
    <Card heading={<FormattedMessage id="stays.planned.heading" />}>
      {planned.length === 0 ? (
        <p className={textStyle.soft}>
          <FormattedMessage id="stays.planned.nothing" />
        </p>
      ) : (
        <ul role="list" className={rows.list}>
          {planned.map((trip) => (
            <li key={trip.bookingId} className={cx(rows.row, layout.stack1)}>
              <PlannedRow trip={trip} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function PlannedRow({ trip }: { trip: PlannedTrip }) {
  const { formatList } = useIntl()
  const { country, dateRange } = useFormats()
  const path = useSubjectPath()
  const { bookingId, countries, from, until, days, used, overstay, leaves } = trip
  return (
    <>
      <div className={cx(layout.row3, layout.between, layout.lines0)}>
        <Link to={path('trip', { bookingId })}>
          {formatList(countries.map((code) => country(code)))}, {dateRange(from, until)}
        </Link>
        <span className={cx(textStyle.figures, textStyle.strong, overstay && textStyle.danger)}>
          <FormattedMessage id="stays.planned.used" values={{ used, of: shortStay.days }} />
        </span>
      </div>
      <p className={textStyle.note}>
        <FormattedMessage id="stays.planned.days" values={{ days }} />
        {!leaves && (
          <>
            {' '}
            <FormattedMessage id="stays.planned.open" />
          </>
        )}
      </p>
      {overstay && (
        <p className={cx(textStyle.danger, textStyle.strong)}>
          <StayWords overstay={overstay} />
        </p>
      )}
    </>
  )
}
