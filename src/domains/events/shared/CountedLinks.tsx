import type { ReactNode } from 'react'
import { FormattedNumber } from 'react-intl'
import { Link } from 'react-router-dom'
import { FoldedOnPhone } from '@/patterns/table/filters/FoldedOnPhone'
import { buttonClass } from '@/ui/button/buttonClass'
import styles from './CountedLinks.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

interface CountedLinksProps {
  /** Names the group of links for screen readers. */
  label: string
  /** `search` is the query of its address. */
  links: readonly { key: string; label: ReactNode; search: string; count: number; isCurrent: boolean }[]
  /** The numbers are those of the question before, as `shownOf` says. */
  areOutdated: boolean
}

/** Links to the rows of many kinds, each with its number: they take as many lines as they need. */
export const CountedLinks = ({ label, links, areOutdated }: CountedLinksProps) => (
  <nav
    aria-label={label}
    aria-busy={areOutdated}
    className={cx(layout.stack2, layout.start, areOutdated && styles.outdated)}
  >
    <FoldedOnPhone chosen={links.find(({ isCurrent }) => isCurrent)?.key} label={<Current links={links} />}>
      <ul role="list" className={styles.links}>
        {links.map(({ key, label: name, search, count, isCurrent }) => (
          <li key={key}>
            <Link
              to={{ search }}
              preventScrollReset
              className={buttonClass('quiet', 'small')}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {name}{' '}
              <span className={styles.count}>
                <FormattedNumber value={count} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </FoldedOnPhone>
  </nav>
)

/** The present choice on a phone. Choosing another one folds the links again. */
const Current = ({ links }: Pick<CountedLinksProps, 'links'>) =>
  links
    .filter(({ isCurrent }) => isCurrent)
    .map(({ key, label, count }) => (
      <span key={key}>
        {label}{' '}
        <span className={styles.count}>
          <FormattedNumber value={count} />
        </span>
      </span>
    ))
