import { useIntl } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { usePersonOf, useQueriesAbove, useScreenNames } from '@/patterns/page/trailNames'
import type { RouteName } from '@/routes/table'
import { pathAbove } from '@/routes/trail'
import styles from './Breadcrumbs.module.css'
import { useTrail } from './useTrail'

/**
 * The ancestors of a screen and the screen itself, by their names; one without a known name is left out. Top screens
 * have no breadcrumbs.
 */
export function Breadcrumbs({ name }: { name: RouteName }) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const params = useParams()
  const trail = useTrail(name)
  const nameOf = useScreenNames()
  const queryOf = useQueriesAbove()
  const person = usePersonOf(name)
  const here = nameOf(name)
  return (
    <nav aria-label={formatMessage({ id: 'shell.breadcrumbs' })}>
      <ol role="list" className={styles.trail}>
        {trail.map((each, place) => [
          nameOf(each) !== undefined && (
            <li key={each}>
              <Link to={pathAbove(each, locale, params) + queryOf(each)}>{nameOf(each)}</Link>
            </li>
          ),
          place === 0 && person && <li key="person">{person}</li>,
        ])}
        {here !== undefined && <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  )
}
