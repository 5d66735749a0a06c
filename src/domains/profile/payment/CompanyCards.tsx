import { FormattedMessage } from 'react-intl'
import type { PayingCard } from '#contract/companyCards.ts'
import { Card } from '@/ui/display/Card'
import { CardItem, CardItems, CardUse } from './shared/CardItem'
import { PaysFor } from './shared/CardValue'

/** The company cards that pay for somebody; administrators alone change them. */
export const CompanyCards = ({ cards }: { cards: readonly PayingCard[] }) => (
  <Card
    heading={<FormattedMessage id="profile.payment.company" />}
    description={<FormattedMessage id="profile.payment.company.text" />}
  >
    <CardItems>
      {cards.map((card) => (
        <CardItem key={card.id} card={card}>
          <CardUse>
            <PaysFor uses={card.uses} />
          </CardUse>
        </CardItem>
      ))}
    </CardItems>
  </Card>
)
