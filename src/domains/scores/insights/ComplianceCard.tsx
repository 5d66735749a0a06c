import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Insights } from '#contract/reports/insights.ts'
import { policyReasons } from '#contract/trips/trips.ts'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { Meter } from '@/ui/display/Meter'
import { cx } from '@/ui/cx'
import { drillPath } from './DrillList'
import { shareOf } from './insights.rules'
import { ShareRow } from './ShareRow'
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
        <div className={cx(layout.tiles18, layout.gap8)}>
          <div className={cx(layout.stack5, layout.packed)}>
            <Meter
              label={<FormattedMessage id="insights.compliance.within" values={{ count: compared }} />}
              value={share}
              max={100}
              valueText={percent(share, 1)}
            />
            {reasons.length > 0 && (
              <Reasons reasons={reasons} outside={compared - respected} to={drillPath(view, 'policy', 'outside')} />
            )}
          </div>
          {isOfCompany && costCenters.length > 0 && <Centers costCenters={costCenters} />}
        </div>
      )}
    </Card>
  )
}

const Part = ({ heading, children }: { heading: ReactNode; children: ReactNode }) => (
  <div className={cx(layout.stack3, layout.packed)}>
    <h3 className={textStyle.note}>{heading}</h3>
    <ul role="list" className={layout.stack3}>
      {children}
    </ul>
  </div>
)

type Compliance = Insights['compliance']

interface ReasonsProps extends Pick<Compliance, 'reasons'> {
  outside: number
  to: ReturnType<typeof drillPath>
}

function Reasons({ reasons, outside, to }: ReasonsProps) {
  const { formatNumber } = useIntl()
  const heading = (
    <Link to={to}>
      <FormattedMessage id="insights.compliance.outside" values={{ count: outside }} />
    </Link>
  )
  return (
    <Part heading={heading}>
      {reasons.map(({ reason, bookings }) => (
        <ShareRow
          key={reason ?? 'none'}
          name={
            <FormattedMessage
              id="insights.compliance.reason"
              values={{ reason: policyReasons.find((each) => each === reason) ?? 'none' }}
            />
          }
          figures={formatNumber(bookings)}
          share={shareOf(bookings, outside) ?? 0}
        />
      ))}
    </Part>
  )
}

const Centers = ({ costCenters }: Pick<Compliance, 'costCenters'>) => (
  <Part heading={<FormattedMessage id="insights.compliance.costCenters" />}>
    {costCenters.map(({ costCenter, name, compared, outside }) => (
      <ShareRow
        key={costCenter ?? 'none'}
        name={name}
        figures={<FormattedMessage id="insights.compliance.costCenter" values={{ outside, all: compared }} />}
        share={shareOf(outside, compared) ?? 0}
      />
    ))}
  </Part>
)
