import { ArrowRight } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { limits } from '#contract/fields/limits.ts'
import { travelCreditLimits } from '#contract/payment/travelCredits.ts'
import { useGateStatus } from '@/domains/reference/shared/useGateStatus'
import { useSession } from '@/domains/session/shared/useSession'
import { useFootprintQuery } from '@/domains/carbon/carbon.slice'
import { useCompanyCreditsQuery } from '@/domains/credits/credits.slice'
import { lapsingCreditsQuery } from '@/domains/credits/creditTable.rules'
import { useReportJobsQuery } from '@/domains/reports/reports.slice'
import { useScoreReportQuery } from '@/domains/scores/scores.slice'
import { useLocale } from '@/i18n/useLocale'
import { useReportFormats } from '@/i18n/reportFormats'
import { useFormats } from '@/i18n/useFormats'
import rowLink from '@/patterns/list/rowLink.module.css'
import { PageHeader } from '@/patterns/page/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { menuIcons } from '@/routes/menuIcons'
import { type RouteName, titleOf } from '@/routes/table'
import { IconTile } from '@/ui/display/IconTile'
import { EmptyState } from '@/ui/notice/EmptyState'
import { NothingNewIllustration } from '@/ui/illustrations/NothingNewIllustration'
import { openReportPages, type ReportPage } from './reportCards.rules'
import styles from './ReportsDashboardPage.module.css'
import { cx } from '@/ui/cx'
import { isOffered } from '@/http/additions'
import { localDay } from '@/lib/localDay'
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
  const Icon = menuIcons[name]
  return (
    <article className={styles.card}>
      <IconTile>
        <Icon aria-hidden="true" />
      </IconTile>
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

/** The figure of a report that tells whether to open it; nothing until it is known, and for reports without one. */
function ReportFigure({ name }: { name: ReportPage }) {
  const readsCompany = useSession().roles.includes('FinancialOfficer')
  if (name === 'scoreCompany') return <CompanyFigure figure="missed" />
  if (name === 'travelInsights' && readsCompany) return <CompanyFigure figure="spent" />
  if (name === 'sustainability' && isOffered('carbon')) return <Emissions />
  if (name === 'travelCredits' && isOffered('credits')) return <Lapsing />
  return name === 'reportsExport' && isOffered('reportjobs') ? <LastReport /> : null
}

/** Spend and missed savings of the last complete months: two cards with the answer of one request. */
function CompanyFigure({ figure }: { figure: 'missed' | 'spent' }) {
  const { companyId } = useSession()
  const { moneyTotal } = useFormats()
  const { data } = useScoreReportQuery({ companyId, pageSize: 1 })
  if (!data) return null
  const { totalSpent, missedSavings } = data.summary
  const amount = moneyTotal(figure === 'missed' ? missedSavings : totalSpent, data.currency)
  return <FormattedMessage id={`reports.dashboard.figure.${figure}`} values={{ amount, months: limits.reportMonths }} />
}

function Emissions() {
  const { companyId } = useSession()
  const { emissions } = useReportFormats()
  const { data } = useFootprintQuery({ companyId, withRadiativeForcing: true })
  if (!data) return null
  const values = { weight: emissions(data.totals.kg), months: limits.reportMonths }
  return <FormattedMessage id="reports.dashboard.figure.emissions" values={values} />
}

function Lapsing() {
  const { companyId } = useSession()
  const { money } = useFormats()
  const { data } = useCompanyCreditsQuery({ companyId, ...lapsingCreditsQuery })
  if (!data) return null
  const amounts = data.totals.filter(({ lapsing }) => lapsing > 0)
  const totals = amounts.map(({ lapsing, currency }) => money(lapsing, currency)).join(' · ')
  const values = { count: data.totalItemCount, days: travelCreditLimits.lapsingDays, totals }
  return <FormattedMessage id="reports.dashboard.figure.lapsing" values={values} />
}

function LastReport() {
  const { date } = useFormats()
  const { data } = useReportJobsQuery({ pageNumber: 1 })
  const newest = data?.responseData[0]
  if (!newest) return null
  return <FormattedMessage id="reports.dashboard.figure.report" values={{ day: date(localDay(newest.createdAt)) }} />
}
