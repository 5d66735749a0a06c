import { ArrowRight } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useGateStatus } from '@/domains/reference/shared/useGateStatus'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { titleOf } from '@/routes/table'
import { Card } from '@/ui/display/Card'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'
import { openReportPages } from './reportCards.rules'
import styles from './ReportsDashboardPage.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** §2 reports dashboard: the way to each report that the reader may open, with the question it answers. */
export default function ReportsDashboardPage() {
  const who = useSession()
  const locale = useLocale()
  const statusOf = useGateStatus(who)
  const pages = openReportPages(who.roles, (gate) => statusOf(gate) === 'enabled')
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={<FormattedMessage id="routes.reportsDashboard" />}
        note={
          <p className={textStyle.soft}>
            <FormattedMessage id="reports.dashboard.lead" />
          </p>
        }
      />
      {pages.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id="reports.dashboard.empty" />}
          illustration={<Illustration of="nothingNew" />}
        />
      ) : (
        <ul role="list" className={styles.cards}>
          {pages.map((name) => (
            <li key={name}>
              <Card as="article" className={styles.card} heading={<FormattedMessage id={titleOf(name)} />}>
                <div className={layout.stack3}>
                  <p className={textStyle.soft}>
                    <FormattedMessage id={`reports.dashboard.${name}`} />
                  </p>
                  <Link className={buttonClass('secondary', 'small')} to={pathTo(locale, name)}>
                    <FormattedMessage id={titleOf(name)} />
                    <ArrowRight aria-hidden="true" />
                  </Link>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
