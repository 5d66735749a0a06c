import { ChevronLeft, ChevronRight } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { buttonClass } from '@/ui/button/buttonClass'
import styles from './PageLinks.module.css'
import { pageNumbers } from './address/pages'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

interface PageLinksProps {
  current: number
  total: number
  /** The query string of a page. */
  searchOf: (page: number) => string
}

/** Links to the previous page, to pages by number, and to the next page. */
export function PageLinks({ current, total, searchOf }: PageLinksProps) {
  const { formatMessage } = useIntl()
  if (total < 2) return null
  const to = (page: number) => ({ search: searchOf(page) })
  return (
    <nav
      aria-label={formatMessage({ id: 'tables.pages.label' })}
      className={cx(layout.row3, layout.center, layout.lines2)}
    >
      {current > 1 && (
        <Link className={buttonClass('secondary', 'small')} to={to(current - 1)} rel="prev">
          <ChevronLeft aria-hidden="true" />
          <FormattedMessage id="tables.pages.previous" />
        </Link>
      )}
      <ol role="list" className={layout.row1}>
        {pageNumbers(current, total).map((page, index) => (
          <li key={page ?? `left-out-${index}`}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                className={styles.number}
                to={to(page)}
                aria-label={formatMessage({ id: 'tables.pages.page' }, { page })}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {current < total && (
        <Link className={buttonClass('secondary', 'small')} to={to(current + 1)} rel="next">
          <FormattedMessage id="tables.pages.next" />
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
