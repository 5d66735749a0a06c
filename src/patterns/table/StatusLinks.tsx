import type { ReactNode } from 'react'
import { FormattedNumber } from 'react-intl'
import { Link } from 'react-router-dom'
import styles from './StatusLinks.module.css'

interface StatusLinksProps {
  /** The name of the links, for screen readers. */
  label: string
  /** `search` is the query of its address; without a count none is shown. */
  links: readonly { key: string; label: ReactNode; search: string; count: number | undefined; isCurrent: boolean }[]
}

/** Links to the rows of each status with their number. Each link has its own address. */
export const StatusLinks = ({ label, links }: StatusLinksProps) => (
  <nav aria-label={label}>
    <ul className={styles.list} role="list">
      {links.map(({ key, label: name, search, count, isCurrent }) => (
        <li key={key}>
          <Link to={{ search }} preventScrollReset className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
            {name}{' '}
            {count !== undefined && (
              <span className={styles.count}>
                <FormattedNumber value={count} />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
