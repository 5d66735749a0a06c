import { FormattedMessage } from 'react-intl'
import { limits } from '#contract/fields/limits.ts'
import { travelCreditLimits } from '#contract/payment/travelCredits.ts'
import { useFootprintQuery } from '@/domains/carbon/carbon.slice'
import { useCompanyCreditsQuery } from '@/domains/credits/credits.slice'
import { lapsingCreditsQuery } from '@/domains/credits/creditTable.rules'
import { useReportJobsQuery } from '@/domains/reports/reports.slice'
import { useScoreReportQuery } from '@/domains/scores/scores.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { useReportFormats } from '@/i18n/reportFormats'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import type { ReportPage } from './reportCards.rules'

/** The figure of a report that tells whether to open it; nothing until it is known, and for reports without one. */
export function ReportFigure({ name }: { name: ReportPage }) {
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
