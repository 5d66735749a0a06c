import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { type Kpi, kpis } from '#contract/reports/scores.ts'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { HelpTip } from '@/ui/overlay/HelpTip'
import { Meter } from '@/ui/display/Meter'
import { cx } from '@/ui/cx'
import { useScoreFormulasQuery } from '@/domains/scores/scores.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { averageOf, best, type Change, type Scores } from './change.rules'
import { ChangeNote } from './ChangeNote'
import styles from './ScoreCard.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface ScoreCardProps {
  summary: Scores
  headingLevel: 2 | 3
  /** Stands beside a taller card, with its indicators one below the other. */
  isTall?: boolean
  /** Names the days that the changes are against. */
  description?: ReactNode
  /** By default, that of a company. */
  heading?: ReactNode
  /** Shown instead of the scores where there are none. */
  none?: ReactNode
  /** The change of a score since the period before. */
  changeOf?: (score: 'avgOverallScore' | (typeof averageOf)[Kpi]) => Change | 'new' | undefined
}

/** The score of 0–10 and its four parts (§3). A missing score is not shown as zero. */
export function ScoreCard({
  summary,
  headingLevel,
  heading,
  isTall = false,
  description,
  none,
  changeOf,
}: ScoreCardProps) {
  const { score } = useFormats()
  const overall = summary.avgOverallScore
  return (
    <Card
      headingLevel={headingLevel}
      heading={heading ?? <FormattedMessage id="scores.score.heading" />}
      description={overall !== null && description}
      actions={
        <span className={styles.help}>
          <Help />
        </span>
      }
    >
      {overall === null ? (
        <p className={textStyle.soft}>{none ?? <FormattedMessage id="scores.score.none" />}</p>
      ) : (
        <div className={styles.score}>
          <div className={styles.overall}>
            <p>
              <FormattedMessage
                id="scores.score.ofTen"
                values={{ score: <strong key="score">{score(overall)}</strong>, best }}
              />
            </p>
            <ChangeNote change={changeOf?.('avgOverallScore')} />
          </div>
          <div className={cx(styles.parts, !isTall && styles.pairs)}>
            {kpis.map((kpi) => (
              <Part key={kpi} kpi={kpi} summary={summary} change={changeOf?.(averageOf[kpi])} />
            ))}
          </div>
        </div>
      )}
    </Card>
  )
}

interface PartProps {
  kpi: Kpi
  summary: Scores
  change: Change | 'new' | undefined
}

function Part({ kpi, summary, change }: PartProps) {
  const { score } = useFormats()
  const value = summary[averageOf[kpi]]
  return (
    <div>
      <Meter
        label={<FormattedMessage id={`scores.score.${averageOf[kpi]}`} />}
        value={value}
        max={best}
        valueText={value === null ? '–' : score(value, 2)}
      />
      <ChangeNote change={change} />
    </div>
  )
}

/** Explains the score and each of its parts by the formulas. */
function Help() {
  const { formatMessage } = useIntl()
  const terms = kpis.map((kpi) => ({
    key: kpi,
    term: <FormattedMessage id={`scores.score.${averageOf[kpi]}`} />,
    text: <FormulaText kpi={kpi} />,
  }))
  const overall = {
    key: 'overall',
    term: <FormattedMessage id="scores.kpi.overall.term" />,
    text: <FormulaText kpi="overall" />,
  }
  return <HelpTip theme="scoreKpi" label={formatMessage({ id: 'scores.kpi.label' })} terms={[overall, ...terms]} />
}

/**
 * The formula of a score, as the server publishes it; it is asked for only where the text shows. Without it, a
 * sentence about the score.
 */
function FormulaText({ kpi }: { kpi: Kpi | 'overall' }) {
  const { companyId } = useSession()
  const { data, isLoading } = useScoreFormulasQuery(isOffered('scoreformulas') ? companyId : skipToken)
  const published = data?.formulas.find((each) => each.kpi === kpi)
  if (published)
    return (
      <>
        {published.formula} {published.notApplicable}
      </>
    )
  if (isLoading) return <FormattedMessage id="patterns.loading" />
  return <FormattedMessage id={`scores.kpi.${kpi === 'overall' ? kpi : averageOf[kpi]}`} values={{ best }} />
}
