import { lazy, type Ref, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { CreditCard } from '#contract/payment/cards.ts'
import type { ProfileRef } from '@/http/paths'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { NoCardsIllustration } from '@/ui/illustrations/NoCardsIllustration'
import { Skeleton } from '@/ui/progress/Skeleton'
import { usePostCreditCardMutation } from './payment.slice'
import styles from './PaymentSection.module.css'
import { CardItem, CardItems, CardUse, EditCardLabel } from './shared/CardItem'
import { PaysFor } from './shared/CardValue'
import layout from '@/ui/layout/layout.module.css'

/** Loaded on demand, as it includes the data of card brands; beforehand where the form is all there is to see. */
export const loadCardForm = () => import('./shared/CardForm')
const NewCard = lazy(() => loadCardForm().then((code) => ({ default: code.NewCard<CreditCard> })))
const EditOwnCard = lazy(() => import('./EditOwnCard').then((code) => ({ default: code.EditOwnCard })))

interface CardListProps {
  profileRef: ProfileRef
  cards: readonly CreditCard[]
  cardPath: ((cardId: string) => string) | undefined
  isAdding: boolean
  /** Whether the person opened the form, which then gets the focus and can be closed. */
  isAsked: boolean
  addedId: string | undefined
  /** Gets the focus when nothing else can. */
  addButton: Ref<HTMLButtonElement>
  onAdd: () => void
  onAdded: (card: CreditCard) => void
  onRemoved: (card: CreditCard) => void
  onCancel: () => void
}

/** The cards, or an empty state; above them the form for a new one while it is open. */
export function CardList(props: CardListProps) {
  const { profileRef, cards, cardPath, isAdding, isAsked, addedId, addButton, onAdd, onAdded, onRemoved, onCancel } =
    props
  const [editedId, setEditedId] = useState<string>()
  const [post] = usePostCreditCardMutation()
  const edit = (card: CreditCard) =>
    cardPath ? (
      <Link to={cardPath(card.id)} className={buttonClass('quiet', 'small')}>
        <EditCardLabel card={card} />
      </Link>
    ) : (
      <Button variant="quiet" size="small" onClick={() => setEditedId(card.id)}>
        <EditCardLabel card={card} />
      </Button>
    )
  return (
    <Suspense fallback={<Skeleton shape="box" />}>
      {isAdding && (
        <div className={styles.form}>
          {isAsked && (
            <h3 className={styles.new}>
              <FormattedMessage id="profile.payment.new" />
            </h3>
          )}
          <NewCard
            id={`card-new-${profileRef.profileId}`}
            add={(card) => post({ ...profileRef, card })}
            hasFocus={isAsked}
            onSaved={onAdded}
            onCancel={isAsked ? onCancel : undefined}
          />
        </div>
      )}
      {cards.length === 0 && !isAdding && <NoCards addButton={addButton} onAdd={onAdd} />}
      {cards.length > 0 && (
        <CardItems>
          {cards.map((card) =>
            card.id === editedId ? (
              <li key={card.id} className={layout.wholeRow}>
                <EditOwnCard
                  {...{ profileRef, card, cards }}
                  onSaved={() => setEditedId(undefined)}
                  onRemoved={() => onRemoved(card)}
                  onCancel={() => setEditedId(undefined)}
                />
              </li>
            ) : (
              <CardItem key={card.id} card={card} isNew={card.id === addedId}>
                <CardUse edit={edit(card)}>
                  <PaysFor uses={card.uses} />
                </CardUse>
              </CardItem>
            ),
          )}
        </CardItems>
      )}
    </Suspense>
  )
}

const NoCards = ({ addButton, onAdd }: Pick<CardListProps, 'addButton' | 'onAdd'>) => (
  <EmptyState
    headingLevel={3}
    title={<FormattedMessage id="profile.payment.none.title" />}
    text={<FormattedMessage id="profile.payment.none.text" />}
    illustration={<NoCardsIllustration />}
    action={
      <Button ref={addButton} id="add-card-number" onClick={onAdd}>
        <FormattedMessage id="profile.payment.add" />
      </Button>
    }
  />
)
