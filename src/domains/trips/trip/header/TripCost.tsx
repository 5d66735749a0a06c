import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { shownFieldValue } from '#contract/trips/tripFieldValues.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { useFormats } from '@/i18n/useFormats'
import { Badge } from '@/ui/display/Badge'
import { cardWords } from '@/domains/trips/shared/cardWords'
import styles from './TripCost.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/**
 * The price of a trip, the card and the credits that pay, the cost center, the verdict of the travel policy and the
 * company's own fields, as far as they are known. A cancelled trip shows no amounts, because its banner has them.
 */
export function TripCost({ trip }: { trip: Trip }) {
  const { locale } = useIntl()
  const { money } = useFormats()
  const { tripStatus, total, payment, paidByCredits, policy, costCenter, fields } = trip
  const isCancelled = tripStatus === 'Cancelled'
  const facts = [
    !isCancelled && total && (
      <Fact key="price" label={<FormattedMessage id="trip.cost.price" />}>
        <data value={total.amount} className={textStyle.strong}>
          {money(total.amount, total.currency)}
        </data>
      </Fact>
    ),
    !isCancelled && payment && (
      <Fact key="card" label={<FormattedMessage id="trip.cost.card" />}>
        <FormattedMessage id="trip.paidWith" values={cardWords(payment)} />
      </Fact>
    ),
    !isCancelled && total && paidByCredits !== undefined && (
      <Fact key="credits" label={<FormattedMessage id="trip.cost.credits" />}>
        {money(paidByCredits, total.currency)}
      </Fact>
    ),
    costCenter && (
      <Fact key="costCenter" label={<FormattedMessage id="trip.costCenter" />}>
        {costCenter}
      </Fact>
    ),
    !isCancelled && policy && (
      <Fact key="policy" label={<FormattedMessage id="trip.cost.policy" />}>
        <PolicyMark policy={policy} />
      </Fact>
    ),
    ...(fields ?? []).map((field) => (
      <Fact key={field.fieldId} label={field.name}>
        {shownFieldValue(locale, field)}
      </Fact>
    )),
  ].filter(Boolean)
  return facts.length > 0 && <dl className={styles.cost}>{facts}</dl>
}

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const PolicyMark = ({ policy: { verdict, reason } }: { policy: NonNullable<Trip['policy']> }) =>
  verdict === 'within' ? (
    <Badge tone="success" icon={<Check aria-hidden="true" />}>
      <FormattedMessage id="trip.policy.within" />
    </Badge>
  ) : (
    <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
      <FormattedMessage id="trip.policy.outside" values={{ reason: reason ?? 'none' }} />
    </Badge>
  )
