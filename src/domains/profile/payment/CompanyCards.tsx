import { FormattedMessage } from 'react-intl'
import { paymentUses } from '#contract/cards.ts'
import type { PayingCard } from '#contract/companyCards.ts'
import { Card } from '@/ui/display/Card'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import itemStyles from './CardItem.module.css'
import { CardFace } from './shared/CardFace'
import { CardName } from './shared/CardName'
import { Uses } from './shared/CardValue'
import { cardStatus } from './shared/card.rules'
import styles from './PaymentSection.module.css'

/** The company cards that pay for somebody; administrators alone change them. */
export const CompanyCards = ({ cards, today }: { cards: readonly PayingCard[]; today: string }) => (
  <Card
    heading={<FormattedMessage id="profile.payment.company" />}
    description={<FormattedMessage id="profile.payment.company.text" />}
  >
    <ul role="list" className={styles.list}>
      {cards.map((card) => (
        <CompanyCard key={card.id} card={card} today={today} />
      ))}
    </ul>
  </Card>
)

function CompanyCard({ card, today }: { card: PayingCard; today: string }) {
  const { status, days } = cardStatus(card, today)
  const nameId = `company-card-${card.id}`
  return (
    <li className={itemStyles.item} aria-labelledby={nameId}>
      <VisuallyHidden id={nameId}>
        <CardName card={card} />
      </VisuallyHidden>
      <CardFace card={card} status={status} days={days} />
      <p className={itemStyles.uses}>
        {card.uses.length === paymentUses.length ? (
          <FormattedMessage id="profile.payment.pays.all" />
        ) : (
          <FormattedMessage id="profile.payment.pays" values={{ uses: <Uses uses={card.uses} /> }} />
        )}
      </p>
    </li>
  )
}
