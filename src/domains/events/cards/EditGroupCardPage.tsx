import { FormattedMessage, useIntl } from 'react-intl'
import { useParams, Link } from 'react-router-dom'
import { type GroupCard, groupCardSchema } from '#contract/events/groupCards.ts'
import { groupNameOf } from '#contract/events/groupNames.ts'
import { EditCard } from '@/domains/profile/payment/shared/CardForm'
import { CardName } from '@/domains/profile/payment/shared/CardName'
import { showCardToast } from '@/domains/profile/payment/shared/showCardToast'
import { RemoveCard } from '@/domains/profile/payment/shared/RemoveCard'
import { useSession } from '@/domains/session/shared/useSession'
import { SectionGroup } from '@/forms/section/SaveBar'
import { useLeave } from '@/forms/leave/unsaved'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { useLocale } from '@/i18n/useLocale'
import { SectionCard } from '@/patterns/page/SectionCard'
import { UnknownRecord } from '@/patterns/record/UnknownRecord'
import { useAction } from '@/patterns/action/useAction'
import { pathTo } from '@/routes/pathTo'
import { usePutGroupCardMutation, useDeleteGroupCardMutation } from './cards.slice'
import { withoutUses, type PaidEvent } from './groupCards.rules'
import { useOrganizerCards } from './useOrganizerCards'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './GroupCards.module.css'

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

interface RemoveGroupCardProps {
  card: GroupCard
  onRemoved: () => void
}

/** Removes a card, unless an event that is not over is paid with it: then it leads to where another one is chosen. */
function RemoveGroupCard({ card, onRemoved }: RemoveGroupCardProps) {
  const { companyId } = useSession()
  const remove = useAction({ mutation: useDeleteGroupCardMutation(), onDone: onRemoved })
  const refused = eventsIn(remove.failure?.current)
  const events = card.events.length > 0 ? card.events : refused
  return (
    <RemoveCard
      card={card}
      obstacle={events.length > 0 && <InUse events={events} />}
      consequence={<FormattedMessage id="groupCards.remove.nothingLost" />}
      action={remove}
      onConfirm={() => remove.run({ companyId, creditCardId: card.id, version: card.version })}
    />
  )
}

/** The events of a card as the server has it, which refused to remove it. */
const eventsIn = (current: unknown): PaidEvent[] => groupCardSchema.safeParse(current).data?.events ?? []

function InUse({ events }: { events: readonly PaidEvent[] }) {
  const { locale: culture } = useIntl()
  const locale = useLocale()
  return (
    <>
      <p className={textStyle.note}>
        <FormattedMessage id="groupCards.inUse" values={{ count: events.length }} />
      </p>
      <ul className={styles.inUse}>
        {events.map(({ id, names }) => (
          <li key={id}>
            <Link to={`${pathTo(locale, 'groupTravelEdit', { groupTravelId: id })}#creditCardId`}>
              {groupNameOf(names, culture)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
