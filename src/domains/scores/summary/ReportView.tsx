import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { limits } from '#contract/fields/limits.ts'
import type { ScoreReport } from '#contract/reports/scores.ts'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import { defaultFilter } from '@/domains/scores/scoreFilter.rules'
import { failureOf } from '@/http/failure'
import { useFormats } from '@/i18n/useFormats'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { UnknownRecord } from '@/patterns/record/UnknownRecord'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/notice/EmptyState'
import { NothingNewIllustration } from '@/ui/illustrations/NothingNewIllustration'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { changeOf } from './change.rules'
import { Against } from './ChangeNote'
import { MoneyCard, type SummaryProps } from './MoneyCard'
import { ScoreCard } from './ScoreCard'
import { SpendingCards } from './SpendingCard'
import { Verdict } from './Verdict'
import styles from './ReportView.module.css'
import type { ReportAnswer } from './useReport'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { UntilAnswered } from '@/patterns/feedback/UntilAnswered'

interface ReportViewProps {
  report: ReportAnswer
  view: ScoreView
  heading: ReactNode
  /** The row with the most missed savings, for the verdict. */
  missed?: ReactNode
  /** The address above, for a subject that the company does not have. */
  back?: string
  /** Below the summary. */
  children: (report: ScoreReport) => ReactNode
}

/** A report in its states: loading, failed, without bookings, or its summary and what stands below it. */
export function ReportView({ report, view, heading, missed, back, children }: ReportViewProps) {
  const { instant } = useFormats()
  const { answer, shown: data, isOutdated, before, previous, isPartial } = report
  const { isError, error, isFetching, refetch } = answer
  if (back !== undefined && isError && failureOf(error)?.status === 404)
    return <UnknownRecord about="scorePages" headingLevel={2} back={back} />
  if (isError && !isFetching && !data)
    return (
      <Card>
        <QueryFailure
          query={{ refetch, isFetching }}
          title="scorePages.failed.title"
          text="scores.company.failed.text"
        />
      </Card>
    )
  if (!data) return <Waiting />
  if (data.summary.count === 0)
    return (
      <UntilAnswered isOutdated={isOutdated}>
        <NoBookings view={view} />
      </UntilAnswered>
    )
  return (
    <div className={layout.stack6}>
      <UntilAnswered isOutdated={isOutdated}>
        <Summary
          summary={data.summary}
          currency={data.currency}
          {...{ before, previous, isPartial, heading, missed }}
        />
      </UntilAnswered>
      {children(data)}
      <p className={textStyle.note}>
        <FormattedMessage id="scores.company.asOf" values={{ time: instant(data.asOf) }} />
      </p>
    </div>
  )
}

type Summaries = SummaryProps & Pick<ReportViewProps, 'heading' | 'missed'>

const Summary = ({ summary, before, previous, isPartial, currency, heading, missed }: Summaries) => (
  <div className={styles.grid}>
    <div className={layout.wholeRow}>
      <Verdict summary={summary} missed={missed} />
    </div>
    <ScoreCard
      headingLevel={2}
      heading={heading}
      description={(before || isPartial) && <Against before={before} days={previous} isPartial={isPartial} />}
      summary={summary}
      none={
        summary.isSuppressed ? (
          <FormattedMessage
            id="scorePages.suppressed"
            values={{ rated: limits.ratedBookings, count: summary.count - summary.cancelledCount }}
          />
        ) : undefined
      }
      changeOf={(score) => changeOf(summary, before, score)}
    />
    <MoneyCard {...{ summary, before, previous, isPartial, currency }} />
    <SpendingCards summary={summary} currency={currency} />
  </div>
)

const Waiting = () => (
  <div className={styles.grid}>
    <VisuallyHidden role="status">
      <FormattedMessage id="patterns.loading" />
    </VisuallyHidden>
    <Skeleton shape="box" className={styles.bone} />
    <Skeleton shape="box" className={styles.bone} />
  </div>
)

/** No booking in the period, or none that the filter lets through. */
const NoBookings = ({ view: { filter, choose } }: { view: ScoreView }) => (
  <EmptyState
    illustration={<NothingNewIllustration />}
    title={<FormattedMessage id="scorePages.empty.title" />}
    text={<FormattedMessage id={filter.usedAsGhost ? 'scorePages.empty.ghost' : 'scorePages.empty.text'} />}
    action={
      (filter.usedAsGhost || filter.period !== defaultFilter.period || filter.currency !== null) && (
        <Button variant="secondary" onClick={() => choose(defaultFilter)}>
          <FormattedMessage id="scorePages.empty.action" />
        </Button>
      )
    }
  />
)
