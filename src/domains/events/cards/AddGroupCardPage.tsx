import { useLocation } from 'react-router-dom'
import type { GroupCard } from '#contract/events/groupCards.ts'
import { NewCard } from '@/domains/profile/payment/shared/CardForm'
import { showCardToast } from '@/domains/profile/payment/shared/showCardToast'
import { useSession } from '@/domains/session/shared/useSession'
import { useLeave } from '@/forms/leave/unsaved'
import { useLocale } from '@/i18n/useLocale'
import { AddRecordPage } from '@/patterns/record/AddRecordPage'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { usePostGroupCardMutation } from './cards.slice'
import { cameFromOf, withoutUses } from './groupCards.rules'
import layout from '@/ui/layout/layout.module.css'

/** §2 events/cards/add: adds a card for events, and leads back to the form of the event that it was wanted for. */
export default function AddGroupCardPage() {
  return (
    <div className={layout.stack5}>
      <AddRecordPage title="routes.groupTravelAddCard" lead="groupCards.add.lead">
        <Card>
          <NewGroupCard />
        </Card>
      </AddRecordPage>
    </div>
  )
}

function NewGroupCard() {
  const { companyId } = useSession()
  const [post] = usePostGroupCardMutation()
  const locale = useLocale()
  const leave = useLeave()
  const from = cameFromOf(useLocation().state)
  const goBack = (addedCard?: string) =>
    from ? leave(`${from}#creditCardId`, { addedCard }) : leave(pathTo(locale, 'groupTravelCards'))
  const finish = (card: GroupCard) => {
    showCardToast('added', card)
    goBack(card.id)
  }
  return (
    <NewCard<GroupCard>
      id="group-card-new"
      hasUses={false}
      alreadyThere="groupCards.problem.alreadyThere"
      add={(card) => post({ companyId, card: withoutUses(card) })}
      onSaved={finish}
      onCancel={() => goBack()}
    />
  )
}
