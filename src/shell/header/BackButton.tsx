import { ArrowLeft } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { useQueriesAbove, useScreenNames } from '@/patterns/page/trailNames'
import type { RouteName } from '@/routes/table'
import { pathAbove } from '@/routes/trail'
import { buttonClass } from '@/ui/button/buttonClass'
import { Button } from '@/ui/button/Button'
import styles from './BackButton.module.css'
import { useTrail } from './useTrail'

const arrow = <ArrowLeft aria-hidden="true" />

/**
 * §2: the link back to the parent screen, by its name once that is known, or to the previous screen of the application.
 * Nothing without either.
 */
export function BackButton({ name }: { name: RouteName }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const locale = useLocale()
  const params = useParams()
  const parent = useTrail(name).at(-1)
  const nameOf = useScreenNames()
  const queryOf = useQueriesAbove()
  // Renders with every navigation, which changes the router's history index.
  useLocation()
  const hasHistory = ((history.state as { idx?: number } | null)?.idx ?? 0) > 0
  if (parent) {
    const title = nameOf(parent)
    return (
      <Link
        to={pathAbove(parent, locale, params) + queryOf(parent)}
        className={buttonClass('quiet', 'small')}
        aria-label={title && formatMessage({ id: 'shell.backTo' }, { title })}
      >
        {arrow}
        <span className={styles.title}>{title ?? <FormattedMessage id="shell.back" />}</span>
      </Link>
    )
  }
  if (!hasHistory) return null
  return (
    <Button variant="quiet" size="small" icon={arrow} onClick={() => void navigate(-1)}>
      <FormattedMessage id="shell.back" />
    </Button>
  )
}
