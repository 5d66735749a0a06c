import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { GroupCard, NewGroupCard } from '#contract/groupCards.ts'
import { CardForm } from '@/domains/profile/payment/shared/CardForm'
import type { CardFieldValues } from '@/domains/profile/payment/shared/cardForm.rules'
import { CardName } from '@/domains/profile/payment/shared/CardName'
import { useOwnProfile, useSession } from '@/domains/session/shared/useSession'
import { useLeave } from '@/forms/leave/unsaved'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useLocale } from '@/i18n/useLocale'
import { IfOffered } from '@/patterns/record/IfOffered'
import { PageHeader } from '@/patterns/page/PageHeader'
import { showToast } from '@/patterns/feedback/toasts'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { usePostGroupCardMutation } from './cards.slice'
import { cameFromOf, groupCardValues, newGroupCardForm } from './groupCards.rules'
import { useCardProblem } from '@/domains/profile/payment/shared/useCardProblem'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** §2 events/cards/add: adds a card for events, and leads back to the form of the event that it was wanted for. */
export default function AddGroupCardPage() {
  const title = <FormattedMessage id="routes.groupTravelAddCard" />
  return (
    <div className={cx(layout.stack5, textStyle.measure)}>
      <IfOffered
        addition="groupcards"
        title="routes.groupTravelAddCard"
        reason="groupCards.notOffered.title"
        text="groupCards.notOffered.text"
      >
        <PageHeader
          title={title}
          note={
            <p className={textStyle.note}>
              <FormattedMessage id="groupCards.add.lead" />
            </p>
          }
        />
        <UnsavedWork>
          <Card>
            <NewCard />
          </Card>
        </UnsavedWork>
      </IfOffered>
    </div>
  )
}

function NewCard() {
  const { companyId } = useSession()
  const [post] = usePostGroupCardMutation()
  const locale = useLocale()
  const leave = useLeave()
  const from = cameFromOf(useLocation().state)
  const goBack = (addedCard?: string) =>
    from ? leave(`${from}#creditCardId`, { addedCard }) : leave(pathTo(locale, 'groupTravelCards'))
  const finish = (card: GroupCard) => {
    void showToast({ text: <FormattedMessage id="groupCards.added" values={{ card: <CardName card={card} /> }} /> })
    goBack(card.id)
  }
  const section = useSectionForm<GroupCard | null, CardFieldValues, NewGroupCard>({
    id: 'group-card-new',
    schema: newGroupCardForm,
    entity: null,
    valuesOf: groupCardValues,
    save: async (card) => (await post({ companyId, card })) as SaveResult<GroupCard | null>,
    draftOwner: useOwnProfile(),
    sealed: { number: () => '' },
    onSaved: (card) => card && finish(card),
  })
  return (
    <CardForm section={section} onCancel={() => goBack()} problem={useCardProblem('groupCards.problem.alreadyThere')} />
  )
}
