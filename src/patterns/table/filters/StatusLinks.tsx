import type { ReactNode } from 'react'
import { FormattedNumber } from 'react-intl'
import { Link } from 'react-router-dom'
import { cx } from '@/ui/cx'
import styles from './StatusLinks.module.css'

interface StatusLinksProps {
  /** The name of the links, for screen readers. */
  label: string
  /** `search` is the query of its address, `count` the number of its rows, undefined until it is known. */
  links: readonly { key: string; label: ReactNode; search: string; count?: number | undefined; isCurrent: boolean }[]
  /** The numbers are those of the question before, as `shownOf` says. */
  areOutdated?: boolean
  /** Links to other views of the same rows have no numbers. */
  areCounted?: boolean
}

/** Links to the rows of each status with their number. Each link has its own address. */
export const StatusLinks = ({ label, links, areOutdated = false, areCounted = true }: StatusLinksProps) => (
  <nav aria-label={label} aria-busy={areOutdated} className={cx(styles.links, areOutdated && styles.outdated)}>
    <ul className={cx(styles.list, !areCounted && styles.plain)} role="list">
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
