import { FormattedMessage } from 'react-intl'
import type { GroupDetail } from '#contract/groupTravels.ts'
import { useFormats } from '@/i18n/useFormats'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import styles from './GroupView.module.css'

/** What an event may cost for each person, and the card that pays for it. */
export function PaymentCard({ group: { budget, currency, card } }: { group: GroupDetail }) {
  const { money, month } = useFormats()
  return (
    <Card heading={<FormattedMessage id="organize.payment" />}>
      <dl className={styles.facts}>
        <div>
          <dt>
            <FormattedMessage id="organize.field.budget" />
          </dt>
          <dd>{budget === null ? <FormattedMessage id="organize.payment.noBudget" /> : money(budget, currency)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="organize.field.creditCardId" />
          </dt>
          {card ? (
            <>
              <dd>{card.name}</dd>
              <dd>
                <data value={card.id}>{card.number}</data> · {month(card.expiryDate, 'full')}
              </dd>
              {card.expiresBefore && (
                <dd>
                  <Badge tone="warning">
                    <FormattedMessage id="organize.payment.expires" />
                  </Badge>
                </dd>
              )}
            </>
          ) : (
            <dd>
              <FormattedMessage id="organize.payment.noCard" />
            </dd>
          )}
        </div>
      </dl>
    </Card>
  )
}
