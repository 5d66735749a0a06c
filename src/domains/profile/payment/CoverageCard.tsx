import { BedDouble, Car, CircleCheck, type LucideIcon, Plane, TrainFront, TriangleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { CreditCard, PaymentUse } from '#contract/payment/cards.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { issuesOf, obstacleRow } from '@/domains/profile/profile.rules'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import { CardName } from './shared/CardName'
import { Uses } from './shared/CardValue'
import styles from './CoverageCard.module.css'
import { type Coverage, coverageOf, onlyUnpaid, paidAlike } from './payment.rules'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

const icons: Record<PaymentUse, LucideIcon> = { air: Plane, rail: TrainFront, hotel: BedDouble, car: Car }

interface CoverageCardProps {
  profile: Profile
  cards: readonly CreditCard[]
  today: string
}

/** How flights, trains, hotels and cars are paid for, and what is missing (§4). */
export function CoverageCard({ profile, cards, today }: CoverageCardProps) {
  const issues = issuesOf(profile)
  const coverage = coverageOf(cards, issues, today)
  const central = ['centralizedCardMissing', 'centralizedCardExpired'] as const
  const admins = central.filter((issue) => issues.includes(issue))
  const unpaid = onlyUnpaid(issues)
  const isWhole = coverage.every(({ state }) => state === 'paid' || state === 'central') && admins.length === 0
  return (
    <Card
      heading={<FormattedMessage id="profile.payment.coverage" />}
      description={
        isWhole ? (
          <FormattedMessage id="profile.payment.coverage.whole" />
        ) : (
          <FormattedMessage id={unpaid ? `profile.payment.coverage.open.${unpaid}` : 'profile.payment.coverage.open'} />
        )
      }
    >
      <dl className={styles.uses}>
        {paidAlike(coverage).map((rows) => (
          <Row key={rows[0].use} rows={rows} />
        ))}
      </dl>
      {admins.map((issue) => (
        <p key={issue} className={cx(textStyle.note, layout.above3)}>
          <FormattedMessage id={`profile.missing.${issue}`} />
          {' · '}
          <FormattedMessage id={`profile.owner.${obstacleRow(issue).owner}`} />
        </p>
      ))}
    </Card>
  )
}

/** A line about a use, or about all uses that the same cards pay for. */
function Row({ rows }: { rows: [Coverage, ...Coverage[]] }) {
  const [{ state, cards }] = rows
  const isOpen = state === 'missing' || state === 'expired'
  const Mark = isOpen ? TriangleAlert : CircleCheck
  const [first, ...others] = cards
  return (
    <div className={cx(styles.row, isOpen && styles.open)}>
      <span className={styles.icons} aria-hidden="true">
        {rows.map(({ use }) => {
          const Icon = icons[use]
          return <Icon key={use} />
        })}
      </span>
      <dt>
        <Uses uses={rows.map(({ use }) => use)} />
      </dt>
      <dd>
        <Mark aria-hidden="true" />
        <span>
          {first && <CardName card={first} />}
          {state !== 'paid' && <FormattedMessage id={`profile.payment.coverage.${state}`} />}
          {others.length > 0 && (
            <>
              {' '}
              <FormattedMessage id="profile.payment.coverage.others" values={{ count: others.length }} />
            </>
          )}
        </span>
      </dd>
    </div>
  )
}
