import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { TripStatus } from '#contract/trips.ts'
import styles from './TripStatusLinks.module.css'

interface TripStatusLinksProps {
  /** Without a status: all trips. `search` is the query of its address; without a count none is shown. */
  links: readonly { status: TripStatus | undefined; search: string; count: number | undefined }[]
  shown: TripStatus | undefined
}

/** Links to the trips of a status with their number. Each has an address of its own. */
export function TripStatusLinks({ links, shown }: TripStatusLinksProps) {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage({ id: 'trips.groups' })}>
      <ul className={styles.list} role="list">
        {links.map(({ status, search, count }) => (
          <li key={status ?? 'all'}>
            <Link
              to={{ search }}
              preventScrollReset
              className={styles.tab}
              aria-current={status === shown ? 'page' : undefined}
            >
              <FormattedMessage id={status ? `trips.group.${status}` : 'trips.group.all'} />{' '}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
