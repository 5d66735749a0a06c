import { lazy, type ReactNode, type Ref, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { CreditCard } from '#contract/cards.ts'
import type { ProfileRef } from '@/http/paths'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'
import { Skeleton } from '@/ui/progress/Skeleton'
import { CardItem } from './CardItem'
import styles from './PaymentSection.module.css'
import layout from '@/ui/layout/layout.module.css'

/** Loaded beforehand where the form is all there is to see. */
export const loadNewCardForm = () => import('./NewCardForm')
const NewCardForm = lazy(loadNewCardForm)
const EditCard = lazy(() => import('./EditCard').then((code) => ({ default: code.EditCard })))

interface CardListProps {
  profileRef: ProfileRef
  cards: readonly CreditCard[]
  cardPath: ((cardId: string) => string) | undefined
  onSaved: (() => void) | undefined
  isAdding: boolean
  /** Whether the person opened the form, which then gets the focus and can be closed. */
  isAsked: boolean
  today: string
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
  const {
    profileRef,
    cards,
    cardPath,
    onSaved,
    isAdding,
    isAsked,
    today,
    addedId,
    addButton,
    onAdd,
    onAdded,
    onRemoved,
    onCancel,
  } = props
  const [editedId, setEditedId] = useState<string>()
  const edit = (id: string) => (words: ReactNode) =>
    cardPath ? (
      <Link to={cardPath(id)} className={buttonClass('quiet', 'small')}>
        {words}
      </Link>
    ) : (
      <Button variant="quiet" size="small" onClick={() => setEditedId(id)}>
        {words}
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
          <NewCardForm {...{ profileRef, isAsked, onAdded, onCancel }} />
        </div>
      )}
      {cards.length === 0 && !isAdding && <NoCards addButton={addButton} onAdd={onAdd} />}
      {cards.length > 0 && (
        <ul role="list" className={styles.list}>
          {cards.map((card) =>
            card.id === editedId ? (
              <li key={card.id} className={layout.wholeRow}>
                <EditCard
                  {...{ profileRef, card, cards }}
                  onSaved={() => {
                    setEditedId(undefined)
                    onSaved?.()
                  }}
                  onRemoved={() => onRemoved(card)}
                  onCancel={() => setEditedId(undefined)}
                />
              </li>
            ) : (
              <CardItem key={card.id} card={card} today={today} isNew={card.id === addedId} edit={edit(card.id)} />
            ),
          )}
        </ul>
      )}
    </Suspense>
  )
}

const NoCards = ({ addButton, onAdd }: Pick<CardListProps, 'addButton' | 'onAdd'>) => (
  <EmptyState
    headingLevel={3}
    title={<FormattedMessage id="profile.payment.none.title" />}
    text={<FormattedMessage id="profile.payment.none.text" />}
    illustration={<Illustration of="noCards" />}
    action={
      <Button ref={addButton} id="add-card-number" onClick={onAdd}>
        <FormattedMessage id="profile.payment.add" />
      </Button>
    }
  />
)
