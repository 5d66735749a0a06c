import { FormattedMessage, useIntl } from 'react-intl'
import type { ScoreSummary } from '#contract/scores.ts'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { HelpTip } from '@/ui/overlay/HelpTip'
import { Meter } from '@/ui/display/Meter'
import styles from './CompanyScore.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

const parts = [
  'avgAdvancedPurchaseScore',
  'avgHotelAttachmentScore',
  'avgLowestFareAcceptanceScore',
  'avgOnlineAdoptionScore',
] as const
const best = 10

/** The company score of 0–10 and its four parts (§3). A missing score is not shown as zero. */
export function CompanyScore({ summary }: { summary: ScoreSummary }) {
  const { score } = useFormats()
  const overall = summary.avgOverallScore
  return (
    <Card
      headingLevel={3}
      heading={<FormattedMessage id="scores.score.heading" />}
      actions={
        overall !== null && (
          <span className={styles.help}>
            <Help />
          </span>
        )
      }
    >
      {overall === null ? (
        <p className={textStyle.soft}>
          <FormattedMessage id="scores.score.none" />
        </p>
      ) : (
        <div className={styles.score}>
          <p className={styles.overall}>
            <FormattedMessage
              id="scores.score.ofTen"
              values={{ score: <strong key="score">{score(overall)}</strong>, best }}
            />
          </p>
          <div className={styles.parts}>
            {parts.map((part) => (
              <Meter
                key={part}
                label={<FormattedMessage id={`scores.score.${part}`} />}
                value={summary[part]}
                max={best}
                valueText={summary[part] === null ? '–' : score(summary[part], 2)}
              />
            ))}
          </div>
        </div>
      )}
    </Card>
  )
}

/** Explains each part of the company's score. */
function Help() {
  const { formatMessage } = useIntl()
  const terms = parts.map((part) => ({
    key: part,
    term: <FormattedMessage id={`scores.score.${part}`} />,
    text: <FormattedMessage id={`scores.kpi.${part}`} />,
  }))
  const overall = {
    key: 'overall',
    term: <FormattedMessage id="scores.score.heading" />,
    text: <FormattedMessage id="scores.kpi.overall" values={{ best }} />,
  }
  return <HelpTip theme="scoreKpi" label={formatMessage({ id: 'scores.kpi.label' })} terms={[overall, ...terms]} />
}
