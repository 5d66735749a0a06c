import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { type TripStatus, tripStatuses } from '#contract/trips.ts'
import { useScrollCurrentIntoView } from '@/ui/useScrollCurrentIntoView'
import styles from './TripGroupLinks.module.css'
import { pageSearch } from './tripPages.rules'

interface TripStatusLinksProps {
  counts: Record<TripStatus, number> | undefined
  shown: TripStatus | undefined
}

/** The status filter of the paginated list: links to all trips and to each of the four statuses, at the first page. */
export function TripStatusLinks({ counts, shown }: TripStatusLinksProps) {
  const { formatMessage } = useIntl()
  const row = useScrollCurrentIntoView<HTMLUListElement>(shown)
  const all = counts && tripStatuses.reduce((sum, status) => sum + counts[status], 0)
  return (
    <nav aria-label={formatMessage({ id: 'trips.groups' })}>
      <ul ref={row} className={styles.list} role="list">
        {[undefined, ...tripStatuses].map((status) => (
          <li key={status ?? 'all'}>
            <Link
              to={{ search: pageSearch(1, status) }}
              preventScrollReset
              className={styles.tab}
              aria-current={status === shown ? 'page' : undefined}
            >
              <FormattedMessage id={status ? `trips.group.${status}` : 'trips.group.all'} />{' '}
              {counts && <span className={styles.count}>{status ? counts[status] : all}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
