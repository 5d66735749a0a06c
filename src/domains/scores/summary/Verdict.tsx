import { CircleCheck, Lightbulb, PiggyBank } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ScoreSummary } from '#contract/reports/scores.ts'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { IconTile } from '@/ui/display/IconTile'
import type { Tone } from '@/ui/tone'
import { averageOf, best, mostGained, mostLost } from './change.rules'
import styles from './Verdict.module.css'

interface VerdictProps {
  summary: ScoreSummary
  /** The row with the most missed savings, and its page; undefined for a report whose rows are people or none. */
  missed: ReactNode
}

/** The report in three sentences: its best part, its worst and where money was lost. Withheld scores have none. */
export function Verdict({ summary, missed }: VerdictProps) {
  if (summary.avgOverallScore === null) return null
  return (
    <Card heading={<FormattedMessage id="scorePages.verdict" />}>
      <ul role="list" className={styles.lines}>
        <Best summary={summary} />
        <Loss summary={summary} />
        {missed && (
          <Line tone="info" icon={<PiggyBank aria-hidden="true" />}>
            {missed}
          </Line>
        )}
      </ul>
    </Card>
  )
}

const Line = ({ tone, icon, children }: { tone: Tone; icon: ReactNode; children: ReactNode }) => (
  <li className={styles.line}>
    <IconTile tone={tone}>{icon}</IconTile>
    <p>{children}</p>
  </li>
)

/** The indicator with the best score, where another has a worse one. */
function Best({ summary }: { summary: ScoreSummary }) {
  const { score } = useFormats()
  const gain = mostGained(summary)
  if (!gain) return null
  return (
    <Line tone="success" icon={<CircleCheck aria-hidden="true" />}>
      <FormattedMessage
        id="scorePages.verdict.best"
        values={{
          indicator: <FormattedMessage key="indicator" id={`scores.score.${averageOf[gain.kpi]}`} />,
          score: score(gain.average, 2),
          best,
        }}
      />
    </Line>
  )
}

/** The indicator that costs the most points, and what raises it. */
function Loss({ summary }: { summary: ScoreSummary }) {
  const { score } = useFormats()
  const loss = mostLost(summary)
  if (!loss)
    return (
      <Line tone="success" icon={<CircleCheck aria-hidden="true" />}>
        <FormattedMessage id="scorePages.verdict.nothing" />
      </Line>
    )
  const lost = Math.round(loss.lost * 10) / 10
  return (
    <Line tone="warning" icon={<Lightbulb aria-hidden="true" />}>
      <FormattedMessage id={`scorePages.raise.${loss.kpi}`} values={{ lost: score(loss.lost), amount: lost }} />
    </Line>
  )
}
