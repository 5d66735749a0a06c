import { skipToken } from '@reduxjs/toolkit/query/react'
import { Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import type { CreditCard } from '#contract/payment/cards.ts'
import type { PayingCard } from '#contract/admin/companyCards.ts'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { usePageForms } from '@/forms/section/pageForms'
import { SectionCard } from '@/patterns/page/SectionCard'
import { localDay } from '@/lib/localDay'
import { isOffered } from '@/http/additions'
import type { ProfileRef } from '@/http/paths'
import { useNow } from '@/i18n/useNow'
import { Button } from '@/ui/button/Button'
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval'
import { CardList } from './CardList'
import { CardName } from './shared/CardName'
import { CoverageCard } from './CoverageCard'
import { useCompanyCardsOfQuery, useCreditCardsQuery } from './payment.slice'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { Card } from '@/ui/display/Card'
import { CardItem, CardItems, CardUse } from './shared/CardItem'
import { PaysFor } from './shared/CardValue'

interface PaymentSectionProps {
  profileRef: ProfileRef
  /** Address of the screen for changing a card; without it, the form opens in place of the card. */
  cardPath?: (cardId: string) => string
  /** The card that was just removed on another screen, as `CardName` takes it. */
  removed?: Pick<CreditCard, 'brand' | 'number'> | undefined
}

export { loadCardForm } from './CardList'

/** A person's payment cards, and what they pay for (§2, §3 Credit card). */
export function PaymentSection({ profileRef, cardPath, removed }: PaymentSectionProps) {
  const answer = useCreditCardsQuery(profileRef)
  const { data: profile } = useProfileQuery(profileRef)
  const { currentData: companyCards = [] } = useCompanyCardsOfQuery(isOffered('companycards') ? profileRef : skipToken)
  const day = localDay(useNow())
  const [isAsked, setAdding] = useState(false)
  const isStep = usePageForms()?.savedBy === 'step'
  const [news, setNews] = useState<{ id: string; text: ReactNode }>()
  const add = useRef<HTMLButtonElement>(null)
  const focusOnceGone = useFocusAfterRemoval(answer.data, add)
  const hasCards = answer.data !== undefined && answer.data.length > 0
  // In a step the first card is what there is to do.
  const isAdding = isAsked || (isStep && !hasCards)
  const finish = (what: 'added' | 'removed', card: CreditCard) => {
    setNews({ id: card.id, text: <News what={what} card={card} /> })
    setAdding(false)
    if (what === 'removed') focusOnceGone(card.id)
  }
  return (
    <>
      {profile && (hasCards || companyCards.length > 0) && (
        <CoverageCard profile={profile} cards={answer.data ?? []} today={day} />
      )}
      <SectionCard
        heading={<FormattedMessage id="profile.payment.title" />}
        description={<FormattedMessage id="profile.payment.text" />}
        answer={answer}
        actions={
          hasCards &&
          !isAdding && (
            <Button
              id="add-card-number"
              ref={add}
              variant="secondary"
              size="small"
              icon={<Plus />}
              onClick={() => setAdding(true)}
            >
              <FormattedMessage id="profile.payment.add" />
            </Button>
          )
        }
      >
        {(cards) => (
          <CardList
            {...{ profileRef, cards, cardPath, isAdding, isAsked, addedId: news?.id }}
            addButton={add}
            onAdd={() => setAdding(true)}
            onAdded={(card) => finish('added', card)}
            onRemoved={(card) => finish('removed', card)}
            onCancel={() => {
              flushSync(() => setAdding(false))
              add.current?.focus()
            }}
          />
        )}
      </SectionCard>
      {companyCards.length > 0 && <CompanyCards cards={companyCards} />}
      <p role="status" className={cx(textStyle.note, layout.unseenWhenEmpty)}>
        {news?.text ?? (removed && <News what="removed" card={removed} />)}
      </p>
    </>
  )
}

const News = ({ what, card }: { what: 'added' | 'removed'; card: Pick<CreditCard, 'brand' | 'number'> }) => (
  <FormattedMessage id={`profile.payment.${what}`} values={{ card: <CardName card={card} /> }} />
)

/** The company cards that pay for somebody; administrators alone change them. */
const CompanyCards = ({ cards }: { cards: readonly PayingCard[] }) => (
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
