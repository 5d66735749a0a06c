import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type CompanyOverview as Overview, newUserDays } from '#contract/reports/scores.ts'
import { useCompanyOverviewQuery } from '@/domains/scores/scores.slice'
import { TravelTrends } from '@/domains/scores/overview/TravelTrends'
import { useGateStatus } from '@/domains/reference/shared/useGateStatus'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { PageSection } from '@/patterns/page/PageSection'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { ShowMore } from '@/patterns/list/ShowMore'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import { Stat } from '@/ui/display/Stat'
import { useIsWide } from '@/ui/useIsWide'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { FinanceNow } from './FinanceNow'
import styles from './CompanyOverview.module.css'
import { ScoreCard } from '@/domains/scores/summary/ScoreCard'
import { PlacesCard } from '@/domains/scores/overview/PlacesCard'

interface CompanyOverviewProps {
  companyId: string
  /** With other sections: money and score first, the rest when opened. */
  isBrief: boolean
}

/** §2: the figures of the company, for finance officers. */
export function CompanyOverview({ companyId, isBrief }: CompanyOverviewProps) {
  const { data, isError, isFetching, refetch } = useCompanyOverviewQuery(companyId)
  const { instant } = useFormats()
  const isOpen = useGateStatus(useSession())('employee.score') === 'enabled'
  const locale = useLocale()
  return (
    <PageSection
      heading={<FormattedMessage id="scores.company.heading" />}
      link={isOpen && { to: pathTo(locale, 'scoreCompany'), text: <FormattedMessage id="scores.company.all" /> }}
      note={data && <FormattedMessage id="scores.company.asOf" values={{ time: instant(data.asOf) }} />}
    >
      {data ? (
        <>
          {isOpen && <FinanceNow companyId={companyId} overview={data} />}
          <Widgets overview={data} isBrief={isBrief} />
        </>
      ) : isError ? (
        <Card>
          <QueryFailure
            query={{ refetch, isFetching }}
            title="scores.company.failed.title"
            text="scores.company.failed.text"
          />
        </Card>
      ) : (
        <Waiting />
      )}
    </PageSection>
  )
}

/** On a phone the places and the trends are folded too. */
function Widgets({ overview, isBrief }: Pick<CompanyOverviewProps, 'isBrief'> & { overview: Overview }) {
  const isWide = useIsWide()
  const restId = useId()
  const [isWhole, setWhole] = useState(false)
  const isFolded = isBrief || !isWide
  return (
    <>
      <div className={styles.grid}>
        <div className={styles.figures}>
          {!isBrief && <People overview={overview} />}
          <Money overview={overview} />
        </div>
        <ScoreCard isTall headingLevel={3} summary={overview.summary} />
      </div>
      {isFolded && (
        <ShowMore isOpen={isWhole} controls={restId} onClick={() => setWhole(!isWhole)}>
          <FormattedMessage id={isWhole ? 'scores.company.less' : 'scores.company.more'} />
        </ShowMore>
      )}
      {(isWhole || !isFolded) && (
        <div id={restId} className={styles.grid}>
          {isBrief && (
            <div className={styles.wide}>
              <People overview={overview} />
            </div>
          )}
          <div className={styles.places}>
            <PlacesCard when="now" places={overview.travellingNow} />
            <PlacesCard when="soon" places={overview.travellingSoon} />
          </div>
          <div className={styles.wide}>
            <TravelTrends months={overview.months} currency={overview.currency} asOf={overview.asOf} />
          </div>
        </div>
      )}
    </>
  )
}

function People({ overview }: { overview: Overview }) {
  const { formatNumber } = useIntl()
  const counts = ['usersTravelling', 'newUsers', 'upcomingTrips'] as const
  return (
    <Card headingLevel={3} heading={<FormattedMessage id="scores.company.people" />}>
      <div className={styles.counts}>
        {counts.map((count) => (
          <Stat
            key={count}
            className={styles.count}
            label={<FormattedMessage id={`scores.company.${count}`} values={{ days: newUserDays }} />}
            value={formatNumber(overview[count])}
          />
        ))}
      </div>
    </Card>
  )
}

const Waiting = () => (
  <div className={styles.grid}>
    <VisuallyHidden role="status">
      <FormattedMessage id="scores.company.loading" />
    </VisuallyHidden>
    <Skeleton shape="box" className={styles.bone} />
    <Skeleton shape="box" className={styles.bone} />
    <Skeleton shape="box" className={styles.bone} />
    <Skeleton shape="box" className={styles.bone} />
  </div>
)

/** Savings, and total spend versus missed savings. Percentages are of potential savings and of total spend. */
function Money({ overview: { summary, currency } }: { overview: Overview }) {
  const { moneyFigure, percent } = useFormats()
  const { savings, totalSpent, missedSavings, referenced } = summary
  return (
    <Card headingLevel={3} heading={<FormattedMessage id="scores.company.money" />}>
      <div className={styles.money}>
        <Stat
          className={styles.first}
          label={<FormattedMessage id="scores.company.savings" />}
          value={moneyFigure(savings, currency)}
          detail={
            <>
              <FormattedMessage
                id="scores.company.savings.share"
                values={{ share: percent(summary.savingsPercentage) }}
              />
              {referenced && (
                <>
                  <br />
                  <FormattedMessage
                    id="scores.company.savings.basis"
                    values={{ count: referenced.count, all: summary.count }}
                  />
                </>
              )}
            </>
          }
        />
        <Stat
          className={styles.sum}
          label={<FormattedMessage id="scores.company.totalSpend" />}
          value={moneyFigure(totalSpent, currency)}
        />
        <Stat
          className={styles.sum}
          label={<FormattedMessage id="scores.company.missedSavings" />}
          value={moneyFigure(missedSavings, currency)}
          detail={
            <FormattedMessage
              id="scores.company.missedSavings.share"
              values={{ share: percent(summary.missedSavingsTotalSpendPercentage) }}
            />
          }
        />
      </div>
    </Card>
  )
}
