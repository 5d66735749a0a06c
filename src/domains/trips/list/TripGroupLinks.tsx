import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { type TripStatus, tripStatuses } from '#contract/trips.ts'
import { useScrollCurrentIntoView } from '@/ui/useScrollCurrentIntoView'
import styles from './TripGroupLinks.module.css'

interface TripGroupLinksProps {
  counts: Record<TripStatus, number>
  shown: TripStatus
}

/** Links to the four groups with their counts. Each has an address of its own. */
export function TripGroupLinks({ counts, shown }: TripGroupLinksProps) {
  const { formatMessage } = useIntl()
  const row = useScrollCurrentIntoView<HTMLUListElement>(shown)
  return (
    <nav aria-label={formatMessage({ id: 'trips.groups' })}>
      <ul ref={row} className={styles.list} role="list">
        {tripStatuses.map((status) => (
          <li key={status}>
            <Link
              to={{ search: `?group=${status}` }}
              preventScrollReset
              className={styles.tab}
              aria-current={status === shown ? 'page' : undefined}
            >
              <FormattedMessage id={`trips.group.${status}`} /> <span className={styles.count}>{counts[status]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
