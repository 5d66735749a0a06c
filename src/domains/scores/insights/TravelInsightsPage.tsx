import { FormattedMessage } from 'react-intl'
import { FilterBar } from '@/domains/scores/filter/FilterBar'
import { useScoreView } from '@/domains/scores/filter/useScoreView'
import { useInsightsQuery } from '@/domains/scores/scores.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { PageHeader } from '@/patterns/page/PageHeader'
import { UnknownRecord } from '@/patterns/record/UnknownRecord'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { InsightBookings } from './InsightBookings'
import { InsightFigures } from './InsightFigures'
import { InsightFilters, insightFiltersInUse } from './InsightFilters'
import { figureQuery, insightTable } from './insights.rules'
import styles from './TravelInsightsPage.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { cx } from '@/ui/cx'
import { UntilAnswered } from '@/patterns/feedback/UntilAnswered'
import { shownOf } from '@/store/shownAnswer'

/** §2 travel insights: of the company for a finance officer, of their own bookings for everybody else. */
export default function TravelInsightsPage() {
  const { companyId, roles } = useSession()
  const view = useScoreView(insightTable)
  const isOfCompany = roles.includes('FinancialOfficer')
  const filters = figureQuery(view.address.state.filters)
  const answer = useInsightsQuery({ companyId, ...view.query, ...filters }, { skip: !isOffered('insights') })
  const { shown, isOutdated } = shownOf(answer)
  const { instant } = useFormats()
  const locale = useLocale()
  if (!isOffered('insights')) return <UnknownRecord about="insights" headingLevel={1} back={pathTo(locale, 'home')} />
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={<FormattedMessage id="routes.travelInsights" />}
        note={
          <p className={cx(textStyle.measure, textStyle.soft)}>
            <FormattedMessage id={isOfCompany ? 'insights.lead.company' : 'insights.lead.own'} />
          </p>
        }
      />
      <FilterBar
        view={view}
        hasInherited={isOfCompany}
        more={{
          choices: <InsightFilters view={view} isOfCompany={isOfCompany} />,
          inUse: insightFiltersInUse(view),
        }}
      />
      {shown ? (
        <div className={layout.stack6}>
          <UntilAnswered isOutdated={isOutdated} className={layout.stack6}>
            <InsightFigures insights={shown} view={view} isOfCompany={isOfCompany} />
          </UntilAnswered>
          <InsightBookings view={view} insights={shown} isOfCompany={isOfCompany} />
          <p className={textStyle.note}>
            <FormattedMessage id="scores.company.asOf" values={{ time: instant(shown.asOf) }} />
          </p>
        </div>
      ) : answer.isError && !answer.isFetching ? (
        <Card>
          <QueryFailure query={answer} title="insights.failed" text="scores.company.failed.text" />
        </Card>
      ) : (
        <Waiting />
      )}
    </div>
  )
}

const Waiting = () => (
  <div className={styles.grid}>
    <VisuallyHidden role="status">
      <FormattedMessage id="patterns.loading" />
    </VisuallyHidden>
    <Skeleton shape="box" className={styles.bone} />
    <Skeleton shape="box" className={styles.bone} />
  </div>
)
