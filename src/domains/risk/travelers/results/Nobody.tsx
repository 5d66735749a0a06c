import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { TripStatus } from '#contract/trips/trips.ts'
import { EmptyState } from '@/ui/notice/EmptyState'
import layout from '@/ui/layout/layout.module.css'

export interface NobodyProps {
  /** The other statuses of the search that have trips, with the query string of their rows. */
  others: readonly { status: TripStatus; count: number; search: string }[]
  /** Trips that the search finds on other days. */
  otherDaysCount: number
  /** The query string of the search on all days. */
  allDaysSearch: string
}

/** No row: which other statuses have trips, or how many match on other days, each with a link to them. */
export function Nobody({ others, otherDaysCount, allDaysSearch }: NobodyProps) {
  if (others.length > 0)
    return (
      <EmptyState
        title={<FormattedMessage id="findTravelers.nobody.status" />}
        text={<FormattedMessage id="findTravelers.nobody.status.text" />}
        action={
          <ul role="list" className={layout.row3}>
            {others.map(({ status, count, search }) => (
              <li key={status}>
                <Link to={{ search }}>
                  <FormattedMessage id="findTravelers.nobody.show" values={{ status, count }} />
                </Link>
              </li>
            ))}
          </ul>
        }
      />
    )
  return (
    <EmptyState
      title={<FormattedMessage id="findTravelers.nobody.title" />}
      text={<FormattedMessage id="findTravelers.nobody.text" values={{ count: otherDaysCount }} />}
      action={
        otherDaysCount > 0 && (
          <Link to={{ search: allDaysSearch }}>
            <FormattedMessage id="findTravelers.nobody.allDays" />
          </Link>
        )
      }
    />
  )
}
