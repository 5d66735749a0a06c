import { ArrowRight } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useGateStatus } from '@/domains/reference/shared/useGateStatus'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import rowLink from '@/patterns/list/rowLink.module.css'
import { PageHeader } from '@/patterns/page/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { type RouteName, rowOf, titleOf } from '@/routes/table'
import { IconTile } from '@/ui/display/IconTile'
import { EmptyState } from '@/ui/notice/EmptyState'
import { NothingNewIllustration } from '@/ui/illustrations/NothingNewIllustration'
import { ReportFigure } from './ReportFigure'
import { openReportPages, type ReportPage } from './reportCards.rules'
import styles from './ReportsDashboardPage.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** §2 reports dashboard: the way to each report that the reader may open, with the question it answers. */
export default function ReportsDashboardPage() {
  const who = useSession()
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
          illustration={<NothingNewIllustration />}
        />
      ) : (
        <ul role="list" className={styles.cards}>
          {pages.map((name) => (
            <li key={name}>
              <ReportCard name={name} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A page with a report: its title is the link, which a click anywhere on the card follows. */
function ReportCard({ name }: { name: ReportPage & RouteName }) {
  const locale = useLocale()
  const Icon = rowOf(name).menu?.icon
  return (
    <article className={styles.card}>
      <IconTile>{Icon && <Icon aria-hidden="true" />}</IconTile>
      <div className={layout.stackTight}>
        <h2 className={textStyle.normal}>
          <Link className={cx(rowLink.link, styles.link)} to={pathTo(locale, name)}>
            <FormattedMessage id={titleOf(name)} />
          </Link>
        </h2>
        <p className={textStyle.note}>
          <FormattedMessage id={`reports.dashboard.${name}`} />
        </p>
        <p className={textStyle.strong}>
          <ReportFigure name={name} />
        </p>
      </div>
      <ArrowRight className={styles.arrow} aria-hidden="true" />
    </article>
  )
}
