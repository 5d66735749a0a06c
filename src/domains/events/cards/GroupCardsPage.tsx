import { Plus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { CardItems } from '@/domains/profile/payment/shared/CardItem'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { SectionCard } from '@/patterns/page/SectionCard'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { NoCardsIllustration } from '@/ui/illustrations/NoCardsIllustration'
import { GroupCardItem } from './GroupCardItem'
import { useOrganizerCards } from './useOrganizerCards'
import layout from '@/ui/layout/layout.module.css'

/** §2 events/cards: the cards that an organizer pays for events with. */
export default function GroupCardsPage() {
  const title = <FormattedMessage id="routes.groupTravelCards" />
  return (
    <div className={layout.stack5}>
      <PageHeader title={title} primary={<AddLink />} />
      <Cards />
    </div>
  )
}

function Cards() {
  const answer = useOrganizerCards()
  return (
    <SectionCard
      heading={<FormattedMessage id="groupCards.list" />}
      description={<FormattedMessage id="groupCards.list.text" />}
      answer={answer}
    >
      {(cards) =>
        cards.length === 0 ? (
          <NoCards />
        ) : (
          <CardItems>
            {cards.map((card) => (
              <GroupCardItem key={card.id} card={card} />
            ))}
          </CardItems>
        )
      }
    </SectionCard>
  )
}

const AddLink = () => (
  <Link to={pathTo(useLocale(), 'groupTravelAddCard')} className={buttonClass()}>
    <Plus aria-hidden="true" />
    <FormattedMessage id="groupCards.add" />
  </Link>
)

const NoCards = () => (
  <EmptyState
    headingLevel={3}
    title={<FormattedMessage id="groupCards.none.title" />}
    text={<FormattedMessage id="groupCards.none.text" />}
    illustration={<NoCardsIllustration />}
    action={
      <Link to={pathTo(useLocale(), 'groupTravelAddCard')} className={buttonClass('secondary')}>
        <FormattedMessage id="groupCards.none.action" />
      </Link>
    }
  />
)
