import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import type { GroupCard } from '#contract/events/groupCards.ts'
import { EditCard } from '@/domains/profile/payment/shared/CardForm'
import { CardName } from '@/domains/profile/payment/shared/CardName'
import { showCardToast } from '@/domains/profile/payment/shared/showCardToast'
import { useSession } from '@/domains/session/shared/useSession'
import { SectionGroup } from '@/forms/section/SaveBar'
import { useLeave } from '@/forms/leave/unsaved'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { useLocale } from '@/i18n/useLocale'
import { SectionCard } from '@/patterns/page/SectionCard'
import { UnknownRecord } from '@/patterns/record/UnknownRecord'
import { pathTo } from '@/routes/pathTo'
import { usePutGroupCardMutation } from './cards.slice'
import { withoutUses } from './groupCards.rules'
import { RemoveGroupCard } from './RemoveGroupCard'
import { useOrganizerCards } from './useOrganizerCards'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** §2 events/cards/{creditCardId}/edit. */
export default function EditGroupCardPage() {
  const title = <FormattedMessage id="routes.groupTravelEditCard" />
  return (
    <div className={cx(layout.stack5, textStyle.measure)}>
      <h1>{title}</h1>
      <Edit />
    </div>
  )
}

function Edit() {
  const { creditCardId } = useParams()
  const locale = useLocale()
  const answer = useOrganizerCards()
  const card = answer.currentData?.find(({ id }) => id === creditCardId)
  if (answer.currentData && !card)
    return (
      <UnknownRecord
        headingLevel={2}
        about="profile.payment"
        title="groupCards.unknown.title"
        back={pathTo(locale, 'groupTravelCards')}
      />
    )
  return (
    <UnsavedWork>
      <SectionGroup>
        <SectionCard
          heading={card ? <CardName card={card} /> : <FormattedMessage id="profile.payment.one" />}
          answer={answer}
        >
          {() => card && <Forms card={card} />}
        </SectionCard>
      </SectionGroup>
    </UnsavedWork>
  )
}

function Forms({ card }: { card: GroupCard }) {
  const { companyId } = useSession()
  const [put] = usePutGroupCardMutation()
  const locale = useLocale()
  const leave = useLeave()
  const toCards = () => leave(pathTo(locale, 'groupTravelCards'))
  const finish = (outcome: 'saved' | 'removed', changed: GroupCard) => {
    showCardToast(outcome, changed)
    toCards()
  }
  return (
    <>
      <EditCard
        id={`group-card-${card.id}`}
        card={card}
        hasUses={false}
        part="routes.groupTravelEditCard"
        alreadyThere="groupCards.problem.alreadyThere"
        change={(changed) => put({ companyId, creditCardId: card.id, card: withoutUses(changed) })}
        onSaved={(saved) => finish('saved', saved)}
        onCancel={toCards}
      />
      <RemoveGroupCard card={card} onRemoved={() => finish('removed', card)} />
    </>
  )
}
