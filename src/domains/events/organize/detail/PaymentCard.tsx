import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { shownNumber } from '@/domains/profile/payment/shared/card.rules'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Badge } from '@/ui/display/Badge'
import { Card } from '@/ui/display/Card'
import facts from '@/domains/events/shared/facts.module.css'
import styles from './GroupView.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The budget of an event for each person, and the card that pays for it. */
export function PaymentCard({ group }: { group: GroupDetail }) {
  const { money, month } = useFormats()
  const { budget, currency, card } = group
  return (
    <Card heading={<FormattedMessage id="organize.payment" />}>
      <dl className={facts.facts}>
        <div>
          <dt>
            <FormattedMessage id="organize.field.budget" />
          </dt>
          <dd>{budget === null ? <FormattedMessage id="organize.payment.noBudget" /> : money(budget, currency)}</dd>
          {budget !== null && group.counts.listed > 0 && (
            <dd className={textStyle.note}>
              <FormattedMessage
                id="organize.payment.total"
                values={{ people: group.counts.listed, total: money(budget * group.counts.listed, currency) }}
              />
            </dd>
          )}
        </div>
        <div>
          <dt>
            <FormattedMessage id="organize.field.creditCardId" />
          </dt>
          {card ? (
            <>
              <dd>{card.name}</dd>
              <dd>
                <data value={card.number}>{shownNumber(card.number)}</data>
              </dd>
              <dd className={textStyle.note}>
                <FormattedMessage id="organize.payment.through" values={{ month: month(card.expiryDate) }} />
              </dd>
              {card.expiresBefore && (
                <dd className={styles.warning}>
                  <Badge tone="warning">
                    <FormattedMessage id="organize.payment.expires" />
                  </Badge>
                </dd>
              )}
              {card.expiresBefore && group.mayEdit && (
                <dd>
                  <AnotherCard groupTravelId={group.id} />
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

const AnotherCard = ({ groupTravelId }: { groupTravelId: string }) => (
  <Link to={`${pathTo(useLocale(), 'groupTravelEdit', { groupTravelId })}#creditCardId`}>
    <FormattedMessage id="organize.payment.another" />
  </Link>
)
