import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Insights } from '#contract/insights.ts'
import { policyReasons } from '#contract/trips.ts'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { Meter } from '@/ui/display/Meter'
import { drillPath } from './DrillList'
import { shareOf } from './insights.rules'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface ComplianceProps {
  insights: Insights
  view: ScoreView
  isOfCompany: boolean
}

/** The share of bookings in policy, and the others by reason and cost center. */
export function ComplianceCard({ insights: { compliance }, view, isOfCompany }: ComplianceProps) {
  const { percent } = useFormats()
  const { compared, respected, reasons, costCenters } = compliance
  const share = shareOf(respected, compared)
  return (
    <Card heading={<FormattedMessage id="insights.compliance" />}>
      {share === undefined ? (
        <p className={textStyle.soft}>
          <FormattedMessage id="insights.compliance.none" />
        </p>
      ) : (
        <div className={layout.stack4}>
          <Meter
            label={<FormattedMessage id="insights.compliance.within" values={{ count: compared }} />}
            value={share}
            max={100}
            valueText={percent(share, 1)}
          />
          {reasons.length > 0 && (
            <div className={layout.stack2}>
              <h3 className={textStyle.note}>
                <Link to={drillPath(view, 'policy', 'outside')}>
                  <FormattedMessage id="insights.compliance.outside" values={{ count: compared - respected }} />
                </Link>
              </h3>
              <ul role="list" className={layout.stack1}>
                {reasons.map(({ reason, bookings }) => (
                  <li key={reason ?? 'none'} className={textStyle.figures}>
                    <FormattedMessage
                      id="insights.compliance.reason"
                      values={{ reason: policyReasons.find((each) => each === reason) ?? 'none', count: bookings }}
                    />
                  </li>
                ))}
              </ul>
            </div>
          )}
          {isOfCompany && costCenters.length > 0 && (
            <div className={layout.stack2}>
              <h3 className={textStyle.note}>
                <FormattedMessage id="insights.compliance.costCenters" />
              </h3>
              <ul role="list" className={layout.stack1}>
                {costCenters.map(({ costCenter, name, compared: all, outside }) => (
                  <li key={costCenter ?? 'none'} className={textStyle.figures}>
                    <FormattedMessage id="insights.compliance.costCenter" values={{ name, outside, all }} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </Card>
  )
}
