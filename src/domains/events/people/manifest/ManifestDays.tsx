/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop the roles of a table that is laid out as a list, so they are written out */
import { FormattedMessage, useIntl } from 'react-intl'
import type { GroupManifest } from '#contract/events/groupTravelers.ts'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import styles from './Manifest.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

type Way = 'arrivals' | 'departures'
type Day = GroupManifest[Way][number]

/** All arrivals, or all departures: a table for each local day and airport, in the order of time. */
export const ManifestDays = ({ way, days }: { way: Way; days: readonly Day[] }) => (
  <Card heading={<FormattedMessage id={`groupPeople.manifest.${way}`} />}>
    <div className={styles.days}>
      {days.length === 0 && (
        <p className={styles.missing}>
          <FormattedMessage id={`groupPeople.manifest.${way}.none`} />
        </p>
      )}
      {days.map((day) => (
        <DayTable key={`${day.day} ${day.airport}`} day={day} />
      ))}
    </div>
  </Card>
)

function DayTable({ day: { day, airport, people } }: { day: Day }) {
  const { formatMessage } = useIntl()
  const { weekday, time: shown } = useFormats()
  const heading = `${weekday(day)}, ${airport}`
  return (
    <div>
      <h3 className={cx(layout.row2, layout.baseline, layout.lines0, textStyle.normal)}>
        {heading}
        <span className={styles.count}>
          <FormattedMessage id="groupPeople.manifest.count" values={{ count: people.length }} />
        </span>
      </h3>
      <table role="table" className={styles.people} aria-label={heading}>
        <thead role="rowgroup">
          <tr role="row">
            {(['time', 'name', 'number', 'reference'] as const).map((column) => (
              <th key={column} role="columnheader" scope="col">
                {formatMessage({ id: `groupPeople.manifest.${column}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {people.map(({ travelerId, time, name, number, bookingId }) => (
            <tr key={travelerId} role="row">
              <td role="cell">
                <time dateTime={`${day}T${time}`}>{shown(`${day}T${time}`)}</time>
              </td>
              <th role="rowheader" scope="row">
                {name}
              </th>
              <td role="cell">{number}</td>
              <td role="cell">{bookingId}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
