import { Plus, TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { GroupCard } from '#contract/events/groupCards.ts'
import { groupNameOf } from '#contract/events/groupNames.ts'
import { CardItems, CardItem, CardUse, EditCardLabel } from '@/domains/profile/payment/shared/CardItem'
import type { CardStatus } from '@/domains/profile/payment/shared/card.rules'
import { useCardStatus } from '@/domains/profile/payment/shared/CardStatus'
import { useLocale } from '@/i18n/useLocale'
import { useFormats } from '@/i18n/useFormats'
import { PageHeader } from '@/patterns/page/PageHeader'
import { SectionCard } from '@/patterns/page/SectionCard'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { NoCardsIllustration } from '@/ui/illustrations/NoCardsIllustration'
import { cx } from '@/ui/cx'
import { useOrganizerCards } from './useOrganizerCards'
import type { PaidEvent } from './groupCards.rules'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './GroupCards.module.css'

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

/** One card, and below it the events it pays for, with what is to be done about those it expires before. */
function GroupCardItem({ card }: { card: GroupCard }) {
  const { status } = useCardStatus(card)
  return (
    <CardItem card={card}>
      <div className={cx(layout.stack1, layout.packed)}>
        <CardUse edit={<EditLink card={card} />}>
          <FormattedMessage id="groupCards.pays" values={{ count: card.events.length }} />
        </CardUse>
        {card.events.length > 0 && (
          <ul role="list" className={styles.events}>
            {card.events.map((event) => (
              <EventItem key={event.id} event={event} status={status} />
            ))}
          </ul>
        )}
      </div>
    </CardItem>
  )
}

const EditLink = ({ card }: { card: GroupCard }) => (
  <Link
    to={pathTo(useLocale(), 'groupTravelEditCard', { creditCardId: card.id })}
    className={buttonClass('quiet', 'small')}
  >
    <EditCardLabel card={card} />
  </Link>
)

/** An event that the card pays for; where the card will not be good then, how it can be paid all the same. */
function EventItem({ event, status }: { event: PaidEvent; status: CardStatus }) {
  const { locale: culture } = useIntl()
  const locale = useLocale()
  const { date } = useFormats()
  const name = groupNameOf(event.names, culture)
  const params = { groupTravelId: event.id }
  return (
    <li>
      <Link to={pathTo(locale, 'groupDetail', params)}>{name}</Link>
      {event.expiresBefore ? (
        <>
          <p className={styles.warning}>
            <TriangleAlert aria-hidden="true" />
            <span>
              <FormattedMessage id="groupCards.expiresBefore" values={{ status, day: date(event.endDate) }} />
            </span>
          </p>
          <Link to={`${pathTo(locale, 'groupTravelEdit', params)}#creditCardId`} className={textStyle.note}>
            <FormattedMessage id="groupCards.another" values={{ name }} />
          </Link>
        </>
      ) : (
        <p className={textStyle.note}>
          <FormattedMessage id="groupCards.until" values={{ day: date(event.endDate) }} />
        </p>
      )}
    </li>
  )
}
