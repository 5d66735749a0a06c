import { type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { To } from 'react-router-dom'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import { writeTable } from '@/patterns/table/address/tableAddress'
import { Card } from '@/ui/display/Card'
import { HelpTip } from '@/ui/overlay/HelpTip'
import { bookingsId } from './InsightBookings'
import { shareOf } from './insights.rules'
import { ShareRow } from './ShareRow'
import { useFormats } from '@/i18n/useFormats'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface DrillRow {
  key: string
  name: ReactNode
  bookings: number
  detail?: string
}

interface DrillListProps {
  view: ScoreView
  /** The filter of the address that a row sets. */
  drill: 'window' | 'destination' | 'bookingType'
  heading: ReactNode
  help?: 'window'
  /** Bookings that the shares are of. */
  all: number
  rows: readonly DrillRow[]
}

/** Counts of bookings with their shares; each row is a link to its bookings below. */
export function DrillList({ view, drill, heading, help, all, rows }: DrillListProps) {
  const { formatMessage } = useIntl()
  return (
    <Card
      heading={heading}
      actions={
        help && (
          <HelpTip
            theme="scoreKpi"
            label={formatMessage({ id: `insights.${help}.help` })}
            terms={[
              {
                key: help,
                term: <FormattedMessage id={`insights.${help}`} />,
                text: <FormattedMessage id={`insights.${help}.text`} />,
              },
            ]}
          />
        )
      }
    >
      {all === 0 ? (
        <p className={textStyle.soft}>
          <FormattedMessage id="insights.none" />
        </p>
      ) : (
        <ul role="list" className={layout.stack3}>
          {rows.map((row) => (
            <Row key={row.key} row={row} all={all} to={drillPath(view, drill, row.key)} />
          ))}
        </ul>
      )}
    </Card>
  )
}

/**
 * The address of the page with one more choice, at its list of bookings. A figure without canceled bookings leads to a
 * list without them.
 */
export const drillPath = ({ address: { shape, state } }: ScoreView, name: string, value: string) => ({
  search: writeTable(shape, {
    ...state,
    pageNumber: 1,
    filters: { ...state.filters, status: ['confirmed'], [name]: [value] },
  }),
  hash: bookingsId,
})

function Row({ row: { name, bookings, detail }, all, to }: { row: DrillRow; all: number; to: To }) {
  const { percent } = useFormats()
  const share = shareOf(bookings, all) ?? 0
  return (
    <ShareRow
      name={name}
      to={bookings > 0 ? to : undefined}
      share={share}
      figures={
        <>
          <FormattedMessage id="insights.bookings" values={{ count: bookings }} />
          {` · ${percent(share, 0)}`}
          {detail && ` · ${detail}`}
        </>
      }
    />
  )
}
